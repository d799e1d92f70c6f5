import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ulid } from 'ulid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import {
  type ConversationId,
  type MessageId,
  type NotificationId,
  type OwnerId,
} from '../../../server/contract/ids.js';
import { openIdentityDatabase } from '../../../server/people/identity/local/store/openIdentityDatabase.js';
import { fileNameOf } from '../../../server/people/personFile/PersonFile.js';
import { beginAnew } from '../../../server/platform/store/checking/beginAnew.js';
import { checkFolder } from '../../../server/platform/store/checking/checkFolder.js';
import { PERSON_FILE } from '../../../server/platform/store/checking/personFile.js';
import { salvage } from '../../../server/platform/store/checking/salvage.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { connectPlain } from '../../../server/platform/storage/driver.js';
import { DAMAGES, LOG_DAMAGES } from './damages.js';
import { describe, test } from '../withFiles.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const [ana, ion] = ['ana' as OwnerId, 'ion' as OwnerId];
const HAS = { nodes: 400, relationships: 399, notifications: 60, examples: 40, messages: 20 };
const origin = { source: 'hand' } as const;

const made = mkdtempSync(join(tmpdir(), 'harta-salvage-'));
let dataDir: string;
let opened: OpenStore | undefined;

const fileOf = (owner: OwnerId, folder = dataDir) => join(folder, 'people', fileNameOf(owner));
const open = async (folder = dataDir) => (opened = await openTestStore({ dataDir: folder, readers: 0 }));
async function close(): Promise<void> {
  await opened?.close();
  opened = undefined;
}

async function fill({ store, notificationStore, trainExamples, chats }: OpenStore, owner: OwnerId): Promise<void> {
  const ids = Array.from({ length: HAS.nodes }, () => ulid());
  const nodes = ids.map((id, index) => ({
    op: 'createNode' as const,
    ...{ id, labels: ['Word'], properties: { name: `word ${index}`, text: `${owner} `.repeat(100 + (index % 300)) } },
  }));
  await store.applyPatch({ ownerId: owner }, nodes as never, origin);
  const ties = ids.slice(1).map((id, index) => ({
    op: 'createRelationship' as const,
    ...{ type: 'NEXT', startNodeId: ids[index], endNodeId: id, properties: { since: index } },
  }));
  await store.applyPatch({ ownerId: owner }, ties as never, origin);
  for (let index = 0; index < HAS.notifications; index += 1)
    await notificationStore.writeNotification(owner, {
      ...{ uid: ulid() as NotificationId, kind: 'dataDeleted', params: {}, link: null },
      ...{ messages: { en: `told ${index}`, ro: `spus ${index}` }, createdAt: new Date().toISOString() },
    });
  for (let index = 0; index < HAS.examples; index += 1)
    await trainExamples.create(owner, { question: `q ${index}`, answer: 'a'.repeat(300), language: 'en', tags: ['t'] });
  const conversationId = ulid() as ConversationId;
  const projectId = await store.ensureDefaultProject(owner);
  for (let index = 0; index < HAS.messages / 2; index += 1) {
    const uid = ulid() as MessageId;
    const answerUid = ulid() as MessageId;
    await chats.begin(owner, { projectId, conversationId, uid, answerUid, text: `question ${index}`, language: 'en' });
    await chats.changeAnswer(owner, answerUid, { text: 'x'.repeat(400), status: 'done' });
  }
}

const counts = async (owner: OwnerId) => {
  const { store, notificationStore, trainExamples } = opened ?? (await open());
  const { nodes, relationships } = await store.totals({ ownerId: owner });
  const { total: notifications } = await notificationStore.notificationPage(owner, { pageSize: 1, pageToken: '1' });
  const { total: examples } = await trainExamples.page(owner, { pageSize: 1, pageToken: '1' });
  return { nodes, relationships, notifications, examples };
};

