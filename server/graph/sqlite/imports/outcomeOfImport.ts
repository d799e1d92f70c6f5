import { MOST_TOLD, Outcome } from '../../changing/Outcome.js';
import { type Graph, scopeOf } from '../rows.js';
import { type Batch } from '../../storedRows.js';
import { batchOf } from './batches.js';

interface Versioned {
  id: string;
  version: number;
}

function elementsOf(graph: Graph, table: 'node' | 'relationship', { batch, ...ends }: Batch): Versioned[] {
  const [first, last] =
    table === 'node' ? [ends.first_node, ends.last_node] : [ends.first_relationship, ends.last_relationship];
  return graph.file.db.all<Versioned>(
    `SELECT id, version FROM ${table} WHERE owner = :owner AND project = :project AND seq BETWEEN :first AND :last
       AND batch = :batch`,
    { ...scopeOf(graph), first, last, batch },
  );
}

/** Nodes of before the import that its relationships hang on. */
const outerEnds = (graph: Graph, { batch }: Batch): Versioned[] =>
  graph.file.db.all<Versioned>(
    `SELECT n.id, n.version FROM batch_end e CROSS JOIN node n ON n.seq = e.node
     WHERE e.owner = :owner AND e.project = :project AND e.batch = :batch LIMIT :most`,
    { ...scopeOf(graph), batch, most: MOST_TOLD + 1 },
  );

/** What it leaves behind that an import was shown, or was hidden. */
export function outcomeOfImport(graph: Graph, number: number, shown: boolean): Outcome {
  const outcome = new Outcome();
  const batch = batchOf(graph, number);
  if (batch === undefined || batch.nodes_total + batch.relationships_total > MOST_TOLD) {
    outcome.leaveUntold();
    return outcome;
  }
  for (const { id, version } of outerEnds(graph, batch)) outcome.node(id, version);
  for (const { id, version } of elementsOf(graph, 'node', batch)) {
    if (shown) outcome.node(id, version);
    else outcome.nodeGone(id);
  }
  for (const { id, version } of elementsOf(graph, 'relationship', batch)) {
    if (shown) outcome.relationship(id, version);
    else outcome.relationshipGone(id);
  }
  return outcome;
}
