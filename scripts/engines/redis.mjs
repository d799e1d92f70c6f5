// A Redis of its own, in a folder of its own, for the suites of the bus between processes. None that runs already is touched.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../freePort.mjs';

const PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((place) => existsSync(place));
const HOW = 'RUNLEVEL=1 apt-get install --no-install-recommends redis-server';

/** Milliseconds that it may take to answer on a machine that does much else. */
const PATIENCE = 60_000;

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function untilAnswers(child, port) {
  for (const end = Date.now() + PATIENCE; !(await answers(port)); await pause(20))
    if (child.exitCode !== null || Date.now() > end) throw new Error('Redis could not be started');
}

/** Why Redis cannot be started here; undefined where it can. */
export const missingRedis = () =>
  PROGRAM === undefined
    ? `redis-server is not installed. To install it without a service of its own:\n  ${HOW}`
    : undefined;

/**
 * Starts Redis, which keeps nothing. Resolves to `{ url, stop, kill, start }`.
 * `kill` ends it as a crash does; `start` starts it again, at the same address.
 */
export async function startRedis() {
  if (PROGRAM === undefined) throw new Error(missingRedis());
  const folder = mkdtempSync(path.join(tmpdir(), 'harta-redis-'));
  const port = await freePort();
  const options = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  let child;
  const start = async () => {
    child = spawn(PROGRAM, options.map(String), { stdio: 'ignore' });
    await untilAnswers(child, port);
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const stop = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `redis://127.0.0.1:${port}`, stop, kill, start };
}
