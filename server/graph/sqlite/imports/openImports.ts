import { deleteRelationshipRow } from '../relationshipRows.js';
import { type Graph, scopeOf } from '../rows.js';

const openBatches = `SELECT batch FROM batch WHERE owner = :owner AND project = :project AND state = 'open'`;

/** Whether an import that is being written brings an element of this id. */
export function isPromised(graph: Graph, of: 'node' | 'relationship', id: string): boolean {
  const found = graph.file.db.get(
    `SELECT 1 FROM ${of} WHERE owner = :owner AND project = :project AND id = :id AND batch IN (${openBatches})`,
    { ...scopeOf(graph), id },
  );
  return found !== undefined;
}

interface HiddenRelationship {
  seq: number;
  batch: number;
  type: string;
  start_node: number;
  end_node: number;
}

/** A node that goes while an import is being written takes the import's relationships with it along. */
export function dropHiddenRelationshipsOf(graph: Graph, node: number): void {
  const parameters = { ...scopeOf(graph), node };
  const awaited = graph.file.db.all<{ batch: number }>(
    `SELECT e.batch FROM batch b CROSS JOIN batch_end e
       ON e.owner = b.owner AND e.project = b.project AND e.batch = b.batch AND e.node = :node
     WHERE b.owner = :owner AND b.project = :project AND b.state = 'open'`,
    parameters,
  );
  for (const { batch } of awaited) {
    const hidden = graph.file.db.all<HiddenRelationship>(
      `SELECT seq, batch, type, start_node, end_node FROM relationship
       WHERE owner = :owner AND project = :project AND (start_node = :node OR end_node = :node) AND batch = :batch`,
      { ...parameters, batch },
    );
    for (const relationship of hidden) forget(graph, relationship, node);
    graph.file.db.run(
      'DELETE FROM batch_end WHERE owner = :owner AND project = :project AND batch = :batch AND node = :node',
      { ...parameters, batch },
    );
  }
}

function forget(
  graph: Graph,
  { seq, batch, type, start_node: start, end_node: end }: HiddenRelationship,
  node: number,
): void {
  deleteRelationshipRow(graph, seq);
  const parameters = { ...scopeOf(graph), batch };
  graph.file.db.run(
    `UPDATE batch SET relationships_total = relationships_total - 1
     WHERE owner = :owner AND project = :project AND batch = :batch`,
    parameters,
  );
  graph.file.db.run(
    `UPDATE batch_total SET total = total - 1 WHERE owner = :owner AND project = :project AND batch = :batch
       AND kind = 'type' AND name = :type`,
    { ...parameters, type },
  );
  const other = start === node ? end : start;
  graph.file.db.run(
    `UPDATE batch_end SET total = total - 1
     WHERE owner = :owner AND project = :project AND batch = :batch AND node = :other`,
    { ...parameters, other },
  );
  graph.file.db.run(
    `UPDATE node SET degree = degree - 1
     WHERE owner = :owner AND project = :project AND seq = :other AND batch = :batch AND degree > 0`,
    { ...parameters, other },
  );
}
