import { readFile } from 'node:fs/promises';

import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type ChatMessage } from '../../../server/contract/chat/messages.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker } from './Asker.js';
import { says, ScriptedEngine } from './ScriptedEngine.js';

let server: TestServer;
let fields: string;
const engine = new ScriptedEngine();
beforeAll(async () => {
  fields = await readFile('graphql/chat/ChatMessageFields.graphql', 'utf8');
  server = await startTestServer({ gateway: 'open', engine });
});
afterAll(() => server.close());

interface Outcome {
  data: Record<string, unknown>;
  errors?: { extensions: { code: string } }[];
}

const run = (asker: Asker, query: string, variables: object = {}): Promise<Outcome> =>
  asker.call('POST', '/graphql', { query: query.includes('...ChatMessageFields') ? query + fields : query, variables });

/** A message as REST gives it: what GraphQL gives as null is left out there. */
const asRest = (message: unknown) =>
  JSON.parse(JSON.stringify(message, (_name, value: unknown) => value ?? undefined)) as ChatMessage;

test('what is said is asked, read, found, rated and deleted over GraphQL as over REST', async () => {
  const asker = new Asker(server);
  const { id } = await asker.call<{ id: string }>('POST', '/api/neo4j/create-node', { labels: ['City'] });
  engine.script = async () => ({
    text: 'In **Moldova**.',
    citations: [{ of: 'node', id: id as never, caption: 'Iași', labels: ['City'] }],
    sources: [{ kind: 'faq', key: 'undo' }],
    suggestions: [{ kind: 'ask', text: 'And Cluj?' }],
  });
  const send = `mutation ($input: ChatInput!) { sendChatMessage(input: $input, wait: 60) {
    conversation { id title pinned messagesTotal } question { ...ChatMessageFields } answer { ...ChatMessageFields } } }`;
  const input = asker.input('Where is Iași?');
  const sent = await run(asker, send, { input });
  expect(sent.errors).toBeUndefined();
  const turn = sent.data['sendChatMessage'] as { conversation: object; question: object; answer: ChatMessage };
  expect(turn.conversation).toMatchObject({ id: asker.conversationId, messagesTotal: 2 });
  expect([asRest(turn.question), asRest(turn.answer)]).toEqual(await asker.said());
  const { uid } = turn.answer;

  const reading = `query ($uid: MessageId!, $conversationId: ConversationId) {
    chatMessage(uid: $uid) { ...ChatMessageFields }
    lastChatMessage(conversationId: $conversationId) { uid }
    chatMessages(conversationId: $conversationId, pageSize: 1) { items { uid } nextPageToken total }
    conversations(text: "iasi", pageSize: 5) { items { id } total }
    userInteractions { total allowance month } }`;
  const read = await run(asker, reading, { uid, conversationId: asker.conversationId });
  expect(read.data).toMatchObject({
    lastChatMessage: { uid },
    chatMessages: { items: [{ uid }], total: 2 },
    conversations: { items: [{ id: asker.conversationId }], total: 1 },
    userInteractions: { total: 1, allowance: null },
  });
  expect(asRest(read.data['chatMessage'])).toEqual(await asker.message(uid));

  const find = `query ($input: SearchChatInput!) { searchChatMessages(pageSize: "5", pageToken: "1", input: $input) {
    items { conversationTitle snippet { text found } message { uid } } nextPageToken total } }`;
  expect((await run(asker, find, { input: { text: 'MOLDOVA', citesNodeId: id } })).data).toMatchObject({
    searchChatMessages: { items: [{ conversationTitle: 'Where is Iași?', message: { uid } }], total: 1 },
  });
  const rate = `mutation ($uid: MessageId!, $input: RateMessageInput!) { rateChatMessage(uid: $uid, input: $input) { rating } }`;
  expect((await run(asker, rate, { uid, input: { rating: 'up' } })).data).toEqual({
    rateChatMessage: { rating: 'up' },
  });
  const stop = `mutation ($uid: MessageId!) { stopChatAnswer(uid: $uid) { status } }`;
  expect((await run(asker, stop, { uid })).data).toEqual({ stopChatAnswer: { status: 'done' } });
  const change = `mutation ($id: ConversationId!) { updateConversation(conversationId: $id, input: { pinned: true }) { pinned } }`;
  expect((await run(asker, change, { id: asker.conversationId })).data).toEqual({
    updateConversation: { pinned: true },
  });
  const remove = `mutation ($uid: MessageId!) { deleteChatMessage(uid: $uid) { messages conversations } }`;
  expect((await run(asker, remove, { uid })).data).toEqual({ deleteChatMessage: { messages: 1, conversations: 0 } });
  expect((await run(asker, remove, { uid })).errors).toMatchObject([{ extensions: { code: 'MESSAGE_NOT_FOUND' } }]);
  const clear = `mutation { clearChatHistory { messages conversations } }`;
  expect((await run(asker, clear)).data).toEqual({ clearChatHistory: { messages: 1, conversations: 1 } });
});

test('a proposal is read, applied and refused over GraphQL', async () => {
  const asker = new Asker(server);
  engine.script = async () => ({
    text: 'I propose this.',
    basis: 'edit',
    proposal: {
      operations: [
        {
          operation: {
            op: 'createNode',
            nodeId: ulid() as never,
            labels: ['City'],
            properties: { name: 'Iași', hills: 7 },
          },
          summary: 'Add Iași',
          duplicates: [],
        },
      ],
    },
  });
  const [first, second] = [await asker.asks('Add Iași'), await asker.asks('Add Iași again')];
  const read = await run(asker, 'query ($uid: MessageId!) { chatMessage(uid: $uid) { ...ChatMessageFields } }', {
    uid: first.answer.uid,
  });
  expect(asRest(read.data['chatMessage'])).toEqual(first.answer);
  const apply = `mutation ($uid: MessageId!, $input: ApplyProposalInput!) { applyProposal(uid: $uid, input: $input) {
    change { source reference } nodes { labels properties provenance { source reference } } } }`;
  const input = { accepted: [0] };
  expect((await run(asker, apply, { uid: first.answer.uid, input })).data).toMatchObject({
    applyProposal: { change: { source: 'assistant', reference: first.answer.uid }, nodes: [{ labels: ['City'] }] },
  });
  const refuse = 'mutation ($uid: MessageId!) { refuseProposal(uid: $uid) { proposal { state } } }';
  expect((await run(asker, refuse, { uid: second.answer.uid })).data).toEqual({
    refuseProposal: { proposal: { state: 'refused' } },
  });
  expect((await run(asker, apply, { uid: second.answer.uid, input })).errors).toMatchObject([
    { extensions: { code: 'PROPOSAL_STATE' } },
  ]);
});

test('a question sent many times over GraphQL and REST is one turn', async () => {
  const asker = new Asker(server);
  engine.script = says('One ', 'two ', 'three');
  const input = asker.input('Tell me');
  const send = 'mutation ($input: ChatInput!) { sendChatMessage(input: $input, wait: 60) { answer { uid text } } }';
  const outcomes = await Promise.all([
    ...Array.from({ length: 10 }, () => run(asker, send, { input })),
    asker.sends(input).then(({ answer: { uid, text } }) => ({ data: { sendChatMessage: { answer: { uid, text } } } })),
  ]);
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  expect(await asker.said()).toHaveLength(2);
});
