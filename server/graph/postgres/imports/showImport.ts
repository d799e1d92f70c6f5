import { type Listing } from '../../changing/listing.js';
import { MOST_LISTED, MOST_TOLD, Outcome } from '../../changing/Outcome.js';
import { closingOf } from '../closing.js';
import { type Graph, joinRow, scopeOf } from '../rows.js';
import { addDegrees } from '../writing/elementRows.js';
import { type Batch } from '../../storedRows.js';
import { batchOf, setBatchState } from './batches.js';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

const sizeOf = ({ nodes_total, relationships_total }: Batch): number => nodes_total + relationships_total;

function elementsOf(graph: Graph, table: 'node' | 'relationship', batch: Batch): Promise<Versioned[]> {
  const [first, last] =
    table === 'node' ? [batch.first_node, batch.last_node] : [batch.first_relationship, batch.last_relationship];
  return graph.session.all<Versioned>(
    `SELECT id, version FROM ${table} WHERE owner = :owner AND project = :project AND seq BETWEEN :first AND :last
       AND batch = :batch ORDER BY seq`,
    { ...scopeOf(graph), first, last, batch: batch.batch },
  );
}

/** Adds a whole import to the counters of its project, or takes it out. */
async function countBatch(graph: Graph, batch: Batch, sign: 1 | -1): Promise<void> {
  const scope = { ...scopeOf(graph), batch: batch.batch };
  const counted = closingOf(graph);
  counted.nodes(sign * batch.nodes_total);
  counted.relationships(sign * batch.relationships_total);
  const totals = await graph.session.all<{ kind: 'label' | 'type'; name: string; total: number }>(
    'SELECT kind, name, total FROM batch_total WHERE owner = :owner AND project = :project AND batch = :batch',
    scope,
  );
  for (const { kind, name, total } of totals) counted.add(kind, name, sign * total);
  const ends = await graph.session.all<{ node: number; total: number }>(
    'SELECT node, total FROM batch_end WHERE owner = :owner AND project = :project AND batch = :batch',
    scope,
  );
  await addDegrees(graph, new Map(ends.map(({ node, total }) => [node, sign * total])));
}

/** Shows all rows of an import at once, or hides them, without touching one of them; counters and degrees go along. */
export async function showImport(graph: Graph, number: number, shown: boolean): Promise<Listing | undefined> {
  const batch = await batchOf(graph, number);
  await setBatchState(graph, number, shown ? 'published' : 'undone');
  await countBatch(graph, batch, shown ? 1 : -1);
  if (sizeOf(batch) > MOST_LISTED) return undefined;
  const idsOf = async (table: 'node' | 'relationship') => (await elementsOf(graph, table, batch)).map(({ id }) => id);
  const [nodes, relationships] = [await idsOf('node'), await idsOf('relationship')];
  return shown
    ? { nodes, relationships, deletedNodes: [], deletedRelationships: [] }
    : { nodes: [], relationships: [], deletedNodes: nodes, deletedRelationships: relationships };
}

/** What it leaves behind that an import was shown, or was hidden. */
export async function outcomeOfImport(graph: Graph, number: number, shown: boolean): Promise<Outcome> {
  const outcome = new Outcome();
  const batch = await batchOf(graph, number);
  if (sizeOf(batch) > MOST_TOLD) {
    outcome.leaveUntold();
    return outcome;
  }
  // Nodes of before the import that its relationships hang on.
  const outer = await graph.session.all<Versioned>(
    `SELECT n.id, n.version FROM batch_end b ${joinRow('node', 'n', 'b.node')}
     WHERE b.owner = :owner AND b.project = :project AND b.batch = :batch LIMIT :most`,
    { ...scopeOf(graph), batch: number, most: MOST_TOLD + 1 },
  );
  for (const { id, version } of outer) outcome.node(id, version);
  for (const { id, version } of await elementsOf(graph, 'node', batch)) {
    if (shown) outcome.node(id, version);
    else outcome.nodeGone(id);
  }
  for (const { id, version } of await elementsOf(graph, 'relationship', batch)) {
    if (shown) outcome.relationship(id, version);
    else outcome.relationshipGone(id);
  }
  return outcome;
}
