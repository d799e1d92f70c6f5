import { ProblemError } from '../contract/ProblemError.js';
import { type ImportId, type ProjectId } from '../contract/ids.js';
import { type GraphAccess } from './ports/ProjectGraphs.js';

/** What an import is at: being written, there for all, taken back, or on its way out. */
export type BatchState = 'open' | 'published' | 'undone' | 'dropped';

/** The rows that came with one import. */
export interface Batch {
  readonly batch: number;
  readonly import_id: ImportId;
  readonly state: BatchState;
  readonly nodes_total: number;
  readonly relationships_total: number;
  readonly first_node: number;
  readonly first_relationship: number;
  readonly last_node: number;
  readonly last_relationship: number;
}

/** The row of a project's graph as every database has it. Its number (`project`) is in all its other rows. */
export interface StoredGraph {
  readonly project: number;
  readonly id: ProjectId;
  readonly access: GraphAccess;
  nodes_total: number;
  relationships_total: number;
  head: number;
  last_node: number;
  last_relationship: number;
  last_batch: number;
  readonly first_seq: number;
  updated_at: string;
}

/** The numbers of a graph as an UPDATE sets them. */
export const GRAPH_NUMBERS = `nodes_total = :nodes, relationships_total = :relationships, head = :head, last_node = :lastNode,
    last_relationship = :lastRelationship, last_batch = :lastBatch, updated_at = :updatedAt`;

/** Writes back what a change did to the numbers of a graph. */
export const SAVE_GRAPH = `UPDATE graph SET ${GRAPH_NUMBERS} WHERE owner = :owner AND project = :project`;

/** The values of `GRAPH_NUMBERS`, and the project. */
export const graphNumbers = (row: StoredGraph) => ({
  project: row.project,
  nodes: row.nodes_total,
  relationships: row.relationships_total,
  head: row.head,
  lastNode: row.last_node,
  lastRelationship: row.last_relationship,
  lastBatch: row.last_batch,
  updatedAt: row.updated_at,
});

/** Elements that a graph's range of numbers has room for. */
export const SEQ_RANGE = 2 ** 32;

/** Refuses a graph in which nothing changes. Throws `PROJECT_ARCHIVED`. */
export function refuseSealed({ access }: StoredGraph): void {
  if (access !== 'open') throw new ProblemError('PROJECT_ARCHIVED');
}
