import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { openTestStore } from '../engineUnderTest.js';
import { newOwner } from '../store/contract/Person.js';
import { bundleWriter, writeAndDie } from '../store/killedWriter.js';
import { type Moment, openReading } from './readingParts.js';

const dataDir = mkdtempSync(join(tmpdir(), 'harta-reading-kills-'));
beforeAll(() => bundleWriter('tests/server/processing/readingWriter.ts'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const CASES: readonly [Moment, { document: 'reading' | 'read'; job?: 'waiting' | 'running' | 'done' }][] = [
  ['before it is asked for', { document: 'reading' }],
  ['after it was asked for', { document: 'reading', job: 'waiting' }],
  ['before it is kept', { document: 'reading', job: 'running' }],
  ['after it was kept', { document: 'read', job: 'running' }],
  ['after its job ended', { document: 'read', job: 'done' }],
  ['after it was told', { document: 'read', job: 'done' }],
];

test.each(CASES)('a reading that is killed %s ends once, and is told once', async (moment, left) => {
  const ownerId = newOwner();
  await writeAndDie('readingWriter', dataDir, `${ownerId}|${moment}`);
  const stored = await openTestStore({ dataDir, readers: 0 });
  const documents = async () =>
    (await stored.documents.documentPage({ ownerId }, { pageSize: 9, pageToken: '1' })).items;
  expect((await documents()).map(({ state }) => state)).toEqual([left.document]);
  expect((await stored.jobStore.jobs(ownerId)).map(({ state }) => state)).toEqual(
    left.job === undefined ? [] : [left.job],
  );

  // Two starts: the second one finds nothing to do.
  for (let start = 0; start < 2; start += 1) {
    const { jobs } = await openReading(stored);
    await vi.waitFor(async () => expect(await stored.jobStore.nextJobAt()).toBeNull(), { timeout: 60_000 });
    await jobs.close();
    const [document] = await documents();
    expect([document?.state, document?.things]).toEqual(['read', 3]);
    const { items } = await stored.notificationStore.notificationPage(ownerId, { pageSize: 9, pageToken: '1' });
    expect(items.map(({ kind }) => kind)).toEqual(['textRead']);
  }
  await stored.close();
});
