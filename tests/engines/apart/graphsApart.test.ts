import { tmpdir } from 'node:os';

import { afterAll, afterEach, expect, test } from 'vitest';

import { doctor } from '../../../server/commands/doctor.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { openPostgresStore } from '../../../server/platform/store/openPostgresStore.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { onServer } from '../../server/engineUnderTest.js';
import { newOwner } from '../../server/store/contract/Person.js';
import { type HalvedDatabases, newDatabase, newHalves } from '../postgres.js';

const HAND = { source: 'hand' } as const;
const MEGABYTE = 1024 ** 2;

const made: { drop(): Promise<void> }[] = [];
const open: OpenStore[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});
afterAll(async () => {
  for (const each of made) await each.drop();
});

const halves = async (): Promise<HalvedDatabases> => {
  const both = await newHalves();
  made.push(both);
  return both;
};
async function opened(settings: HalvedDatabases['settings'], limits = {}): Promise<OpenStore> {
  const stored = await openPostgresStore(settings, { dataDir: '', limits });
  open.push(stored);
  return stored;
}
const isThere = async (url: string, table: string) =>
  (await onServer(url, `SELECT to_regclass('${table}') IS NOT NULL AS there`)).rows[0]?.['there'];
const example = (answer: string) => ({ question: 'Where?', answer, language: 'en' as const, tags: [] });

test('graphs lie in their database alone, and records in theirs', async () => {
  const { settings, records, graphs } = await halves();
  const { store, aliases } = await opened(settings);
  const ownerId = newOwner();
  await store.createNode({ ownerId }, { labels: ['City'], properties: { name: 'Iași' } }, HAND);
  await aliases.put(ownerId, await store.ensureDefaultProject(ownerId), { words: 'x', kind: 'label', name: 'City' });
  for (const [url, own, other] of [
    [graphs.url, 'node', 'catalog_project'],
    [records.url, 'catalog_project', 'node'],
  ] as const) {
    expect((await onServer(url, `SELECT count(*)::int AS total FROM ${own}`)).rows).toEqual([{ total: 1 }]);
    expect(await isThere(url, other)).toBe(false);
  }
});

test('what a person keeps in either database counts where they write into the other, and deleting makes room', async () => {
  const { settings } = await halves();
  const { store, trainExamples } = await opened(settings, { storedBytes: 2 * MEGABYTE });
  const ownerId = newOwner();
  const scope = { ownerId, projectId: await store.ensureDefaultProject(ownerId) };
  // What is made counts in the history as well.
  const large = { labels: ['Text'], properties: { text: 'ă'.repeat(200_000) } };
  await store.createNode(scope, large, HAND);
  const examples = [];
  // Each in itself, and all of them, are less than what may be kept.
  for (const letter of ['ă', 'ș'])
    examples.push(await trainExamples.create(ownerId, { ...example(letter.repeat(450_000)), question: letter }));
  await expect(trainExamples.create(ownerId, example('more'))).rejects.toMatchObject({
    code: 'QUOTA_BYTES',
    message: 'At most 2 MB are kept for one person; there are 2',
  });
  await expect(store.createNode(scope, large, HAND)).rejects.toMatchObject({ code: 'QUOTA_BYTES' });
  for (const { id } of examples) await trainExamples.remove(ownerId, id);
  await store.createNode(scope, large, HAND);
  await trainExamples.create(ownerId, example('more'));
  await trainExamples.create(newOwner(), example('another person has their own'));
});

