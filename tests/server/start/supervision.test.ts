import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { freePort } from '../../freePort.js';
import { signUp } from '../identity/toolkit.js';
import { until } from '../realtime/processes.js';

vi.setConfig({ testTimeout: 120_000 });

const SUPERVISOR = path.resolve('scripts/supervise.mjs');
const HARTA = path.resolve('dist/server/main.js');

/** A program under its supervisor, which rests only for moments. */
interface Supervised {
  readonly process: ChildProcess;
  said(): string;
}

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harta-supervised-'));
});
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  running.clear();
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

function supervised(args: readonly string[], env: NodeJS.ProcessEnv = {}): Supervised {
  const rest = { firstMs: 100, longestMs: 400, soundMs: 60_000, mostStarts: 3 };
  const code = `import { supervise } from ${JSON.stringify(SUPERVISOR)};
    process.exit(await supervise(${JSON.stringify(args)}, { rest: ${JSON.stringify(rest)} }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { process: child, said: () => output };
}

const program = (code: string) => supervised(['-e', code]);
const exitOf = async ({ process: child }: Supervised) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};
const childOf = ({ process: { pid } }: Supervised) =>
  Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).trim());
const starts = (said: string) => said.split('Harta is at').length - 1;

test('a Harta that is killed is started again with one sentence, and has all that was acknowledged', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const harta = supervised([HARTA], { HARTA_DATA_DIR: path.join(folder, 'killed'), PORT: String(port) });
  await until(() => starts(harta.said()) === 1, 'the start');
  const { body } = await signUp(origin, 'ana@example.org');
  const call = async (method: string, at: string, sent?: object) => {
    const headers = { authorization: `Bearer ${body['idToken']}`, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api${at}`, { method, headers, ...(sent && { body: JSON.stringify(sent) }) });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return (await answer.json()) as { total: number };
  };
  await call('POST', '/neo4j/create-user-if-not-exists', {});
  let acknowledged = 0;
  const write = async () => {
    for (;;) {
      await call('POST', '/neo4j/create-node', { labels: ['A'], properties: { number: acknowledged } });
      acknowledged += 1;
    }
  };
  const writing = write().catch(() => undefined);
  await until(() => acknowledged > 5, 'some writes');
  process.kill(childOf(harta), 'SIGKILL');
  await writing;
  await until(() => starts(harta.said()) === 2, 'the second start');
  const { total } = await call('GET', '/neo4j/nodes');
  // One more may have been stored whose answer was cut off.
  expect([acknowledged, acknowledged + 1]).toContain(total);
  expect(harta.said()).toMatch(
    /Harta ended by itself \(SIGKILL\) and is started again in 0\.1 s; nothing .* is lost\./,
  );
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends both in order', async (signal) => {
  const dataDir = path.join(folder, signal);
  const harta = supervised([HARTA], { HARTA_DATA_DIR: dataDir, PORT: String(await freePort()) });
  await until(() => starts(harta.said()) === 1, 'the start');
  const child = childOf(harta);
  harta.process.kill(signal);
  expect(await exitOf(harta)).toBe(0);
  expect(() => process.kill(child, 0)).toThrow('ESRCH');
  expect(harta.said()).not.toContain('ended by itself');
});

test('a Harta whose supervisor is killed ends as well, so that the next start finds its folder free', async () => {
  const harta = supervised([HARTA], { HARTA_DATA_DIR: path.join(folder, 'alone'), PORT: String(await freePort()) });
  await until(() => starts(harta.said()) === 1, 'the start');
  const child = childOf(harta);
  harta.process.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(child, 0)).toThrow('ESRCH'), 30_000);
});

test('a refused start is one sentence, and is not tried again', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const refused = supervised([HARTA], { HARTA_DATA_DIR: path.join(folder, 'port'), PORT: String(port) });
  expect(await exitOf(refused)).toBe(1);
  expect(refused.said().trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
  taken.close();
});

test('one that never comes to listen is given up after some starts, each a little later', async () => {
  const broken = program('process.exit(70)');
  expect(await exitOf(broken)).toBe(70);
  expect(broken.said().match(/again in [\d.]+ s/g)).toEqual(['again in 0.1 s', 'again in 0.2 s']);
  expect(broken.said()).toContain('Harta could not be started 3 times one after the other');
});

test('one that listens and ends again and again is started for as long as it is wanted', async () => {
  const restless = program("process.send('listening', () => process.exit(70))");
  await until(() => (restless.said().match(/again in/g)?.length ?? 0) > 4, 'five starts');
  expect(restless.said()).toContain('again in 0.4 s');
  restless.process.kill('SIGTERM');
  expect(await exitOf(restless)).toBe(0);
});
