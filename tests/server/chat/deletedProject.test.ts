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

type Row = readonly [what: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object];
const asking = (more: object) => ({ ...asked('and now?'), ...more });
const found = `/api/chat/conversations/${conversationId}`;

const ROWS: readonly Row[] = [
  ['asked in, in its project', 'POST', '/api/chat/user-input', asking({ uid: ulid(), projectId: '' })],
  ['asked in, in another project', 'POST', '/api/chat/user-input', asking({ uid: ulid() })],
  ['asked in, by a message of it', 'POST', '/api/chat/user-input', asking({ uid, conversationId: ulid() })],
  ['proposed in', 'POST', '/api/chat/propose', { conversationId, text: 'add', operations: [operation] }],
  ['opened', 'GET', found],
  ['renamed', 'PUT', found, { title: 'x' }],
  ['a turn of it', 'GET', `/api/chat/turn/${uid}`],
  ['stopped', 'POST', `/api/chat/stop/${uid}`],
  ['read', 'GET', `/api/bigquery/chat-messages?conversationId=${conversationId}`],
  ['searched', 'POST', '/api/bigquery/search-chat-messages/with-paginate/10/1', { text: 'nodes' }],
  ['exported', 'GET', `/api/chat/export?format=json&conversationId=${conversationId}`],
  ['rated', 'POST', `/api/chat/rate/${uid}`, { rating: 'up' }],
  ['refused', 'POST', `/api/chat/refuse-proposal/${uid}`],
  ['applied', 'POST', `/api/chat/apply-proposal/${uid}`, { accepted: [0] }],
  ['a message less', 'DELETE', `/api/bigquery/delete-chat-messages/${uid}`],
  ['deleted', 'POST', '/api/chat/conversations/delete', { conversationIds: [conversationId] }],
];

for (const [what, method, url, body] of ROWS)
  test(`a conversation of a deleted project: ${what}, without a 500`, async () => {
    const sent = body !== undefined && 'projectId' in body ? { ...body, projectId } : body;
    const answer = await server.call('ana', method, url, sent);
    expect(answer.status, answer.text).toBeLessThan(500);
  });
