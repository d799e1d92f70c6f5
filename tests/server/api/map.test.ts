import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { FrameBuffer } from '../../../domain/map/FrameBuffer.js';
import { LENGTHS } from '../../../domain/map/frame.js';
import { GraphMapHead } from '../../../server/contract/map.js';
import { startTestServer, type TestServer } from './startTestServer.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const who of ['ana', 'bob']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
  await server.call('bob', 'POST', '/api/neo4j/load-sample-graph', { language: 'en' });
});
afterAll(() => server.close());

const asked = async (who: string, query = '', headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/api/neo4j/map${query}`,
    headers: { authorization: `Bearer ${await server.token(who)}`, ...headers },
  });

test('the map of the sample comes as frames whose heads are as the contract says', async () => {
  const answer = await asked('bob');
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-encoding']]).toEqual([
    200,
    'application/vnd.harta.map',
    undefined,
  ]);
  const bytes = answer.rawPayload;
  const head = JSON.parse(bytes.subarray(LENGTHS, LENGTHS + bytes.readUInt32LE(4)).toString()) as object;
  expect(Object.keys(head).sort()).toEqual(Object.keys(GraphMapHead.properties).sort());
  const frames = [...new FrameBuffer().push(bytes)];
  const total = await server.call('bob', 'GET', '/api/neo4j/nodes-total');
  const nodes = frames.flatMap(({ slice }) => slice.nodes.ids);
  expect(new Set(nodes).size).toBe(frames[0]?.head.nodesTotal);
  expect(JSON.parse(total.text)).toMatchObject({ total: nodes.length });
});

test('the map is packed for whoever unpacks it, and for nobody else', async () => {
  const plain = (await asked('bob')).rawPayload;
  const packed = await asked('bob', '', { 'accept-encoding': 'br;q=1, gzip' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).equals(plain)).toBe(true);
  expect(packed.rawPayload.length).toBeLessThan(plain.length / 2);
  expect((await asked('bob', '', { 'accept-encoding': 'gzip;q=0, identity' })).rawPayload.equals(plain)).toBe(true);
});

test("nobody gets the map of another person's project, and says so before the first byte", async () => {
  const [frame] = new FrameBuffer().push((await asked('bob')).rawPayload);
  const stolen = await asked('ana', `?projectId=${frame?.head.projectId}`);
  expect([stolen.statusCode, stolen.json<{ code: string }>().code]).toEqual([404, 'PROJECT_NOT_FOUND']);
  const [own] = new FrameBuffer().push((await asked('ana')).rawPayload);
  expect(own?.head).toMatchObject({ nodesTotal: 0, relationshipsTotal: 0 });
});
