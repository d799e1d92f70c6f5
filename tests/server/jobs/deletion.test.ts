import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { type UserInfo } from '../../../server/contract/account.js';
import { type Deletion } from '../../../server/contract/yourData.js';
import { type JobList } from '../../../server/contract/jobs.js';
import { type NotificationPage } from '../../../server/contract/notifications.js';
import { type Objects } from '../api/sampleRequest.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { everythingOfBob, SECRET, twoPeople } from '../api/twoPeople.js';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const DATA = '/api/bigquery/delete-data';
const ACCOUNT = '/api/bigquery/account';

const begin = (server: TestServer, who: string, url: string, confirmation = `${who}@example.org`) =>
  server.call(who, 'DELETE', url, { confirmation });
const userInfo = async (server: TestServer, who: string) =>
  (await server.call(who, 'GET', '/api/bigquery/user-info')).json<UserInfo>();
const states = async (server: TestServer, who: string) =>
  (await server.call(who, 'GET', '/api/jobs')).json<JobList>().items.map(({ kind, state }) => `${kind} ${state}`);

describe('a deletion', () => {
  let server: TestServer;
  let bobs: Objects;
  beforeAll(async () => {
    server = await startTestServer();
    bobs = await twoPeople(server);
  });
  afterAll(() => server.close());

  test('is begun by typing the address, and by nothing else', async () => {
    for (const typed of ['bob', 'ana@example.org', 'delete'])
      expect((await begin(server, 'bob', DATA, typed)).json()).toMatchObject({
        code: 'CONFIRMATION_WRONG',
        status: 422,
      });
    expect(await userInfo(server, 'bob')).not.toHaveProperty('deletion');
    const begun = (await begin(server, 'bob', DATA, ' BOB@example.org ')).json<Deletion>();
    expect(begun.scope).toBe('data');
    expect(Math.abs(Date.parse(begun.at) - Date.now() - WEEK_MS)).toBeLessThan(60_000);
    expect((await userInfo(server, 'bob')).deletion).toEqual(begun);
    expect((await userInfo(server, 'ana')).deletion).toBeUndefined();
  });

  test('goes on when it is asked for again, and gives way to one of the account', async () => {
    const first = await userInfo(server, 'bob');
    expect((await begin(server, 'bob', DATA)).json()).toEqual(first.deletion);
    const parallel = await Promise.all([1, 2].map(() => begin(server, 'bob', ACCOUNT)));
    expect(parallel[0]?.json()).toEqual(parallel[1]?.json());
    expect((await userInfo(server, 'bob')).deletion).toEqual(parallel[0]?.json());
    expect(await states(server, 'bob')).toEqual([
      'deleteAccount waiting',
      'deleteData cancelled',
      'exportArchive done',
      'processText done',
    ]);
  });

  test('is taken back, and may be begun anew; until then nothing is gone', async () => {
    expect((await server.call('bob', 'POST', '/api/bigquery/keep-data')).json()).toEqual({ kept: true });
    expect(await userInfo(server, 'bob')).not.toHaveProperty('deletion');
    expect((await server.call('bob', 'POST', '/api/bigquery/keep-data')).json()).toEqual({ kept: false });
    expect(await everythingOfBob(server, bobs)).toContain(SECRET);
    expect((await begin(server, 'bob', ACCOUNT)).status).toBe(200);
    expect((await userInfo(server, 'bob')).deletion).toMatchObject({ scope: 'account' });
  });
});

test('of the data leaves the account with its profile and settings, and others as they were', async () => {
  const server = await startTestServer({ deletionDelayMs: 50 });
  const { projectId } = await twoPeople(server);
  await server.call('ana', 'POST', '/api/neo4j/create-node', { labels: ['Ana'], properties: { name: 'stays' } });
  expect((await begin(server, 'bob', DATA)).status).toBe(200);
  await vi.waitFor(async () => expect(await states(server, 'bob')).toContain('deleteData done'), 60_000);
  const told = async () =>
    (await server.call('bob', 'GET', '/api/bigquery/notifications/with-paginate')).json<NotificationPage>().items;
  await vi.waitFor(async () => expect(await told()).toMatchObject([{ kind: 'dataDeleted' }]), 60_000);
  expect(await userInfo(server, 'bob')).toMatchObject({ about: SECRET });
  expect(await userInfo(server, 'bob')).not.toHaveProperty('pictureId');
  const settings = (await server.call('bob', 'GET', '/api/settings')).json();
  expect(settings).toMatchObject({ theme: 'dark' });
  expect(settings).not.toHaveProperty('currentProjectId');
  expect((await server.call('bob', 'GET', `/api/neo4j/graph?projectId=${projectId}`)).status).toBe(404);
  for (const url of ['/api/neo4j/projects', '/api/bigquery/train-examples', '/api/chat/export?format=json'])
    expect((await server.call('bob', 'GET', url)).text).not.toContain(SECRET);
  expect((await server.call('bob', 'GET', '/api/bigquery/archive/file')).status).toBe(404);
  expect((await server.call('ana', 'GET', '/api/neo4j/graph?nodes=100')).text).toContain('stays');
  await server.close();
});
