import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';

import { type UserInfo } from '../../../server/contract/account.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { type Job, type JobList } from '../../../server/contract/jobs.js';
import { type SetStyleInput } from '../../../server/contract/styles.js';
import { openTestStore } from '../engineUnderTest.js';
import { unpackArchive } from '../../../server/people/yourData/archive/readArchive.js';
import { answerOf, startTestServer, type TestServer } from '../api/startTestServer.js';
import { SECRET, twoPeople } from '../api/twoPeople.js';

let server: TestServer;
let bobs: Buffer;
let messageId: string;
let nodeId: string;
const folder = mkdtempSync(join(tmpdir(), 'harta-restore-'));

const ended = async (who: string, id: string) => {
  let job: Job | undefined;
  await vi.waitFor(
    async () => {
      job = (await server.call(who, 'GET', '/api/jobs')).json<JobList>().items.find((each) => each.id === id);
      expect(job?.endedAt).toBeDefined();
    },
    { timeout: 60_000 },
  );
  return job;
};

/** The archive of all that a person has now. */
async function archiveOf(who: string): Promise<Buffer> {
  const { id } = (await server.call(who, 'POST', '/api/bigquery/export-data')).json<Job>();
  await ended(who, id);
  const authorization = `Bearer ${await server.token(who)}`;
  return (await server.app.inject({ url: '/api/bigquery/archive/file', headers: { authorization } })).rawPayload;
}

