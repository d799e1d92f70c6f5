import { ProblemError } from '../../../contract/ProblemError.js';
import {
  type ImportBatch,
  type ImportedNode,
  type ImportedRelationship,
  type ImportedStyle,
} from '../../ports/ImportSink.js';
import { checkImported, importedNode, importedRelationship } from '../../changing/importedElement.js';
import { captionsWith, nameAnew } from '../naming.js';
import { insertNode } from '../nodeRows.js';
import { putPosition } from '../positions.js';
import { saveGraph } from '../graphs.js';
import { type Ends, insertRelationshipRow } from '../relationshipRows.js';
import { type Graph, scopeOf, visible } from '../rows.js';
import { stageStyles } from '../styles.js';
import { type Batch } from './batches.js';
import { broughtNodes } from './broughtNodes.js';
import { stageUpdates } from './updates.js';

/** What a slice adds to the counters of its batch. */
interface Added {
  readonly labels: Map<string, number>;
  readonly types: Map<string, number>;
  readonly ends: Map<number, number>;
}

const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);

/** Refuses ids that the project or this import already has. */
function refuseTaken(graph: Graph, table: 'node' | 'relationship', batch: number, ids: readonly string[]): void {
  const taken = graph.file.db.get<{ id: string }>(
    `SELECT e.id FROM json_each(:ids) wanted CROSS JOIN ${table} e
       ON e.owner = :owner AND e.project = :project AND e.id = wanted.value AND (e.batch = :batch OR ${visible('e')})
     LIMIT 1`,
    { ...scopeOf(graph), batch, ids: JSON.stringify(ids) },
  )?.id;
  const twice =
    taken ?? (new Set(ids).size < ids.length ? ids.find((id, index) => ids.indexOf(id) < index) : undefined);
  if (twice === undefined) return;
  throw new ProblemError('ID_TAKEN', { detail: `The id ${twice} is taken`, present: { id: twice } });
}

function addNodes(graph: Graph, batch: Batch, nodes: readonly ImportedNode[], at: string, added: Added): void {
  refuseTaken(
    graph,
    'node',
    batch.batch,
    nodes.map(({ id }) => id),
  );
  if (nodes.length === 0) return;
  const captions = captionsWith(graph, batch.batch);
  nodes.forEach((node, index) => {
    checkImported(node, `nodes/${index}`);
    const seq = (graph.row.last_node += 1);
    const stored = importedNode(node, { at, seq, batch: batch.batch });
    insertNode(graph, stored, captions);
    if (node.position !== undefined) putPosition(graph, seq, node.position, true);
    for (const label of stored.labels) count(added.labels, label);
  });
}

interface End {
  readonly seq: number;
  readonly batch: number;
}

/** The nodes that these relationships need, of this import or of the project. */
function endsOf(
  graph: Graph,
  { batch, import_id: importId }: Batch,
  relationships: readonly ImportedRelationship[],
): (id: string) => End | undefined {
  const brought = broughtNodes(graph.file, importId);
  const unknown = new Set<string>();
  for (const { startNodeId, endNodeId } of relationships) {
    if (!brought.has(startNodeId)) unknown.add(startNodeId);
    if (!brought.has(endNodeId)) unknown.add(endNodeId);
  }
  const rows = graph.file.db.all<End & { readonly id: string }>(
    `SELECT n.id, n.seq, n.batch FROM json_each(:ids) wanted CROSS JOIN node n
       ON n.owner = :owner AND n.project = :project AND n.id = wanted.value AND (n.batch = :batch OR ${visible('n')})`,
    { ...scopeOf(graph), batch, ids: JSON.stringify([...unknown]) },
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const seq = brought.get(id);
    return seq === undefined ? found.get(id) : { seq, batch };
  };
}

