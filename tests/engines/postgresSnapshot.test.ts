import { afterAll, beforeAll, expect, test } from 'vitest';

import { openPostgresStore } from '../../server/platform/store/openPostgresStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { RECORD_KINDS } from '../../server/people/records/PersonRecords.js';
import { readAll, restoreAll, sampleArchive } from '../server/records/contract/archives.js';
import { newOwner } from '../server/store/contract/Person.js';
import { newDatabase } from './postgres.js';

const WRITTEN = 4;

let made: Awaited<ReturnType<typeof newDatabase>>;
let stored: OpenStore;
beforeAll(async () => {
  made = await newDatabase();
  stored = await openPostgresStore({ url: made.url, connections: 6 }, { dataDir: '' });
});
afterAll(async () => {
  await stored.close();
  await made.drop();
});

const newScope = async () => {
  const ownerId = newOwner();
  return { ownerId, projectId: await stored.store.ensureDefaultProject(ownerId) };
};

test('a snapshot is of the moment at which it was made, of graphs and of every kind of record', async () => {
  const scope = await newScope();
  const { ownerId } = scope;
  const snapshot = await stored.snapshot(ownerId);
  await restoreAll(stored.personRecords, scope, sampleArchive(scope, WRITTEN));
  await stored.store.createNode(scope, { labels: ['New'], properties: {} }, { source: 'hand' });
  await stored.settingsStore.update(ownerId, { theme: 'dark' });
  const earlier = await readAll(snapshot.personRecords, scope);
  expect(RECORD_KINDS.filter((kind) => earlier[kind].length > 0)).toEqual([]);
  expect(await snapshot.store.exportNodes(scope, null, 10)).toMatchObject({ items: [] });
  expect(await snapshot.settingsStore.read(ownerId)).toMatchObject({ theme: 'system' });
  await expect(snapshot.settingsStore.update(ownerId, { theme: 'light' })).rejects.toThrow('A snapshot is only read');
  await snapshot.close();

  const later = await stored.snapshot(ownerId);
  const present = await readAll(later.personRecords, scope);
  expect(RECORD_KINDS.filter((kind) => present[kind].length === 0)).toEqual([]);
  expect((await later.store.exportNodes(scope, null, 10)).items).toHaveLength(1);
  expect(await later.settingsStore.read(ownerId)).toMatchObject({ theme: 'dark' });
  await later.close();
});

test('an archive with U+0000 in its texts, as a file of SQLite may hold it, is restored without', async () => {
  const scope = await newScope();
  const archive = sampleArchive(scope, WRITTEN);
  const texts = new Set(['title', 'text', 'question', 'answer', 'name']);
  const withNul = RECORD_KINDS.map((kind) => [
    kind,
    archive[kind].map((record) =>
      Object.fromEntries(
        Object.entries(record).map(([field, value]) => [
          field,
          texts.has(field) && typeof value === 'string' ? `\0${value}\0` : value,
        ]),
      ),
    ),
  ]);
  await restoreAll(stored.personRecords, scope, Object.fromEntries(withNul) as typeof archive);
  const read = await readAll(stored.personRecords, scope);
  expect(RECORD_KINDS.map((kind) => read[kind].length)).toEqual(RECORD_KINDS.map((kind) => archive[kind].length));
  expect(JSON.stringify(read)).not.toContain('\\u0000');
});
