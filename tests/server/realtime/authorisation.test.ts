import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { changeRows } from '../storedRows.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { connect, connected, type Wire } from './wire.js';

const TOPICS = ['user:notifications', 'user:chat', 'user:graph'];
const SECRET = 'Bobs-own-secret';
const ENDED = '2020-01-01T00:00:00.000Z';

let server: TestServer;
let address: string;
let dataDir: string;
/** How somebody connects, by who it is. */
const ways: Record<string, { readonly token?: string; readonly authToken?: string }> = {};

const post = async <T>(who: string, url: string, body: object): Promise<T> =>
  (await server.call(who, 'POST', `/api${url}`, body)).json<T>();

interface Made {
  readonly secret: string;
  readonly token: { readonly id: string };
}
const apiToken = (who: string, wish: object) =>
  post<Made>(who, '/bigquery/generate-api-token', { name: 'a', scope: 'read', expiresInDays: 1, ...wish });
const viewToken = (project: string) =>
  post<Made>('bob', `/neo4j/projects/${project}/view-tokens`, {
    ...{ name: 'a', origins: ['https://site.example'], expiresInDays: 1 },
  });

/** Ends tokens by the clock. */
async function letEnd(tokens: readonly Made[]): Promise<void> {
  for (const { token } of tokens)
    await changeRows(dataDir, 'app.db', `UPDATE api_token SET expires_at = '${ENDED}' WHERE id = '${token.id}'`);
}

let project: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-channel-'));
  server = await startTestServer({ keep: dataDir });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  for (const who of ['ana', 'bob', 'carol']) await post(who, '/neo4j/create-user-if-not-exists', {});
  project = (await post<{ id: string }>('bob', '/neo4j/projects', { name: 'One' })).id;
  const other = (await post<{ id: string }>('bob', '/neo4j/projects', { name: 'Other' })).id;
  ways['nobody'] = {};
  ways['a ticket that nobody bought'] = { token: 'nonsense' };
  ways['a sign-in that is over'] = { authToken: await server.token('bob', { expiresIn: -60, signedInAgo: 3660 }) };
  ways['a sign-in that was ended'] = { authToken: await server.token('carol') };
  await post('carol', '/identity/sign-out-everywhere', {});
  const over = await apiToken('bob', {});
  const overView = await viewToken(project);
  await letEnd([over, overView]);
  ways['an API token that is over'] = { authToken: over.secret };
  ways['a view token that is over'] = { authToken: overView.secret };
  const revoked = await apiToken('bob', {});
  await server.call('bob', 'DELETE', `/api/bigquery/api-tokens/${revoked.token.id}`);
  ways['an API token that was revoked'] = { authToken: revoked.secret };
  const revokedView = await viewToken(project);
  await server.call('bob', 'DELETE', `/api/neo4j/view-tokens/${revokedView.token.id}`);
  ways['a view token that was revoked'] = { authToken: revokedView.secret };
  ways['another person'] = { token: await server.ticket('ana') };
  ways['an API token of another person'] = { authToken: (await apiToken('ana', { scope: 'write' })).secret };
  ways['an API token of another project'] = { authToken: (await apiToken('bob', { projectId: other })).secret };
  ways['a view of another project'] = { authToken: (await viewToken(other)).secret };
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Something happens in each of Bob's topics. */
async function bobDoes(): Promise<void> {
  await post('bob', '/neo4j/create-node', { projectId: project, labels: [SECRET], properties: { name: SECRET } });
  await post('bob', '/chat/user-input?wait=60', {
    ...{ uid: newUid(), conversationId: newUid(), projectId: project, text: SECRET, language: 'en' },
  });
  await server.notifications.tell('bob' as OwnerId, { kind: 'exportFinished', file: SECRET });
}
let made = 0;
const newUid = () => `01ARZ3NDEKTSV4RRFFQ69G5${String((made += 1)).padStart(3, '0')}`;

/** All that comes until a heartbeat that is sent now is answered. */
async function heard(wire: Wire): Promise<string> {
  const came: unknown[] = [];
  wire.send(null, 'last', 'phoenix', 'heartbeat');
  await wire.next((message) => {
    came.push(message);
    return message[1] === 'last';
  });
  return JSON.stringify(came);
}

test.each([
  'nobody',
  'a ticket that nobody bought',
  'a sign-in that is over',
  'a sign-in that was ended',
  'an API token that is over',
  'a view token that is over',
  'an API token that was revoked',
  'a view token that was revoked',
])('%s gets no line to the channel', async (who) => {
  expect(await connect(address, ways[who] ?? {})).toBe(403);
});

describe.each([
  { who: 'another person', joins: TOPICS, isToldOfQuiet: true },
  { who: 'an API token of another person', joins: TOPICS },
  { who: 'an API token of another project', joins: ['user:graph'] },
  { who: 'a view of another project', joins: ['user:graph'] },
])('$who', ({ who, joins, isToldOfQuiet = false }) => {
  test('joins what it may, and hears nothing of what happens to Bob', async () => {
    const wire = await connected(address, ways[who] ?? {});
    for (const topic of TOPICS) {
      const [, , , , reply] = await wire.join(topic, { quiet: true });
      const refused = { status: 'error', response: { reason: 'FORBIDDEN' } };
      const joined = { status: 'ok', response: isToldOfQuiet ? { quietMs: expect.any(Number) as number } : {} };
      expect(reply, topic).toEqual(joins.includes(topic) ? joined : refused);
    }
    for (const topic of [`user:bob`, `user:graph:${project}`])
      expect((await wire.join(topic))[4]['status']).toBe('error');
    const bob = await connected(address, { token: await server.ticket('bob') });
    for (const topic of TOPICS) await bob.join(topic);
    await bobDoes();
    // What Bob hears himself has been told by then.
    await bob.next(([, , , event]) => event === 'notification');
    const told = await heard(wire);
    expect(told).not.toContain(SECRET);
    expect(told).not.toContain(project);
    // Nor does anything that is sent to a topic change what is Bob's: the channel takes no calls.
    for (const topic of joins) {
      wire.send(topic, `write ${topic}`, topic, 'create', { projectId: project, labels: [SECRET] });
      expect((await wire.next(([, ref]) => ref === `write ${topic}`))[4]['status']).toBe('error');
    }
    for (const each of [wire, bob]) each.websocket.close();
  });
});