function addRelationships(
  graph: Graph,
  batch: Batch,
  relationships: readonly ImportedRelationship[],
  at: string,
  added: Added,
): void {
  refuseTaken(
    graph,
    'relationship',
    batch.batch,
    relationships.map(({ id }) => id),
  );
  const endOf = endsOf(graph, batch, relationships);
  relationships.forEach((relationship, index) => {
    checkImported(relationship, `relationships/${index}`);
    const { type, startNodeId, endNodeId } = relationship;
    const [start, end] = [endOf(startNodeId), endOf(endNodeId)];
    if (start === undefined || end === undefined) {
      const path = `relationships/${index}/${start === undefined ? 'startNodeId' : 'endNodeId'}`;
      throw new ProblemError('NODE_NOT_FOUND', { errors: [{ path, message: 'no such node' }] });
    }
    const ends: Ends = { start: start.seq, end: end.seq };
    const seq = (graph.row.last_relationship += 1);
    insertRelationshipRow(graph, importedRelationship(relationship, { at, seq, batch: batch.batch }), ends);
    count(added.types, type);
    if (start.batch !== batch.batch) count(added.ends, start.seq);
    if (end.batch !== batch.batch && end.seq !== start.seq) count(added.ends, end.seq);
  });
}

function saveTotals(graph: Graph, batch: number, kind: 'label' | 'type', totals: ReadonlyMap<string, number>): void {
  for (const [name, total] of totals) {
    graph.file.db.run(
      `INSERT INTO batch_total (owner, project, batch, kind, name, total)
       VALUES (:owner, :project, :batch, :kind, :name, :total)
       ON CONFLICT DO UPDATE SET total = total + excluded.total`,
      { ...scopeOf(graph), batch, kind, name, total },
    );
  }
}

function saveAdded(graph: Graph, batch: number, { labels, types, ends }: Added, size: ImportBatch): void {
  saveTotals(graph, batch, 'label', labels);
  saveTotals(graph, batch, 'type', types);
  for (const [node, total] of ends) {
    graph.file.db.run(
      `INSERT INTO batch_end (owner, project, batch, node, total) VALUES (:owner, :project, :batch, :node, :total)
       ON CONFLICT DO UPDATE SET total = total + excluded.total`,
      { ...scopeOf(graph), batch, node, total },
    );
  }
  graph.file.db.run(
    `UPDATE batch SET nodes_total = nodes_total + :nodes, relationships_total = relationships_total + :relationships,
       last_node = :lastNode, last_relationship = :lastRelationship
     WHERE owner = :owner AND project = :project AND batch = :batch`,
    {
      ...scopeOf(graph),
      batch,
      nodes: size.nodes.length,
      relationships: size.relationships.length,
      lastNode: graph.row.last_node,
      lastRelationship: graph.row.last_relationship,
    },
  );
}

/** Keeps the styles that an import brings; what came before them is named by them too. */
function addStyles(graph: Graph, { batch }: Batch, styles: readonly ImportedStyle[]): void {
  stageStyles(graph, batch, styles);
  const labels = styles.flatMap(({ kind, name, style }) =>
    kind === 'label' && style.caption !== undefined ? [name] : [],
  );
  if (labels.length > 0) nameAnew(graph, { labels, captions: captionsWith(graph, batch), only: batch });
}

/** Writes one slice of an import, hidden, in the running transaction. Throws `ID_TAKEN`, `NODE_NOT_FOUND`, `VALIDATION_FAILED`. */
export function appendSlice(graph: Graph, batch: Batch, slice: ImportBatch): void {
  const at = new Date().toISOString();
  const added: Added = { labels: new Map(), types: new Map(), ends: new Map() };
  addNodes(graph, batch, slice.nodes, at, added);
  addRelationships(graph, batch, slice.relationships, at, added);
  addStyles(graph, batch, slice.styles ?? []);
  stageUpdates(graph, batch.batch, slice.updates ?? []);
  saveAdded(graph, batch.batch, added, slice);
  saveGraph(graph.file, graph.row);
}
