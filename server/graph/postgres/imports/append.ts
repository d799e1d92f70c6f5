import { type StoredNode } from '../../../../domain/changes/edit.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import {
  type ImportBatch,
  type ImportedNode,
  type ImportedRelationship,
  type ImportedStyle,
} from '../../ports/ImportSink.js';
import { checkImported, importedNode, importedRelationship } from '../../changing/importedElement.js';
import { captionsWith, nameAgain } from '../naming.js';
import { putRows } from '../bytes.js';
import { prepared } from '../../../platform/storage/postgres/statement.js';
import { type Graph, scopeOf, sent } from '../rows.js';
import { insertNodes, insertRelationships, putPositions, type Tied } from '../writing/elementRows.js';
import { type Batch } from '../../storedRows.js';

/**
 * The columns of rows with these ids that are of this import, or seen by readers. The order is that of the index of ids: without it
 * PostgreSQL, which knows nothing of the table while the first import is written, may choose any index that begins with the owner.
 */
const known = (table: 'node' | 'relationship', columns: string): string =>
  prepared(`SELECT x.* FROM unnest(:ids::text[]) w(id) CROSS JOIN LATERAL (
     SELECT ${columns} FROM ${table} e WHERE e.owner = :owner AND e.project = :project AND e.id = w.id AND (e.batch = :batch
       OR e.batch NOT IN (SELECT batch FROM hidden_batch WHERE owner = :owner AND project = :project)) ORDER BY e.batch OFFSET 0) x`);
const TAKEN = { node: known('node', 'e.id'), relationship: known('relationship', 'e.id') };
const ENDS = known('node', 'e.id, e.seq, e.batch');

/** What a slice adds to the counters of its batch. */
interface Added {
  readonly labels: Map<string, number>;
  readonly types: Map<string, number>;
  readonly ends: Map<number, number>;
}

const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);

/** Refuses ids that the project or this import already has. */
async function refuseTaken(graph: Graph, table: 'node' | 'relationship', batch: number, ids: readonly string[]) {
  const taken = await graph.session.get<{ id: string }>(TAKEN[table], { ...scopeOf(graph), batch, ids });
  const seen = new Set<string>();
  const twice = taken?.id ?? ids.find((id) => seen.size === seen.add(id).size);
  if (twice === undefined) return;
  throw new ProblemError('ID_TAKEN', { detail: `The id ${twice} is taken`, present: { id: twice } });
}

const idsOf = (elements: readonly { readonly id: string }[]) => elements.map(({ id }) => id);

async function addNodes(graph: Graph, batch: Batch, nodes: readonly ImportedNode[], at: string, added: Added) {
  if (nodes.length === 0) return;
  const [captions] = await Promise.all([
    captionsWith(graph, batch.batch),
    refuseTaken(graph, 'node', batch.batch, idsOf(nodes)),
  ]);
  const stored = nodes.map((node, index): StoredNode => {
    checkImported(node, `nodes/${index}`);
    const made = importedNode(node, { at, seq: (graph.row.last_node += 1), batch: batch.batch });
    for (const label of made.labels) count(added.labels, label);
    return made;
  });
  const places = nodes.map(({ position }, index) => ({ position, seq: stored[index]?.seq ?? 0 }));
  await Promise.all([
    insertNodes(graph, stored, captions),
    putPositions(
      graph,
      places.flatMap(({ position, seq }) => (position === undefined ? [] : [{ seq, x: position.x, y: position.y }])),
    ),
  ]);
}

interface End {
  readonly id: string;
  readonly seq: number;
  readonly batch: number;
}

async function endsOf(graph: Graph, batch: number, relationships: readonly ImportedRelationship[]) {
  const ids = new Set(relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]));
  const rows = await graph.session.all<End>(ENDS, { ...scopeOf(graph), batch, ids: [...ids] });
  return new Map(rows.map((row) => [row.id, row]));
}

async function addRelationships(
  graph: Graph,
  { batch }: Batch,
  relationships: readonly ImportedRelationship[],
  at: string,
  added: Added,
) {
  if (relationships.length === 0) return;
  const [ends] = await Promise.all([
    endsOf(graph, batch, relationships),
    refuseTaken(graph, 'relationship', batch, idsOf(relationships)),
  ]);
  const tied = relationships.map((relationship, index): Tied => {
    checkImported(relationship, `relationships/${index}`);
    const [start, end] = [ends.get(relationship.startNodeId), ends.get(relationship.endNodeId)];
    if (start === undefined || end === undefined) {
      const path = `relationships/${index}/${start === undefined ? 'startNodeId' : 'endNodeId'}`;
      throw new ProblemError('NODE_NOT_FOUND', { errors: [{ path, message: 'no such node' }] });
    }
    count(added.types, relationship.type);
    for (const outer of new Set([start, end])) if (outer.batch !== batch) count(added.ends, outer.seq);
    const numbers = { at, seq: (graph.row.last_relationship += 1), batch };
    return {
      relationship: importedRelationship(relationship, numbers),
      ends: { start: start.seq, end: end.seq },
    };
  });
  await insertRelationships(graph, tied);
}

