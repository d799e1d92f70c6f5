import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Readable, type Writable } from 'node:stream';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { texts as english } from '../../../locales/en/index.js';
import { texts as romanian } from '../../../locales/ro/index.js';
import { known } from '../gateway/known.js';
import { capabilities } from '../engineUnderTest.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Answer {
  readonly status: number;
  readonly text: string;
}

let dataDir: string;
let server: ChildProcessByStdio<Writable, Readable, null>;
let lines: AsyncIterator<string>;

/** Linux alone can change what a running process may write; there it needs no right to do so. */
const canLimit = process.platform === 'linux';

/** From now on no file of the server may grow or be written, or all may again. */
const setDisk = (is: 'full' | 'free') =>
  execFileSync('prlimit', [`--pid=${server.pid}`, `--fsize=${is === 'full' ? '0' : 'unlimited'}:unlimited`]);

async function call(who: string, method: 'GET' | 'POST', url: string, body?: object): Promise<Answer> {
  server.stdin.write(`${JSON.stringify([who, method, url, body])}\n`);
  return JSON.parse((await lines.next()).value as string) as Answer;
}

const addNode = (who: string) =>
  call(who, 'POST', '/api/neo4j/patch', {
    operations: [{ op: 'createNode', labels: ['Word'], properties: { name: 'one' } }],
  });
const arrive = (who: string) => call(who, 'POST', '/api/neo4j/create-user-if-not-exists', {});

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-full-'));
  const script = join(import.meta.dirname, 'fullDiskServer.ts');
  server = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
});
afterAll(async () => {
  const ended = once(server, 'exit');
  server.stdin.end();
  await ended;
  rmSync(dataDir, { recursive: true });
});

test.runIf(capabilities.keepsFiles && canLimit)(
  'on a full disk writing says so, reading and coming in go on, and writing again needs nothing else',
  async () => {
    expect((await arrive('ana')).status).toBe(200);
    expect((await addNode('ana')).status).toBe(200);
    setDisk('full');
    const refused = await addNode('ana');
    expect(refused.status).toBe(507);
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'STORAGE_FULL',
      title: 'The disk is full: nothing was changed, and reading goes on',
    });
    const throughGateway = await call(
      'ana',
      'POST',
      '/graphql',
      known('CreateNode', { input: { labels: ['A'], properties: {} } }),
    );
    expect(JSON.parse(throughGateway.text)).toMatchObject({
      errors: [{ path: ['createNode'], extensions: { code: 'STORAGE_FULL', status: 507 } }],
    });
    const list = await call('ana', 'GET', '/api/neo4j/nodes?pageSize=10');
    expect(JSON.parse(list.text)).toMatchObject({ total: 1 });
    expect((await arrive('ana')).status).toBe(200);
    const device = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'Firefox' };
    expect((await call('ana', 'POST', '/api/identity/device', device)).status).toBe(200);
    expect((await call('ana', 'GET', '/api/bigquery/user-info')).status).toBe(200);
    expect((await arrive('a newcomer')).status).toBe(507);
    setDisk('free');
    expect((await addNode('ana')).status).toBe(200);
    expect((await arrive('a newcomer')).status).toBe(200);
  },
);

test('the refusals have a sentence in both languages', () => {
  for (const { errors } of [english, romanian])
    for (const code of [
      'STORAGE_FULL',
      'FILE_DAMAGED',
      'QUOTA_PROJECTS',
      'QUOTA_ELEMENTS',
      'QUOTA_BYTES',
      'QUOTA_IMPORTS',
    ] as const)
      expect(errors.problem[code]).toMatch(/^.{20,}\.$/);
});
