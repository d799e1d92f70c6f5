import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Mapping } from '../../domain/imports/mapping.js';
import { inProcessBus } from '../../server/platform/bus/Bus.js';
import { liveEvents } from '../../server/platform/bus/liveEvents.js';
import { type OwnerId, type ProjectId } from '../../server/contract/ids.js';
import { type ImportJob, type ImportState } from '../../server/contract/imports.js';
import { type Imports } from '../../server/graph/imports/Imports.js';
import { openBackground } from '../../server/opening/openBackground.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type BenchRow } from '../table.js';
import { bundled } from './bundled.js';

const OWNER = 'bench' as OwnerId;
const ROWS = 100_000;

/** A third of what it took when it was first measured: 93 s and 51 s. */
const BARS = { write: 31, undo: 17 } as const;

/** A table of towns; of each edition each says another number of people. */
function towns(edition: number): string {
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `T${at},Town number ${at},${1000 + at * 7 + edition},Region ${at % 40}`,
  );
  return `code,name,people,region\n${rows.join('\n')}\n`;
}

async function until(imports: Imports, id: ImportJob['id'], states: readonly ImportState[]): Promise<ImportJob> {
  for (;;) {
    const job = await imports.get(OWNER, id);
    if (states.includes(job.state)) return job;
    if (['failed', 'refused'].includes(job.state)) throw new Error(JSON.stringify(job.issues));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Brings one edition: all rows as properties, so that there is one node for each; merging, or as new. */
async function bring(imports: Imports, projectId: ProjectId, file: string, writes: 'create' | 'merge') {
  async function* upload() {
    yield { name: 'towns.csv', stream: createReadStream(file) };
  }
  const { id } = await imports.upload(OWNER, { projectId }, upload());
  await until(imports, id, ['checked']);
  const { mapping } = await imports.tables(OWNER, id);
  const tables = (mapping as Mapping).tables.map((table) => ({
    ...table,
    writes,
    columns: table.columns.map((column) => ({ ...column, use: 'property' as const })),
  }));
  await imports.map(OWNER, id, { mapping: { tables } as typeof mapping });
  await until(imports, id, ['checked']);
  return seconds(async () => {
    await imports.commit(OWNER, id);
    await until(imports, id, ['done']);
  });
}

/** Merges 100,000 rows onto as many nodes, each of which changes, and takes that back. */
export async function benchMerging(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'harta-bench-merging-'));
  const stored = await openStore({ dataDir, ...bundled('storeWorker.js') });
  const importing = bundled('importWorker.js');
  const { imports } = await openBackground({ dataDir, stored, live: liveEvents(inProcessBus()), importing });
  try {
    const projectId = (await stored.store.createProject(OWNER, 'Towns')).id;
    const files = [0, 1].map((edition) => path.join(dataDir, `towns${edition}.csv`));
    for (const [edition, file] of files.entries()) await writeFile(file, towns(edition));
    const create = await bring(imports, projectId, files[0] ?? '', 'create');
    const write = await bring(imports, projectId, files[1] ?? '', 'merge');
    const undo = await seconds(() => stored.store.undo({ ownerId: OWNER, projectId }));
    const row = (what: keyof typeof BARS, took: number, name: string): BenchRow => ({
      what: name,
      measured: `${took.toFixed(1)} s (${create.toFixed(1)} s to write them new)`,
      bar: `≤ ${BARS[what]} s`,
      ok: took <= BARS[what],
    });
    return [
      row('write', write, `merging ${ROWS.toLocaleString('en')} rows onto as many nodes: written`),
      row('undo', undo, 'the same: taken back'),
    ];
  } finally {
    await imports.close();
    await stored.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
