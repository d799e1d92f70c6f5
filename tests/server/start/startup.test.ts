import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { freePort } from '../../freePort.js';

/** What a start said and how it ended, if it did. */
interface Start {
  readonly process: ChildProcess;
  said(): string;
}

let folder: string;
const running = new Set<ChildProcess>();

function start(port: number, dataDir: string, env: NodeJS.ProcessEnv = {}): Start {
  let output = '';
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: '', HARTA_DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return { process: child, said: () => output };
}

async function untilItAnswers({ process: child, said }: Start): Promise<void> {
  while (!said().includes('Harta is at')) {
    if (child.exitCode !== null) throw new Error(said());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function exitOf({ process: child }: Start): Promise<number> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode ?? -1;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harta-start-'));
});

afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  running.clear();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a start needs no process but its own', async () => {
  const { process: child, said } = start(await freePort(), path.join(folder, 'alone'));
  await untilItAnswers({ process: child, said });
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('');
});

test('a second start on the same data folder is refused and names the first', async () => {
  const dataDir = path.join(folder, 'shared');
  const port = await freePort();
  const first = start(port, dataDir);
  await untilItAnswers(first);
  const second = start(await freePort(), dataDir);
  expect(await exitOf(second)).toBe(1);
  expect(second.said()).toContain(`in use by process ${first.process.pid} at http://127.0.0.1:${port}`);
});

test('a start after kill -9 takes over the data folder', async () => {
  const dataDir = path.join(folder, 'killed');
  const first = start(await freePort(), dataDir);
  await untilItAnswers(first);
  const gone = once(first.process, 'exit');
  first.process.kill('SIGKILL');
  await gone;
  await untilItAnswers(start(await freePort(), dataDir));
});

test('a port in use is one clear sentence and a non-zero exit', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const refused = start(port, path.join(folder, 'port'));
  expect(await exitOf(refused)).toBe(1);
  expect(refused.said().trim()).toMatch(new RegExp(`Port ${port} is in use; .*\\.$`));
  taken.close();
});

test('a data folder that cannot be written is one clear sentence and a non-zero exit', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  const refused = start(await freePort(), path.join(file, 'data'));
  expect(await exitOf(refused)).toBe(1);
  expect(refused.said().trim().split('\n').at(-1)).toMatch(/^The data folder .* cannot be written/);
});

test('the local sign-in is refused in production', async () => {
  const refused = start(await freePort(), path.join(folder, 'production'), { NODE_ENV: 'production' });
  expect(await exitOf(refused)).toBe(1);
  expect(refused.said()).toContain('does not run with NODE_ENV=production');
});

test('a too old Node is one clear sentence and a non-zero exit', async () => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' });`;
  const child = spawn(process.execPath, [
    '--import',
    `data:text/javascript,${encodeURIComponent(old)}`,
    'scripts/start.mjs',
  ]);
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(said.trim()).toBe('Harta needs Node 20.19 or newer; this is Node 18.20.0.');
});
