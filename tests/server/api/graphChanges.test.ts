import { afterAll, beforeAll, expect, test } from 'vitest';

import { busKeys } from '../../../server/platform/bus/liveEvents.js';
import { type ChangeReceipt } from '../../../server/contract/edits.js';
import { type GraphNode } from '../../../server/contract/elements.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { type GraphChanged } from '../../../server/contract/live.js';
import { startTestServer, type TestServer } from './startTestServer.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What the windows of a person are told while `work` is done. */
async function toldTo(who: string, work: () => Promise<unknown>): Promise<GraphChanged[]> {
  const told: GraphChanged[] = [];
  const stop = server.bus.subscribe(busKeys.graph(who as OwnerId), (message) =>
    told.push(JSON.parse(message) as GraphChanged),
  );
  await work();
  stop();
  return told;
}

const create = async (who: string, name: string) =>
  (await server.call(who, 'POST', '/api/neo4j/create-node', { labels: ['A'], properties: { name } })).json<GraphNode>();

test('a write of one person is told to their windows alone, with its content as REST says it', async () => {
  let made: GraphNode | undefined;
  const stranger = await toldTo('bob', async () => {
    const own = await toldTo('ana', async () => {
      made = await create('ana', 'Secret name');
    });
    expect(own).toMatchObject([{ head: 1, complete: true, nodes: [{ id: made?.id, version: 1 }] }]);
    expect(own[0]?.content?.nodes).toEqual([made]);
  });
  expect(stranger).toEqual([]);
});

test('undo and a loaded sample graph are told as well', async () => {
  await create('eva', 'one');
  expect(await toldTo('eva', () => server.call('eva', 'POST', '/api/neo4j/undo', {}))).toMatchObject([
    { head: 2, deletedNodeIds: { length: 1 } },
  ]);
  const [loaded] = await toldTo('eva', () =>
    server.call('eva', 'POST', '/api/neo4j/load-sample-graph', { language: 'en' }),
  );
  expect(loaded).toMatchObject({ head: 3, complete: false, nodes: [] });
});

test('elements are read by their ids; those that are not there, or are of others, are left out', async () => {
  const [mine, theirs] = [await create('dan', 'mine'), await create('fay', 'theirs')];
  const url = `/api/neo4j/elements?nodeIds=${mine.id},${theirs.id}`;
  expect((await server.call('dan', 'GET', url)).json()).toEqual({ nodes: [mine], relationships: [] });
  expect((await server.call('dan', 'GET', '/api/neo4j/elements')).json()).toEqual({ nodes: [], relationships: [] });
});

test('more than a hundred ids at a time, and what is no id, are refused', async () => {
  const { nodes } = (
    await server.call('gus', 'POST', '/api/neo4j/patch', {
      operations: Array.from({ length: 101 }, () => ({ op: 'createNode', labels: ['A'] })),
    })
  ).json<ChangeReceipt>();
  const ids = nodes.map(({ id }) => id);
  const ask = (list: string) => server.call('gus', 'GET', `/api/neo4j/elements?nodeIds=${list}`);
  expect((await ask(ids.slice(1).join(','))).json<{ nodes: unknown[] }>().nodes).toHaveLength(100);
  for (const bad of [ids.join(','), 'x', `${ids[0]},`, `${ids[0]}'`]) expect((await ask(bad)).status).toBe(422);
});
