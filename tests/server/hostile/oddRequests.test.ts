import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { RawClient } from './rawClient.js';

let logged = '';
let server: TestServer;
let port: number;
let pagesFolder: string;
let authorization: string;
beforeAll(async () => {
  pagesFolder = await mkdtemp(path.join(os.tmpdir(), 'harta-pages-'));
  await mkdir(path.join(pagesFolder, 'assets/folder'), { recursive: true });
  await writeFile(path.join(pagesFolder, 'assets/there.js'), '');
  await writeFile(path.join(pagesFolder, 'index.html'), '<!doctype html><title>Harta</title>');
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  server = await startTestServer({ pagesFolder, logger: { level: 'info', stream } });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  authorization = `Bearer ${await server.token('ana')}`;
});
afterAll(async () => {
  await server.close();
  await rm(pagesFolder, { recursive: true });
});

async function ask(text: string | Uint8Array): Promise<RawClient> {
  const client = await RawClient.open(port);
  client.say(text);
  await client.answered();
  client.leave();
  return client;
}

const get = (url: string, more = '') => `GET ${url} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
const post = (more: string, body: string, url = '/graphql') =>
  `POST ${url} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\n${more}\r\n${body}`;

test.each([
  '/%00',
  '/a%00.html',
  '/..%5c..%5c',
  '/..%5c..%5cetc%5cpasswd',
  '/%2e%2e/package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2fpackage.json',
  '/%zz',
  '/%c0%ae%c0%ae/x',
  '/assets/%00',
  '/assets/',
  '/assets//',
  '/assets///',
  '/assets//there.js',
  '/assets/./',
  '/assets/%2f',
  '/assets/%2F%2F',
  '/assets/folder',
  '/assets/folder/',
  '/assets/folder//',
  '/assets/there.js/',
  '/assets/..',
  '/api/%00',
  '//..//..',
  `/${'a/'.repeat(4000)}`,
  `/${'a'.repeat(300)}`,
])('%s is not found, and no stack is logged', async (url) => {
  logged = '';
  const { status } = await ask(get(url));
  expect([200, 400, 404]).toContain(status);
  if (!url.startsWith('//')) expect([400, 404]).toContain(status);
  expect(logged).not.toContain('"stack"');
  expect(logged).not.toContain('failed');
});

const odd: [string, () => string | Uint8Array, readonly number[]][] = [
  ['a head of 40 kB', () => get('/healthz', `x: ${'y'.repeat(40_000)}\r\n`), [431]],
  ['three thousand headers', () => get('/healthz', 'x: y\r\n'.repeat(3000)), [200, 431]],
  [
    'a query of 12 kB',
    () => get(`/api/neo4j/nodes?label=${'x'.repeat(12_000)}`, `authorization: ${authorization}\r\n`),
    [422],
  ],
  [
    'a query of thousand names',
    () => get(`/api/neo4j/nodes?${'a=1&b=2&'.repeat(900)}`, `authorization: ${authorization}\r\n`),
    [422],
  ],
  [
    'a query that is no UTF-8',
    () => get('/api/neo4j/nodes?label=%ff%fe', `authorization: ${authorization}\r\n`),
    [200, 422],
  ],
  ['bytes that are no HTTP', () => Buffer.from([0, 1, 2, 255, 13, 10, 13, 10]), [400]],
  ['a GET with a body', () => get('/healthz', 'content-length: 5\r\n') + 'hello', [200]],
  ['a body that waits to be told to go on', () => post('expect: 100-continue\r\ncontent-length: 2\r\n', '[]'), [100]],
  ['an expectation that nobody knows', () => post('expect: the-worst\r\ncontent-length: 2\r\n', '[]'), [417]],
  [
    'chunks with a trailer',
    () => post('transfer-encoding: chunked\r\ntrailer: x\r\n', '2\r\n{}\r\n0\r\nx: y\r\n\r\n'),
    [200],
  ],
  ['chunks with a broken size', () => post('transfer-encoding: chunked\r\n', 'zz\r\n{}\r\n'), [400]],
  [
    'a length and chunks',
    () => post('transfer-encoding: chunked\r\ncontent-length: 3\r\n', '2\r\n{}\r\n0\r\n\r\n'),
    [400],
  ],
  ['two lengths', () => post('content-length: 2\r\ncontent-length: 3\r\n', '{}'), [400]],
  [
    'a body that is no UTF-8',
    () => Buffer.concat([Buffer.from(post('content-length: 4\r\n', '"')), Buffer.from([0xff, 0xfe, 0x22])]),
    [400],
  ],
  [
    'a packed body',
    () => {
      const packed = gzipSync(Buffer.alloc(50_000_000, 32));
      return Buffer.concat([
        Buffer.from(post(`content-encoding: gzip\r\ncontent-length: ${packed.length}\r\n`, '')),
        packed,
      ]);
    },
    [400, 413, 415],
  ],
  ['a method that nobody knows', () => get('/healthz').replace('GET', 'BREW'), [400]],
  ['a method that files know', () => get('/healthz').replace('GET', 'PROPFIND'), [404, 405]],
  ['TRACE', () => get('/healthz').replace('GET', 'TRACE'), [404, 405]],
  ['a proxy’s CONNECT', () => 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n', [0, 400, 404, 405]],
  ['an absolute address', () => get('http://evil.example/healthz'), [200, 400, 404]],
  ['no Host', () => 'GET /healthz HTTP/1.1\r\n\r\n', [400]],
];

test.each(odd)('%s is answered calmly', async (_what, says, expected) => {
  logged = '';
  const { status, answer } = await ask(says());
  expect(expected, answer.slice(0, 300)).toContain(status);
  expect(logged).not.toContain('"stack"');
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('a hundred requests in one breath are answered in order', async () => {
  const client = await RawClient.open(port);
  client.say(get('/healthz').repeat(99) + get('/healthz', 'connection: close\r\n'));
  await client.closed();
  expect(client.answer.match(/HTTP\/1\.1 200/g)).toHaveLength(100);
});

test('a body of nested lists from a stranger holds up nobody', async () => {
  const client = await RawClient.open(port);
  client.say(`POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 7800000\r\n\r\n`);
  client.say('['.repeat(7_800_000));
  // The refusal comes while the body is still on its way, and the connection ends with it.
  await client.closed();
  expect(client.answer === '' || client.answer.includes('UNAUTHENTICATED')).toBe(true);
  await vi.waitFor(async () => expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200));
});
