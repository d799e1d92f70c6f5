import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Image, type ImageList } from '../../../server/contract/images.js';
import { type Project } from '../../../server/contract/projects.js';
import { DOT } from '../api/sampleRequest.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { photograph } from './photograph.js';

let dataDir: string;
let server: TestServer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-images-'));
  server = await startTestServer({ keep: dataDir, projectDeletionDelayMs: 60_000 });
  for (const who of ['ana', 'bob']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, who = 'bob') =>
  server.call(who, method, `/api${url}`, body);
const add = async (body: object) =>
  (await call('POST', '/images', { name: 'A picture', data: DOT, ...body })).json<Image>();
const list = async (who = 'bob') => (await call('GET', '/images', undefined, who)).json<ImageList>().items;
const code = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;
const file = async (id: string, who = 'bob') =>
  server.app.inject({
    url: `/api/images/${id}/file`,
    headers: { authorization: `Bearer ${await server.token(who)}` },
  });
const kept = () => readdirSync(path.join(dataDir, 'images'), { recursive: true }).map(String);

test('a picture is kept, listed, read as what it is, renamed and deleted', async () => {
  const image = await add({ name: ' Dot ' });
  expect(image).toMatchObject({ name: 'Dot', type: 'png', width: 1, height: 1, version: 1 });
  expect(await list()).toEqual([image]);
  const answer = await file(image.id);
  expect([answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual(['image/png', 'nosniff']);
  expect(answer.rawPayload).toHaveLength(image.bytes);
  const renamed = (await call('PUT', `/images/${image.id}`, { version: 1, name: 'Point' })).json<Image>();
  expect(renamed).toMatchObject({ name: 'Point', version: 2 });
  expect(code(await call('PUT', `/images/${image.id}`, { version: 1, name: 'Late' }))).toBe('VERSION_CONFLICT');
  expect((await call('DELETE', `/images/${image.id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await file(image.id)).statusCode).toBe(404);
  expect(kept().filter((name) => name.includes(image.id))).toEqual([]);
});

test('a picture is nobody else’s', async () => {
  const { id } = await add({});
  expect(await list('ana')).toEqual([]);
  expect((await file(id, 'ana')).statusCode).toBe(404);
  expect(code(await call('PUT', `/images/${id}`, { version: 1, name: 'Mine' }, 'ana'))).toBe('IMAGE_NOT_FOUND');
  expect(code(await call('DELETE', `/images/${id}`, undefined, 'ana'))).toBe('IMAGE_NOT_FOUND');
  expect((await file(id)).statusCode).toBe(200);
  await call('DELETE', `/images/${id}`);
});

test('a photograph is drawn anew: smaller, and nothing of the file but its colours stays', async () => {
  const data = (await photograph(3000, 1500)).toString('base64');
  const image = await add({ data });
  expect(image).toMatchObject({ type: 'jpeg', width: 2048, height: 1024 });
  expect((await file(image.id)).rawPayload.includes('taken-at-home')).toBe(false);
  await call('DELETE', `/images/${image.id}`);
});

/** What unpacks to too much is told apart from what is no picture. */
const codeOf = (what: string) => (what.includes('pixels') ? 'FILE_UNPACKS_TOO_LARGE' : 'FILE_INVALID');
test.each([
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a head without a picture', Buffer.from(DOT, 'base64').subarray(0, 30)],
  [
    'a head that tells of too many pixels',
    Buffer.concat([
      Buffer.from(DOT, 'base64').subarray(0, 16),
      Buffer.from('0000ffff0000ffff', 'hex'),
      Buffer.from(DOT, 'base64').subarray(24),
    ]),
  ],
])('%s is refused, and nothing of it stays', async (what, bytes) => {
  const before = kept().length;
  const answer = await call('POST', '/images', { name: 'x', data: bytes.toString('base64') });
  expect([answer.status, code(answer)]).toEqual([422, codeOf(what)]);
  expect(kept()).toHaveLength(before);
  expect(await list()).toEqual([]);
});

test('a picture of a canvas belongs to its project: hidden with it, and back with it', async () => {
  const { id: projectId } = (await call('POST', '/neo4j/projects', { name: 'Whales' })).json<Project>();
  const view = { x: -12.5, y: 8, zoom: 0.75, hiddenLabels: ['Ocean'], hiddenTypes: ['EATS'] };
  const image = await add({ projectId, view });
  expect(image).toMatchObject({ projectId, view });
  await call('DELETE', `/neo4j/projects/${projectId}`, { confirmation: 'Whales' });
  expect(await list()).toEqual([]);
  expect((await file(image.id)).statusCode).toBe(404);
  expect(code(await call('POST', '/images', { name: 'x', data: DOT, projectId }))).toBe('PROJECT_NOT_FOUND');
  await call('POST', `/neo4j/projects/${projectId}/restore`);
  expect(await list()).toEqual([image]);
  expect((await file(image.id)).statusCode).toBe(200);
  await call('DELETE', `/images/${image.id}`);
});

test('a token of one project reaches no picture of another, not by putting it on a node of its own either', async () => {
  const make = async (name: string) => (await call('POST', '/neo4j/projects', { name })).json<Project>().id;
  const [here, there] = [await make('Here'), await make('There')];
  const tokenOf = async (scope: 'read' | 'write') => {
    const wish = { name: scope, scope, projectId: here, expiresInDays: 1 };
    return (await call('POST', '/bigquery/generate-api-token', wish)).json<{ secret: string }>().secret;
  };
  const [reading, writing] = [await tokenOf('read'), await tokenOf('write')];
  const wears = (who: string, projectId: string, id: string) =>
    call('POST', '/neo4j/create-node', { projectId, labels: ['Worn'], properties: { picture: `image:${id}` } }, who);
  const reads = async (who: string, id: string) => (await call('GET', `/images/${id}/file`, undefined, who)).status;

  const [own, others, canvas] = [await add({}), await add({}), await add({ projectId: there })];
  await wears('bob', here, own.id);
  await wears('bob', there, others.id);
  for (const token of [reading, writing])
    expect([await reads(token, own.id), await reads(token, others.id), await reads(token, canvas.id)]).toEqual([
      200, 404, 404,
    ]);
  for (const { id } of [others, canvas]) {
    expect((await wears(writing, here, id)).status).toBe(200);
    expect(await reads(writing, id)).toBe(404);
  }
});
