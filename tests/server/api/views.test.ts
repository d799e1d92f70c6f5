import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { operations } from '../../../server/contract/operations/index.js';
import { type ViewToken } from '../../../server/contract/views.js';
import { policyOf } from '../../../server/edge/policies/policyOf.js';
import { changeRows } from '../storedRows.js';
import { connect, connected } from '../realtime/wire.js';
import { DOT, type Objects, sampleRequest } from './sampleRequest.js';
import { startTestServer, type TestServer } from './startTestServer.js';
import { allButOtherProjects, SECRET, twoPeople } from './twoPeople.js';

const SITE = 'https://site.example';
const OTHER = 'http://127.0.0.1:4000';
/** A word that stands in Bob's other project, which no view shows. */
const ELSEWHERE = 'not-in-the-view';

interface Made {
  readonly secret: string;
  readonly token: ViewToken;
}

let dataDir: string;
let pagesFolder: string;
let server: TestServer;
let bobs: Objects;
let otherProject: string;
let view: Made;
let before: string;

const makeView = async (projectId: string, origins = [SITE, OTHER]): Promise<Made> => {
  const wish = { name: 'On our site', origins, expiresInDays: 30 };
  return (await server.call('bob', 'POST', `/api/neo4j/projects/${projectId}/view-tokens`, wish)).json<Made>();
};
const frame = async (query: string) =>
  server.app.inject({ url: `/web-view${query}`, headers: { accept: 'text/html' } });
const ancestorsOf = async (query: string): Promise<string> =>
  /frame-ancestors ([^;]*)/.exec(String((await frame(query)).headers['content-security-policy']))?.[1] ?? 'anybody';
const all = async () => (await allButOtherProjects(server, bobs)).replace(/,"lastUsedAt":"[^"]*"/g, '');

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-views-'));
  pagesFolder = await mkdtemp(path.join(os.tmpdir(), 'harta-pages-'));
  await writeFile(path.join(pagesFolder, 'index.html'), '<title>Harta</title>');
  server = await startTestServer({ keep: dataDir, pagesFolder });
  bobs = await twoPeople(server);
  otherProject = (await server.call('bob', 'POST', '/api/neo4j/projects', { name: ELSEWHERE })).json<{ id: string }>()
    .id;
  await server.call('bob', 'POST', '/api/neo4j/create-node', {
    projectId: otherProject,
    labels: [ELSEWHERE],
    properties: { name: ELSEWHERE },
  });
  view = await makeView(bobs.projectId);
  before = await all();
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
  await rm(pagesFolder, { recursive: true, force: true });
});

describe.each(operations.map((operation) => [operation.schema.operationId, operation] as const))(
  'a view token: %s',
  (name, operation) => {
    const { isViewable = false } = policyOf(name);

    test.each([
      ['of the project that it shows', true],
      ['without a project', false],
    ])('is answered where that is viewable, %s', async (_, inProject) => {
      const { method, url, body } = sampleRequest(operation, bobs, inProject);
      const answer = await server.call(view.secret, method, url, body);
      if (isViewable) expect([200, 404], answer.text).toContain(answer.status);
      else expect([answer.status, answer.json<{ code: string }>().code]).toEqual([403, 'FORBIDDEN']);
      if (!isViewable) expect(answer.text).not.toContain(SECRET);
      expect(answer.text).not.toContain(ELSEWHERE);
    });

    test('is told nothing of another project', async () => {
      const { method, url, body } = sampleRequest(operation, { ...bobs, projectId: otherProject }, true);
      const answer = await server.call(view.secret, method, url, body);
      expect(answer.text).not.toContain(ELSEWHERE);
      if (url.includes(otherProject) || JSON.stringify(body ?? {}).includes(otherProject))
        expect([403, 404]).toContain(answer.status);
    });

    test('leaves all that is Bob’s as it was', async () => {
      expect(await all()).toBe(before);
    });
  },
);

