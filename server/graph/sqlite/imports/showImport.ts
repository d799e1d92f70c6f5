import { addDegree } from '../nodeRows.js';
import { MOST_LISTED } from '../../changing/Outcome.js';
import { type Listing } from '../../changing/listing.js';
import { type Graph, scopeOf } from '../rows.js';
import { addLabelTotal, addTypeTotal } from '../Totals.js';
import { type Batch } from '../../storedRows.js';
import { batchOf, setBatchState } from './batches.js';

/** Adds a whole import to the counters of its project, or takes it out. */
function countBatch(graph: Graph, batch: Batch, sign: 1 | -1): void {
  graph.row.nodes_total += sign * batch.nodes_total;
  graph.row.relationships_total += sign * batch.relationships_total;
  const totals = graph.file.db.all<{ kind: string; name: string; total: number }>(
    'SELECT kind, name, total FROM batch_total WHERE owner = :owner AND project = :project AND batch = :batch',
    { ...scopeOf(graph), batch: batch.batch },
  );
  for (const { kind, name, total } of totals) {
    (kind === 'label' ? addLabelTotal : addTypeTotal)(graph, name, sign * total);
  }
  const ends = graph.file.db.all<{ node: number; total: number }>(
    'SELECT node, total FROM batch_end WHERE owner = :owner AND project = :project AND batch = :batch',
    { ...scopeOf(graph), batch: batch.batch },
  );
  for (const { node, total } of ends) addDegree(graph, node, sign * total);
}

function idsOf(graph: Graph, table: 'node' | 'relationship', { batch, ...ends }: Batch): string[] {
  const [first, last] =
    table === 'node' ? [ends.first_node, ends.last_node] : [ends.first_relationship, ends.last_relationship];
  const rows = graph.file.db.all<{ id: string }>(
    `SELECT id FROM ${table} WHERE owner = :owner AND project = :project AND seq BETWEEN :first AND :last
       AND batch = :batch ORDER BY seq`,
    { ...scopeOf(graph), first, last, batch },
  );
  return rows.map(({ id }) => id);
}

function listingOfBatch(graph: Graph, batch: Batch, shown: boolean): Listing | undefined {
  if (batch.nodes_total + batch.relationships_total > MOST_LISTED) return undefined;
  const [nodes, relationships] = [idsOf(graph, 'node', batch), idsOf(graph, 'relationship', batch)];
  return shown
    ? { nodes, relationships, deletedNodes: [], deletedRelationships: [] }
    : { nodes: [], relationships: [], deletedNodes: nodes, deletedRelationships: relationships };
}

/** Shows all rows of an import at once, or hides them, without touching one of them; counters and degrees go along. */
export function showImport(graph: Graph, number: number, shown: boolean): Listing | undefined {
  const batch = batchOf(graph, number);
  if (batch === undefined) throw new Error(`Batch ${number} is not there`);
  setBatchState(graph, number, shown ? 'published' : 'undone');
  countBatch(graph, batch, shown ? 1 : -1);
  return listingOfBatch(graph, batch, shown);
}
