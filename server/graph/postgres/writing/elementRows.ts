import { fold } from '../../../../domain/folding/fold.js';
import { type Properties, type PropertyScalar, type PropertyValue } from '../../../../domain/properties/values.js';
import { type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { truthOf } from '../../../../domain/query/computed.js';
import { type ChosenCaptions } from '../../../../domain/styles/names.js';
import { captionKey, searchText } from '../../content.js';
import { countRows, putRows, removeRows } from '../bytes.js';
import { prepared } from '../../../platform/storage/postgres/statement.js';
import { addSortKeys, dropSortKeys, updateSortKeys } from '../lists/sortKeys.js';
import { type Graph, scopeOf, sent } from '../rows.js';
import { wordsVector } from '../words.js';

const scalar = (value: PropertyScalar): PropertyScalar => (typeof value === 'string' ? fold(value) : value);

/** A list has values of one kind, which folding keeps; the compiler knows neither of what is mapped over a union of lists. */
const folded = (value: PropertyValue): PropertyValue =>
  typeof value === 'object' ? (value.map(scalar) as unknown as PropertyValue) : scalar(value);

/** Properties whose texts are without case and diacritics, as conditions on texts compare them: no function of PostgreSQL folds alike. */
export const foldedProperties = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, folded(value)]));

const truthsOf = (value: PropertyValue): boolean[] => {
  const truths = (Array.isArray(value) ? (value as readonly PropertyScalar[]) : [value as PropertyScalar]).map(truthOf);
  return [...new Set(truths)].filter((one) => one !== undefined);
};

/** What properties say of yes and no, as `truthOf` reads it; those that say nothing of it are left out. */
export const truthProperties = (properties: Properties): Record<string, boolean[]> =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, value]) => [name, truthsOf(value)] as const)
      .filter(([, truths]) => truths.length > 0),
  );

const contentOf = ({ version, updatedAt, properties, propertyKinds }: StoredNode | StoredRelationship) => ({
  version,
  updated_at: updatedAt,
  properties: JSON.stringify(properties),
  folded: JSON.stringify(foldedProperties(properties)),
  truths: JSON.stringify(truthProperties(properties)),
  kinds: JSON.stringify(propertyKinds),
});

/** Where an element came from stays as it is when it changes, and so do its bytes. */
const withoutOrigin = <T extends object>(row: T) => ({ ...row, provenance: null });

/** What counts for the limit of bytes of an element that changes, as its row has it. */
const textsOf = ({ properties, propertyKinds }: StoredNode | StoredRelationship) =>
  withoutOrigin({ properties: JSON.stringify(properties), kinds: JSON.stringify(propertyKinds) });

const stampsOf = (element: StoredNode | StoredRelationship) => ({
  seq: element.seq,
  batch: element.batch,
  id: element.id,
  created_at: element.createdAt,
  provenance: element.provenance === undefined ? null : JSON.stringify(element.provenance),
  ...contentOf(element),
});

const nodeRow = (node: StoredNode, captions: ChosenCaptions) => ({
  ...stampsOf(node),
  labels: JSON.stringify(node.labels),
  caption: captionKey(node, captions),
  words: wordsVector(searchText(node.labels, node.properties)),
});

/** The row numbers of the ends of a relationship. */
export interface Ends {
  readonly start: number;
  readonly end: number;
}

/** A relationship with the row numbers of its ends. */
export interface Tied {
  readonly relationship: StoredRelationship;
  readonly ends: Ends;
}

const relationshipRow = ({ relationship, ends }: Tied) => ({
  ...stampsOf(relationship),
  type: relationship.type,
  start_node: ends.start,
  end_node: ends.end,
  words: wordsVector(searchText([relationship.type], relationship.properties)),
});

const STAMPS = `seq bigint, batch int, id text, created_at text, provenance text, version int, updated_at text,
  properties text, kinds text, words text, folded text, truths text`;
const NODE = sent(`${STAMPS}, labels text, caption text`);
const RELATIONSHIP = sent(`${STAMPS}, type text, start_node bigint, end_node bigint`);

const OWN = ['seq', 'batch', 'id', 'created_at', 'provenance', 'version', 'updated_at', 'properties', 'kinds'];
const NODE_NAMES = [...OWN, 'labels', 'caption'];
const RELATIONSHIP_NAMES = [...OWN, 'type', 'start_node', 'end_node'];
const values = (names: readonly string[]) => names.map((name) => `w.${name}`).join(', ');

/** Rows that PostgreSQL writes while the next are put together. */
const ROWS_AT_ONCE = 200;

