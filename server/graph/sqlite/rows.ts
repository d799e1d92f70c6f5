import { type Provenance } from '../../contract/elements.js';
import { type Properties, type PropertyKinds } from '../../../domain/properties/values.js';
import { type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';
import { type PersonFile } from '../../people/personFile/PersonFile.js';
import { type GraphRow } from './graphs.js';

/** One project of one person, in their open file. */
export interface Graph {
  readonly file: PersonFile;
  readonly row: GraphRow;
}

/** The two parameters that every statement over a graph binds. */
export const scopeOf = ({ file, row }: Graph) => ({ owner: file.owner, project: row.project });

/** Condition on a row's batch: not one of a hidden import. There is hardly ever one, and then this costs nothing. */
export const visible = (alias: string): string =>
  `${alias}.batch NOT IN (SELECT batch FROM hidden_batch WHERE owner = :owner AND project = :project)`;

/** Condition on node `n`: it wears `:label`. */
export const WEARS_LABEL =
  'EXISTS (SELECT 1 FROM node_label l WHERE l.owner = :owner AND l.project = :project AND l.label = :label AND l.node = n.seq)';

/** How many nodes wear a label. */
export const labelTotal = (graph: Graph, label: string): number =>
  graph.file.db.get<{ total: number }>(
    'SELECT total FROM label_total WHERE owner = :owner AND project = :project AND label = :label',
    { ...scopeOf(graph), label },
  )?.total ?? 0;

const optional = (name: string, column: string) =>
  `CASE WHEN ${column} IS NULL THEN '' ELSE ',"${name}":' || ${column} END`;
const stamps = (alias: string) =>
  `',"properties":' || ${alias}.properties || ',"propertyKinds":' || ${alias}.kinds || ',"version":' || ${alias}.version
   || ',"createdAt":"' || ${alias}.created_at || '","updatedAt":"' || ${alias}.updated_at || '"'
   || ${optional('provenance', `${alias}.provenance`)}`;

/** A node as finished JSON. Needs `node n LEFT JOIN position p`: see {@link NODE_SOURCE}. */
export const NODE_JSON = `'{"id":"' || n.id || '","labels":' || n.labels || ${stamps('n')}
   || ',"degree":' || n.degree || ${optional('position', 'p.place')} || '}'`;

/** The place of node `n` on the canvas, joined to it. */
export const WITH_POSITION = 'LEFT JOIN position p ON p.owner = :owner AND p.project = :project AND p.node = n.seq';

/** A relationship as finished JSON up to its ends, and the rest, so that a reader who knows the ends saves the joins. */
export const RELATIONSHIP_HEAD = `'{"id":"' || r.id || '","type":' || json_quote(r.type) || ',"startNodeId":"'`;
export const RELATIONSHIP_TAIL = `${stamps('r')} || '}'`;

/** A relationship as finished JSON. Needs its ends joined: see {@link WITH_ENDS}. */
export const RELATIONSHIP_JSON = `${RELATIONSHIP_HEAD} || a.id || '","endNodeId":"' || b.id || '"' || ${RELATIONSHIP_TAIL}`;

/** The ends of relationship `r`, joined to it. */
export const WITH_ENDS = 'JOIN node a ON a.seq = r.start_node JOIN node b ON b.seq = r.end_node';

let lastProvenance: { readonly of: Provenance; readonly text: string } | undefined;

/** Where an element came from, as it is stored. The elements of an import share it, so that the text of the last is kept. */
export function provenanceText(provenance: Provenance | undefined): string | null {
  if (provenance === undefined) return null;
  if (lastProvenance?.of !== provenance) lastProvenance = { of: provenance, text: JSON.stringify(provenance) };
  return lastProvenance.text;
}

/** What JSON does not tell of properties, as it is stored: mostly nothing. */
export const kindsText = (kinds: PropertyKinds): string =>
  Object.keys(kinds).length === 0 ? '{}' : JSON.stringify(kinds);

interface ElementRow {
  seq: number;
  batch: number;
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  properties: string;
  kinds: string;
  provenance: string | null;
}
interface NodeRow extends ElementRow {
  labels: string;
}
interface RelationshipRow extends ElementRow {
  type: string;
  start_id: string;
  end_id: string;
}

const elementOf = (row: ElementRow) => ({
  id: row.id,
  seq: row.seq,
  batch: row.batch,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  properties: JSON.parse(row.properties) as Properties,
  propertyKinds: JSON.parse(row.kinds) as PropertyKinds,
  ...(row.provenance === null ? {} : { provenance: JSON.parse(row.provenance) as Provenance }),
});

const relationshipOf = (row: RelationshipRow): StoredRelationship => ({
  ...elementOf(row),
  type: row.type,
  startNodeId: row.start_id,
  endNodeId: row.end_id,
});

/** A node that readers see, by its id. */
export function loadNode(graph: Graph, id: string): StoredNode | undefined {
  const row = graph.file.db.get<NodeRow>(
    `SELECT * FROM node n WHERE n.owner = :owner AND n.project = :project AND n.id = :id AND ${visible('n')}`,
    { ...scopeOf(graph), id },
  );
  return row === undefined ? undefined : { ...elementOf(row), labels: JSON.parse(row.labels) as string[] };
}

const SELECT_RELATIONSHIP = `SELECT r.*, a.id AS start_id, b.id AS end_id FROM relationship r ${WITH_ENDS}
  WHERE r.owner = :owner AND r.project = :project`;

/** A relationship that readers see, by its id. */
export function loadRelationship(graph: Graph, id: string): StoredRelationship | undefined {
  const row = graph.file.db.get<RelationshipRow>(`${SELECT_RELATIONSHIP} AND r.id = :id AND ${visible('r')}`, {
    ...scopeOf(graph),
    id,
  });
  return row === undefined ? undefined : relationshipOf(row);
}

/** All relationships of a node that readers see; a self loop once. */
export function loadRelationshipsOf(graph: Graph, node: number): StoredRelationship[] {
  const parameters = { ...scopeOf(graph), node };
  const outgoing = graph.file.db.all<RelationshipRow>(
    `${SELECT_RELATIONSHIP} AND r.start_node = :node AND ${visible('r')}`,
    parameters,
  );
  const incoming = graph.file.db.all<RelationshipRow>(
    `${SELECT_RELATIONSHIP} AND r.end_node = :node AND r.start_node <> :node AND ${visible('r')}`,
    parameters,
  );
  return [...outgoing, ...incoming].map(relationshipOf);
}

/** Number of the oldest relationship of a type from one node to another. */
export function oldestBetween(graph: Graph, type: string, start: number, end: number): string | undefined {
  return graph.file.db.get<{ id: string }>(
    `SELECT r.id FROM relationship r WHERE r.owner = :owner AND r.project = :project
       AND r.start_node = :start AND r.type = :type AND r.end_node = :end AND ${visible('r')}
     ORDER BY r.created_at, r.id LIMIT 1`,
    { ...scopeOf(graph), type, start, end },
  )?.id;
}
