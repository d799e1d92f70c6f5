import { type Graph, scopeOf } from '../rows.js';
import { addDegrees, deleteRelationships } from '../writing/elementRows.js';

interface HiddenRelationship {
  readonly seq: number;
  readonly batch: number;
  readonly type: string;
  readonly start_node: number;
  readonly end_node: number;
}

/** Nodes that go while an import is being written take the import's relationships with them along. */
export async function dropHiddenRelationshipsOf(graph: Graph, nodes: readonly number[]): Promise<void> {
  if (nodes.length === 0) return;
  const parameters = { ...scopeOf(graph), nodes };
  const hidden = await graph.session.all<HiddenRelationship>(
    `SELECT DISTINCT r.seq, r.batch, r.type, r.start_node, r.end_node FROM batch b
     JOIN batch_end e ON e.owner = :owner AND e.project = :project AND e.batch = b.batch AND e.node = ANY (:nodes::bigint[])
     JOIN relationship r ON r.owner = :owner AND r.project = :project AND r.batch = b.batch
       AND (r.start_node = e.node OR r.end_node = e.node)
     WHERE b.owner = :owner AND b.project = :project AND b.state = 'open'`,
    parameters,
  );
  if (hidden.length === 0) return;
  const gone = new Set(nodes);
  await deleteRelationships(
    graph,
    hidden.map(({ seq }) => seq),
  );
  const batches = new Map<number, HiddenRelationship[]>();
  for (const one of hidden) batches.set(one.batch, [...(batches.get(one.batch) ?? []), one]);
  for (const [batch, own] of batches) await forget(graph, batch, own, gone);
}

/** Takes relationships of a hidden import out of its counters. */
async function forget(
  graph: Graph,
  batch: number,
  hidden: readonly HiddenRelationship[],
  gone: ReadonlySet<number>,
): Promise<void> {
  const { session } = graph;
  const scope = { ...scopeOf(graph), batch };
  await session.run(
    `UPDATE batch SET relationships_total = relationships_total - :count
     WHERE owner = :owner AND project = :project AND batch = :batch`,
    { ...scope, count: hidden.length },
  );
  for (const { type } of hidden)
    await session.run(
      `UPDATE batch_total SET total = total - 1 WHERE owner = :owner AND project = :project AND batch = :batch
         AND kind = 'type' AND name = :type`,
      { ...scope, type },
    );
  const others = hidden.flatMap((one) => [...new Set([one.start_node, one.end_node])].filter((end) => !gone.has(end)));
  for (const node of others)
    await session.run(
      `UPDATE batch_end SET total = total - 1
       WHERE owner = :owner AND project = :project AND batch = :batch AND node = :node`,
      { ...scope, node },
    );
  await session.run(
    `DELETE FROM batch_end WHERE owner = :owner AND project = :project AND batch = :batch AND node = ANY (:nodes::bigint[])`,
    { ...scope, nodes: [...gone] },
  );
  // Only nodes of the import itself whose relationships were counted already have any of these.
  const counted = await session.all<{ seq: number }>(
    `SELECT seq FROM node WHERE owner = :owner AND project = :project AND batch = :batch AND degree > 0
       AND seq = ANY (:others::bigint[])`,
    { ...scope, others },
  );
  await addDegrees(graph, new Map(counted.map(({ seq }) => [seq, -others.filter((other) => other === seq).length])));
}
