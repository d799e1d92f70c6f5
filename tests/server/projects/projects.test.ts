import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type Alias } from '../../../server/contract/aliases.js';
import { type ChatTurn } from '../../../server/contract/chat/messages.js';
import { type GraphNode, type GraphRelationship } from '../../../server/contract/elements.js';
import { type Job, type JobList } from '../../../server/contract/jobs.js';
import { type Project, type ProjectList } from '../../../server/contract/projects.js';
import { type StyleList } from '../../../server/contract/styles.js';
import { DOT } from '../api/sampleRequest.js';
import { answerOf, startTestServer, type TestServer } from '../api/startTestServer.js';
import { placesWith } from '../storedRows.js';

const WORD = 'gonequokkaxyz';
let dataDir: string;
let server: TestServer;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-projects-'));
  server = await startTestServer({ keep: dataDir, projectDeletionDelayMs: 60_000 });
  for (const who of ['ana', 'bob']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, who = 'bob') =>
  server.call(who, method, `/api/neo4j${url}`, body);
const all = async (who = 'bob') => (await call('GET', '/projects?which=all', undefined, who)).json<ProjectList>().items;
const make = async (name: string) => (await call('POST', '/projects', { name })).json<Project>().id;
const code = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;

async function ended(id: string): Promise<Job> {
  return vi.waitFor(
    async () => {
      const jobs = (await server.call('bob', 'GET', '/api/jobs')).json<JobList>().items;
      const job = jobs.find((each) => each.id === id);
      if (job?.endedAt === undefined) throw new Error('it goes on');
      return job;
    },
    { timeout: 60_000 },
  );
}

/** The graph of a project, by names in place of ids. */
async function graphOf(projectId: string) {
  const read = async <T>(url: string) => (await call('GET', `${url}&projectId=${projectId}`)).json<T>();
  const { nodes, relationships } = await read<{ nodes: GraphNode[]; relationships: GraphRelationship[] }>(
    '/graph?nodes=2000',
  );
  const looks = (await call('GET', `/styles?projectId=${projectId}`)).json<StyleList>().items;
  const { items: meanings } = await read<{ items: Alias[] }>('/aliases?');
  const nameOf = new Map(nodes.map(({ id, properties }) => [id, properties['name']]));
  return {
    ids: nodes.map(({ id }) => id),
    styles: looks.map(({ kind, name, style }) => ({ kind, name, style })),
    meanings: meanings.map(({ words, kind, name }) => ({ words, kind, name })),
    nodes: nodes
      .map(({ id: _id, ...node }) => node)
      .sort((a, b) => String(a.properties['name']).localeCompare(String(b.properties['name']))),
    relationships: relationships
      .map(({ id: _id, startNodeId, endNodeId, ...rest }) => ({
        ...rest,
        from: nameOf.get(startNodeId),
        to: nameOf.get(endNodeId),
      }))
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  };
}

/** A project with a placed and styled graph, a conversation, an import that waits and a token. */
async function filled(name: string): Promise<string> {
  const projectId = await make(name);
  const node = async (properties: object) =>
    (await call('POST', '/create-node', { projectId, labels: ['Thing'], properties })).json<GraphNode>();
  const [a, b] = [await node({ name: `${WORD} one` }), await node({ name: 'two', born: 1900 })];
  await call('POST', '/create-relationship', { projectId, type: 'KNOWS', startNodeId: a.id, endNodeId: b.id });
  await call('POST', '/positions', { projectId, positions: [{ nodeId: a.id, x: 10, y: 20 }] });
  const style = {
    ...{ caption: `{name} of ${WORD}`, wordsIn: { en: 'thing, things', ro: `${WORD}, lucruri` } },
    rules: [{ property: 'born', test: 'isThere', colour: 'red' }],
  };
  await call('PUT', '/style', { projectId, kind: 'label', name: 'Thing', version: 0, style });
  const asked = { uid: ulid(), conversationId: ulid(), projectId, text: `Where is ${WORD}?`, language: 'en' };
  await server.call('bob', 'POST', '/api/chat/user-input?wait=60', asked);
  await server.call('bob', 'POST', '/api/images', { name: `${WORD} seen`, data: DOT, projectId });
  const token = { name: 'of this project', scope: 'read', projectId, expiresInDays: 5 };
  await server.call('bob', 'POST', '/api/bigquery/generate-api-token', token);
  return projectId;
}

/** Says in a project what a word means that its graph does not have. */
async function withMeaning(projectId: string): Promise<void> {
  await call('POST', '/create-node', { projectId, labels: ['Cameră'], properties: { name: '101' } });
  const conversation = { conversationId: ulid(), projectId, language: 'ro' };
  const ask = async (text: string) =>
    (
      await server.call('bob', 'POST', '/api/chat/user-input?wait=60', { uid: ulid(), ...conversation, text })
    ).json<ChatTurn>().answer.suggestions[0]?.text ?? '';
  await ask(await ask('Câte odăi sunt?'));
}

