import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { type ImportJob } from '../../../server/contract/imports.js';
import { folderOfOwner } from '../../../server/platform/storage/ownedFiles.js';
import { type StagedFile } from '../../../server/graph/imports/protocol.js';
import { ANA, Installation, uploads } from './openedImports.js';

/** Enough that writing goes on for some time after its first elements, on a machine that does other things too. */
const ROWS = 30_000;
const PATIENCE = 180_000;

let harta: Installation;
let folder: string;
let file: StagedFile;

beforeAll(async () => {
  harta = await Installation.open();
  folder = await mkdtemp(path.join(tmpdir(), 'harta-large-'));
  file = { name: 'large.csv', path: path.join(folder, 'large.csv') };
  const rows = Array.from({ length: ROWS }, (_, at) => `node ${at},node ${(at * 7) % ROWS},leads to\n`);
  await writeFile(file.path, `source,target,type\n${rows.join('')}`);
}, PATIENCE);
afterAll(async () => {
  await harta.close();
  await rm(folder, { recursive: true });
});

const nothingWritten = async () =>
  expect(await harta.stored.store.totals({ ownerId: ANA })).toMatchObject({ nodes: 0, relationships: 0 });

/** Begins to write and waits for the first elements. */
async function halfWritten(): Promise<ImportJob> {
  const { id } = await harta.check([file]);
  await harta.imports.commit(ANA, id);
  for (;;) {
    const job = await harta.imports.get(ANA, id);
    if (job.nodesWritten > 0) return job;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

describe('an import that is interrupted', { timeout: PATIENCE }, () => {
  test('by the person while it is written leaves nothing', async () => {
    const { id, state } = await halfWritten();
    expect(state).toBe('writing');
    await nothingWritten();
    expect(await harta.imports.cancel(ANA, id)).toMatchObject({ state: 'cancelled', nodesWritten: 0 });
    await nothingWritten();
  });

  test('by a stop while it is written leaves nothing, and can be written afterwards', async () => {
    const { id } = await halfWritten();
    await harta.restart();
    expect((await harta.imports.get(ANA, id)).state).toBe('checked');
    await nothingWritten();
    await harta.imports.commit(ANA, id);
    expect((await harta.until(id, ['done', 'failed'])).state).toBe('done');
    expect(await harta.stored.store.totals({ ownerId: ANA })).toMatchObject({ nodes: ROWS, relationships: ROWS });
    await harta.stored.store.undo({ ownerId: ANA });
  });

  test('by a stop while it is checked is checked again', async () => {
    const { id } = await harta.imports.upload(ANA, {}, uploads([file]));
    await harta.restart();
    expect(await harta.until(id, ['checked'])).toMatchObject({ nodes: ROWS, relationships: ROWS });
    expect((await harta.imports.list(ANA, {})).map((job) => job.id)).toContain(id);
  });

  /** Restarts while a file is checked that was checked before, as its folder tells: so often and, after the last time, resting until then. */
  async function cutOff(begun: string): Promise<ImportJob['id']> {
    const { id } = await harta.imports.upload(ANA, {}, uploads([file]));
    const place = path.join(folderOfOwner(path.join(harta.folder, 'imports'), ANA), id, 'begun');
    await harta.restart(() => writeFile(place, begun));
    return id;
  }

  test('by the end of the process rests, and is checked again after the third time', async () => {
    const cut = await cutOff('3');
    const rested = await cutOff(`3 ${Date.now()}`);
    expect(await harta.until(rested, ['checked', 'failed'])).toMatchObject({ state: 'checked' });
    expect(await harta.imports.get(ANA, cut)).toMatchObject({ state: 'checking' });
    expect(await harta.imports.cancel(ANA, cut)).toMatchObject({ state: 'cancelled' });
  });

  test('by the end of the process is given up the fifth time, and told', async () => {
    const given = await harta.until(await cutOff('5'), ['checked', 'failed']);
    expect(given).toMatchObject({ state: 'failed', issues: [{ code: 'GIVEN_UP' }] });
    await vi.waitFor(async () => {
      const { items } = await harta.stored.notificationStore.notificationPage(ANA, { pageSize: 1 });
      expect(items).toMatchObject([{ kind: 'importFailed' }]);
    }, PATIENCE);
  });
});
