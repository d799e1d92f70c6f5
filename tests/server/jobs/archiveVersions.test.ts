import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { ARCHIVE_VERSION, upgradeRecord } from '../../../server/people/records/archive/upgradeRecord.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { openOn } from './yourDataParts.js';

const ana = 'ana' as OwnerId;

let dataDir: string;
let stored: OpenStore;
let opened: Awaited<ReturnType<typeof openOn>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-archives-'));
  stored = await openTestStore({ dataDir, readers: 0 });
  await stored.accounts.upsert(ana, { email: null, emailVerified: false });
  opened = await openOn(dataDir, stored);
});
afterEach(async () => {
  opened.yourData.close();
  await opened.jobs.close();
  await stored.close();
  rmSync(dataDir, { recursive: true });
});

/** Restores an archive as that version of Harta wrote it, and waits for the end. */
async function restoreVersion(version: number): Promise<string | undefined> {
  const archive = readFileSync(fileURLToPath(new URL(`./archives/version${version}.zip`, import.meta.url)));
  const { id } = await opened.yourData.restore(
    ana,
    (async function* () {
      yield { name: 'a.zip', stream: [archive] as never };
    })(),
  );
  const state = async () => (await opened.jobs.list(ana)).items.find((job) => job.id === id)?.state;
  await vi.waitFor(async () => expect(['done', 'failed']).toContain(await state()), { timeout: 60_000 });
  return state();
}

test('an archive of version 1, whose records are the columns of SQLite, comes back whole', async () => {
  expect(await restoreVersion(1)).toBe('done');
  const { items } = await stored.store.projects(ana);
  const scope = { ownerId: ana, projectId: items.find(({ name }) => name === 'Whales')?.id ?? ('' as never) };
  const page = { pageSize: 10, pageToken: '1' };
  expect(await stored.store.totals(scope)).toMatchObject({ nodes: 1 });
  const [conversation] = (await stored.chats.conversations(scope, page)).items;
  expect(conversation).toMatchObject({ title: 'Balene', pinned: true, messagesTotal: 2 });
  // It was called so by the person: a first message that is written anew changes nothing of it.
  const kept = await stored.personRecords.recordSlice(ana, 'conversations', null, 10);
  expect(kept.items).toMatchObject([{ ownTitle: true, pinned: true, createdAt: conversation?.createdAt }]);
  const [answer, question] = (await stored.chats.messages(ana, page)).items;
  expect([question?.text, question?.fellBack]).toEqual(['Unde e narvalul?', false]);
  expect(answer).toMatchObject({ text: 'În mare.', fellBack: true, engine: 'offline' });
  expect((await stored.documents.documentPage(scope, page)).items).toMatchObject([{ title: 'Text', characters: 14 }]);
  expect((await stored.recordingStore.recordingPage(scope, page)).items).toMatchObject([
    { name: 'r.wav', heardLanguage: 'ro', state: 'transcribed' },
  ]);
  expect((await stored.trainExamples.page(ana, page)).items).toMatchObject([{ question: 'Unde?', tags: ['mare'] }]);
  const { items: news } = await stored.notificationStore.notificationPage(ana, page);
  expect(news.map(({ messages }) => messages.ro)).toContain('Export încheiat: balene.json.');
});

test('a record of the present version is taken as it is', () => {
  const record = { id: 'a', own_title: 1, ownTitle: true };
  expect(upgradeRecord('conversations', ARCHIVE_VERSION, record)).toEqual(record);
});
