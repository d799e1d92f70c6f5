import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type ImportId, type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { type ImportJob } from '../../../server/contract/imports.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { giveUpAbandoned } from '../../../server/graph/imports/giveUpAbandoned.js';
import { IssueFolder } from '../../../server/graph/imports/IssueFolder.js';
import { ImportJobRepository } from '../../../server/graph/imports/ImportJobRepository.js';
import { StagingFolder } from '../../../server/graph/imports/StagingFolder.js';

const MEGABYTE = 1024 ** 2;
const HOUR = 60 * 60_000;
const ana = 'ana' as OwnerId;

let dataDir: string;
let opened: OpenStore;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-staging-'));
  opened = await openTestStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

async function* bytes(size: number) {
  yield new Uint8Array(size);
}
async function* upload(size: number) {
  yield { name: 'graph.json', stream: bytes(size) };
}
const folderWith = (limits: { imports?: number; bytes?: number }) =>
  new StagingFolder(dataDir, 100 * MEGABYTE, { imports: 10, bytes: 100 * MEGABYTE, ...limits });
const id = (text: string) => text as ImportId;

test('one import more than may wait is refused with limit and use; ending one makes room, and another person has their own', async () => {
  const staging = folderWith({ imports: 2 });
  await staging.keep(ana, id('a'), upload(10));
  await staging.keep(ana, id('b'), upload(10));
  await expect(staging.keep(ana, id('c'), upload(10))).rejects.toMatchObject({
    code: 'QUOTA_IMPORTS',
    message: 'At most 2 imports may wait; 2 do',
  });
  await staging.keep('ion' as OwnerId, id('d'), upload(10));
  await staging.remove(ana, id('a'));
  await staging.keep(ana, id('c'), upload(10));
});

test('more bytes than may wait are refused', async () => {
  const staging = folderWith({ bytes: 2 * MEGABYTE });
  const eva = 'eva' as OwnerId;
  await staging.keep(eva, id('a'), upload(2 * MEGABYTE));
  await expect(staging.keep(eva, id('b'), upload(10))).rejects.toMatchObject({
    code: 'QUOTA_IMPORTS',
    message: 'Files of at most 2 MB may wait; 2 MB do',
  });
});

test('uploads at the same time pass no limit together', async () => {
  const staging = folderWith({ imports: 2 });
  const dan = 'dan' as OwnerId;
  const tried = await Promise.allSettled(['a', 'b', 'c', 'd'].map((each) => staging.keep(dan, id(each), upload(10))));
  expect(tried.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(await staging.since(dan, id('c'))).toBeUndefined();
});

test('an upload that goes beyond the bytes that may wait is refused while it comes in, and keeps nothing', async () => {
  const staging = folderWith({ bytes: 2 * MEGABYTE });
  const lia = 'lia' as OwnerId;
  const refused = { code: 'QUOTA_IMPORTS', message: 'Files of at most 2 MB may wait; 1 MB do' };
  await staging.keep(lia, id('a'), upload(MEGABYTE));
  await expect(staging.keep(lia, id('b'), upload(MEGABYTE + 1))).rejects.toMatchObject(refused);
  expect(await staging.since(lia, id('b'))).toBeUndefined();
  // What waits from before a start counts as well, and what was refused does not.
  const later = folderWith({ bytes: 2 * MEGABYTE });
  await expect(later.keep(lia, id('b'), upload(MEGABYTE + 1))).rejects.toMatchObject(refused);
  await later.keep(lia, id('b'), upload(MEGABYTE));
});

test('a checked import that nobody confirmed is given up after its time, and its files go', async () => {
  const staging = folderWith({});
  const book = new ImportJobRepository(opened.importJobs);
  const notes = new IssueFolder(dataDir);
  const mia = 'mia' as OwnerId;
  const job = { id: id('old'), projectId: 'p' as ProjectId, state: 'checked', fileNames: ['graph.json'] } as ImportJob;
  await staging.keep(mia, job.id, upload(10));
  await book.save(mia, job);
  await giveUpAbandoned({ book, staging, notes }, HOUR);
  expect(await book.get(mia, job.id)).toMatchObject({ state: 'checked' });
  await giveUpAbandoned({ book, staging, notes }, 0);
  expect(await book.get(mia, job.id)).toMatchObject({ state: 'cancelled' });
  expect(await staging.since(mia, job.id)).toBeUndefined();
  expect(readdirSync(join(dataDir, 'imports')).length).toBeGreaterThan(0);
});

test('files whose upload was cut off by the end of its process go after a day, and not before', async () => {
  const staging = folderWith({});
  const uma = 'uma' as OwnerId;
  for (const each of ['cut', 'coming']) await staging.keep(uma, id(each), upload(10));
  const daysAgo = new Date(Date.now() - 25 * HOUR);
  const { importIds } = (await staging.staged()).find(({ owner }) => owner === uma) ?? { importIds: [] };
  expect(importIds.toSorted()).toEqual(['coming', 'cut']);
  for (const folder of readdirSync(join(dataDir, 'imports'), { recursive: true, encoding: 'utf8' }))
    if (folder.endsWith('/cut')) utimesSync(join(dataDir, 'imports', folder), daysAgo, daysAgo);
  await giveUpAbandoned(
    { book: new ImportJobRepository(opened.importJobs), staging, notes: new IssueFolder(dataDir) },
    200 * HOUR,
  );
  expect(await staging.since(uma, id('cut'))).toBeUndefined();
  expect(await staging.since(uma, id('coming'))).toBeDefined();
});

test('the list of what was said about files goes a month after it was written, and no other', async () => {
  const notes = new IssueFolder(dataDir);
  const ema = 'ema' as OwnerId;
  const lists = { old: notes.of(ema, id('old')), young: notes.of(ema, id('young')) };
  mkdirSync(dirname(lists.old), { recursive: true });
  for (const list of Object.values(lists)) writeFileSync(list, 'file,row\r\n');
  const days = (count: number) => new Date(Date.now() - count * 24 * HOUR);
  utimesSync(lists.old, days(31), days(31));
  utimesSync(lists.young, days(29), days(29));
  await giveUpAbandoned({ book: new ImportJobRepository(opened.importJobs), staging: folderWith({}), notes }, HOUR);
  expect([existsSync(lists.old), existsSync(lists.young)]).toEqual([false, true]);
});