/** @param url under `/api/neo4j` */
async function upload(url: string, bytes: Buffer, fileName = 'p.harta.zip', who = 'bob') {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/zip\r\n\r\n`;
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/neo4j${url}`,
    headers: { authorization: `Bearer ${await server.token(who)}`, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
  });
  return answerOf(answer);
}

describe('a list of projects', () => {
  test('has counts, conversations among them, and what is said of each', async () => {
    const id = await filled('Whales');
    const { version } = (await call('GET', `/projects/${id}`)).json<Project>();
    await call('PUT', `/projects/${id}`, { version, description: 'In the sea' });
    expect((await all()).find((each) => each.id === id)).toMatchObject({
      ...{ name: 'Whales', description: 'In the sea', state: 'active' },
      ...{ nodesTotal: 2, relationshipsTotal: 1, conversationsTotal: 1, version: version + 1 },
    });
    expect(code(await call('PUT', `/projects/${id}`, { version, name: 'Late' }))).toBe('VERSION_CONFLICT');
  });

  test('leaves out archived ones, in which nothing changes until they are taken back', async () => {
    const id = await filled('Whales');
    expect((await call('POST', `/projects/${id}/archive`)).json<Project>().state).toBe('archived');
    const active = (await call('GET', '/projects')).json<ProjectList>();
    expect(active.items.map((each) => each.id)).not.toContain(id);
    const node = { projectId: id, labels: ['A'] };
    expect(code(await call('POST', '/create-node', node))).toBe('PROJECT_ARCHIVED');
    expect(code(await upload(`/imports?projectId=${id}`, Buffer.from('a,b\n'), 'a.csv'))).toBe('PROJECT_ARCHIVED');
    const asked = { uid: ulid(), conversationId: ulid(), projectId: id, text: 'Hello?', language: 'en' };
    expect(code(await server.call('bob', 'POST', '/api/chat/user-input?wait=60', asked))).toBe('PROJECT_ARCHIVED');
    expect(code(await server.call('bob', 'PUT', '/api/settings', { currentProjectId: id }))).toBe('PROJECT_ARCHIVED');
    expect((await graphOf(id)).nodes).toHaveLength(2);
    await call('POST', `/projects/${id}/restore`);
    expect((await call('POST', '/create-node', node)).status).toBe(200);
  });
});

describe('a deleted project', () => {
  test('takes its name to confirm, is gone with its conversations, and comes back with all of it', async () => {
    const id = await filled('Whales');
    const before = await graphOf(id);
    expect(code(await call('DELETE', `/projects/${id}`, { confirmation: 'Wales' }))).toBe('CONFIRMATION_WRONG');
    const deleted = (await call('DELETE', `/projects/${id}`, { confirmation: ' whales ' })).json<Project>();
    expect(Date.parse(deleted.erasedAt ?? '') - Date.now()).toBeGreaterThan(50_000);
    for (const url of [`/projects/${id}`, `/graph?projectId=${id}`, `/imports?projectId=${id}`, `/projects/${id}/file`])
      expect(code(await call('GET', url)), url).toBe('PROJECT_NOT_FOUND');
    const said = async () =>
      (await server.call('bob', 'POST', '/api/bigquery/search-chat-messages/with-paginate/10/1', { text: WORD })).json<{
        total: number;
      }>().total;
    expect(await said()).toBe(0);
    expect((await all('ana')).map((each) => each.id)).not.toContain(id);
    expect(code(await call('POST', `/projects/${id}/restore`, undefined, 'ana'))).toBe('PROJECT_NOT_FOUND');
    expect((await call('POST', `/projects/${id}/restore`)).json<Project>()).toMatchObject({ id, state: 'active' });
    expect(await graphOf(id)).toEqual(before);
    expect(await said()).toBeGreaterThan(0);
    const jobs = (await server.call('bob', 'GET', '/api/jobs')).json<JobList>().items;
    expect(jobs.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['eraseProject cancelled']);
  });

  test('is not part of the archive of all that a person has, and an archived one is', async () => {
    const [gone, away] = [await filled('Gone'), await filled('Away')];
    await call('DELETE', `/projects/${gone}`, { confirmation: 'Gone' });
    await call('POST', `/projects/${away}/archive`);
    await ended((await server.call('bob', 'POST', '/api/bigquery/export-data')).json<Job>().id);
    const authorization = `Bearer ${await server.token('bob')}`;
    const archive = await server.app.inject({ url: '/api/bigquery/archive/file', headers: { authorization } });
    const job = (await upload('/../bigquery/restore-data', archive.rawPayload, 'a.zip', 'ana')).json<Job>();
    await vi.waitFor(async () => {
      const jobs = (await server.call('ana', 'GET', '/api/jobs')).json<JobList>().items;
      expect(jobs.find((each) => each.id === job.id)?.state).toBe('done');
    }, 30_000);
    expect((await all('ana')).map(({ name, state }) => `${name} ${state}`)).toEqual([' active', 'Away archived']);
  });
});

