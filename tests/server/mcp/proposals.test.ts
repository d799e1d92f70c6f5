import { type Client } from '@modelcontextprotocol/sdk/client/index.js';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type ChatTurn } from '../../../server/contract/chat/messages.js';
import { type NotificationPage } from '../../../server/contract/notifications.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { called, connectMcp } from './client.js';
import { listening } from './listening.js';

let server: TestServer;
let client: Client;
let origin: string;
let ada: string;

const nodesTotal = async () =>
  (await server.call('ana', 'GET', '/api/neo4j/nodes-total')).json<{ total: number }>().total;
const turnOf = async (uid: unknown) =>
  (await server.call('ana', 'GET', `/api/chat/turn/${String(uid)}`)).json<ChatTurn>();
const news = async () =>
  (await server.call('ana', 'GET', '/api/bigquery/notifications/with-paginate?pageSize=50')).json<NotificationPage>()
    .items;

beforeAll(async () => {
  server = await startTestServer();
  origin = await listening(server);
  const made = await server.call('ana', 'POST', '/api/neo4j/create-node', {
    labels: ['Person'],
    properties: { name: 'Ada Lovelace' },
  });
  ada = made.json<{ id: string }>().id;
  const wish = { name: 'night [notes]', scope: 'write', expiresInDays: 1 };
  const token = await server.call('ana', 'POST', '/api/bigquery/generate-api-token', wish);
  client = await connectMcp(origin, token.json<{ secret: string }>().secret);
});
afterAll(async () => {
  await client.close();
  await server.close();
});

test('what another assistant proposes is not written: it waits in a conversation, and the bell tells of it', async () => {
  const engine = ulid();
  const operations = [
    { op: 'createNode', nodeId: engine, labels: ['Machine'], properties: { name: 'Analytical Engine' } },
    { op: 'createRelationship', type: 'WROTE_FOR', startNodeId: ada, endNodeId: engine },
    { op: 'updateNode', nodeId: ada, setProperties: { born: 1815 } },
  ];
  const before = await nodesTotal();
  const { value } = await called(client, 'propose', { text: 'From the *letters*', operations });
  expect(await nodesTotal()).toBe(before);
  expect(value['state']).toBe('open');
  expect((value['changes'] as { summary: string }[]).map(({ summary }) => summary)).toEqual([
    'Add Machine “Analytical Engine”',
    'Add the relationship “Ada Lovelace wrote for Analytical Engine”',
    'Ada Lovelace: set born to 1815',
  ]);
  expect(value['review']).toBe(`${origin}/dashboard/chat?conversation=${String(value['conversationId'])}`);

  const { question, answer, conversation } = await turnOf(value['uid']);
  expect(conversation.title).toBe('From the *letters*');
  expect(question.text).toBe('Changes to review, proposed by the program “night [notes]”');
  expect(answer).toMatchObject({ status: 'done', basis: 'edit', proposal: { state: 'open' } });
  // The words of a program are no markup of ours.
  expect(answer.text).toContain('The program “night \\[notes\\]” proposes 3 changes');
  expect(answer.text).toContain('\n\n> From the \\*letters\\*');
  expect(answer.citations).toEqual([{ nodeId: ada, caption: 'Ada Lovelace', kind: 'Person' }]);
  const [told] = await news();
  expect(told).toMatchObject({
    kind: 'proposalWaiting',
    message: '“night [notes]” proposes 3 changes. Nothing is written before you accept it.',
    link: `/dashboard/chat?conversation=${conversation.id}`,
  });

  // The person accepts all but the last.
  const accepted = await server.call('ana', 'POST', `/api/chat/apply-proposal/${answer.uid}`, { accepted: [0, 1] });
  expect(accepted.json<{ change: object }>().change).toMatchObject({
    source: 'assistant',
    reference: answer.uid,
    counts: { nodesCreated: 1, relationshipsCreated: 1, nodesUpdated: 0 },
  });
  expect((await turnOf(value['uid'])).answer.proposal).toMatchObject({ state: 'applied', accepted: [0, 1] });
});

test('the same again is the same proposal, also after it was decided; without an id it is another', async () => {
  const uid = ulid();
  const given = { uid, text: 'Once', operations: [{ op: 'createNode', nodeId: ulid(), labels: ['Once'] }] };
  const first = await called(client, 'propose', given);
  const { answer } = await turnOf(uid);
  await server.call('ana', 'POST', `/api/chat/apply-proposal/${answer.uid}`, { accepted: [0] });
  const count = (await news()).length;
  const again = await called(client, 'propose', given);
  expect(again.value).toMatchObject({ uid, conversationId: first.value['conversationId'], state: 'applied' });
  expect((await news()).length).toBe(count);
  const { uid: _, ...another } = { ...given, operations: [{ op: 'createNode', labels: ['Once'] }] };
  const third = await called(client, 'propose', another);
  expect(third.value['uid']).not.toBe(uid);
});

