import { afterAll, beforeAll, expect, test } from 'vitest';

import { type NodeSet, type Query, type Step } from '../../domain/query/Query.js';
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

/** The graphs of one person. */
const OF_ONE_PERSON = /^\(o\.owner = g\.owner\)/;
const RING: NodeSet = { kind: 'label', label: 'N' };
const X: Step = { types: ['X'], direction: 'out' };
const THIRD: NodeSet = { kind: 'where', of: RING, that: { kind: 'compare', property: 'n', is: '=', value: 3 } };
const counted = { kind: 'count' } as const;
const linkedTo = (set: NodeSet, of: NodeSet = RING): NodeSet => ({
  kind: 'where',
  of,
  that: { kind: 'linked', step: X, set, quantity: { kind: 'some' } },
});
const QUERIES: readonly Query[] = [
  { kind: 'nodes', set: THIRD },
  { kind: 'nodes', set: linkedTo(RING) },
  { kind: 'nodes', set: linkedTo(THIRD), sort: { by: { kind: 'property', property: 'n' }, order: 'most' } },
  { kind: 'values', set: RING, properties: ['n'], along: { step: X, set: RING } },
  { kind: 'values', set: { kind: 'follow', of: THIRD, step: X }, properties: ['name'] },
  { kind: 'group', set: RING, by: { kind: 'step', step: X, set: RING }, total: counted, order: 'most' },
  { kind: 'group', set: RING, by: { kind: 'property', property: 'name' }, total: counted, order: 'most' },
  { kind: 'total', set: RING, along: { step: X, set: RING }, total: { kind: 'aggregate', by: 'mean', property: 'n' } },
  {
    kind: 'nodes',
    set: { kind: 'top', of: RING, by: { kind: 'number', step: X, set: RING }, order: 'most', count: 3 },
  },
];

test('queries of a person whom the statistics do not know compare no table with all of another', async () => {
  const { store } = opened;
  const nodeIds = (await store.exportNodes(scope, null, 400)).items.map(({ id }) => id);
  const deadline = { milliseconds: 60_000 };
  const among = { kind: 'nodes', set: linkedTo(RING, { kind: 'nodes', ids: nodeIds }) } as const;
  const { compared, statements } = await watchPlans(async () => {
    for (const query of [...QUERIES, among, { kind: 'schema' } as const]) await store.query(scope, query, deadline);
    await store.propertyUse(scope, { of: 'node', name: 'N' });
    await store.exportNodes(scope, null, 400);
    for await (const frame of store.map(scope, deadline)) expect(frame.length).toBeGreaterThan(0);
  });
  expect(statements).toBeGreaterThan(20);
  expect(compared.filter((condition) => !OF_ONE_PERSON.test(condition))).toEqual([]);
});
