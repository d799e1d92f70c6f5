import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type ImportId } from '../../../server/contract/ids.js';
import { ProblemError } from '../../../server/contract/ProblemError.js';
import { type Imports } from '../../../server/graph/imports/Imports.js';
import { openBackground } from '../../../server/opening/openBackground.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { ANA, uploads } from './openedImports.js';

vi.setConfig({ testTimeout: 120_000 });

const ROWS = 20;
let folder: string;
let stored: OpenStore;
let imports: Imports;
vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);

/** What fails from now on, by the name of the call. */
let failing: ReadonlySet<string>;

/**
 * The same part, of which named calls answer that the disk is full.
 * @param after whether they do what they should before that
 * @param prefix what stands before the names of its calls
 */
const fallible = <P extends object>(part: P, after: boolean, prefix = ''): P =>
  new Proxy(part, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function' || !failing.has(`${prefix}${String(name)}`)) return found;
      return async (...args: unknown[]) => {
        if (after) await Reflect.apply(found, target, args);
        throw new ProblemError('STORAGE_FULL', { detail: 'database or disk is full' });
      };
    },
  });

async function start(after = false): Promise<void> {
  stored = await openTestStore({ dataDir: folder, readers: 0 });
  const parts = {
    ...stored,
    store: fallible(stored.store, after),
    importJobs: fallible(stored.importJobs, after, 'importJobs.'),
    importMappings: fallible(stored.importMappings, after, 'importMappings.'),
  };
  ({ imports } = await openBackground({ dataDir: folder, stored: parts, live: liveEvents(inProcessBus()) }));
}

async function stop(): Promise<void> {
  await imports.close();
  await stored.close();
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harta-ends-'));
  failing = new Set();
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

async function until(id: ImportId, isThere: (state: string) => boolean) {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const job = await imports.get(ANA, id);
    if (isThere(job.state)) return job;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return imports.get(ANA, id);
}

async function checked(text?: string): Promise<ImportId> {
  const file = { name: 'ties.csv', path: path.join(folder, 'ties.csv') };
  const rows = Array.from({ length: ROWS }, (_, at) => `node ${at},node ${(at + 1) % ROWS},leads to\n`);
  await writeFile(file.path, text ?? `source,target,type\n${rows.join('')}`);
  const { id } = await imports.upload(ANA, {}, uploads([file]));
  await until(id, (state) => state !== 'checking');
  return id;
}

const nodes = async () => (await stored.store.totals({ ownerId: ANA })).nodes;

describe.each([
  ['the row of its job cannot be written', ['importJobs.put'], false],
  ['its mapping cannot be kept', ['importMappings.put'], false],
  ['the answer of its publication is lost', ['publishImport'], true],
] as const)('an import that is published while %s', (_what, calls, after) => {
  test('is done, is never cancelled, and is still done after a restart', async () => {
    await start(after);
    const id = await checked();
    await imports.commit(ANA, id);
    failing = new Set(calls);
    expect(await until(id, (state) => state !== 'writing')).toMatchObject({ state: 'done', nodesWritten: ROWS });
    await expect(imports.cancel(ANA, id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
    expect(await nodes()).toBe(ROWS);
    await stop();
    failing = new Set();
    await start();
    expect(await imports.get(ANA, id)).toMatchObject({ state: 'done' });
    expect(await nodes()).toBe(ROWS);
  });
});

test('an import that fails on a full disk, which takes nothing back either, has failed and leaves nothing', async () => {
  await start();
  const id = await checked();
  await imports.commit(ANA, id);
  failing = new Set(['appendImport', 'abortImport', 'importJobs.put']);
  expect(await until(id, (state) => state !== 'writing')).toMatchObject({ state: 'failed' });
  expect(await nodes()).toBe(0);
  failing = new Set();
});

describe('an import that was refused', () => {
  const REFUSED = '{"nodes":[';

  test('is over: it cannot be cancelled', async () => {
    await start();
    const id = await checked(REFUSED);
    expect((await imports.get(ANA, id)).state).toBe('refused');
    await expect(imports.cancel(ANA, id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
    expect((await imports.get(ANA, id)).state).toBe('refused');
  });

  test('is one of the ten that are over and kept', async () => {
    await start();
    for (let index = 0; index < 13; index += 1) await checked(REFUSED);
    // An import is told as refused before the oldest are removed.
    await expect.poll(async () => (await stored.importJobs.list(ANA)).length, { timeout: 10_000 }).toBe(10);
  });
});