test('a new node that may be there already is told with it', async () => {
  const operations = [{ op: 'createNode', labels: ['Person'], properties: { name: 'Ada Lovelace' } }];
  const { value } = await called(client, 'propose', { text: 'Her again', operations });
  expect((value['changes'] as { duplicates: { id: string }[] }[])[0]?.duplicates.map(({ id }) => id)).toEqual([ada]);
});

test.each([
  ['a node that is not there', { op: 'deleteNode', nodeId: ulid() }, 'NODE_NOT_FOUND: arguments/operations/0/nodeId'],
  [
    'a relationship to a node that is not there',
    { op: 'createRelationship', type: 'KNOWS', startNodeId: ulid(), endNodeId: ulid() },
    'NODE_NOT_FOUND: arguments/operations/0/startNodeId',
  ],
  ['a node without labels', { op: 'createNode' }, 'VALIDATION_FAILED: arguments/operations/0/labels'],
  ['an operation that is none', { op: 'drop' }, 'VALIDATION_FAILED: arguments/operations/0/op'],
])('%s is refused with its place, and nothing is kept', async (_what, operation, refusal) => {
  const count = (await news()).length;
  const { isRefused, text } = await called(client, 'propose', { text: 'Odd', operations: [operation] });
  expect(isRefused).toBe(true);
  expect(text).toContain(refusal);
  expect((await news()).length).toBe(count);
});

test('a change made against an older version, and one that changes nothing, are refused', async () => {
  const edit = (given: object) =>
    called(client, 'propose', { text: 'Odd', operations: [{ op: 'updateNode', nodeId: ada, ...given }] });
  await server.call('ana', 'POST', '/api/neo4j/update-node', {
    nodeId: ada,
    version: 1,
    setProperties: { name: 'Ada King' },
  });
  const stale = await edit({ version: 1, setProperties: { name: 'Augusta Ada' } });
  expect(stale.text).toContain('VERSION_CONFLICT');
  const same = await edit({ setProperties: { name: 'Ada King' }, removeProperties: [] });
  expect(same.text).toContain('VALIDATION_FAILED: arguments/operations/0 changes nothing');
  expect((await edit({ removeProperties: ['nothing'] })).text).toContain(
    'VALIDATION_FAILED: arguments/operations/0 changes nothing',
  );
});

test('relationships are changed, led elsewhere and deleted in words of their own', async () => {
  const make = async (path: string, body: object) =>
    (await server.call('ana', 'POST', `/api/neo4j/${path}`, body)).json<{ id: string }>().id;
  const [one, two] = [
    await make('create-node', { labels: ['A'], properties: { name: 'One' } }),
    await make('create-node', { labels: ['A'], properties: { name: 'Two' } }),
  ];
  const relationshipId = await make('create-relationship', {
    type: 'KNOWS',
    startNodeId: one,
    endNodeId: two,
    properties: { since: 2001 },
  });
  const operations = [
    {
      op: 'updateRelationship',
      relationshipId,
      type: 'MET',
      removeProperties: ['since'],
      startNodeId: two,
      endNodeId: one,
    },
    { op: 'deleteRelationship', relationshipId },
  ];
  const { value } = await called(client, 'propose', { text: 'Better', language: 'ro', operations });
  expect((value['changes'] as { summary: string }[]).map(({ summary }) => summary)).toEqual([
    '„One knows Two”: tipul KNOWS devine MET; Schimbă „One knows Two” în „Two knows One”; „One knows Two”: se scoate since (2001)',
    'Șterge relația „One knows Two”',
  ]);
});

test('a muted bell is silent, and a proposal counts as no message to the assistant', async () => {
  const total = async () =>
    (await server.call('ana', 'GET', '/api/bigquery/user-interactions')).json<{ total: number }>().total;
  const [count, asked] = [(await news()).length, await total()];
  await server.call('ana', 'PUT', '/api/settings', { mutedKinds: ['proposalWaiting'] });
  const { isRefused } = await called(client, 'propose', {
    text: 'Quiet',
    operations: [{ op: 'createNode', labels: ['Quiet'] }],
  });
  expect(isRefused).toBe(false);
  expect((await news()).length).toBe(count);
  expect(await total()).toBe(asked);
});
