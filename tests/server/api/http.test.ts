import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { known } from '../gateway/known.js';
import { startTestServer, testConfig, type TestServer } from './startTestServer.js';

let pagesFolder: string;
let server: TestServer;
let limited: TestServer;
let guessed: TestServer;

beforeAll(async () => {
  pagesFolder = await mkdtemp(path.join(os.tmpdir(), 'harta-pages-'));
  await mkdir(path.join(pagesFolder, 'assets'));
  await writeFile(path.join(pagesFolder, 'index.html'), '<!doctype html><title>Harta</title>');
  await writeFile(path.join(pagesFolder, 'assets/app-1a2b3c.js'), 'export const a = 1;');
  await writeFile(path.join(pagesFolder, 'assets/app-1a2b3c.js.gz'), gzipSync('export const a = 1;'));
  server = await startTestServer({ pagesFolder, hosts: { loopback: true, named: ['127.0.0.1:5173'] } });
  limited = await startTestServer({ perMinute: { operations: 3 }, gateway: 'open', isBehindTls: true });
  guessed = await startTestServer({ perMinute: { failures: 3 } });
});
afterAll(async () => {
  await server.close();
  await limited.close();
  await guessed.close();
  await rm(pagesFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('pages', () => {
  test('every address that wants a page is the application’s own', async () => {
    for (const url of ['/', '/login', '/dashboard/data-overview', '/no-such-page', '/ro/a.b?c=d']) {
      const answer = await get(url, { accept: 'text/html,*/*' });
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(answer.payload).toContain('<title>Harta');
    }
  });

  test('a file that is not there, and what is no page, is a problem', async () => {
    for (const url of ['/assets/gone.js', '/api/x'])
      expect((await get(url, { accept: '*/*' })).json<{ code: string }>().code).toBe('ROUTE_NOT_FOUND');
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
    expect((await get('/x.json', { accept: 'application/json' })).statusCode).toBe(404);
  });

  test('files with a hash in their name are kept for good and sent as they were packed', async () => {
    const answer = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('files that were built after the start are served like those that were there', async () => {
    await writeFile(path.join(pagesFolder, 'assets/app-4d5e6f.js'), 'export const b = 2;');
    await writeFile(path.join(pagesFolder, 'assets/app-4d5e6f.js.gz'), gzipSync('export const b = 2;'));
    const answer = await get('/assets/app-4d5e6f.js', { 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('nothing outside the folder is reached', async () => {
    for (const url of [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2fetc/passwd',
      '/%2e%2e/package.json',
    ])
      expect((await get(url, { accept: '*/*' })).payload).not.toMatch(/"dependencies"|root:/);
  });
});

describe('what every answer says', () => {
  test('pages may load our own and nothing else, and are framed by nobody', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('googleapis');
    expect((await get('/emulator/auth/iframe')).headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('no other site may load our files, and no page may use the machine’s camera', async () => {
    for (const url of ['/', '/healthz', '/api/settings']) {
      const { headers } = await get(url);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=(), ');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
    const behindTls = await limited.app.inject({ url: '/healthz' });
    expect(behindTls.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('private answers are not kept', async () => {
    for (const url of ['/api/settings', '/api/neo4j/nodes', '/config.json', '/healthz'])
      expect((await get(url)).headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
  });

  test('a request has a number: the one that it brings, when it is one', async () => {
    expect((await get('/healthz', { 'x-request-id': 'abc-12345678' })).headers['x-request-id']).toBe('abc-12345678');
    expect((await get('/healthz', { 'x-request-id': 'a b\n' })).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('the configuration is what the browser must know', async () => {
    expect((await get('/config.json')).json()).toEqual(testConfig);
  });
});

describe('a local installation', () => {
  test('answers under its loopback names only', async () => {
    const statuses = async (hosts: string[]) =>
      Promise.all(hosts.map(async (host) => (await get('/config.json', { host })).statusCode));
    expect(await statuses(['localhost:4300', '127.0.0.1:4300', '[::1]:4300', '127.0.0.1:5173'])).toEqual(
      Array(4).fill(200),
    );
    expect(
      await statuses(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:4300', '10.0.0.1']),
    ).toEqual(Array(4).fill(403));
  });

  test('and its own port only', async () => {
    const address = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    const { request } = await import('node:http');
    const status = (host: string) =>
      new Promise<number>((resolve, reject) =>
        request({ host: '127.0.0.1', port: address.port, path: '/healthz', headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on('error', reject)
          .end(),
      );
    expect(await status(`127.0.0.1:${address.port}`)).toBe(200);
    expect(await status('127.0.0.1:1')).toBe(403);
  });
});

describe('who asks too much', () => {
  const settings = async (who: string) => limited.call(who, 'GET', '/api/settings');

  test('is held back, whichever token they bring, and nobody else is', async () => {
    const one = async () => (await settings('ana')).status;
    expect([await one(), await one(), await one(), await one()]).toEqual([200, 200, 200, 429]);
    expect((await settings('bob')).status).toBe(200);
    const refused = await settings('ana');
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const authorization = `Bearer ${await limited.token('ana', { signedInAgo: 30 })}`;
    for (const request of [
      { url: '/api/settings', headers: { authorization } },
      { method: 'POST', url: '/graphql', payload: known('UserInfo'), headers: { authorization } },
    ] as const)
      expect((await limited.app.inject(request)).statusCode).toBe(429);
  });

  test('is counted by operations, which the mesh does not count again', async () => {
    const ask = async (who: string, body: object) => (await limited.call(who, 'POST', '/graphql', body)).status;
    const batch = (count: number) => Array.from({ length: count }, () => known('UserInfo'));
    expect(await ask('carol', batch(3))).toBe(200);
    expect(await ask('dan', batch(4))).toBe(429);
    expect(await ask('erin', { query: `{ ${'abcd'.replaceAll(/./g, '$&: projects { total } ')} }` })).toBe(429);
    expect(
      await ask('fay', {
        query:
          '{ ...three } fragment three on Query { a: projects { total } b: projects { total } c: projects { total } }',
      }),
    ).toBe(200);
  });

  test('without proving who they are, is held back by address, while others there go on', async () => {
    const guess = (url: string, remoteAddress = '192.0.2.7') =>
      guessed.app.inject({
        method: 'POST',
        url,
        remoteAddress,
        payload: known('UserInfo'),
        headers: { authorization: 'Bearer a.b.c' },
      });
    const statuses = [];
    for (const url of ['/api/neo4j/undo', '/graphql', '/api/neo4j/undo']) statuses.push((await guess(url)).statusCode);
    expect(statuses).toEqual([401, 200, 401]);
    for (const url of ['/api/neo4j/undo', '/graphql']) {
      const refused = await guess(url);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await guess('/graphql', '192.0.2.8')).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${await guessed.token('ana')}` };
    expect((await guessed.app.inject({ url: '/api/settings', remoteAddress: '192.0.2.7', headers })).statusCode).toBe(
      200,
    );
  });
});

describe('a known path asked with another method', () => {
  test.each([
    ['PUT', '/graphql', 'POST'],
    ['GET', '/api/neo4j/create-node', 'POST'],
    ['DELETE', '/api/settings', 'GET, HEAD, PUT'],
    ['POST', '/api/neo4j/imports/01ARZ3NDEKTSV4RRFFQ69G5FAV?x=1', 'DELETE, GET, HEAD'],
    ['POST', '/config.json', 'GET, HEAD'],
  ] as const)('%s %s says which are allowed', async (method, url, allow) => {
    const answer = await server.app.inject({ method, url, payload: '{' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow]);
    expect(answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 });
  });
});
