import { afterAll, beforeAll, expect, test } from 'vitest';

import { type GraphScope } from '../../server/graph/ports/scope.js';
import { GraphBuilder } from '../assistant/graphs/GraphBuilder.js';
import { loadGraph } from '../assistant/harness/loadGraph.js';
import { onServer } from '../server/engineUnderTest.js';
import { openPostgres } from './postgres.js';
import { watchPlans } from './watchPlans.js';

/** A ring of nodes, each tied to the next two. */
function ring(nodes: number): GraphBuilder {
  const graph = new GraphBuilder();
  for (let at = 0; at < nodes; at += 1) graph.node(String(at), 'N', { n: at, name: `node ${at}` });
  for (let at = 0; at < nodes; at += 1)
    for (let to = 1; to < 3; to += 1) graph.relationship(String(at), 'X', String((at + to) % nodes), { n: to });
  return graph;
}

/** A relationship and a node at its end: with both ends the comparisons are the product of three tables. */
const ENDS = /^[^:]*\b(?:start|end)_node = \w+\.seq/;
const BY_HAND = { source: 'hand' } as const;

let opened: Awaited<ReturnType<typeof openPostgres>>;
let scope: GraphScope;
beforeAll(async () => {
  opened = await openPostgres();
  for (const name of ['known', 'known too']) await loadGraph(opened.store, name, ring(500));
  await onServer(opened.url, 'ANALYZE');
  scope = await loadGraph(opened.store, 'newcomer', ring(500));
});
afterAll(() => opened.close());

test('the ends of relationships of a person whom the statistics do not know are found by an index', async () => {
  const { store } = opened;
  const nodeIds = (await store.exportNodes(scope, null, 500)).items.map(({ id }) => id);
  const relationships = (await store.exportRelationships(scope, null, 1_000)).items;
  const relationshipIds = relationships.map(({ id }) => id);
  const { compared, statements } = await watchPlans(async () => {
    await store.exportRelationships(scope, null, 1_000);
    await store.elements(scope, { nodeIds, relationshipIds });
    await store.relationshipsAmong(scope, nodeIds);
    await store.relationships(scope, { pageSize: 100 });
    await store.neighbourhood(scope, nodeIds[0]!, { hops: 2, limit: 100 });
    await store.applyPatch(
      scope,
      relationships.map(({ id, version }) => ({
        ...{ op: 'updateRelationship', relationshipId: id, version, setProperties: { n: 3 } },
      })),
      BY_HAND,
    );
    await store.undo(scope);
    const [{ type, startNodeId, endNodeId }] = relationships as [(typeof relationships)[number]];
    await store.setRelationship(scope, { type, startNodeId, endNodeId, setProperties: { n: 4 } }, BY_HAND);
    await store.applyPatch(
      scope,
      nodeIds.slice(0, 100).map((nodeId) => ({ op: 'deleteNode', nodeId })),
      BY_HAND,
    );
    await store.undo(scope);
  });
  expect(statements).toBeGreaterThan(20);
  expect(compared.filter((condition) => ENDS.test(condition))).toEqual([]);
});
