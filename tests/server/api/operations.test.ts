import { afterAll, beforeAll, expect, test } from 'vitest';

import { contractDocument, documentOf, type OpenApiDocument } from '../../../server/edge/describe/document.js';
import { startTestServer, type TestServer } from './startTestServer.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.ready();
});
afterAll(() => server.close());

const operationsOf = ({ paths }: Pick<OpenApiDocument, 'paths'>) =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    )
    .sort();

test('every operation of the contract is served, and nothing else under /api', async () => {
  const served = operationsOf(documentOf(server.app));
  expect(served).toEqual(operationsOf(await contractDocument()));
});

test('what is absent is absent: no payload of the contract may hold null', async () => {
  const text = JSON.stringify(await contractDocument());
  expect(text).not.toMatch(/"nullable"|"type":"null"|"enum":\[[^\]]*null/);
});

test('a path that no operation has is a problem, whoever asks and however', async () => {
  for (const url of [
    '/api',
    '/api/',
    '/api/neo4j',
    '/api/neo4j/nodes/',
    '/api/neo4j/nodes/labels/x',
    '/api/%00',
    '/api/%zz',
  ])
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await server.app.inject({ method, url });
      expect([url, method, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        url,
        method,
        404,
        'ROUTE_NOT_FOUND',
      ]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
});
