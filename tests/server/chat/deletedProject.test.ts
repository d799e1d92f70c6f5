import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';

let server: TestServer;
let projectId: string;
const [conversationId, uid] = [ulid(), ulid()];
const asked = (text: string) => ({ conversationId, text, language: 'en' });

beforeAll(async () => {
  server = await startTestServer();
  await server.call('ana', 'POST', '/api/neo4j/create-user-if-not-exists');
  projectId = (await server.call('ana', 'POST', '/api/neo4j/projects', { name: 'Gone' })).json<{ id: string }>().id;
  const turn = { ...asked('How many nodes are there?'), uid, projectId };
  expect((await server.call('ana', 'POST', '/api/chat/user-input?wait=60', turn)).status).toBe(200);
  const deleted = await server.call('ana', 'DELETE', `/api/neo4j/projects/${projectId}`, { confirmation: 'Gone' });
  expect(deleted.status).toBe(200);
}, 120_000);
afterAll(() => server.close());

const operation = { op: 'createNode', labels: ['A'], properties: {} };

const asking = (more: object) => ({ ...asked('and now?'), ...more });
const found = `/api/chat/conversations/${conversationId}`;

test.each([
  ['asked in, in its project', 'POST', '/api/chat/user-input', () => asking({ uid: ulid(), projectId })],
  ['asked in, in another project', 'POST', '/api/chat/user-input', () => asking({ uid: ulid() })],
  ['asked in, by a message of it', 'POST', '/api/chat/user-input', () => asking({ uid, conversationId: ulid() })],
  ['proposed in', 'POST', '/api/chat/propose', () => ({ conversationId, text: 'add', operations: [operation] })],
  ['opened', 'GET', found, () => undefined],
  ['renamed', 'PUT', found, () => ({ title: 'x' })],
  ['a turn of it', 'GET', `/api/chat/turn/${uid}`, () => undefined],
  ['stopped', 'POST', `/api/chat/stop/${uid}`, () => undefined],
  ['read', 'GET', `/api/bigquery/chat-messages?conversationId=${conversationId}`, () => undefined],
  ['searched', 'POST', '/api/bigquery/search-chat-messages/with-paginate/10/1', () => ({ text: 'nodes' })],
  ['exported', 'GET', `/api/chat/export?format=json&conversationId=${conversationId}`, () => undefined],
  ['rated', 'POST', `/api/chat/rate/${uid}`, () => ({ rating: 'up' })],
  ['refused', 'POST', `/api/chat/refuse-proposal/${uid}`, () => undefined],
  ['applied', 'POST', `/api/chat/apply-proposal/${uid}`, () => ({ accepted: [0] })],
  ['a message less', 'DELETE', `/api/bigquery/delete-chat-messages/${uid}`, () => undefined],
  ['deleted', 'POST', '/api/chat/conversations/delete', () => ({ conversationIds: [conversationId] })],
] as const)('a conversation of a deleted project: %s, without a 500', async (_what, method, url, body) => {
  const answer = await server.call('ana', method, url, body());
  expect(answer.status, answer.text).toBeLessThan(500);
});