test('nothing of a project is left in any table, file or index once it is erased, and others are as they were', async () => {
  await server.close();
  server = await startTestServer({ keep: dataDir, projectDeletionDelayMs: 1_000 });
  const kept = await make('Kept');
  await call('POST', '/create-node', { projectId: kept, labels: ['Thing'], properties: { name: 'kept' } });
  const id = await filled(WORD);
  await server.call('bob', 'PUT', '/api/settings', { currentProjectId: id });
  await upload(`/imports?projectId=${id}`, Buffer.from(`source,target,type\n${WORD},b,C\n`), 'edges.csv');
  expect(await placesWith(dataDir, WORD)).not.toEqual([]);
  expect((await call('DELETE', `/projects/${id}`, { confirmation: WORD })).status).toBe(200);
  await vi.waitFor(
    async () => {
      for (const text of [WORD, 'of this project']) expect(await placesWith(dataDir, text)).toEqual([]);
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(
    readdirSync(path.join(dataDir, 'images'), { recursive: true })
      .map(String)
      .filter((name) => name.includes(id)),
  ).toEqual([]);
  expect(code(await call('POST', `/projects/${id}/restore`))).toBe('PROJECT_NOT_FOUND');
  expect((await all()).map(({ name }) => name)).toEqual(['', 'Kept']);
  expect((await graphOf(kept)).nodes).toMatchObject([{ properties: { name: 'kept' } }]);
  await server.close();
  expect(await placesWith(dataDir, WORD)).toEqual([]);
  server = await startTestServer({ keep: dataDir });
  expect((await graphOf(kept)).nodes).toHaveLength(1);
});

describe('a project made of another', () => {
  test('has its graph with places under new ids, and a history of its own', async () => {
    const source = await filled('Whales');
    await withMeaning(source);
    const answer = (await call('POST', `/projects/${source}/duplicate`, { name: 'Copy' })).json<{
      project: Project;
      job: Job;
    }>();
    expect(await ended(answer.job.id)).toMatchObject({ kind: 'copyProject', state: 'done' });
    const [from, to] = [await graphOf(source), await graphOf(answer.project.id)];
    expect({ ...to, ids: [] }).toEqual({ ...from, ids: [] });
    expect(to.meanings).toEqual([{ words: 'odai', kind: 'label', name: 'Cameră' }]);
    expect(to.ids.filter((each) => from.ids.includes(each))).toEqual([]);
    expect((await all()).find(({ id }) => id === answer.project.id)).toMatchObject({
      name: 'Copy',
      conversationsTotal: 0,
    });
    expect((await call('GET', `/changes?projectId=${answer.project.id}`)).json<{ total: number }>().total).toBe(1);
  });

  test('whose name would break out of a header is sent under one that does not', async () => {
    const name = 'a"; filename="x.exe\\ \u202efdp.🐋 ./../';
    const { id } = (await call('POST', '/projects', { name })).json<Project>();
    const authorization = `Bearer ${await server.token('bob')}`;
    const file = await server.app.inject({ url: `/api/neo4j/projects/${id}/file`, headers: { authorization } });
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w. -]+"(; filename\*=UTF-8''[\w.%-]+)?$/,
    );
  });

  test('comes from a file too, in another account as well', async () => {
    const source = await filled('Whales');
    await withMeaning(source);
    const { version } = (await call('GET', `/projects/${source}`)).json<Project>();
    await call('PUT', `/projects/${source}`, { version, description: 'In the sea' });
    const authorization = `Bearer ${await server.token('bob')}`;
    const file = await server.app.inject({ url: `/api/neo4j/projects/${source}/file`, headers: { authorization } });
    expect(file.headers['content-disposition']).toContain('Whales-');
    const job = (await upload('/projects/file', file.rawPayload)).json<Job>();
    expect(await ended(job.id)).toMatchObject({ kind: 'restoreProject', state: 'done' });
    const made = (await all()).find(({ id, name }) => name === 'Whales' && id !== source);
    expect(made).toMatchObject({ description: 'In the sea', nodesTotal: 3 });
    const [from, to] = [await graphOf(source), await graphOf(made?.id ?? '')];
    expect({ ...to, ids: [] }).toEqual({ ...from, ids: [] });
  });

  test('of a file that is none leaves nothing, and says so', async () => {
    const job = (await upload('/projects/file', Buffer.from('no zip'))).json<Job>();
    expect(await ended(job.id)).toMatchObject({ state: 'failed' });
    expect(await all()).toHaveLength(1);
    const told = (await server.call('bob', 'GET', '/api/bigquery/notifications/with-paginate')).text;
    expect(told).toContain('projectFailed');
    await vi.waitFor(() => expect(readdirSync(path.join(dataDir, 'archives'), { recursive: true })).toHaveLength(1));
  });
});