/** Runs a statement over rows that are sent as JSON, a part of them after the other; of none nothing is asked. */
async function overRows<T>(
  graph: Graph,
  sql: string,
  all: readonly T[],
  rowsOf: (part: readonly T[]) => readonly object[],
): Promise<void> {
  const running: Promise<unknown>[] = [];
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
    const rows = rowsOf(all.slice(at, at + ROWS_AT_ONCE));
    running.push(graph.session.run(sql, { ...scopeOf(graph), rows: JSON.stringify(rows) }));
  }
  await Promise.all(running);
}

const seqsOf = (rows: readonly { readonly seq: number }[]): number[] => rows.map(({ seq }) => seq);

const labelRows = (nodes: readonly Pick<StoredNode, 'seq' | 'labels'>[]) =>
  nodes.flatMap(({ seq, labels }) => labels.map((label) => ({ seq, label })));

const asTheyAre = <T>(rows: readonly T[]): readonly T[] => rows;

const MADE_NODES = `made AS (INSERT INTO node (owner, project, props, folded, truths, words, ${NODE_NAMES.join(', ')})
     SELECT :owner, :project, w.properties::jsonb, w.folded::jsonb, w.truths::jsonb, w.words::tsvector, ${values(NODE_NAMES)} FROM ${NODE}
     RETURNING seq, labels)`;
const LABEL_MADE = `INSERT INTO node_label (owner, project, label, node)
   SELECT :owner, :project, l.label, m.seq FROM made m CROSS JOIN LATERAL json_array_elements_text(m.labels::json) l(label)
   ON CONFLICT DO NOTHING`;
const INSERT_NODES = prepared(`WITH ${MADE_NODES} ${LABEL_MADE}`);
/** Makes nodes of {@link newNodeRows} as part of a statement that does more. */
export const MAKING_NODES = `${MADE_NODES}, worn AS (${LABEL_MADE})`;

/** The rows of new nodes, which are counted. */
export function newNodeRows(graph: Graph, nodes: readonly StoredNode[], captions: ChosenCaptions) {
  const rows = nodes.map((node) => nodeRow(node, captions));
  countRows(graph, 'node', rows);
  return rows;
}

/** Writes new nodes: rows, labels, search. Without relationships yet. */
export async function insertNodes(graph: Graph, nodes: readonly StoredNode[], captions: ChosenCaptions): Promise<void> {
  const rowsOf = (part: readonly StoredNode[]) => newNodeRows(graph, part, captions);
  await Promise.all([overRows(graph, INSERT_NODES, nodes, rowsOf), addSortKeys(graph, 'node', nodes)]);
}

const PUT_LABELS =
  prepared(`INSERT INTO node_label (owner, project, label, node) SELECT :owner, :project, w.label, w.seq
   FROM ${sent('seq bigint, label text')} ON CONFLICT DO NOTHING`);
const DROP_LABELS = prepared(`DELETE FROM node_label l USING ${sent('seq bigint, label text')}
   WHERE l.owner = :owner AND l.project = :project AND l.label = w.label AND l.node = w.seq`);

const putLabels = (graph: Graph, nodes: readonly Pick<StoredNode, 'seq' | 'labels'>[]): Promise<void> =>
  overRows(graph, PUT_LABELS, labelRows(nodes), asTheyAre);

const dropLabels = (graph: Graph, nodes: readonly Pick<StoredNode, 'seq' | 'labels'>[]): Promise<void> =>
  overRows(graph, DROP_LABELS, labelRows(nodes), asTheyAre);

const UPDATE_NODES = `UPDATE node n SET caption = w.caption, version = w.version, updated_at = w.updated_at, labels = w.labels,
     properties = w.properties, kinds = w.kinds, props = w.properties::jsonb, folded = w.folded::jsonb, truths = w.truths::jsonb, words = w.words::tsvector
   FROM ${NODE} WHERE n.owner = :owner AND n.project = :project AND n.seq = w.seq`;

/** Writes the content, version and time of nodes. */
export async function updateNodes(
  graph: Graph,
  changed: readonly { readonly before: StoredNode; readonly after: StoredNode }[],
  captions: ChosenCaptions,
): Promise<void> {
  const rows = changed.map(({ after }) => nodeRow(after, captions));
  const replaced = changed.map(({ before }) => ({ labels: JSON.stringify(before.labels), ...textsOf(before) }));
  countRows(graph, 'node', replaced, -1);
  countRows(graph, 'node', rows.map(withoutOrigin));
  const without = ({ labels }: StoredNode, other: StoredNode) => labels.filter((one) => !other.labels.includes(one));
  await Promise.all([
    overRows(graph, UPDATE_NODES, rows, asTheyAre),
    dropLabels(
      graph,
      changed.map(({ before, after }) => ({ ...before, labels: without(before, after) })),
    ),
    putLabels(
      graph,
      changed.map(({ before, after }) => ({ ...after, labels: without(after, before) })),
    ),
    updateSortKeys(graph, 'node', changed),
  ]);
}

