import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type SavedView } from '../../../server/contract/savedViews.js';
import { startTestServer, type TestServer } from './startTestServer.js';

let dataDir: string;
let server: TestServer;
let projectId: string;

const SEAS = { kind: 'nodes', set: { kind: 'label', label: 'Sea' } };
const views = () => `/api/neo4j/projects/${projectId}/saved-views`;
const keep = (name: string, more: Record<string, unknown> = {}) =>
  server.call('bob', 'POST', views(), { name, sight: 'hide', places: [], query: SEAS, ...more });
const kept = async (name: string, more?: Record<string, unknown>) => (await keep(name, more)).json<SavedView>();
const listed = async () => (await server.call('bob', 'GET', views())).json<{ items: SavedView[] }>().items;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-saved-views-'));
  server = await startTestServer({ keep: dataDir });
  for (const who of ['ana', 'bob']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
  projectId = (await server.call('bob', 'POST', '/api/neo4j/projects', { name: 'Seas' })).json<{ id: string }>().id;
  for (const name of ['Black Sea', 'Red Sea'])
    await server.call('bob', 'POST', '/api/neo4j/create-node', { projectId, labels: ['Sea'], properties: { name } });
  await server.call('bob', 'POST', '/api/neo4j/create-node', { projectId, labels: ['Lake'], properties: {} });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a view keeps how labels and types looked, and no looks that cannot be drawn', async () => {
  const styles = [{ kind: 'label', name: 'Sea', style: { colour: 'teal', caption: '{name}' } }];
  const { id } = await kept('Teal seas', { styles });
  expect((await listed()).find((view) => view.id === id)?.styles).toEqual(styles);
  const wrong = [{ kind: 'type', name: 'FLOWS', style: { shape: 'star' } }];
  expect((await keep('Stars', { styles: wrong })).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'body/styles/0/style/shape' }],
  });
  await server.call('bob', 'DELETE', `${views()}/${id}`);
});

test('a view is kept with all that it holds, listed by name, renamed by version and deleted', async () => {
  const canvas = { x: 1, y: -2, zoom: 1.5, hiddenLabels: ['Lake'], hiddenTypes: [] };
  const view = await kept(' Seas ', { canvas });
  await kept('lakes', { sight: 'dim', query: undefined });
  expect(view).toMatchObject({ name: 'Seas', sight: 'hide', query: SEAS, canvas, version: 1, projectId });
  expect((await listed()).map(({ name }) => name)).toEqual(['lakes', 'Seas']);
  const rename = (version: number) => server.call('bob', 'PUT', `${views()}/${view.id}`, { version, name: 'All seas' });
  expect((await rename(1)).json()).toMatchObject({ name: 'All seas', version: 2, query: SEAS });
  expect((await rename(1)).json()).toMatchObject({ code: 'VERSION_CONFLICT', present: { name: 'All seas' } });
  expect((await server.call('bob', 'DELETE', `${views()}/${view.id}`)).status).toBe(200);
  expect((await server.call('bob', 'DELETE', `${views()}/${view.id}`)).json()).toMatchObject({
    code: 'SAVED_VIEW_NOT_FOUND',
  });
  expect((await listed()).map(({ name }) => name)).toEqual(['lakes']);
});

test('what is no listing and no paths is refused, with its place, and nothing is kept', async () => {
  const before = await listed();
  const count = await keep('x', { query: { kind: 'count', set: { kind: 'all' } } });
  expect(count.json()).toMatchObject({ code: 'QUERY_INVALID', errors: [{ path: 'body/query/kind' }] });
  const odd = await keep('x', { query: { kind: 'nodes', set: { kind: 'odd' } } });
  expect(odd.json()).toMatchObject({ code: 'QUERY_INVALID', errors: [{ path: 'body/query/set/kind' }] });
  expect((await keep(' ')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await listed()).toEqual(before);
});

test('another person has none of it', async () => {
  const { id } = await kept('mine');
  for (const [method, url, body] of [
    ['GET', views(), undefined],
    ['POST', views(), { name: 'x', sight: 'dim', places: [] }],
    ['PUT', `${views()}/${id}`, { version: 1, name: 'x' }],
    ['DELETE', `${views()}/${id}`, undefined],
  ] as const)
    expect((await server.call('ana', method, url, body)).json()).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
});

test('a frame of it asks what it asks and nothing else, and ends with it', async () => {
  const { id } = await kept('shown');
  const tokens = `/api/neo4j/projects/${projectId}/view-tokens`;
  const wish = { name: 'Blog', origins: ['https://site.example'], expiresInDays: 1 };
  const made = await server.call('bob', 'POST', tokens, { ...wish, savedViewId: id });
  const { secret, token } = made.json<{ secret: string; token: Record<string, unknown> }>();
  expect(token).toMatchObject({ shows: 'savedView', savedViewId: id });
  expect((await server.call(secret, 'GET', '/api/neo4j/viewed-project')).json()).toMatchObject({
    shows: 'savedView',
    savedView: { id, name: 'shown', query: SEAS, sight: 'hide' },
  });
  const asked = async (body: Record<string, unknown>) =>
    (await server.call(secret, 'POST', '/api/neo4j/viewed-nodes', body)).json<{
      result: { total: number; ids: string[] };
    }>().result;
  const { ids } = await asked({});
  expect(ids).toHaveLength(2);
  expect(await asked({ among: ids.slice(0, 1) })).toMatchObject({ total: 1, ids: ids.slice(0, 1) });
  expect((await server.call(secret, 'POST', '/api/neo4j/query', { query: SEAS })).status).toBe(403);
  const { secret: plain } = (await server.call('bob', 'POST', tokens, wish)).json<{ secret: string }>();
  expect((await server.call(plain, 'POST', '/api/neo4j/viewed-nodes', {})).json()).toMatchObject({
    code: 'SAVED_VIEW_NOT_FOUND',
  });
  const unknown = await server.call('bob', 'POST', tokens, { ...wish, savedViewId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' });
  expect(unknown.json()).toMatchObject({ code: 'SAVED_VIEW_NOT_FOUND' });
  await server.call('bob', 'DELETE', `${views()}/${id}`);
  expect((await server.call(secret, 'GET', '/api/neo4j/viewed-project')).status).toBe(401);
});

test('it is as it was after the server has been started anew', async () => {
  const before = await listed();
  expect(before.length).toBeGreaterThan(0);
  await server.close();
  server = await startTestServer({ keep: dataDir });
  expect(await listed()).toEqual(before);
});
