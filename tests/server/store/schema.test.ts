import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ulid } from 'ulid';
import { afterEach, beforeEach, expect } from 'vitest';

import { captionOf } from '../../../domain/caption/caption.js';
import { type PatchOperation } from '../../../server/contract/edits.js';
import { type ConversationId, type MessageId, type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { fileNameOf } from '../../../server/people/personFile/PersonFile.js';
import { openTestStore } from '../engineUnderTest.js';
import { draftOf } from '../../../server/people/notifications/draftOf.js';
import { connect } from '../../../server/platform/storage/driver.js';
import { bytesOf } from './bytes.js';
import { Person } from './contract/Person.js';
import { expectCountersRight } from './contract/recount.js';
import { SNAPSHOT_IMPORT, SNAPSHOT_OWNER, SNAPSHOT_PROJECTS } from './snapshots/write.js';
import { describe, test as it } from '../withFiles.js';

const snapshot = (version: number) => fileURLToPath(new URL(`./snapshots/person-v${version}.db`, import.meta.url));

describe("a person's file of an earlier schema", () => {
  let dataDir: string;
  const pathOf = (owner: OwnerId) => join(dataDir, 'people', fileNameOf(owner));
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'harta-schema-'));
    mkdirSync(join(dataDir, 'people'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it.each([1, 2, 3, 6, 17])(
    'is read, changed, searched and undone by the present code: version %i',
    async (version) => {
      copyFileSync(snapshot(version), pathOf(SNAPSHOT_OWNER));
      const { store, close } = await openTestStore({ dataDir, readers: 0 });
      const person = new Person(store, { ownerId: SNAPSHOT_OWNER });
      expect((await person.nodes({ sort: 'caption' })).items.map(({ properties }) => properties['name'])).toEqual([
        'Brașov',
        'Cluj',
        'Iași',
        'imported',
      ]);
      expect((await person.found('brasov')).nodes).toHaveLength(1);
      await expectCountersRight(person);
      const { items } = await person.changes();
      // Kept before summaries were, and shown all the same.
      expect(items.every(({ summary }) => summary.elements.some(({ caption }) => caption !== ''))).toBe(true);
      for (const _ of items) await person.undo();
      expect((await person.nodes()).total).toBe(0);
      for (const _ of items) await person.redo();
      expect((await person.nodes()).total).toBe(4);
      await expectCountersRight(person);
      const { counted, read } = await bytesOf(dataDir, SNAPSHOT_OWNER);
      expect(counted).toBe(read);
      await close();
    },
  );

  it('sorts and finds nodes by the names that people see, whatever rule it was written by', async () => {
    copyFileSync(snapshot(3), pathOf(SNAPSHOT_OWNER));
    const file = connect(pathOf(SNAPSHOT_OWNER));
    file.exec(`UPDATE node SET caption = id, properties = replace(properties, '"name"', '"DENUMIRE"')`);
    file.exec(`UPDATE node SET properties = '{"x":7}' WHERE properties LIKE '%Cluj%'`);
    file.close();
    const { store, close } = await openTestStore({ dataDir, readers: 0 });
    const person = new Person(store, { ownerId: SNAPSHOT_OWNER });
    const { items } = await person.nodes({ sort: 'caption' });
    const captions = items.map(captionOf);
    expect(captions).toContain('Brașov');
    expect(captions).toEqual([...captions].sort(new Intl.Collator('ro').compare));
    const mentioned = { captions: ['brasov'], beginnings: [], words: [], near: [] };
    expect(await store.lookup({ ownerId: SNAPSHOT_OWNER }, mentioned)).toHaveLength(1);
    await close();
  });

  it('tells its person of nothing at first, and then of what happens', async () => {
    copyFileSync(snapshot(1), pathOf(SNAPSHOT_OWNER));
    const { notificationStore, close } = await openTestStore({ dataDir, readers: 0 });
    const list = () => notificationStore.notificationPage(SNAPSHOT_OWNER, { pageSize: 10 });
    expect(await list()).toEqual({ items: [], total: 0, unreadTotal: 0 });
    await notificationStore.writeNotification(SNAPSHOT_OWNER, draftOf({ kind: 'exportFinished', file: 'iași.json' }));
    expect((await notificationStore.notificationPage(SNAPSHOT_OWNER, { pageSize: 10 }, 'iasi')).total).toBe(1);
    await close();
  });

  it.each([1, 2])('holds no train examples at first, and then those that are taught: version %i', async (version) => {
    copyFileSync(snapshot(version), pathOf(SNAPSHOT_OWNER));
    const { trainExamples, close } = await openTestStore({ dataDir, readers: 0 });
    const found = async (text?: string) =>
      await trainExamples.page(SNAPSHOT_OWNER, { pageSize: 10, ...(text === undefined ? {} : { text }) });
    expect(await found()).toEqual({ items: [], total: 0, flaggedTotal: 0 });
    const content = { question: 'Unde e Iașul?', answer: 'În Moldova.', language: 'ro', tags: [] } as const;
    await trainExamples.create(SNAPSHOT_OWNER, { ...content, tags: [] });
    expect((await found('iasul')).items).toMatchObject([content]);
    await close();
  });

  it.each([1, 2, 3])('holds no conversation at first, and then what is said: version %i', async (version) => {
    copyFileSync(snapshot(version), pathOf(SNAPSHOT_OWNER));
    const { store, chats, close } = await openTestStore({ dataDir, readers: 0 });
    expect((await chats.messages(SNAPSHOT_OWNER, { pageSize: 10 })).total).toBe(0);
    expect((await chats.interactions(SNAPSHOT_OWNER)).total).toBe(0);
    const projectId = await store.ensureDefaultProject(SNAPSHOT_OWNER);
    const [conversationId, uid, answerUid] = [ulid() as ConversationId, ulid() as MessageId, ulid() as MessageId];
    const asked = { projectId, conversationId, uid, answerUid, text: 'Unde e Iașul?', language: 'ro' } as const;
    await chats.begin(SNAPSHOT_OWNER, asked);
    await chats.changeAnswer(SNAPSHOT_OWNER, answerUid, { text: 'În Moldova.', status: 'done' });
    const found = await chats.search(SNAPSHOT_OWNER, { pageSize: 10, pageToken: '1' }, { text: 'moldova' });
    expect(found.items.map(({ message }) => message.text)).toEqual(['În Moldova.']);
    expect((await chats.interactions(SNAPSHOT_OWNER)).total).toBe(1);
    await close();
  });

  it.each([1, 2, 3, 6])(
    'has no effects that wait at first, and then those of its commits: version %i',
    async (version) => {
      copyFileSync(snapshot(version), pathOf(SNAPSHOT_OWNER));
      const { store, close } = await openTestStore({ dataDir, readers: 0 });
      expect(await store.waitingEffects(SNAPSHOT_OWNER)).toEqual([]);
      const effect = { key: 'a', kind: 'test', data: { said: 'Iași' } };
      const create: PatchOperation = { op: 'createNode', labels: ['City'] };
      await store.applyPatch({ ownerId: SNAPSHOT_OWNER }, [create], { source: 'hand' }, [effect]);
      expect(await store.waitingEffects(SNAPSHOT_OWNER)).toEqual([effect]);
      expect(await store.ownersWithEffects()).toEqual([SNAPSHOT_OWNER]);
      await close();
    },
  );

  it('keeps what belongs to each project with it, and to a deleted one until that is taken back', async () => {
    copyFileSync(snapshot(17), pathOf(SNAPSHOT_OWNER));
    const opened = await openTestStore({ dataDir, readers: 0 });
    const { store, chats, documents, recordingStore, imageStore } = opened;
    const { items } = await store.projects(SNAPSHOT_OWNER, 'all');
    expect(items.map(({ name, state, nodesTotal }) => [name, state, nodesTotal])).toEqual([
      ['', 'active', 4],
      [SNAPSHOT_PROJECTS[0], 'active', 1],
      [SNAPSHOT_PROJECTS[1], 'deleted', 1],
    ]);
    const page = { pageSize: 10, pageToken: '1' };
    const holds = async (projectId: ProjectId) => {
      const scope = { ownerId: SNAPSHOT_OWNER, projectId };
      const images = await imageStore.images(SNAPSHOT_OWNER);
      return [
        ...(await store.nodes(scope, { pageSize: 10 })).items.map(({ properties }) => properties['name']),
        ...(await chats.conversations(scope, page)).items.map(({ title, projectId: of }) => [title, of === projectId]),
        ...(await documents.documentPage(scope, page)).items.map(({ title }) => title),
        ...(await recordingStore.recordingPage(scope, page)).items.map(({ name }) => name),
        ...images.filter((image) => image.projectId === projectId).map(({ name }) => name),
      ];
    };
    const all = (name: string) => [
      ...[`Narval ${name}`, [`Unde e ${name}?`, true], `Text ${name}`, `${name}.wav`, `Picture ${name}`],
    ];
    const [whales, gone] = [items[1]?.id ?? ('' as never), items[2]?.id ?? ('' as never)];
    expect(await holds(whales)).toEqual(all(SNAPSHOT_PROJECTS[0]));
    await expect(holds(gone)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    await store.setProjectState({ ownerId: SNAPSHOT_OWNER, projectId: gone }, { state: 'active' });
    expect(await holds(gone)).toEqual(all(SNAPSHOT_PROJECTS[1]));
    const { counted, read } = await bytesOf(dataDir, SNAPSHOT_OWNER);
    expect(counted).toBe(read);
    await opened.close();
  });

  it('is refused when it comes from a newer version of Harta', async () => {
    copyFileSync(snapshot(1), pathOf(SNAPSHOT_OWNER));
    const file = connect(pathOf(SNAPSHOT_OWNER));
    file.exec('PRAGMA user_version = 99');
    file.close();
    const { store, close } = await openTestStore({ dataDir, readers: 0 });
    await expect(store.totals({ ownerId: SNAPSHOT_OWNER })).rejects.toThrow('its schema is 99');
    await close();
  });

  it('is refused when it is the file of another person', async () => {
    const other = 'somebody-else' as OwnerId;
    copyFileSync(snapshot(1), pathOf(other));
    const { store, close } = await openTestStore({ dataDir, readers: 0 });
    await expect(store.totals({ ownerId: other })).rejects.toThrow('belongs to another person');
    await close();
  });
});

describe("the product's file of an earlier schema", () => {
  it.each([1, 2, 3])('keeps its records and takes new ones: version %i', async (version) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'harta-schema-'));
    copyFileSync(fileURLToPath(new URL(`./snapshots/app-v${version}.db`, import.meta.url)), join(dataDir, 'app.db'));
    const { accounts, settingsStore, sessionEnds, importJobs, devices, notificationStore, jobStore, close } =
      await openTestStore({ dataDir, readers: 0 });
    expect(await accounts.find(SNAPSHOT_OWNER)).toMatchObject({ displayName: 'Ana Ș.', organisation: 'Harta' });
    expect(await settingsStore.read(SNAPSHOT_OWNER)).toMatchObject({ theme: 'dark', language: 'ro', mutedKinds: [] });
    expect(await sessionEnds.validAfter(SNAPSHOT_OWNER)).toBe(1000);
    expect(await importJobs.list(SNAPSHOT_OWNER)).toEqual([{ id: SNAPSHOT_IMPORT, state: 'done' }]);
    const draft = draftOf({ kind: 'newDevice', device: 'Firefox' });
    for (const id of ['1', '2']) await devices.record(SNAPSHOT_OWNER, { id, name: 'Firefox' }, draft);
    expect(await notificationStore.deliverOutbox(SNAPSHOT_OWNER)).toEqual([draft.uid]);
    expect(await jobStore.jobs(SNAPSHOT_OWNER)).toEqual([]);
    await jobStore.askForJob(SNAPSHOT_OWNER, { kind: 'test', key: 'a', payload: {}, startsAt: 0, now: 0 });
    expect(await jobStore.leaseJob({ now: 1, until: 2 })).toMatchObject({ owner: SNAPSHOT_OWNER });
    await close();
    rmSync(dataDir, { recursive: true });
  });
});
