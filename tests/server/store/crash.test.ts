import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSqliteGraphStore } from '../../../server/graph/sqlite/openStore.js';
import { Person } from './contract/Person.js';
import { expectCountersRight } from './contract/recount.js';

const ROUNDS = Number(process.env['HARTA_KILL_ROUNDS'] ?? 50);
const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Bundled as for production: a round then takes a fraction of a second. Inside the project, so that packages are found. */
const bundles = join(root, 'node_modules/.cache/harta-crash');

const bundle = (entry: string) =>
  build({
    entryPoints: [join(root, entry)],
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });

/** Starts a writer, kills it at a random moment of its writing, and returns what it had acknowledged. */
function writeAndDie(dataDir: string, ownerId: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      join(bundles, 'crashWriter.mjs'),
      dataDir,
      ownerId,
      join(bundles, 'storeWorker.mjs'),
    ]);
    let out = '';
    let problems = '';
    let doomed = false;
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (doomed || !out.includes('ready\n')) return;
      doomed = true;
      setTimeout(() => child.kill('SIGKILL'), Math.random() * 120);
    });
    child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
    child.on('exit', (_, signal) => {
      // The last line may be cut off by the kill; it was then not acknowledged in full.
      if (signal === 'SIGKILL') resolve(out.split('\n').slice(0, -1));
      else reject(new Error(`The writer ended by itself: ${problems}`));
    });
  });
}

/** What the acknowledged lines say must be there, what must be gone, and what may be either. */
function told(lines: readonly string[]) {
  const idsAfter = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).flatMap((line) => line.split(' ').slice(1));
  const [going, gone] = [new Set(idsAfter('going')), new Set(idsAfter('gone'))];
  return { there: [...idsAfter('node'), ...idsAfter('patch')].filter((id) => !going.has(id)), gone };
}

describe('kill -9 in the middle of writes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-crash-'));
  beforeAll(async () => {
    await Promise.all([bundle('tests/server/store/crashWriter.ts'), bundle('server/graph/sqlite/storeWorker.ts')]);
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it(
    `loses no acknowledged write and leaves none half done (${ROUNDS} rounds)`,
    async () => {
      const lines: string[] = [];
      const { ownerId } = new Person(undefined as never).scope;
      for (let round = 0; round < ROUNDS; round += 1) {
        lines.push(...(await writeAndDie(dataDir, ownerId)));
        const { store, close } = await openSqliteGraphStore({ dataDir, readers: 0 });
        const person = new Person(store, { ownerId });
        const { nodes } = await person.all();
        const ids = new Set<string>(nodes.map(({ id }) => id));
        const { there, gone } = told(lines);
        expect(there.filter((id) => !ids.has(id))).toEqual([]);
        expect(nodes.filter(({ id }) => gone.has(id))).toEqual([]);
        expect(nodes.filter(({ labels }) => labels[0] === 'Patched').length % 5).toBe(0);
        expect((await person.nodes({ text: 'single', pageSize: 1 })).total).toBe(
          nodes.filter(({ labels }) => labels[0] === 'Single').length,
        );
        await expectCountersRight(person);
        await close();
      }
      expect(lines.length).toBeGreaterThan(ROUNDS * 2);
    },
    ROUNDS * 20_000,
  );
});
