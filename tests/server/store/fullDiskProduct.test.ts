import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { freePort } from '../../freePort.js';
import { DOT } from '../api/sampleRequest.js';
import { signIn, signUp } from '../identity/toolkit.js';
import { endAll, type Running, runHarta } from '../realtime/processes.js';
import { capabilities } from '../engineUnderTest.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDir: string;
let origin: string;
let harta: Running;
let idToken: string;

// Linux alone can change what a running process may write.
describe.runIf(capabilities.keepsFiles && process.platform === 'linux')('Harta on a full disk', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'harta-full-product-'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    harta = await runHarta({ PORT: String(port), HARTA_DATA_DIR: dataDir });
    idToken = (await signUp(origin, 'full@example.com')).body['idToken'] ?? '';
    expect((await call('POST', '/neo4j/create-user-if-not-exists', {})).status).toBe(200);
    setDisk('full');
  });
  afterAll(async () => {
    setDisk('free');
    await endAll();
    await rm(dataDir, { recursive: true, force: true });
  });
  const setDisk = (is: 'full' | 'free') =>
    execFileSync('prlimit', [`--pid=${harta.pid}`, `--fsize=${is === 'full' ? '0' : 'unlimited'}:unlimited`]);

  async function call(method: string, at: string, sent?: object | FormData) {
    const answer = await fetch(`${origin}/api${at}`, {
      method,
      headers: {
        authorization: `Bearer ${idToken}`,
        ...(sent === undefined || sent instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string; title?: string } };
  }
  const archive = () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(1000)]), 'archive.zip');
    return form;
  };

  test.each([
    ['a picture', () => call('POST', '/images', { name: 'dot', data: DOT })],
    ['the picture of the profile', () => call('PUT', '/bigquery/user-picture', { data: DOT })],
    ['an archive to restore', () => call('POST', '/bigquery/restore-data', archive())],
    ['a project', () => call('POST', '/neo4j/projects', { name: 'One more' })],
  ])('refuses %s with 507 and a sentence', async (_what, sends) => {
    const { status, body } = await sends();
    expect([status, body.code]).toEqual([507, 'STORAGE_FULL']);
    expect(body.title).toBe('The disk is full: nothing was changed, and reading goes on');
  });

  test('signs out everywhere at once, and lets the person in again', async () => {
    const other = (await signIn(origin, 'full@example.com')).body['idToken'] ?? '';
    expect((await call('POST', '/identity/sign-out-everywhere')).status).toBe(200);
    for (const token of [idToken, other]) {
      idToken = token;
      expect((await call('GET', '/settings')).status).toBe(401);
    }
    idToken = (await signIn(origin, 'full@example.com')).body['idToken'] ?? '';
    expect((await call('GET', '/settings')).status).toBe(200);
  });
});
