import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type ConversationId, type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { draftOf } from '../../../server/people/notifications/draftOf.js';
import { RECORD_KINDS } from '../../../server/people/records/PersonRecords.js';
import { fileNameOf } from '../../../server/people/personFile/PersonFile.js';
import { connectReadOnly } from '../../../server/platform/storage/driver.js';
import { capabilities, openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { bytesOf } from './bytes.js';
import { Person } from './contract/Person.js';

const owner = 'ana' as OwnerId;
const id = <T extends string>() => ulid() as T;

let dataDir: string;
let opened: OpenStore;
let person: Person;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-bytes-'));
  opened = await openTestStore({ dataDir, readers: 0 });
  person = new Person(opened.store, { ownerId: owner, projectId: await opened.store.ensureDefaultProject(owner) });
});
afterEach(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

/** Does something; the counter must then equal the rows, and have moved in this direction. */
async function counts(direction: 'more' | 'fewer' | 'any', work: () => Promise<unknown>, of = owner): Promise<void> {
  const { counted: before } = await bytesOf(dataDir, of);
  await work();
  const { counted, read } = await bytesOf(dataDir, of);
  expect(counted).toBe(read);
  if (direction === 'more') expect(counted).toBeGreaterThan(before);
  if (direction === 'fewer') expect(counted).toBeLessThan(before);
}

const newNode = (text: string) => ({
  id: id<never>(),
  labels: ['Place'],
  properties: { name: 'n', text },
  propertyKinds: {},
});

test('a letter of two bytes counts two, whatever the file takes on the disk', async () => {
  const { counted: before } = await bytesOf(dataDir, owner);
  await person.import([{ nodes: [newNode('ă'.repeat(100_000))], relationships: [] }]);
  const more = (await bytesOf(dataDir, owner)).counted - before;
  expect(more).toBeGreaterThan(200_000);
  expect(more).toBeLessThan(200_500);
});

test('each change of a graph counts its bytes, and taking it back as well', async () => {
  const node = await person.node(['Place'], { name: 'Iași' });
  const other = await person.node(['Place'], { name: 'Cluj' });
  await counts('more', () => person.relationship('NEAR', node, other, { since: 'mereu' }));
  await counts('more', () => person.set(node, { name: 'Iași, Moldova' }));
  await counts('more', () => person.store.savePositions(person.scope, [{ nodeId: node.id, x: 1, y: 2 }]));
  await counts('more', () =>
    person.store.setStyle(
      person.scope,
      { kind: 'label', name: 'Place', version: 0, style: { colour: '#aa0000' } } as never,
      { source: 'hand' },
    ),
  );
  await counts('any', () => person.remove(other));
  const { items } = await person.changes();
  for (const _ of items) await counts('any', () => person.undo());
  for (const _ of items) await counts('any', () => person.redo());
  await person.undo();
  await counts('any', () => person.node(['Place'], { name: 'în locul celor luate înapoi' }));
});

test('an import counts as it is written, also one that is given up and one that changes what was there', async () => {
  const node = await person.node(['Place'], { name: 'Iași' });
  const before = (await bytesOf(dataDir, owner)).counted;
  const batch = { nodes: [newNode('a'), newNode('b')], relationships: [] };
  await counts('more', () => person.import([batch]));
  await counts('any', () => person.undo());
  await counts('any', () => person.redo());
  const given = (await bytesOf(dataDir, owner)).counted;
  await person.import([{ nodes: [newNode('c'.repeat(10_000))], relationships: [] }], false);
  // What was given up is removed between other commands.
  await expect.poll(() => bytesOf(dataDir, owner)).toEqual({ counted: given, read: given });
  const staged = { kind: 'label', name: 'Place', style: { colour: '#00aa00' } } as never;
  await counts('more', () =>
    person.import([
      { nodes: [], relationships: [], styles: [staged, staged] },
      { nodes: [newNode('d')], relationships: [] },
    ]),
  );
  expect(before).toBeLessThan(given);
  expect(await person.read(node.id)).toMatchObject({ properties: { name: 'Iași' } });
});

test('projects count from their name to what is left when they are erased', async () => {
  const { store } = opened;
  const start = (await bytesOf(dataDir, owner)).counted;
  let projectId = '' as ProjectId;
  await counts('more', async () => (projectId = (await store.createProject(owner, 'Second')).id));
  const scope = { ownerId: owner, projectId };
  const second = new Person(store, scope);
  await counts('more', () => second.node(['Place'], { name: 'x'.repeat(5000) }));
  await counts('more', () => store.updateProject(scope, null, { description: 'of what it is' }));
  await counts('any', () => store.setProjectState(scope, { state: 'archived' }));
  const erasedAt = new Date().toISOString();
  await counts('any', () => store.setProjectState(scope, { state: 'deleted', erasedAt }));
  await counts('any', () => store.setProjectState(scope, { state: 'active' }));
  await counts('any', () => store.setProjectState(scope, { state: 'deleted', erasedAt }));
  await store.beginErasing(scope);
  await counts('any', () => opened.personRecords.eraseProject(scope));
  await counts('fewer', () => store.eraseGraph(scope));
  await store.forgetErased(scope);
  expect((await bytesOf(dataDir, owner)).counted).toBe(start);
  await opened.personRecords.dropOwner(owner);
  expect(await bytesOf(dataDir, owner)).toEqual({ counted: 0, read: 0 });
});

/** Something of every kind that a person has beside their graphs. */
async function writeRecords(): Promise<void> {
  const { chats, documents, recordingStore, imageStore, trainExamples, notificationStore } = opened;
  const projectId = await person.projectId();
  const scope = { ownerId: owner, projectId };
  const turn = { projectId, conversationId: id<ConversationId>(), uid: id<never>(), answerUid: id<never>() };
  await counts('more', () => chats.begin(owner, { ...turn, text: 'Unde e Iașul?', language: 'ro' }));
  await counts('more', () => chats.changeAnswer(owner, turn.answerUid, { text: 'În Moldova.', status: 'done' }));
  const places = [{ start: 0, page: 1 }] as never;
  const document = { id: id<never>(), title: 'Text', kind: 'text', language: 'ro', text: 'Iași', places } as const;
  await counts('more', () => documents.addDocument(scope, document as never));
  const recording = { id: id<never>(), name: 'r.wav', type: 'wav', bytes: 7000, fingerprint: 'f', mostBytes: 1e6 };
  await counts('more', () => recordingStore.addRecording(scope, recording as never));
  const image = { id: id<never>(), name: 'i', type: 'png', width: 1, height: 1, bytes: 5000, projectId: null };
  await counts('more', () => imageStore.addImage(owner, { ...image, projectId: undefined } as never));
  const example = { question: 'Unde?', answer: 'Acolo.', language: 'ro', tags: ['loc'] } as const;
  await counts('more', () => trainExamples.create(owner, { ...example, tags: ['loc'] }));
  await counts('more', () => notificationStore.writeNotification(owner, draftOf({ kind: 'newDevice', device: 'F' })));
  const effect = { key: 'a', kind: 'test', data: { of: 'Iași' } };
  await counts('more', () =>
    opened.store.applyPatch(scope, [{ op: 'createNode', labels: ['City'] }], { source: 'hand' }, [effect]),
  );
  await counts('fewer', () => opened.store.effectDone(owner, 'a'));
}

test('what a person has beside their graphs counts too, and not any more once it is deleted', async () => {
  const { chats, documents, recordingStore, imageStore, trainExamples, notificationStore } = opened;
  await writeRecords();
  const scope = person.scope;
  const [image] = await imageStore.images(owner);
  await counts('more', () => imageStore.renameImage(owner, image!.id, 1, 'a longer name'));
  await counts('fewer', () => imageStore.removeImage(owner, image!.id));
  const [document] = (await documents.documentPage(scope, { pageSize: 1 })).items;
  await counts('fewer', () => documents.removeDocument(scope, document!.id));
  const [recording] = (await recordingStore.recordingPage(scope, { pageSize: 1 })).items;
  await counts('fewer', () => recordingStore.removeRecording(scope, recording!.id));
  const [example] = (await trainExamples.page(owner, { pageSize: 1 })).items;
  await counts('fewer', () => trainExamples.remove(owner, example!.id));
  await counts('fewer', () => chats.clear(owner));
  await counts('any', () => notificationStore.deleteAllNotifications(owner));
});

test('records that are restored from an archive count as those that were written', async () => {
  await writeRecords();
  const other = 'restored' as OwnerId;
  const projectId = await opened.store.ensureDefaultProject(other);
  for (const kind of RECORD_KINDS) {
    const { items } = await opened.personRecords.recordSlice(owner, kind, null, 100);
    const theirs = items.map((item) => ('project' in item && item['project'] ? { ...item, project: projectId } : item));
    await counts('any', () => opened.personRecords.restoreRecords(other, kind, theirs), other);
  }
  const { counted } = await bytesOf(dataDir, other);
  expect(counted).toBeGreaterThan(5000);
});

/** Tables whose rows are counted by the code that writes them: the tests above. */
const BY_CODE = ['node', 'relationship', 'position', 'revision'];
/** Tables that follow from others, or hold nothing but numbers and keys. */
const UNCOUNTED = [
  ...['person', 'graph', 'byte_total', 'node_label', 'label_total', 'type_total', 'hidden_batch'],
  ...['batch', 'batch_total', 'batch_end', 'notification_total', 'chat_citation'],
  ...['interaction_total', 'interaction_day', 'interaction_key'],
];

test.skipIf(!capabilities.keepsFiles)('every table is counted, or is known to need no counting', () => {
  const file = connectReadOnly(join(dataDir, 'people', fileNameOf(owner)));
  const named = (sql: string) => (file.prepare(sql).all() as { name: string }[]).map(({ name }) => name);
  const tables = named(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_text%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  );
  const counted = new Set(named("SELECT tbl_name AS name FROM sqlite_master WHERE type = 'trigger'"));
  file.close();
  expect(tables.filter((name) => !counted.has(name)).sort()).toEqual([...BY_CODE, ...UNCOUNTED].sort());
});
