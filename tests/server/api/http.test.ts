import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestServer, testConfig, type TestServer } from './startTestServer.js';

let pagesFolder: string;
let server: TestServer;
let limited: TestServer;

beforeAll(async () => {
  pagesFolder = await mkdtemp(path.join(os.tmpdir(), 'harta-pages-'));
  await mkdir(path.join(pagesFolder, 'assets'));
  await writeFile(path.join(pagesFolder, 'index.html'), '<!doctype html><title>Harta</title>');
  await writeFile(path.join(pagesFolder, 'assets/app-1a2b3c.js'), 'export const a = 1;');
  await writeFile(path.join(pagesFolder, 'assets/app-1a2b3c.js.gz'), gzipSync('export const a = 1;'));
  server = await startTestServer({ pagesFolder, localHosts: ['127.0.0.1:5173'] });
  limited = await startTestServer({ requestsPerMinute: 3 });
});
afterAll(async () => {
  await server.close();
  await limited.close();
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
    for (const url of ['/assets/gone.js', '/api/x', '/graphql'])
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

test('who asks more than any page does is held back, and nobody else; the mesh counts once', async () => {
  const one = async (who: string) => (await limited.call(who, 'GET', '/api/settings')).status;
  expect([await one('ana'), await one('ana'), await one('ana'), await one('ana')]).toEqual([200, 200, 200, 429]);
  expect(await one('bob')).toBe(200);
  const refused = await limited.call('ana', 'GET', '/api/settings');
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
  const batch = Array.from({ length: 10 }, () => ({ query: 'unknown' }));
  expect((await limited.call('carol', 'POST', '/graphql', batch)).status).toBe(200);
});