/** Removes nodes that have no relationships. Their places on the canvas are kept for their return. */
export async function deleteNodes(graph: Graph, nodes: readonly Pick<StoredNode, 'seq' | 'labels'>[]): Promise<void> {
  if (nodes.length === 0) return;
  await Promise.all([
    removeRows(graph, 'node', 'e.seq = ANY (:seqs::bigint[])', { seqs: seqsOf(nodes) }),
    dropLabels(graph, nodes),
    dropSortKeys(graph, 'node', seqsOf(nodes)),
  ]);
}

const INSERT_RELATIONSHIPS =
  prepared(`INSERT INTO relationship (owner, project, props, folded, truths, words, ${RELATIONSHIP_NAMES.join(', ')})
   SELECT :owner, :project, w.properties::jsonb, w.folded::jsonb, w.truths::jsonb, w.words::tsvector, ${values(RELATIONSHIP_NAMES)} FROM ${RELATIONSHIP}`);

/** Writes new relationships. The degrees of their ends are the caller's. */
export async function insertRelationships(graph: Graph, tied: readonly Tied[]): Promise<void> {
  const rowsOf = (part: readonly Tied[]) => {
    const rows = part.map(relationshipRow);
    countRows(graph, 'relationship', rows);
    return rows;
  };
  await Promise.all([
    overRows(graph, INSERT_RELATIONSHIPS, tied, rowsOf),
    addSortKeys(
      graph,
      'relationship',
      tied.map(({ relationship }) => relationship),
    ),
  ]);
}

const UPDATE_RELATIONSHIPS = `UPDATE relationship r SET type = w.type, start_node = w.start_node, end_node = w.end_node, version = w.version,
     updated_at = w.updated_at, properties = w.properties, kinds = w.kinds, props = w.properties::jsonb, folded = w.folded::jsonb, truths = w.truths::jsonb,
     words = w.words::tsvector
   FROM ${RELATIONSHIP} WHERE r.owner = :owner AND r.project = :project AND r.seq = w.seq`;

/** Writes the content, version and time of relationships. The degrees of their ends are the caller's. */
export async function updateRelationships(
  graph: Graph,
  changed: readonly { readonly before: StoredRelationship; readonly after: Tied }[],
): Promise<void> {
  const rows = changed.map(({ after }) => relationshipRow(after));
  const replaced = changed.map(({ before }) => ({ type: before.type, ...textsOf(before) }));
  countRows(graph, 'relationship', replaced, -1);
  countRows(graph, 'relationship', rows.map(withoutOrigin));
  await Promise.all([
    overRows(graph, UPDATE_RELATIONSHIPS, rows, asTheyAre),
    updateSortKeys(
      graph,
      'relationship',
      changed.map(({ before, after }) => ({ before, after: after.relationship })),
    ),
  ]);
}

/** Removes relationships. The degrees of their ends are the caller's. */
export async function deleteRelationships(graph: Graph, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return;
  await Promise.all([
    removeRows(graph, 'relationship', 'e.seq = ANY (:seqs::bigint[])', { seqs }),
    dropSortKeys(graph, 'relationship', seqs),
  ]);
}

const ADD_DEGREES = prepared(`UPDATE node n SET degree = n.degree + w.added FROM ${sent('seq bigint, added int')}
   WHERE n.owner = :owner AND n.project = :project AND n.seq = w.seq`);

/** Adds to the numbers of relationships of nodes, by their row numbers. */
export const addDegrees = (graph: Graph, added: ReadonlyMap<number, number>): Promise<void> =>
  overRows(
    graph,
    ADD_DEGREES,
    [...added].filter(([, by]) => by !== 0),
    (part) => part.map(([seq, by]) => ({ seq, added: by })),
  );

/** Keeps the places of nodes, by their row numbers. */
export const putPositions = (
  graph: Graph,
  places: readonly { readonly seq: number; readonly x: number; readonly y: number }[],
): Promise<void> =>
  putRows(
    graph,
    'position',
    { keys: { node: 'bigint' }, others: { place: 'text' } },
    [...new Map(places.map((one) => [one.seq, one])).values()].map(({ seq, x, y }) => ({
      node: seq,
      place: JSON.stringify({ x, y }),
    })),
  );
