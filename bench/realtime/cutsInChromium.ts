import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type BenchRow } from '../table.js';

/** The journey `realtimeProduct`, cut so many times: the whole product, its bell in a real browser. */
export async function benchCutsInChromium(cuts: number): Promise<BenchRow[]> {
  const results = await mkdtemp(path.join(tmpdir(), 'harta-cuts-'));
  const journey = spawn(
    'node_modules/.bin/playwright',
    ['test', 'realtimeProduct', '-g', 'cut again and again', '--reporter=line', `--output=${results}`],
    { env: { ...process.env, HARTA_CUTS: String(cuts) }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  journey.stdout.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(journey, 'close')) as [number | null];
  await rm(results, { recursive: true, force: true });
  if (code !== 0) console.error(output);
  const seen = /\d+ cuts of .*connects/.exec(output)?.[0] ?? 'the journey did not come to its end';
  return [
    {
      what: `the whole product in Chromium, its line cut at ${cuts.toLocaleString('en')} random moments`,
      measured: code === 0 ? `0 lost, 0 twice, badge right (${seen})` : seen,
      bar: '0 lost, 0 twice, badge right',
      ok: code === 0,
    },
  ];
}