test('a view token asks nothing by GraphQL, not even the schema, and buys no tickets', async () => {
  for (const query of [
    '{ __schema { types { name } } }',
    '{ nodesTotal { total } }',
    'mutation { clearChatHistory }',
  ]) {
    const answer = await server.call(view.secret, 'POST', '/graphql', { query });
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([403, 'FORBIDDEN']);
  }
  expect((await server.call(view.secret, 'POST', '/api/identity/socket-ticket')).status).not.toBe(200);
});

test('it says what it shows, and is known by no list of API tokens', async () => {
  const shown = (await server.call(view.secret, 'GET', '/api/neo4j/viewed-project')).json();
  const { id, expiresAt } = view.token;
  const { projectId } = bobs;
  expect(shown).toEqual({ tokenId: id, shows: 'project', projectId, name: SECRET, origins: [SITE, OTHER], expiresAt });
  expect((await server.call('bob', 'GET', '/api/bigquery/api-tokens')).text).not.toContain(id);
  expect((await server.call('bob', 'DELETE', `/api/bigquery/api-tokens/${id}`)).status).toBe(404);
  expect((await server.call('bob', 'GET', '/api/neo4j/viewed-project')).status).toBe(404);
  const list = await server.call('bob', 'GET', `/api/neo4j/projects/${projectId}/view-tokens`);
  expect(list.json<{ items: ViewToken[] }>().items.map((each) => each.id)).toEqual([id]);
  expect(list.text).not.toContain(view.secret);
  expect((await server.call('ana', 'GET', `/api/neo4j/projects/${projectId}/view-tokens`)).text).not.toContain(id);
  expect((await server.call('ana', 'DELETE', `/api/neo4j/view-tokens/${id}`)).status).toBe(404);
});

test.each([
  ['a path', 'https://site.example/page'],
  ['plain http on the net', 'http://site.example'],
  ['a word of the policy', "'self'"],
  ['more than one', 'https://a.example https://b.example'],
  ['any', '*'],
  ['a name with a star', 'https://*.example'],
  ['no port', 'https://site.example:'],
])('no view is made for %s', async (_, origin) => {
  const url = `/api/neo4j/projects/${bobs.projectId}/view-tokens`;
  const answer = await server.call('bob', 'POST', url, { name: 'a', origins: [origin], expiresInDays: 1 });
  expect([422, origin === 'https://site.example:' ? 200 : 422]).toContain(answer.status);
});

test('no view is made of another person’s project', async () => {
  const url = `/api/neo4j/projects/${bobs.projectId}/view-tokens`;
  const answer = await server.call('ana', 'POST', url, { name: 'a', origins: [SITE], expiresInDays: 1 });
  expect(answer.json()).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
});

test('on the channel it hears that its project has changed and nothing else, and is put out within a second of its end', async () => {
  const channel = await startTestServer({ realtimeLimits: { socketsPerPerson: 1 } });
  try {
    await channel.app.listen({ host: '127.0.0.1', port: 0 });
    const base = `http://127.0.0.1:${(channel.app.server.address() as AddressInfo).port}`;
    const call = async <T>(method: 'POST' | 'DELETE', url: string, body?: object) =>
      (await channel.call('bob', method, url, body)).json<T>();
    const [shown, hidden] = await Promise.all(
      ['Shown', 'Hidden'].map((name) => call<{ id: string }>('POST', '/api/neo4j/projects', { name })),
    );
    const wish = { name: 'On our site', origins: [SITE], expiresInDays: 30 };
    const made = await call<Made>('POST', `/api/neo4j/projects/${shown?.id ?? ''}/view-tokens`, wish);
    const reader = await connected(base, { authToken: made.secret });
    // A reader takes no place of the person's own windows.
    const owner = await connected(base, { token: await channel.ticket('bob') });
    for (const topic of ['user:notifications', 'user:chat'])
      expect((await reader.join(topic))[4]).toEqual({ status: 'error', response: { reason: 'FORBIDDEN' } });
    expect((await reader.join('user:graph'))[4]['status']).toBe('ok');
    for (const project of [hidden, shown]) {
      const node = { projectId: project?.id, labels: [ELSEWHERE], properties: { name: ELSEWHERE } };
      await call('POST', '/api/neo4j/create-node', node);
    }
    const told = await reader.next(([, , , event]) => event !== 'phx_reply');
    expect(told.slice(3)).toEqual(['changed', { projectId: shown?.id, head: expect.any(Number) as number }]);
    const start = performance.now();
    await call('DELETE', `/api/neo4j/view-tokens/${made.token.id}`);
    expect(await reader.closed()).toBe(1001);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(await connect(base, { authToken: made.secret })).toBe(403);
    owner.websocket.close();
  } finally {
    await channel.close();
  }
});

