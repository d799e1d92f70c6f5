import { afterAll, beforeAll, expect, test } from 'vitest';

import { operations } from '../../../server/contract/operations/index.js';
import { type OpenApiDocument } from '../../../server/edge/describe/document.js';
import { startTestServer, type TestServer } from './startTestServer.js';

let server: TestServer;
beforeAll(async () => {
  // These answers are no operations of the contract.
  server = await startTestServer({ watch: () => undefined });
});
afterAll(() => server.close());

test('the page of the API is one of our own files, under the policy of all pages', async () => {
  const page = await server.app.inject('/api/docs');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(loaded).toHaveLength(4);
  for (const address of loaded) {
    expect(address).toMatch(/^\/api\/docs\//);
    expect((await server.app.inject(address)).statusCode).toBe(200);
  }
});

test('what it shows is the whole contract, for whoever asks', async () => {
  const { paths } = (await server.app.inject('/api/docs/openapi.json')).json<OpenApiDocument>();
  const shown = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(shown.sort()).toEqual(operations.map(({ schema }) => schema.operationId).sort());
  // An operation without a query has no parameters in it, and each that is shown says by a schema what it takes.
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  const parameters = described.flatMap((each) => (each['parameters'] ?? []) as { name: string; schema: unknown }[]);
  expect(parameters.filter(({ schema }) => typeof schema !== 'object')).toEqual([]);
});