function check(): { isSound: boolean; lines: string[] } {
  const lines: string[] = [];
  return { isSound: checkFolder(dataDir, (line) => lines.push(line)), lines };
}
const lineOf = (lines: readonly string[], owner: OwnerId) =>
  lines.find((line) => line.startsWith(join('people', fileNameOf(owner)))) ?? '';

beforeAll(async () => {
  const stored = await open(made);
  await fill(stored, ana);
  await fill(stored, ion);
  await close();
  openIdentityDatabase(made).close();
});
afterAll(() => rmSync(made, { recursive: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-salvaged-'));
  cpSync(made, dataDir, { recursive: true });
});
afterEach(async () => {
  await close();
  rmSync(dataDir, { recursive: true });
});

test('a folder that nothing befell is sound, file by file', () => {
  const { isSound, lines } = check();
  expect(lines.filter((line) => !line.endsWith(': sound') && !line.startsWith('identity.db'))).toEqual([]);
  expect(isSound).toBe(true);
});

test('what is read without SQLite of a sound file is what SQLite reads, in every table', () => {
  const target = join(dataDir, 'read.db');
  const { incomplete, mended } = salvage(fileOf(ana), target, PERSON_FILE);
  expect({ incomplete, mended }).toEqual({ incomplete: [], mended: 0 });
  const [from, to] = [connectPlain(fileOf(ana)), connectPlain(target)];
  const tables = from
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '%_text_%'",
    )
    .all() as { name: string }[];
  for (const { name } of tables) {
    const all = `SELECT * FROM "${name}"`;
    expect(to.prepare(all).all(), name).toEqual(from.prepare(all).all());
  }
  from.close();
  to.close();
});

test('a damaged file of an earlier schema is read by its own columns, and comes back in the present one', () => {
  const earlier = fileURLToPath(new URL('./snapshots/person-v17.db', import.meta.url));
  const target = join(dataDir, 'read.db');
  const { incomplete, mended } = salvage(earlier, target, PERSON_FILE);
  expect({ incomplete, mended }).toEqual({ incomplete: [], mended: 0 });
  const read = connectPlain(target);
  const all = (sql: string) => read.prepare(sql).all();
  expect(
    all('SELECT p.name, g.nodes_total, g.access FROM project p JOIN graph g ON g.id = p.id ORDER BY number'),
  ).toEqual([
    { name: '', nodes_total: 4, access: 'open' },
    { name: 'Whales', nodes_total: 1, access: 'open' },
  ]);
  for (const table of ['conversation', 'document', 'recording', 'image'])
    expect(all(`SELECT count(*) AS n FROM ${table} r JOIN graph g ON g.id = r.project`), table).toEqual([{ n: 2 }]);
  for (const { query } of PERSON_FILE.rules) expect(all(query), query).toEqual([]);
  read.close();
});

test('a graph or project whose row was lost comes back with all that is in it', async () => {
  for (const lost of ['graph', 'project']) {
    const damaged = join(dataDir, `${lost}.db`);
    cpSync(fileURLToPath(new URL('./snapshots/person-v17.db', import.meta.url)), damaged);
    salvage(damaged, join(dataDir, 'whole.db'), PERSON_FILE);
    const file = connectPlain(join(dataDir, 'whole.db'));
    file.exec(`DELETE FROM ${lost}`);
    PERSON_FILE.repair(file);
    for (const { query } of PERSON_FILE.rules) expect(file.prepare(query).all(), query).toEqual([]);
    const { total } = file.prepare('SELECT sum(nodes_total) AS total FROM graph').get() as { total: number };
    expect(total, lost).toBe(6);
    file.close();
    rmSync(join(dataDir, 'whole.db'));
  }
});

