import { Writable } from 'node:stream';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startTestServer, type TestServer } from './startTestServer.js';

let logged = '';
let server: TestServer;
let token: string;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  server = await startTestServer({ logger: { level: 'info', stream } });
  token = await server.token('ana');
});
afterAll(() => server.close());
beforeEach(() => {
  logged = '';
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}`, ...headers } });
const lines = () =>
  logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('a request is one line of JSON with its time, number, path and status, without token, query and headers', async () => {
  await ask('/api/neo4j/nodes?pageSize=10&text=secret-words', { cookie: 'harta-device=secret-mark' });
  const [line, ...more] = lines();
  expect(more).toEqual([]);
  expect(line).toMatchObject({ method: 'GET', path: '/api/neo4j/nodes', status: 200 });
  expect(line).toHaveProperty('requestId');
  expect(line?.['time']).toBeGreaterThan(1.7e12);
  expect(logged).not.toContain(token);
  expect(logged).not.toMatch(/secret-(words|mark)/);
});

test('a refused request is logged as any other, and one that was made up writes no line of its own', async () => {
  await ask('/api/neo4j/nodes', { authorization: 'Bearer none' });
  await ask('/api/%0a%7b%22level%22%3a30%7d');
  expect(lines().map(({ status }) => status)).toEqual([401, 404]);
});

test('every answer says what it is and in which letters', async () => {
  const answers = [await ask('/api/neo4j/nodes?pageSize=10'), await ask('/api/none'), await ask('/healthz')];
  for (const { headers } of answers)
    expect(headers['content-type']).toMatch(/^application\/(problem\+)?json(; charset=utf-8)?$/);
});
