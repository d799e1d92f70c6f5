import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';

import { type ImageId, type JobId, type OwnerId, type RecordingId } from '../../../server/contract/ids.js';
import { type Job } from '../../../server/contract/jobs.js';
import { NOTIFICATION_KINDS } from '../../../server/contract/notifications.js';
import { imageFolder } from '../../../server/media/images/ImageFiles.js';
import { draftOf } from '../../../server/people/notifications/draftOf.js';
import { type News } from '../../../server/people/notifications/kinds.js';
import { RECORD_KINDS, type RecordKind } from '../../../server/people/records/PersonRecords.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { unpackArchive } from '../../../server/people/yourData/archive/readArchive.js';
import { DOT } from '../api/sampleRequest.js';
import { recordSamples } from '../records/recordSamples.js';
import { openOn } from './yourDataParts.js';

vi.setConfig({ testTimeout: 120_000 });

const [ana, eve] = ['ana' as OwnerId, 'eve' as OwnerId];
/** A picture takes a while to draw, so that there are few of them. */
const samplesOf = (kind: RecordKind): number => (kind === 'images' ? 3 : 40);
/** The last chunk of a PNG, and one with a comment in it. */
const PNG_END = 12;
const COMMENT = 'AAAAH3RFWHRDb21tZW50ADxzY3JpcHQ+YmVoaW5kPC9zY3JpcHQ+RrgYlg==';

let dataDir: string;
let stored: OpenStore;
let opened: Awaited<ReturnType<typeof openOn>>;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-everything-'));
  stored = await openTestStore({ dataDir, readers: 0 });
  for (const owner of [ana, eve]) await stored.accounts.upsert(owner, { email: null, emailVerified: false });
  // What is told of archives themselves would stand in the next one.
  for (const owner of [ana, eve])
    await stored.settingsStore.update(owner, { mutedKinds: ['restoreFinished', 'archiveReady', 'restoreFailed'] });
  opened = await openOn(dataDir, stored);
});
afterEach(async () => {
  opened.yourData.close();
  await opened.jobs.close();
  await stored.close();
  rmSync(dataDir, { recursive: true });
});

async function ended(owner: OwnerId, id: JobId) {
  let job: Job | undefined;
  await vi.waitFor(
    async () => {
      job = (await opened.jobs.list(owner)).items.find((each) => each.id === id);
      expect(job?.endedAt).toBeDefined();
    },
    { timeout: 60_000 },
  );
  return job;
}

async function archiveOf(owner: OwnerId): Promise<Buffer> {
  const job = await opened.yourData.makeArchive(owner);
  expect(await ended(owner, job.id)).toMatchObject({ state: 'done' });
  return buffer((await opened.yourData.archiveFile(owner)).content);
}

