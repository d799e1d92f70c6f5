import { afterAll, beforeAll, expect, test } from 'vitest';

import { type ChatTurn } from '../../../server/contract/chat/messages.js';
import { type GatewayAnswer } from '../gateway/known.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';

let server: TestServer;
let secret: string;
let uid: string;
beforeAll(async () => {
  server = await startTestServer();
  const wish = { name: 'robot', scope: 'write', expiresInDays: 1 };
  secret = (await server.call('ana', 'POST', '/api/bigquery/generate-api-token', wish)).json<{ secret: string }>()
    .secret;
  const proposal = { text: 'Ada', operations: [{ op: 'createNode', labels: ['Person'], properties: { name: 'Ada' } }] };
  uid = (await server.call(secret, 'POST', '/api/chat/propose', proposal)).json<ChatTurn>().answer.uid;
});
afterAll(() => server.close());

test('a program decides no proposal, its own neither: a person does', async () => {
  for (const [call, body] of [
    ['apply-proposal', { accepted: [0] }],
    ['refuse-proposal', undefined],
  ] as const) {
    const answer = await server.call(secret, 'POST', `/api/chat/${call}/${uid}`, body);
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([403, 'PERSON_REQUIRED']);
  }
  const mutation = `mutation ($uid: MessageId!) { applyProposal(uid: $uid, input: { accepted: [0] }) { change { id } } }`;
  const answer = await server.call(secret, 'POST', '/graphql', { query: mutation, variables: { uid } });
  expect(answer.json<GatewayAnswer>().errors?.[0]?.extensions.code).toBe('PERSON_REQUIRED');
  expect((await server.call('ana', 'GET', '/api/neo4j/nodes-total')).json()).toMatchObject({ total: 0 });
  expect((await server.call('ana', 'POST', `/api/chat/apply-proposal/${uid}`, { accepted: [0] })).status).toBe(200);
});
