import { afterAll, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Shopper } from './buying.js';

let server: TestServer;
afterAll(() => server.close());

test('where everybody may send any number of messages, a plan sets no limit', async () => {
  server = await startTestServer();
  await server.call('ana', 'POST', '/api/neo4j/create-user-if-not-exists');
  const ana = new Shopper(server, 'ana');
  await ana.buy();
  const { allowance, plan } = await ana.interactions();
  expect([allowance, plan]).toEqual([undefined, 'Plus']);
});

test('where everybody may send more than a plan says, it allows no less', async () => {
  await server.close();
  server = await startTestServer({ freeInteractions: 5_000 });
  await server.call('ana', 'POST', '/api/neo4j/create-user-if-not-exists');
  const ana = new Shopper(server, 'ana');
  await ana.buy();
  expect(await ana.interactions()).toMatchObject({ allowance: 5_000, plan: 'Plus' });
});
