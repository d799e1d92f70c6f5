import { Writable } from 'node:stream';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { RawClient } from './rawClient.js';

let logged = '';
let server: TestServer;
let port: number;
let authorization: string;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  server = await startTestServer({ logger: { level: 'info', stream } });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  authorization = `Bearer ${await server.token('ana')}`;
});
afterAll(() => server.close());

const part = (boundary: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="g.csv"\r\ncontent-type: text/csv\r\n\r\nsource,target,type\r\na,b,C\r\n`;
const upload = (contentType: string, payload: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/neo4j/imports',
    headers: { authorization, 'content-type': contentType },
    payload,
  });

test.each([
  ['without a boundary', 'multipart/form-data', `${part('b')}--b--\r\n`],
  ['with an empty boundary', 'multipart/form-data; boundary=', `${part('b')}--b--\r\n`],
  [
    'with an over-long boundary',
    `multipart/form-data; boundary=${'b'.repeat(9000)}`,
    `${part('b'.repeat(9000))}--b--\r\n`,
  ],
  ['with another boundary than it says', 'multipart/form-data; boundary=c', `${part('b')}--b--\r\n`],
  ['with a cut boundary', 'multipart/form-data; boundary=b', `${part('b')}--`],
  ['that ends in its file', 'multipart/form-data; boundary=b', part('b').slice(0, -9)],
  ['that ends in a head', 'multipart/form-data; boundary=b', part('b').slice(0, 40)],
  ['of nothing', 'multipart/form-data; boundary=b', ''],
  ['whose part has no end of a head', 'multipart/form-data; boundary=b', `--b\r\n${'x: y\r\n'.repeat(5000)}`],
])('a form %s is refused as a form, and is no failure', async (_what, contentType, payload) => {
  logged = '';
  const answer = await upload(contentType, payload);
  expect([415, 422], answer.payload).toContain(answer.statusCode);
  expect(['MEDIA_TYPE', 'FILE_INVALID']).toContain(answer.json<{ code: string }>().code);
  expect(logged).not.toContain('failed');
  expect(logged).not.toContain('"stack"');
});

test.each([
  ['/api/neo4j/imports', 'multipart/form-data; boundary=b', part('b')],
  ['/api/neo4j/create-node', 'application/json', '{"labels": ["A'],
  ['/graphql', 'application/json', '{"query": "'],
])('an upload to %s that the client breaks off is noted and is no failure', async (url, contentType, beginning) => {
  logged = '';
  const client = await RawClient.open(port);
  client.say(
    `POST ${url} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: ${contentType}\r\ncontent-length: 90000\r\n\r\n${beginning}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  client.leave();
  await vi.waitFor(() => expect(logged).toContain('cut off'), { timeout: 5_000 });
  expect(logged).not.toContain('failed');
  expect((await server.call('ana', 'GET', '/api/settings')).status).toBe(200);
});

test('an upload whose client has gone before it is read ends, and takes none of the places of those that wait', async () => {
  const late = `Bearer ${await server.token('late')}`;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    logged = '';
    const client = await RawClient.open(port);
    client.socket.end(
      `POST /api/neo4j/imports HTTP/1.1\r\nhost: x\r\nauthorization: ${late}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90000\r\n\r\n${part('b')}`,
      () => client.leave(),
    );
    await vi.waitFor(() => expect(logged).toContain('cut off'), { timeout: 20_000 });
  }
  expect(logged).not.toContain('failed');
});

test('nothing of all this is kept', async () => {
  expect((await server.call('ana', 'GET', '/api/neo4j/imports')).json<{ items: unknown[] }>().items).toEqual([]);
});
