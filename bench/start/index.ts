import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type BenchRow } from '../table.js';

const PORT = 4390;
const BAR_SECONDS = 6;

async function secondsToAnswer(dataDir: string): Promise<number> {
  const start = performance.now();
  const server = spawn('npm', ['start'], {
    env: { ...process.env, HARTA_DATA_DIR: dataDir, PORT: String(PORT) },
    stdio: 'ignore',
    detached: true,
  });
  try {
    for (;;) {
      const ok = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return (performance.now() - start) / 1000;
      if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    const gone = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await gone;
  }
}

/** How long `npm start` takes when everything is installed and built, until the address answers. */
export async function benchStart(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'harta-start-'));
  try {
    const seconds = await secondsToAnswer(dataDir);
    const measured = `${seconds.toFixed(1)} s`;
    return [{ what: '`npm start` the second time', measured, bar: `≤ ${BAR_SECONDS} s`, ok: seconds <= BAR_SECONDS }];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
