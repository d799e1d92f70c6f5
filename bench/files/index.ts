import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';

import { inProcessBus } from '../../server/platform/bus/Bus.js';
import { liveEvents } from '../../server/platform/bus/liveEvents.js';
import { type ImportId, type OwnerId } from '../../server/contract/ids.js';
import { type ImportJob, type ImportState } from '../../server/contract/imports.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type Imports } from '../../server/graph/imports/Imports.js';
import { type UploadedFile } from '../../server/graph/imports/StagingFolder.js';
import { openBackground } from '../../server/opening/openBackground.js';
import { type BenchRow } from '../table.js';
import { type GraphSize, writeGraphTables } from './graphTables.js';
import { bareInserts } from './bareInserts.js';
import { bundled } from './bundled.js';
import { type Held, HeldLoop } from './HeldLoop.js';
import { benchMerging } from './merging.js';
import { PeakMemory } from './PeakMemory.js';
import { busiestSince, threadSeconds } from './threadSeconds.js';

const SIZE: GraphSize = { nodes: 100_000, relationships: 500_000 };
const OWNER = 'bench' as OwnerId;

/** What the bench must reach. */
const MIN_ELEMENTS_PER_SECOND = 12_000;
const MAX_MEBIBYTES = 300;
/** What the bench must reach. */
const MIN_OF_BARE = 0.6;
const MAX_HELD_MS = 50;

async function* uploads(paths: readonly string[]): AsyncGenerator<UploadedFile> {
  for (const each of paths) yield { name: path.basename(each), stream: createReadStream(each) };
}

async function until(imports: Imports, id: ImportId, states: readonly ImportState[]): Promise<ImportJob> {
  for (;;) {
    const job = await imports.get(OWNER, id);
    if (states.includes(job.state)) return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface Measured {
  readonly job: ImportJob;
  readonly wallSeconds: number;
  /** CPU time of the thread that worked most, which is what the whole takes on a machine that does nothing else. */
  readonly busiestSeconds: number;
  readonly mebibytes: number;
  readonly held: Held;
}

/** Checks and writes the files; only the writing is timed, memory and event loop are watched all the time. */
async function measure(imports: Imports, paths: readonly string[]): Promise<Measured> {
  const memory = new PeakMemory();
  const loop = new HeldLoop();
  const { id } = await imports.upload(OWNER, {}, uploads(paths));
  const checked = await until(imports, id, ['checked', 'refused', 'failed']);
  if (checked.state !== 'checked')
    throw new Error(`The import was ${checked.state}: ${JSON.stringify(checked.issues)}`);
  const began = performance.now();
  const threads = await threadSeconds();
  await imports.commit(OWNER, id);
  const job = await until(imports, id, ['done', 'failed']);
  const wallSeconds = (performance.now() - began) / 1000;
  const busiestSeconds = (await busiestSince(threads)) ?? wallSeconds;
  const held = loop.stop();
  if (job.state !== 'done') throw new Error(`The import failed: ${JSON.stringify(job.issues)}`);
  return { job, wallSeconds, busiestSeconds, mebibytes: memory.stop(), held };
}

function rowsOf(
  { job, wallSeconds, busiestSeconds, mebibytes, held: { longestMs, atWorkMs } }: Measured,
  bare: ReturnType<typeof bareInserts>,
): BenchRow[] {
  const elements = job.nodesWritten + job.relationshipsWritten;
  const [byWall, byCpu] = [elements / wallSeconds, elements / busiestSeconds];
  const share = { wall: byWall / bare.wall, cpu: byCpu / bare.cpu };
  const isBusy = (loadavg()[0] ?? 0) > availableParallelism();
  const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`;
  return [
    {
      what: `import of ${elements.toLocaleString('en')} elements with search, change log and undo`,
      measured: `${rate(byWall)} (${rate(byCpu)} by CPU time of the busiest thread)`,
      bar: `≥ ${rate(MIN_ELEMENTS_PER_SECOND)}`,
      ok: byWall >= MIN_ELEMENTS_PER_SECOND,
    },
    {
      what: 'the same ÷ bare inserts of its rows into the same tables with their indexes, same run',
      measured: `${share.wall.toFixed(2)} (${rate(bare.wall)} bare; by CPU of the busiest thread ${share.cpu.toFixed(2)}, ${rate(bare.cpu)} bare${isBusy ? '; busy machine: CPU decides' : ''})`,
      bar: `≥ ${MIN_OF_BARE}`,
      ok: (isBusy ? share.cpu : share.wall) >= MIN_OF_BARE,
    },
    {
      what: 'the same: memory above idle',
      measured: `${Math.round(mebibytes)} MB`,
      bar: `≤ ${MAX_MEBIBYTES} MB`,
      ok: mebibytes <= MAX_MEBIBYTES,
    },
    {
      what: 'the same: event loop held',
      measured: `${Math.round(longestMs)} ms${atWorkMs === undefined ? '' : `, of it at work ${Math.round(atWorkMs)} ms at most${isBusy ? '; busy machine: that decides' : ''}`}`,
      bar: `≤ ${MAX_HELD_MS} ms`,
      ok: (isBusy ? (atWorkMs ?? longestMs) : longestMs) <= MAX_HELD_MS,
    },
  ];
}

/** Files of every size: how fast they become a graph, and how fast they change one. */
export const benchFiles = async (): Promise<BenchRow[]> => [...(await benchImport()), ...(await benchMerging())];

/** Imports a generated graph of 100,000 nodes and 500,000 relationships as a person would: upload, check, write. */
async function benchImport(size: GraphSize = SIZE): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'harta-bench-files-'));
  const stored = await openStore({ dataDir, ...bundled('storeWorker.js') });
  const importing = bundled('importWorker.js');
  const { imports } = await openBackground({ dataDir, stored, live: liveEvents(inProcessBus()), importing });
  try {
    const measured = await measure(imports, await writeGraphTables(dataDir, size)).finally(async () => {
      await imports.close();
      await stored.close();
    });
    return rowsOf(measured, bareInserts(dataDir));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
