import { ProblemError } from '../contract/ProblemError.js';
import { type ImportId, type ProjectId } from '../contract/ids.js';

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

/** The row of a project as every database has it. */
export interface StoredProject {
  readonly project: number;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly version: number;
  nodes_total: number;
  relationships_total: number;
  head: number;
  last_node: number;
  last_relationship: number;
  last_batch: number;
  readonly first_seq: number;
  readonly created_at: string;
  updated_at: string;
  readonly archived_at: string | null;
}

/** Elements that a project's range of numbers has room for. */
export const SEQ_RANGE = 2 ** 32;

/** Refuses a project in which nothing changes. Throws `PROJECT_ARCHIVED`. */
export function refuseArchived({ archived_at }: StoredProject): void {
  if (archived_at !== null) throw new ProblemError('PROJECT_ARCHIVED');
}

/** What of a project is answered whatever its state. */
export const projectContent = (row: StoredProject) => ({
  id: row.id as ProjectId,
  name: row.name,
  description: row.description,
  version: row.version,
  nodesTotal: row.nodes_total,
  relationshipsTotal: row.relationships_total,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
