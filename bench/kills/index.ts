import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { type BenchRow } from '../table.js';

const ROUNDS = Number(process.env['HARTA_KILL_ROUNDS'] ?? 1000);

/** The suite that kills the store in the middle of writes, with many more rounds than `npm test` has time for. */
export async function benchKills(): Promise<BenchRow[]> {
  const suite = spawn('npx', ['vitest', 'run', 'tests/server/store/crash.test.ts'], {
    env: { ...process.env, HARTA_KILL_ROUNDS: String(ROUNDS) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(suite, 'exit')) as [number | null];
  const rounds = ROUNDS.toLocaleString('en');
  return [
    {
      what: `kill -9 in the middle of writes, ${rounds} rounds`,
      measured: code === 0 ? 'no acknowledged write lost, none half done' : 'the suite failed (its words stand above)',
      bar: '0 lost, 0 half done',
      ok: code === 0,
    },
  ];
}
