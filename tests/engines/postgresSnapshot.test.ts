import { afterAll, beforeAll, expect, test } from 'vitest';

import { openPostgresStore } from '../../server/platform/store/openPostgresStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { RECORD_KINDS } from '../../server/people/records/PersonRecords.js';
import { readAll, restoreAll, sampleArchive } from '../server/records/contract/archives.js';
import { newOwner } from '../server/store/contract/Person.js';
import { type HalvedDatabases, newDatabase, newHalves } from './postgres.js';

const WRITTEN = 4;
const SNAPSHOTS = 40;

let made: Awaited<ReturnType<typeof newDatabase>>;
let apart: HalvedDatabases;
let stored: OpenStore;
let halved: OpenStore;
beforeAll(async () => {
  [made, apart] = [await newDatabase(), await newHalves()];
  stored = await openPostgresStore({ url: made.url, connections: 6 }, { dataDir: '' });
  halved = await openPostgresStore(apart.settings, { dataDir: '' });
});
afterAll(async () => {
  for (const each of [stored, halved]) await each.close();
  for (const each of [made, apart]) await each.drop();
});

const newScope = async (of = stored) => {
  const ownerId = newOwner();
  return { ownerId, projectId: await of.store.ensureDefaultProject(ownerId) };
};

test.each([
  ['one database', () => stored],
  ['two databases', () => halved],
])(
  'a snapshot of %s is of the moment at which it was made, of graphs and of every kind of record',
  async (_, opened) => {
    const of = opened();
    const scope = await newScope(of);
    const { ownerId } = scope;
    const snapshot = await of.snapshot(ownerId);
    await restoreAll(of.personRecords, scope, sampleArchive(scope, WRITTEN));
    await of.store.createNode(scope, { labels: ['New'], properties: {} }, { source: 'hand' });
    await of.settingsStore.update(ownerId, { theme: 'dark' });
    const earlier = await readAll(snapshot.personRecords, scope);
    expect(RECORD_KINDS.filter((kind) => earlier[kind].length > 0)).toEqual([]);
    expect(await snapshot.store.exportNodes(scope, null, 10)).toMatchObject({ items: [] });
    expect(await snapshot.settingsStore.read(ownerId)).toMatchObject({ theme: 'system' });
    await expect(snapshot.settingsStore.update(ownerId, { theme: 'light' })).rejects.toThrow('A snapshot is only read');
    await snapshot.close();

    const later = await of.snapshot(ownerId);
    const present = await readAll(later.personRecords, scope);
    expect(RECORD_KINDS.filter((kind) => present[kind].length === 0)).toEqual([]);
    expect((await later.store.exportNodes(scope, null, 10)).items).toHaveLength(1);
    expect(await later.settingsStore.read(ownerId)).toMatchObject({ theme: 'dark' });
    await later.close();
  },
);

test('a snapshot of two databases is of one moment: it shows no change to a graph without what was recorded before', async () => {
  const scope = await newScope(halved);
  let isOver = false;
  const writing = (async () => {
    for (let node = 1; !isOver; node += 1) {
      await halved.store.renameProject(scope, `${node}`);
      await halved.store.createNode(scope, { labels: ['A'], properties: {} }, { source: 'hand' });
    }
  })();
  await expect.poll(async () => (await halved.store.totals(scope)).nodes).toBeGreaterThan(2);
  for (let round = 0; round < SNAPSHOTS; round += 1) {
    const snapshot = await halved.snapshot(scope.ownerId);
    const recorded = Number((await snapshot.store.project(scope)).name);
    const { nodes } = await snapshot.store.totals(scope);
    expect([nodes, nodes + 1]).toContain(recorded);
    await snapshot.close();
  }
  isOver = true;
  await writing;
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