describe.each(DAMAGES)('a file: $what', ({ damage, least }) => {
  test('is told, never by a stack, kept aside, and what can be read of it is there again', async () => {
    damage(fileOf(ana));
    const { isSound, lines } = check();
    const line = lineOf(lines, ana);
    expect(isSound).toBe(false);
    expect(lines.join('\n')).not.toMatch(/^ +at /m);
    expect(lineOf(lines, ion)).toMatch(/: sound$/);
    if (least === null) {
      expect(line).toMatch(/: damaged/);
      await open();
      await expect(counts(ana)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
      expect(await counts(ion)).toMatchObject({ nodes: HAS.nodes });
      return;
    }
    expect(line).toMatch(/: damaged \(.+\); repaired: .*node \d+/);
    expect(readdirSync(join(dataDir, 'people')).some((name) => name.includes('.damaged-'))).toBe(true);
    const found = await counts(ana);
    expect(found.nodes).toBeGreaterThanOrEqual(Math.floor(least * HAS.nodes));
    expect(found.nodes).toBeLessThanOrEqual(HAS.nodes);
    expect(line).toContain(`node ${found.nodes}`);
    const { store } = opened as OpenStore;
    const word = await store.search({ ownerId: ana }, { text: 'word', limit: 5 });
    expect(JSON.stringify(word)).toContain('word');
    await store.createNode({ ownerId: ana }, { labels: ['Word'], properties: { name: 'afterwards' } }, origin);
    expect(await counts(ana)).toMatchObject({ nodes: found.nodes + 1 });
    await close();
    const again = check();
    expect(lineOf(again.lines, ana)).toMatch(/: sound$/);
  });
});

test('files that were mistaken for each other go back to their places', async () => {
  const kept = join(dataDir, 'kept.db');
  cpSync(fileOf(ana), kept);
  cpSync(fileOf(ion), fileOf(ana));
  cpSync(kept, fileOf(ion));
  rmSync(kept);
  expect(check().lines.filter((line) => line.includes('repaired'))).toHaveLength(2);
  expect(await counts(ana)).toMatchObject({ nodes: HAS.nodes });
  await close();
  expect(check().isSound).toBe(true);
});

test('a copy of another’s file is put aside, and the file that it took the place of is told to be missing', async () => {
  cpSync(fileOf(ion), fileOf(ana));
  const { lines } = check();
  expect(lines.some((line) => /copy of another person/.test(line))).toBe(true);
  expect(lines.some((line) => line.includes(fileNameOf(ana)) && /missing/.test(line))).toBe(true);
  await expect(counts(ana)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
});

test('a missing file of a person who is known is a fault that is said, and no empty account', async () => {
  rmSync(fileOf(ana));
  const stored = await open();
  await expect(counts(ana)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
  await expect(stored.store.ensureDefaultProject(ana)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
  expect(existsSync(fileOf(ana))).toBe(false);
  expect(await stored.store.totals({ ownerId: 'new' as OwnerId })).toMatchObject({ nodes: 0 });
  await close();
  expect(lineOf(check().lines, ana)).toMatch(/missing/);
  expect(beginAnew(dataDir, join('people', fileNameOf(ana)))).toMatch(/begins anew/);
  expect(await counts(ana)).toMatchObject({ nodes: 0 });
  expect(await counts(ion)).toMatchObject({ nodes: HAS.nodes });
});

describe.each(LOG_DAMAGES)('a log that $what', ({ what, damage }) => {
  test('takes no more with it than what it held', async () => {
    const { store } = await open();
    // Written and still in the log when the process is cut off: the files are copied as they lie.
    await store.createNode({ ownerId: ana }, { labels: ['Word'], properties: { name: 'the last' } }, origin);
    const cut = mkdtempSync(join(tmpdir(), 'harta-cut-'));
    cpSync(dataDir, cut, { recursive: true, filter: (name) => !/lock|holder/.test(name) });
    await close();
    rmSync(dataDir, { recursive: true });
    dataDir = cut;
    const log = `${fileOf(ana)}-wal`;
    expect(statSync(log).size).toBeGreaterThan(0);
    damage(log);
    const { lines } = check();
    expect(lineOf(lines, ana), what).toMatch(/: (sound|damaged \(.+\); repaired: .*)/);
    expect((await counts(ana)).nodes).toBeGreaterThanOrEqual(HAS.nodes);
  });
});