async function restore(who: string, archive: Buffer) {
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n';
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/bigquery/restore-data',
    headers: {
      authorization: `Bearer ${await server.token(who)}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: Buffer.concat([Buffer.from(head), archive, Buffer.from('\r\n--b--\r\n')]),
  });
  return answerOf(answer);
}

const newcomer = async () => {
  const who = `eve${ulid().toLowerCase()}`;
  await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
  return who;
};

/** The files of an archive, without what must differ from one account to another: ids of projects, and the address. */
async function filesOf(archive: Buffer): Promise<Record<string, string>> {
  const at = mkdtempSync(join(folder, 'a-'));
  writeFileSync(join(at, 'a.zip'), archive);
  const names = await unpackArchive(join(at, 'a.zip'), at);
  const read = (name: string) =>
    readFileSync(join(at, name), 'utf8')
      .replace(/("project":\{"id":)"\w{26}"/, '$1"…"')
      .replace(/("projectId":)"\w{26}"/g, '$1"…"')
      .replace(/"email": "[^"]*"/, '"email": "…"');
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** A zip file of texts. */
async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const path = join(folder, `${ulid()}.zip`);
  await finished(zip.outputStream.pipe(createWriteStream(path)));
  return readFileSync(path);
}

/** What words mean, and mappings, come of long ways that are not what is looked at here. */
async function bobDecides(keep: string): Promise<void> {
  const { store, aliases, importMappings, close } = await openTestStore({ dataDir: keep, readers: 0 });
  const bob = 'bob' as OwnerId;
  const projectId = await store.ensureDefaultProject(bob);
  await aliases.put(bob, projectId, { words: 'actor', kind: 'label', name: SECRET });
  const style: SetStyleInput['style'] = { colour: '#aa0011', icon: 'user', caption: '{name}' };
  await store.setStyle(
    { ownerId: bob, projectId },
    { kind: 'label', name: SECRET, version: 0, style },
    { source: 'hand' },
  );
  const shape = '[["rows","a"]]';
  await importMappings.put(bob, { shape, tables: [SECRET], mapping: { tables: [] } });
  await close();
}

beforeAll(async () => {
  const keep = mkdtempSync(join(folder, 'data-'));
  await bobDecides(keep);
  server = await startTestServer({ keep });
  ({ messageId, nodeId } = await twoPeople(server));
  const { status } = await server.call('bob', 'POST', '/api/neo4j/load-sample-graph', { language: 'ro' });
  expect(status).toBe(200);
  const question = { uid: ulid(), conversationId: ulid(), text: 'Cu ce țări se învecinează România?', language: 'ro' };
  expect((await server.call('bob', 'POST', '/api/chat/user-input?wait=60', question)).status).toBe(200);
  // What an archive tells of itself would stand in the next one.
  await server.call('bob', 'PUT', '/api/settings', { mutedKinds: ['archiveReady', 'restoreFinished'] });
  bobs = await archiveOf('bob');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('an archive', () => {
  test('restored into an empty account and made anew is the same, byte by byte', async () => {
    const eve = await newcomer();
    const job = (await restore(eve, bobs)).json<Job>();
    expect(job).toMatchObject({ kind: 'restoreArchive', state: 'waiting' });
    expect(await ended(eve, job.id)).toMatchObject({ state: 'done' });
    expect(await filesOf(await archiveOf(eve))).toEqual(await filesOf(bobs));
  });

  test('holds something in each of its files, so that none is the same for being empty', async () => {
    const files = await filesOf(bobs);
    expect(Object.keys(files).filter((name) => files[name]?.trim() === '')).toEqual([]);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['importMappings.jsonl', 'aliases.jsonl']));
    expect(files['projects/1.harta.json']).toContain('"styles":[');
    expect(files['messages.jsonl']).toMatch(/"query":\{/);
  });

  test('from before there were words with a meaning and mappings that are kept is taken as it is', async () => {
    const { 'aliases.jsonl': _words, 'importMappings.jsonl': _mappings, ...files } = await filesOf(bobs);
    const messages = (files['messages.jsonl'] ?? '').replaceAll(/,"query":(null|\{.*\})(?=\}$)/gm, '');
    expect(messages).not.toContain('"query"');
    const named = Object.entries(files).filter(([name]) => !/png$|jpeg$|^images|^recordings/.test(name));
    const eve = await newcomer();
    const job = (
      await restore(eve, await zipOf({ ...Object.fromEntries(named), 'messages.jsonl': messages }))
    ).json<Job>();
    expect(await ended(eve, job.id)).toMatchObject({ state: 'done' });
  });

  test('is whole again in every list and search, and stays its sender’s too', async () => {
    const eve = await newcomer();
    await ended(eve, (await restore(eve, bobs)).json<Job>().id);
    const settings = (await server.call(eve, 'GET', '/api/settings')).json<{
      theme: string;
      currentProjectId: string;
    }>();
    expect(settings.theme).toBe('dark');
    const inProject = `projectId=${settings.currentProjectId}`;
    const read = async (url: string) => (await server.call(eve, 'GET', url)).text;
    expect(await read(`/api/neo4j/graph?${inProject}&nodes=100`)).toContain(nodeId);
    expect(await read(`/api/chat/conversations?${inProject}`)).toContain(`What is ${SECRET}?`);
    expect(await read(`/api/bigquery/train-examples?text=${SECRET}`)).toContain('"total":1');
    expect(await read('/api/bigquery/notifications/with-paginate')).toContain('"unreadTotal":2');
    expect((await server.call(eve, 'GET', '/api/bigquery/user-info')).json<UserInfo>()).toMatchObject({
      about: SECRET,
    });
    expect((await server.call(eve, 'GET', '/api/bigquery/user-picture')).status).toBe(200);
    const found = await server.call(eve, 'POST', '/api/bigquery/search-chat-messages/with-paginate/10/1', {
      text: SECRET,
    });
    expect(found.json<{ total: number }>().total).toBeGreaterThan(0);
    expect((await server.call('bob', 'GET', `/api/bigquery/chat-messages`)).text).toContain(messageId);
  });

  test('restored where it came from leaves all that is there, and brings projects beside them', async () => {
    const before = (await server.call('bob', 'GET', '/api/neo4j/projects')).json<{ items: { id: string }[] }>().items;
    await ended('bob', (await restore('bob', bobs)).json<Job>().id);
    const after = (await server.call('bob', 'GET', '/api/neo4j/projects')).json<{ items: { id: string }[] }>().items;
    const ids = after.map(({ id }) => id);
    expect(before.every(({ id }) => ids.includes(id))).toBe(true);
    expect(after.length).toBeGreaterThan(before.length);
    const again = await filesOf(await archiveOf('bob'));
    const first = await filesOf(bobs);
    for (const kind of [
      'conversations',
      'messages',
      'notifications',
      'trainExamples',
      'interactions',
      'interactionDays',
    ])
      expect(again[`${kind}.jsonl`], kind).toBe(first[`${kind}.jsonl`]);
  });

  test('waits for none that is restored already', async () => {
    const eve = await newcomer();
    const answers = await Promise.all([restore(eve, bobs), restore(eve, bobs)]);
    const ids = answers.filter(({ status }) => status === 200).map((answer) => answer.json<Job>().id);
    expect(new Set(ids).size).toBe(1);
    await ended(eve, ids[0] ?? '');
    expect((await server.call(eve, 'GET', '/api/neo4j/projects')).json<{ total: number }>().total).toBe(2);
  });
});

describe('what is no archive of ours', () => {
  const files = async () => await filesOf(bobs);
  const refused = async (archive: Buffer) => {
    const eve = await newcomer();
    const job = (await restore(eve, archive)).json<Job>();
    expect(await ended(eve, job.id)).toMatchObject({ state: 'failed', attempts: 1, problem: 'FILE_INVALID' });
    const told = (await server.call(eve, 'GET', '/api/bigquery/notifications/with-paginate')).text;
    await vi.waitFor(() => expect(told).toContain('restoreFailed'));
    const projects = (await server.call(eve, 'GET', '/api/neo4j/projects')).json<{ total: number }>();
    expect(projects.total).toBe(1);
  };

  test('is refused, and writes nothing: no zip file', () => refused(Buffer.from('nothing')));
  test('another zip file', async () => refused(await zipOf({ 'a.txt': 'hello' })));
  test('one of a later version', async () =>
    refused(
      await zipOf({ ...(await files()), 'archive.json': '{"format":"harta-archive","version":3,"projects":[]}' }),
    ));
  test.each([
    ['a record that is no JSON', 'messages.jsonl', '{'],
    [
      'a link that leads elsewhere',
      'notifications.jsonl',
      '"link":"/dashboard/account/sessions"',
      '"link":"https://evil.example"',
    ],
    ['a field that nobody knows', 'conversations.jsonl', '"pinned":false', '"pinned":false,"owner":"bob"'],
    ['a kind that there is not', 'trainExamples.jsonl', '"language":"en"', '"language":"xx"'],
    [
      'a question that none could have been read as',
      'messages.jsonl',
      '"query":{"kind":',
      '"query":{"kind":"x","was":',
    ],
    ['a word for what no graph has', 'aliases.jsonl', '"kind":"label"', '"kind":"person"'],
    ['a mapping that is none', 'importMappings.jsonl', '"mapping":{', '"mapping":{"run":1,'],
  ])('%s', async (_what, name, from, to = '') => {
    const all = await files();
    const text = to === '' ? from : (all[name] ?? '').replaceAll(from, to);
    expect(text).not.toBe(all[name]);
    await refused(await zipOf({ ...all, [name]: text }));
  });
});
