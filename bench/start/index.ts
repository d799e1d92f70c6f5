import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type BenchRow } from '../table.js';

const PORT = 4390;
/** Seconds that a start may take. */
const BARS = { npm: 6, process: 3 };

/** How it is started, and what it is called. */
interface Start {
  readonly what: string;
  readonly command: readonly [string, ...string[]];
  readonly bar: number;
}

const STARTS: readonly Start[] = [
  { what: '`npm start` the second time', command: ['npm', 'start'], bar: BARS.npm },
  {
    what: 'the built process on an empty data folder',
    command: [process.execPath, 'dist/server/main.js'],
    bar: BARS.process,
  },
];

const isAnswering = () =>
  fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

/** Seconds until it answers and has said where it is. */
async function secondsToAnswer([command, ...args]: Start['command'], dataDir: string): Promise<number> {
  const start = performance.now();
  const server = spawn(command, args, {
    env: { ...process.env, HARTA_DATA_DIR: dataDir, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  let said = '';
  server.stdout.on('data', (chunk) => (said += String(chunk)));
  try {
    while (!(await isAnswering()) || !said.includes('Harta is at')) {
      if (server.exitCode !== null) throw new Error(`${command} ended with ${server.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return (performance.now() - start) / 1000;
  } finally {
    const gone = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await gone;
  }
}

/** How long a start takes when everything is installed and built, until the address answers and was said. */
export async function benchStart(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { what, command, bar } of STARTS) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'harta-start-'));
    try {
      const seconds = await secondsToAnswer(command, dataDir);
      rows.push({ what, measured: `${seconds.toFixed(1)} s`, bar: `≤ ${bar} s`, ok: seconds <= bar });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return rows;
}