test('a picture is read by who sees a node that wears it, and no other is', async () => {
  const picture = async () =>
    (await server.call('bob', 'POST', '/api/images', { name: 'a', data: DOT })).json<{ id: string }>().id;
  const [worn, kept] = [await picture(), await picture()];
  const { projectId } = bobs;
  const node = { projectId, labels: ['Worn'], properties: { picture: `image:${worn}`, note: `not image:${kept}` } };
  await server.call('bob', 'POST', '/api/neo4j/create-node', node);
  const read = async (image: string) => (await server.call(view.secret, 'GET', `/api/images/${image}/file`)).status;
  expect([await read(worn), await read(kept), await read(bobs.imageId)]).toEqual([200, 404, 404]);
});

describe('the page of a view', () => {
  test('may be framed by the origins of that view, and its answer is never taken for one of before', async () => {
    const answer = await frame(`?view=${view.token.id}&theme=dark`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(await ancestorsOf(`?view=${view.token.id}`)).toBe(`${SITE} ${OTHER}`);
    const known = { 'if-none-match': String(answer.headers['etag']), accept: 'text/html' };
    const again = await server.app.inject({ url: `/web-view?view=${view.token.id}`, headers: known });
    expect(again.statusCode).toBe(200);
  });

  test('is framed by nobody for another id, two ids, none; nor is any other page', async () => {
    const { id } = view.token;
    for (const query of [
      '',
      '?view=',
      `?view=${id.toLowerCase()}`,
      `?view=${id}&view=${id}`,
      `?view=${bobs.apiTokenId}`,
    ])
      expect(await ancestorsOf(query), query).toBe("'none'");
    for (const url of ['/', '/dashboard/chat', `/web-view/?view=${id}`, `/web-view/x?view=${id}`, '/config.json']) {
      const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    }
  });

  test('is framed by nobody once the view is revoked or has ended, and what it reads is refused at once', async () => {
    const revoked = await makeView(bobs.projectId);
    const ended = await makeView(bobs.projectId);
    expect(await ancestorsOf(`?view=${revoked.token.id}`)).toContain(SITE);
    await server.call('bob', 'DELETE', `/api/neo4j/view-tokens/${revoked.token.id}`);
    const end = `UPDATE api_token SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = '${ended.token.id}'`;
    expect(await changeRows(dataDir, 'app.db', end)).toBe(1);
    for (const [{ secret, token }, code] of [
      [revoked, 'UNAUTHENTICATED'],
      [ended, 'TOKEN_EXPIRED'],
    ] as const) {
      expect(await ancestorsOf(`?view=${token.id}`)).toBe("'none'");
      const read = await server.call(secret, 'GET', '/api/neo4j/graph');
      expect([read.status, read.json<{ code: string }>().code]).toEqual([401, code]);
    }
  });
});

test('neither what a view asks nor its pages take from what its owner may ask', async () => {
  const site = await startTestServer({ pagesFolder, perMinute: { views: 5, operations: 20 } });
  try {
    const projectId = (await site.call('bob', 'POST', '/api/neo4j/projects', { name: 'Shown' })).json<{ id: string }>()
      .id;
    const wish = { name: 'On our site', origins: [SITE], expiresInDays: 30 };
    const made = (await site.call('bob', 'POST', `/api/neo4j/projects/${projectId}/view-tokens`, wish)).json<Made>();
    const read = () => site.call(made.secret, 'GET', '/api/neo4j/graph');
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await read()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const page = await site.app.inject({ url: `/web-view?view=${made.token.id}` });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, expect.anything()]);
    expect((await site.call('bob', 'GET', '/api/neo4j/projects')).status).toBe(200);
  } finally {
    await site.close();
  }
});