const ADD_TOTALS = prepared(
  `INSERT INTO batch_total AS t (owner, project, batch, kind, name, total)
   SELECT :owner, :project, :batch, w.kind, w.name, w.total FROM ${sent('kind text, name text, total bigint')}
   ON CONFLICT (owner, project, batch, kind, name) DO UPDATE SET total = t.total + excluded.total`,
);
const ADD_ENDS = prepared(
  `INSERT INTO batch_end AS t (owner, project, batch, node, total)
   SELECT :owner, :project, :batch, w.node, w.total FROM ${sent('node bigint, total bigint')}
   ON CONFLICT (owner, project, batch, node) DO UPDATE SET total = t.total + excluded.total`,
);
const ADD_TO_BATCH = prepared(
  `UPDATE batch SET nodes_total = nodes_total + :nodes, relationships_total = relationships_total + :relationships,
     last_node = :lastNode, last_relationship = :lastRelationship
   WHERE owner = :owner AND project = :project AND batch = :batch`,
);

async function saveAdded(graph: Graph, batch: number, { labels, types, ends }: Added, size: ImportBatch) {
  const rowsOf = (kind: string, totals: ReadonlyMap<string, number>) =>
    [...totals].map(([name, total]) => ({ kind, name, total }));
  const scope = { ...scopeOf(graph), batch };
  const { last_node: lastNode, last_relationship: lastRelationship } = graph.row;
  const added = { nodes: size.nodes.length, relationships: size.relationships.length, lastNode, lastRelationship };
  const outer = [...ends].map(([node, total]) => ({ node, total }));
  await Promise.all([
    graph.session.run(ADD_TOTALS, {
      ...scope,
      rows: JSON.stringify([...rowsOf('label', labels), ...rowsOf('type', types)]),
    }),
    ...(outer.length === 0 ? [] : [graph.session.run(ADD_ENDS, { ...scope, rows: JSON.stringify(outer) })]),
    graph.session.run(ADD_TO_BATCH, { ...scope, ...added }),
  ]);
}

/** Keeps the styles that an import brings; nodes of it that came before them are named by them too. */
async function addStyles(graph: Graph, { batch }: Batch, styles: readonly ImportedStyle[]): Promise<void> {
  if (styles.length === 0) return;
  const rows = new Map(
    styles.map(({ kind, name, style }) => [`${kind} ${name}`, { batch, kind, name, style: JSON.stringify(style) }]),
  );
  const columns = { keys: { batch: 'int', kind: 'text', name: 'text' }, others: { style: 'text' } };
  await putRows(graph, 'batch_style', columns, [...rows.values()]);
  const labels = styles.flatMap(({ kind, name, style }) =>
    kind === 'label' && style.caption !== undefined ? [name] : [],
  );
  if (labels.length > 0) await nameAgain(graph, { labels, captions: await captionsWith(graph, batch), only: batch });
}

/** Keeps what an import will change of what is there until it is published. */
async function stageUpdates(graph: Graph, batch: number, updates: NonNullable<ImportBatch['updates']>): Promise<void> {
  const rows = new Map(updates.map((edit) => [`${edit.of} ${edit.id}`, JSON.stringify(edit)]));
  const columns = { keys: { batch: 'int', element: 'text' }, others: { edit: 'text' } };
  const sentRows = [...rows].map(([element, edit]) => ({ batch, element, edit }));
  await putRows(graph, 'batch_update', columns, sentRows);
}

/** Writes one slice of an import, hidden, in the running transaction. Throws `ID_TAKEN`, `NODE_NOT_FOUND`, `VALIDATION_FAILED`. */
export async function appendSlice(graph: Graph, batch: Batch, slice: ImportBatch): Promise<void> {
  graph.isGrowing = true;
  const at = new Date().toISOString();
  const added: Added = { labels: new Map(), types: new Map(), ends: new Map() };
  await addNodes(graph, batch, slice.nodes, at, added);
  await addRelationships(graph, batch, slice.relationships, at, added);
  await addStyles(graph, batch, slice.styles ?? []);
  await stageUpdates(graph, batch.batch, slice.updates ?? []);
  await saveAdded(graph, batch.batch, added, slice);
}