test('a process hears of changes that another makes, and effects of a commit outlive the records being away', async () => {
  const { settings, records } = await halves();
  const [one, other] = [await opened(settings), await opened(settings)];
  const ownerId = newOwner();
  const scope = { ownerId, projectId: await one.store.ensureDefaultProject(ownerId) };
  const heard: OwnerId[] = [];
  const end = other.store.onChange((whose) => heard.push(whose));
  const effect = { key: 'told', kind: 'test', data: { of: 'Iași' } };
  await records.takeAway();
  await expect(one.settingsStore.read(ownerId)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  // What bytes there are elsewhere cannot be read: nothing is written rather than too much.
  await expect(one.store.applyPatch(scope, [{ op: 'createNode', labels: ['A'] }], HAND)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect([one.isAvailable(), (await one.store.nodes(scope, { pageSize: 1 })).total]).toEqual([false, 0]);
  await records.bringBack();
  await expect.poll(() => one.isAvailable(), { timeout: 20_000 }).toBe(true);
  await one.store.applyPatch(scope, [{ op: 'createNode', labels: ['A'] }], HAND, [effect]);
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual([ownerId]);
  expect(await other.store.ownersWithEffects()).toEqual([ownerId]);
  expect(await other.store.waitingEffects(ownerId)).toEqual([effect]);
  await other.store.effectDone(ownerId, effect.key);
  expect(await one.store.waitingEffects(ownerId)).toEqual([]);
  end();
});

test('a project that is made while graphs are away is there with its graph once they are back', async () => {
  const { settings, graphs } = await halves();
  const stored = await opened(settings);
  const ownerId = newOwner();
  await stored.store.ensureDefaultProject(ownerId);
  await graphs.takeAway();
  await expect(stored.store.createProject(ownerId, 'Second')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(stored.isAvailable()).toBe(false);
  await graphs.bringBack();
  await expect.poll(() => stored.isAvailable(), { timeout: 20_000 }).toBe(true);
  // A worker carries out what is left (`startSweeps`).
  for (const { key, data } of await stored.store.waitingEffects(ownerId)) {
    const { projectId, ...access } = data as { projectId: never; access: 'open'; version: number };
    await stored.store.setGraphAccess({ ownerId, projectId }, access);
    await stored.store.effectDone(ownerId, key);
  }
  const { items } = await stored.store.projects(ownerId);
  expect(items.map(({ name }) => name)).toEqual(['', 'Second']);
  for (const { id: projectId } of items)
    await stored.store.createNode({ ownerId, projectId }, { labels: ['A'], properties: {} }, HAND);
});

const lines: string[] = [];
async function examined(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  lines.length = 0;
  await doctor(env, (line) => lines.push(line));
  return lines.find((line) => line.includes(' graphs:'));
}

test('databases that do not belong together are refused, and harta doctor says why', async () => {
  const [own, foreign] = [await halves(), await halves()];
  const whole = await newDatabase();
  made.push(whole);
  for (const settings of [own.settings, foreign.settings, { url: whole.url, connections: 6 }]) {
    const { store } = await opened(settings);
    await store.createNode({ ownerId: newOwner() }, { labels: ['A'], properties: {} }, HAND);
    await open.pop()?.close();
  }
  const [empty, other] = [await newDatabase(), new URL(own.graphs.url)];
  made.push(empty);
  other.searchParams.set('application_name', 'other');
  const refused = (url: string, graphs: string | undefined, why: string) =>
    expect(
      openPostgresStore(
        { url, connections: 6, ...(graphs !== undefined && { graphs: { url: graphs, connections: 6 } }) },
        { dataDir: '' },
      ),
    ).rejects.toThrow(why);
  await refused(own.records.url, foreign.graphs.url, 'holds graphs of another installation');
  await refused(own.records.url, empty.url, 'is empty, and there are projects');
  await refused(own.records.url, undefined, 'set HARTA_DATABASE_URL and HARTA_GRAPH_URL as before');
  await refused(own.graphs.url, undefined, 'set HARTA_DATABASE_URL and HARTA_GRAPH_URL as before');
  await refused(own.graphs.url, own.records.url, 'holds records, not graphs');
  await refused(own.graphs.url, other.href, 'names the database of HARTA_DATABASE_URL');
  await refused(whole.url, empty.url, 'leave HARTA_GRAPH_URL out, or move them');
  await refused(empty.url, own.graphs.url, 'holds graphs of another installation');
  const present = { HARTA_DATA_DIR: tmpdir() };
  expect(await examined({ ...present, ...own.env })).toMatch(
    /^✓ graphs: The database at .* can be used for graphs\.$/u,
  );
  expect(await examined({ ...present, ...own.env, HARTA_GRAPH_URL: foreign.graphs.url })).toContain('✗ graphs: The');
  const gone = new URL(own.graphs.url);
  gone.port = '1';
  expect(await examined({ ...present, ...own.env, HARTA_GRAPH_URL: gone.href })).toMatch(
    /^✗ graphs: The database of HARTA_GRAPH_URL cannot be used: it cannot be reached: .*ECONNREFUSED/u,
  );
  expect(lines.find((line) => line.includes(' storage:'))).toContain('✓ storage: The database at');
  await opened(own.settings);
});