async function filesOf(archive: Buffer): Promise<Readonly<Record<string, string>>> {
  const at = mkdtempSync(join(dataDir, 'unpacked-'));
  writeFileSync(join(at, 'a.zip'), archive);
  const names = await unpackArchive(join(at, 'a.zip'), at);
  const texts = names.map(async (name) => [name, await readFile(join(at, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

async function restored(owner: OwnerId, archive: Buffer) {
  const files = async function* () {
    yield { name: 'a.zip', stream: [archive] as never };
  };
  return ended(owner, (await opened.yourData.restore(owner, files())).id);
}

/** An archive of Ana's with other files in it. */
async function altered(archive: Buffer, change: (files: Map<string, Buffer>) => void): Promise<Buffer> {
  const at = mkdtempSync(join(dataDir, 'altered-'));
  writeFileSync(join(at, 'a.zip'), archive);
  const files = new Map<string, Buffer>();
  for (const name of await unpackArchive(join(at, 'a.zip'), at)) files.set(name, await readFile(join(at, name)));
  change(files);
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Everything that the description of archives allows, as it would lie in a person's file. */
async function fillWithSamples(owner: OwnerId): Promise<void> {
  const project = await stored.store.ensureDefaultProject(owner);
  const conversations = recordSamples('conversations', samplesOf('conversations')).map((record) => ({
    ...record,
    project,
  }));
  await stored.personRecords.restoreRecords(owner, 'conversations', conversations);
  for (const kind of RECORD_KINDS) {
    if (kind === 'conversations') continue;
    const records = recordSamples(kind, samplesOf(kind)).map((record, at) => ({
      ...record,
      ...('project' in record ? { project } : {}),
      ...(kind === 'messages' ? { conversation: (conversations[at] as { id?: unknown }).id } : {}),
      ...(kind === 'images' ? { type: 'png', width: 1, height: 1, bytes: Buffer.from(DOT, 'base64').length } : {}),
    }));
    if (kind === 'images')
      for (const record of records)
        await imageFolder(dataDir).put(
          owner,
          { id: (record as { id?: never }).id as never, type: 'png', projectId: project },
          Buffer.from(DOT, 'base64'),
        );
    await stored.personRecords.restoreRecords(owner, kind, records);
  }
}

const FACTS: Readonly<Record<string, string | number>> = {
  ...{
    files: 'f'.repeat(512),
    nodes: 1e9,
    relationships: 2,
    problems: 3,
    file: 'a'.repeat(500),
    name: 'n'.repeat(200),
  },
  ...{
    words: 4,
    title: 't'.repeat(200),
    things: 5,
    facts: 6,
    changes: 7,
    program: 'p'.repeat(64),
    device: 'd'.repeat(64),
  },
};

test('everything that the description allows comes back, of every kind, and is written the same again', async () => {
  await fillWithSamples(ana);
  const first = await archiveOf(ana);
  const files = await filesOf(first);
  for (const kind of RECORD_KINDS)
    expect(files[`${kind}.jsonl`]?.trim().split('\n'), kind).toHaveLength(samplesOf(kind));
  expect(await restored(eve, first)).toMatchObject({ state: 'done' });
  const again = await filesOf(await archiveOf(eve));
  // A picture is drawn anew, so that its file may take another number of bytes.
  const told = (kind: RecordKind, text = '') =>
    kind === 'images' ? text.replaceAll(/"bytes":\d+/g, '"bytes":0') : text;
  for (const kind of RECORD_KINDS)
    expect(told(kind, again[`${kind}.jsonl`]), kind).toBe(told(kind, files[`${kind}.jsonl`]));
});

test('every kind of notification comes back, with the link of its page and with that of a conversation', async () => {
  const toConversation = () => `/dashboard/chat?conversation=${ulid()}` as const;
  const drafts = NOTIFICATION_KINDS.flatMap((kind) => {
    const news = { ...FACTS, kind } as unknown as News;
    return [draftOf(news), draftOf(news, toConversation())];
  });
  await stored.store.ensureDefaultProject(ana);
  await stored.settingsStore.update(ana, { mutedKinds: [] });
  for (const draft of drafts) await stored.notificationStore.writeNotification(ana, draft);
  expect(await restored(eve, await archiveOf(ana))).toMatchObject({ state: 'done' });
  for (const { uid, kind, link, messages } of drafts)
    expect(await stored.notificationStore.notification(eve, uid)).toMatchObject({ kind, link, messages });
});

describe('what the product writes without anybody typing it', () => {
  test('a recording given to be read that is not heard yet, and a mapping of a file with a very long heading', async () => {
    const scope = { ownerId: ana, projectId: await stored.store.ensureDefaultProject(ana) };
    const document = { id: ulid() as never, title: 'a.wav', kind: 'transcript', text: '', places: [], language: 'en' };
    await stored.documents.addDocument(scope, { ...document, recordingId: ulid() as RecordingId } as never);
    const table = { table: 'a', caption: 'c'.repeat(3_000) };
    await stored.importMappings.put(ana, { shape: '[]', tables: ['a'], mapping: { tables: [table] } as never });
    expect(await restored(eve, await archiveOf(ana))).toMatchObject({ state: 'done' });
  });

  test('a name and a picture as another service gave them', async () => {
    const long = { displayName: 'n'.repeat(400), photoURL: 'https://example.org/a b.png' };
    const mia = 'mia' as OwnerId;
    await stored.accounts.upsert(mia, { email: 'mia@example.org', emailVerified: true, ...long });
    expect(await restored(eve, await archiveOf(mia))).toMatchObject({ state: 'done' });
    expect(await stored.accounts.find(eve)).toMatchObject({ displayName: long.displayName });
  });
});

test('a picture is drawn anew: a comment in it does not come in', async () => {
  const id = ulid() as ImageId;
  const picture = Buffer.from(DOT, 'base64');
  const end = picture.length - PNG_END;
  const bytes = Buffer.concat([picture.subarray(0, end), Buffer.from(COMMENT, 'base64'), picture.subarray(end)]);
  expect(bytes.toString('latin1')).toContain('behind');
  await stored.store.ensureDefaultProject(ana);
  await imageFolder(dataDir).put(ana, { id, type: 'png' }, bytes);
  const size = { width: 1, height: 1, bytes: bytes.length };
  await stored.imageStore.addImage(ana, { id, name: 'dot', type: 'png', ...size });
  expect(await restored(eve, await archiveOf(ana))).toMatchObject({ state: 'done' });
  const kept = await imageFolder(dataDir).get(eve, { id, type: 'png' });
  expect(kept?.toString('latin1')).not.toContain('behind');
  expect((await stored.imageStore.image(eve, id)).bytes).toBe(kept?.length);
});

test('a picture that was deleted while the archive was made is passed over, and all else comes back', async () => {
  const id = ulid() as ImageId;
  await stored.store.ensureDefaultProject(ana);
  await stored.imageStore.addImage(ana, { id, name: 'gone', type: 'png', width: 1, height: 1, bytes: 5 });
  expect(await restored(eve, await archiveOf(ana))).toMatchObject({ state: 'done' });
  expect(await stored.imageStore.images(eve)).toEqual([]);
});

describe('nothing is written of an archive', () => {
  const beforehand = async () => {
    const operation = { op: 'createNode' as const, labels: ['A'], properties: { name: 'kept' } };
    await stored.store.applyPatch({ ownerId: ana }, [operation], { source: 'hand' });
    const news = { kind: 'dataDeleted' } as const;
    await stored.notificationStore.writeNotification(ana, draftOf(news));
    return archiveOf(ana);
  };
  test.each([
    ['whose profile is none', 'profile.json', '{"displayName":1}'],
    ['whose settings are none', 'settings.json', '{"theme":"pink","currentProject":1}'],
    ['whose graph ends in the middle', 'projects/1.harta.json', '{"format":"harta","nodes":[{"id":"a"'],
    ['whose portrait is no picture', 'profile.png', 'no picture'],
  ])('%s', async (_what, name, text) => {
    const archive = await altered(await beforehand(), (files) => files.set(name, Buffer.from(text)));
    expect(await restored(eve, archive)).toMatchObject({ state: 'failed', problem: 'FILE_INVALID' });
    expect(await stored.store.totals({ ownerId: eve })).toMatchObject({ nodes: 0 });
    const { items } = await stored.notificationStore.notificationPage(eve, { pageSize: 10, pageToken: '1' });
    expect(items.map(({ kind }) => kind)).not.toContain('dataDeleted');
  });
});

describe('what JavaScript would change of an archive', () => {
  const node = (properties: string) =>
    `{"format":"harta","version":1,"nodes":[{"id":"01ARZ3NDEKTSV4RRFFQ69G5FAV","labels":["A"],"properties":${properties}}],"relationships":[]}`;

  test('a property called __proto__ is kept or refused with a word, and is no prototype', async () => {
    await stored.store.ensureDefaultProject(ana);
    const archive = await altered(await archiveOf(ana), (files) =>
      files.set('projects/1.harta.json', Buffer.from(node('{"name":"a","__proto__":{"polluted":"yes"}}'))),
    );
    const job = await restored(eve, archive);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    if (job?.state === 'failed') return expect(job.problem).toBe('FILE_INVALID');
    const { items } = await stored.store.exportNodes({ ownerId: eve }, null, 10);
    return expect(JSON.stringify(items)).toContain('polluted');
  });

  test('an integer beyond 2^53 in a proposal keeps all its digits, as text', async () => {
    await fillWithSamples(ana);
    const big = '12345678901234567890';
    const archive = await altered(await archiveOf(ana), (files) => {
      const lines = files.get('messages.jsonl')?.toString() ?? '';
      files.set('messages.jsonl', Buffer.from(lines.replace('"proposal":null', proposalOf(big))));
    });
    expect(await restored(eve, archive)).toMatchObject({ state: 'done' });
    const messages = (await filesOf(await archiveOf(eve)))['messages.jsonl'];
    expect(messages).toContain(`"n":"${big}"`);
  });
  const proposalOf = (big: string) =>
    `"proposal":{"state":"open","operations":[{"summary":"s","duplicates":[],"operation":{"op":"createNode","labels":["A"],"properties":{"n":${big}}}}]}`;
});
