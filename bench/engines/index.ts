import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';

import { type OwnerId } from '../../server/contract/ids.js';
import { type GraphStore } from '../../server/graph/GraphStore.js';
import { openPostgresStore } from '../../server/platform/store/openPostgresStore.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { importGenerated } from '../store/importGenerated.js';
import { type Figures, measure } from '../store/measure.js';
import { type BenchRow } from '../table.js';
import { type Loaded, type Task, TASKS } from './tasks.js';

const PROMISED = { nodes: 100_000, relationships: 500_000 };
const SIZE = {
  nodes: Number(process.env['HARTA_BENCH_NODES'] ?? PROMISED.nodes),
  relationships: Number(process.env['HARTA_BENCH_RELATIONSHIPS'] ?? PROMISED.relationships),
};
const HOLDS_BARS = SIZE.nodes === PROMISED.nodes && SIZE.relationships === PROMISED.relationships;
const FEWEST_IMPORTED = 11_850;
const LIMITS = { projects: 100, elements: 10_000_000, storedBytes: Number.MAX_SAFE_INTEGER };

/** An engine with a store that is empty. */
interface OpenEngine {
  readonly name: string;
  readonly store: GraphStore;
  close(): Promise<void>;
}

async function openSqlite(): Promise<OpenEngine> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-bench-'));
  const { store, close } = await openStore({ dataDir });
  return {
    name: 'SQLite',
    store,
    close: async () => {
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function openPostgres(url: string): Promise<OpenEngine> {
  const { store, close } = await openPostgresStore({ url, connections: 8 }, { dataDir: '', limits: LIMITS });
  return { name: 'PostgreSQL', store, close };
}

/** Loads the generated graph. */
async function load({
  name,
  store,
}: OpenEngine): Promise<Loaded & { readonly name: string; readonly perSecond: number }> {
  const ownerId = `bench ${ulid()}` as OwnerId;
  const scope = { ownerId, projectId: await store.ensureDefaultProject(ownerId) };
  const start = performance.now();
  const ids = await importGenerated(store, scope, SIZE);
  const perSecond = (1000 * (SIZE.nodes + SIZE.relationships)) / (performance.now() - start);
  return { name, store, scope, ids, perSecond };
}

const written = (ms: number): string => ms.toFixed(ms < 10 ? 2 : 0);

/** A figure of each engine, and whether that of PostgreSQL is as it should be. */
interface Compared {
  readonly figures: readonly (readonly [name: string, figure: string])[];
  readonly bar: string;
  readonly ok: boolean;
}

const row = (what: string, { figures, bar, ok }: Compared): BenchRow => ({
  what,
  measured: figures.map(([name, figure]) => `${name} ${figure}`).join(' · '),
  bar: HOLDS_BARS ? `PostgreSQL ${bar}` : 'none at this size',
  ok: ok || !HOLDS_BARS,
});

/** How the engines imported. */
const importRow = (loaded: readonly { readonly name: string; readonly perSecond: number }[]): BenchRow =>
  row(
    `import of ${SIZE.nodes.toLocaleString('en')} nodes and ${SIZE.relationships.toLocaleString('en')} relationships, elements a second`,
    {
      figures: loaded.map(({ name, perSecond }) => [name, Math.round(perSecond).toLocaleString('en')]),
      bar: `≥ ${FEWEST_IMPORTED.toLocaleString('en')}`,
      ok: (loaded.at(-1)?.perSecond ?? 0) >= FEWEST_IMPORTED,
    },
  );

async function taskRow(loaded: readonly (Loaded & { readonly name: string })[], task: Task): Promise<BenchRow> {
  const { what, times, bar, call } = task;
  const figures: [string, Figures][] = [];
  for (const one of loaded)
    figures.push([
      one.name,
      await measure(
        Array.from({ length: times }, (_, at) => at),
        (at) => call(one, at),
      ),
    ]);
  return row(`${what}, p50/p95 ms`, {
    figures: figures.map(([name, { p50, p95 }]) => [name, `${written(p50)}/${written(p95)}`]),
    bar: `p50 ≤ ${bar} ms`,
    ok: (figures.at(-1)?.[1].p50 ?? Infinity) <= bar,
  });
}

/** The engines of graphs side by side, each call of the port measured from outside: what a route waits for. PostgreSQL comes last. */
export async function benchEngines(): Promise<BenchRow[]> {
  const url = process.env['HARTA_BENCH_POSTGRES'];
  if (url === undefined) return [];
  const engines = [await openSqlite(), await openPostgres(url)];
  try {
    const loaded = [];
    for (const engine of engines) loaded.push(await load(engine));
    const rows = [importRow(loaded)];
    for (const task of TASKS) rows.push(await taskRow(loaded, task));
    return rows;
  } finally {
    for (const engine of engines) await engine.close();
  }
}
