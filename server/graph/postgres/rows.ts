import { type Properties, type PropertyKinds } from '../../../domain/properties/values.js';
import { type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';
import { type StyleKind } from '../../../domain/styles/style.js';
import { type GraphNode, type GraphRelationship, type Position, type Provenance } from '../../contract/elements.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type OwnerId } from '../../contract/ids.js';
import { type Session } from '../../platform/storage/postgres/Session.js';
import { prepared } from '../../platform/storage/postgres/statement.js';
import { type GraphRow } from './graphs.js';

/** An order of the elements of a project whose keys are stored once somebody has listed a large project in it. */
export interface StoredOrder {
  readonly table: 'node' | 'relationship';
  readonly by: 'label' | 'createdAt' | { readonly property: string };
}

/** A style of a label or type, as it is stored. */
export interface StyleRow {
  readonly kind: StyleKind;
  readonly name: string;
  readonly style: string;
}

/** How many elements wear a label, or have a type. */
export interface Counted {
  readonly kind: 'label' | 'type';
  readonly name: string;
  readonly total: number;
}

/** What a change has to know of its project and person before it is decided. */
export interface Standing {
  /** The styles of labels. */
  readonly styles: readonly StyleRow[];
  /** Whether a change was undone that could be made again. */
  readonly hasUndone: boolean;
  /** How much there is of each label and type, of so many at most as are told. */
  readonly counted: readonly Counted[];
  /** Elements that count for the person's limit beside those of the project's own counters. */
  readonly elementsBeside: number;
  /** Bytes that count for the person's limit. */
  readonly bytes: number;
}

/** Elements that were asked for, by their ids: whoever asks for the same is given the same. */
interface ElementReads {
  readonly nodes: Map<string, Promise<NodeRow[]>>;
  readonly relationships: Map<string, Promise<RelationshipRow[]>>;
}

export const noReads = (): ElementReads => ({ nodes: new Map(), relationships: new Map() });

/** Elements that a change has made, by their ids, as their rows are: nobody reads what he has just written. */
export interface MadeElements {
  readonly nodes: Map<string, NodeRow>;
  readonly relationships: Map<string, RelationshipRow>;
}

/** One project of one person, in a transaction. */
export interface Graph {
  readonly session: Session;
  readonly ownerId: OwnerId;
  readonly row: GraphRow;
  /** What was read with the row of a project that is held, to be changed. */
  readonly standing?: Standing;
  /** What can be undone and redone, where a change has made that certain. */
  steps?: { readonly canUndo: boolean; readonly canRedo: boolean };
  /** What was read since the transaction last wrote; only while a change reads the same more than once. */
  reads?: ElementReads;
  /** What was made in this transaction and is known without being read. */
  made?: MadeElements;
  /** Whether rows of imports wait for being removed once this is committed. */
  hasPendingCleanup?: boolean;
  /** An order whose keys are to be stored once this was read. */
  unsorted?: StoredOrder;
  /** Bytes that were written so far, less those that were removed. */
  newBytes?: number;
  /** How many statements were sent whose bytes only their answers tell. */
  uncounted?: number;
  /** Whether what is written may not go beyond the limit of bytes: deleting, undoing and redoing are never refused. */
  isGrowing?: boolean;
}

/** The two parameters that every statement over a graph binds. */
export const scopeOf = ({ row }: Graph) => ({ owner: row.owner, project: row.project });

/** Condition on a row of this graph that is not of a hidden import. */
export const visible = (alias: string): string =>
  `${alias}.owner = :owner AND ${alias}.project = :project AND ${alias}.batch NOT IN
     (SELECT batch FROM hidden_batch WHERE owner = :owner AND project = :project)`;

/** A list of row numbers as a table, in their order. LATERAL from it: joined in any other way PostgreSQL reads whole tables. */
const SEQS = 'unnest(:seqs::bigint[]) WITH ORDINALITY w(seq, place)';

/** Rows sent as JSON, as a table `w`. */
export const sent = (columns: string): string => `json_to_recordset(:rows::json) AS w(${columns})`;

const stamps = (alias: string) =>
  ['seq', 'batch', 'id', 'version', 'created_at', 'updated_at', 'properties', 'kinds', 'provenance']
    .map((column) => `${alias}.${column}`)
    .join(', ');

/** What is read of a node `n`; needs {@link WITH_POSITION}. */
export const NODE_COLUMNS = `${stamps('n')}, n.labels, n.degree, p.place`;

/** The place of node `n` on the canvas, joined to it; by itself for each, as {@link joinRow} says why. */
export const WITH_POSITION = `LEFT JOIN LATERAL
  (SELECT e.place FROM position e WHERE e.owner = :owner AND e.project = :project AND e.node = n.seq OFFSET 0) p ON true`;

/** What is read of a relationship `r`; needs {@link WITH_ENDS}. */
export const RELATIONSHIP_COLUMNS = `${stamps('r')}, r.type, a.id AS start_id, b.id AS end_id`;

/**
 * A row joined by its number to what stands before it. LATERAL and OFFSET 0: of a person whom its statistics do not know yet PostgreSQL expects
 * no row, and compares all of one table with all of the other.
 */
export const joinRow = (table: 'node' | 'relationship', alias: string, seq: string, columns = '*'): string =>
  `CROSS JOIN LATERAL (SELECT ${columns} FROM ${table} e WHERE e.owner = :owner AND e.seq = ${seq} OFFSET 0) ${alias}`;

/** The ends of relationship `r`, joined to it. */
export const WITH_ENDS = `${joinRow('node', 'a', 'r.start_node', 'e.id')} ${joinRow('node', 'b', 'r.end_node', 'e.id')}`;

interface ElementRow {
  readonly seq: number;
  readonly batch: number;
  readonly id: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly properties: string;
  readonly kinds: string;
  readonly provenance: string | null;
}
export interface NodeRow extends ElementRow {
  readonly labels: string;
  readonly degree: number;
  readonly place: string | null;
}
export interface RelationshipRow extends ElementRow {
  readonly type: string;
  readonly start_id: string;
  readonly end_id: string;
}

/** The row of an element that is not there. */
export interface NoElement {
  readonly id: null;
}

const contentOf = (row: ElementRow) => ({
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  properties: JSON.parse(row.properties) as Properties,
  propertyKinds: JSON.parse(row.kinds) as PropertyKinds,
  ...(row.provenance === null ? {} : { provenance: JSON.parse(row.provenance) as Provenance }),
});

const endsOf = ({ type, start_id, end_id }: RelationshipRow) => ({
  type,
  startNodeId: start_id,
  endNodeId: end_id,
});

/** A node as a change sees it. */
export const storedNode = (row: NodeRow): StoredNode => ({
  id: row.id,
  seq: row.seq,
  batch: row.batch,
  ...contentOf(row),
  labels: JSON.parse(row.labels) as string[],
});

/** A relationship as a change sees it. */
export const storedRelationship = (row: RelationshipRow): StoredRelationship => ({
  id: row.id,
  seq: row.seq,
  batch: row.batch,
  ...contentOf(row),
  ...endsOf(row),
});

const rowOf = (element: StoredNode | StoredRelationship) => ({
  id: element.id,
  seq: element.seq,
  batch: element.batch,
  version: element.version,
  created_at: element.createdAt,
  updated_at: element.updatedAt,
  properties: JSON.stringify(element.properties),
  kinds: JSON.stringify(element.propertyKinds),
  provenance: element.provenance === undefined ? null : JSON.stringify(element.provenance),
});

/** The row of a node as it would be read once it is written. */
export const rowOfNode = (node: StoredNode, degree: number): NodeRow => ({
  ...rowOf(node),
  labels: JSON.stringify(node.labels),
  degree,
  place: null,
});

/** The row of a relationship as it would be read once it is written. */
export const rowOfRelationship = (relationship: StoredRelationship): RelationshipRow => ({
  ...rowOf(relationship),
  type: relationship.type,
  start_id: relationship.startNodeId,
  end_id: relationship.endNodeId,
});

/** A node as it is answered. */
export const nodeAnswer = (row: NodeRow): GraphNode =>
  ({
    id: row.id,
    labels: JSON.parse(row.labels) as string[],
    ...contentOf(row),
    degree: row.degree,
    ...(row.place === null ? {} : { position: JSON.parse(row.place) as Position }),
  }) as GraphNode;

/** A relationship as it is answered. */
export const relationshipAnswer = (row: RelationshipRow): GraphRelationship =>
  ({ id: row.id, ...endsOf(row), ...contentOf(row) }) as GraphRelationship;

const NODES_BY_SEQ = prepared(
  `SELECT ${NODE_COLUMNS} FROM ${SEQS} JOIN node n ON n.owner = :owner AND n.seq = w.seq ${WITH_POSITION}
   WHERE n.project = :project ORDER BY w.place`,
);
const RELATIONSHIPS_BY_SEQ = prepared(
  `SELECT ${RELATIONSHIP_COLUMNS} FROM ${SEQS} JOIN relationship r ON r.owner = :owner AND r.seq = w.seq ${WITH_ENDS}
   WHERE r.project = :project ORDER BY w.place`,
);
const nodesWith = (condition: string) =>
  `SELECT ${NODE_COLUMNS} FROM node n ${WITH_POSITION} WHERE ${condition} AND ${visible('n')}`;
const relationshipsWith = (condition: string) =>
  `SELECT ${RELATIONSHIP_COLUMNS} FROM relationship r ${WITH_ENDS} WHERE ${condition} AND ${visible('r')}`;
const NODES_BY_ID = prepared(nodesWith('n.id = ANY (:ids::text[])'));
const RELATIONSHIPS_BY_ID = prepared(relationshipsWith('r.id = ANY (:ids::text[])'));

/** Nodes by their row numbers, in the order given. */
export const nodesBySeq = (graph: Graph, seqs: readonly number[]): Promise<NodeRow[]> =>
  seqs.length === 0 ? Promise.resolve([]) : graph.session.all<NodeRow>(NODES_BY_SEQ, { ...scopeOf(graph), seqs });

/** Relationships by their row numbers, in the order given. */
export const relationshipsBySeq = (graph: Graph, seqs: readonly number[]): Promise<RelationshipRow[]> =>
  seqs.length === 0
    ? Promise.resolve([])
    : graph.session.all<RelationshipRow>(RELATIONSHIPS_BY_SEQ, { ...scopeOf(graph), seqs });

function byIds<Row>(
  graph: Graph,
  sql: string,
  ids: readonly string[],
  known: Map<string, Promise<Row[]>> | undefined,
  made: ReadonlyMap<string, Row> | undefined,
): Promise<Row[]> {
  const wanted = [...new Set(ids)];
  const own = wanted.flatMap((id) => made?.get(id) ?? []);
  if (own.length === wanted.length) return Promise.resolve(own);
  const key = ids.join();
  const rows = known?.get(key) ?? graph.session.all<Row>(sql, { ...scopeOf(graph), ids });
  known?.set(key, rows);
  return rows;
}

/** Nodes that readers see, by their ids; each once, in no order. */
export const nodesById = (graph: Graph, ids: readonly string[]): Promise<NodeRow[]> =>
  byIds(graph, NODES_BY_ID, ids, graph.reads?.nodes, graph.made?.nodes);

/** Relationships that readers see, by their ids; each once, in no order. */
export const relationshipsById = (graph: Graph, ids: readonly string[]): Promise<RelationshipRow[]> =>
  byIds(graph, RELATIONSHIPS_BY_ID, ids, graph.reads?.relationships, graph.made?.relationships);

/** One statement from the ids of a person and a project to a row of its graph: of none it has nulls, of no such project there is no row. */
const inGraph = (rows: string): string =>
  prepared(`SELECT x.* FROM person o JOIN graph g ON g.owner = o.owner
   LEFT JOIN LATERAL (${rows.replaceAll(/:(owner|project)\b/g, 'g.$1')}) x ON true
   WHERE o.id = :ownerId AND g.id = :projectId AND g.access <> 'hidden'`);

/** What is read of one element by one statement; its parameter is `id`. */
export const ONE_NODE = inGraph(nodesWith('n.id = :id'));
export const ONE_RELATIONSHIP = inGraph(relationshipsWith('r.id = :id'));

const isThere = <T extends ElementRow>(row: T | NoElement | undefined): row is T =>
  row !== undefined && row.id !== null;

/** The node of a row. Throws `NODE_NOT_FOUND`. */
export function foundNode(row: NodeRow | NoElement | undefined): GraphNode {
  if (!isThere(row)) throw new ProblemError('NODE_NOT_FOUND');
  return nodeAnswer(row);
}

/** The relationship of a row. Throws `RELATIONSHIP_NOT_FOUND`. */
export function foundRelationship(row: RelationshipRow | NoElement | undefined): GraphRelationship {
  if (!isThere(row)) throw new ProblemError('RELATIONSHIP_NOT_FOUND');
  return relationshipAnswer(row);
}

/** A node as it is answered. Throws `NODE_NOT_FOUND`. */
export const nodeAnswerOf = async (graph: Graph, id: string): Promise<GraphNode> =>
  foundNode((await nodesById(graph, [id]))[0]);

/** A relationship as it is answered. Throws `RELATIONSHIP_NOT_FOUND`. */
export const relationshipAnswerOf = async (graph: Graph, id: string): Promise<GraphRelationship> =>
  foundRelationship((await relationshipsById(graph, [id]))[0]);
