import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker, newConversation, newMessage, piecesOf } from './Asker.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Somebody with a small graph. */
async function ana(): Promise<Asker> {
  const asker = new Asker(server);
  const node = (labels: string[], properties: object) =>
    asker.call<{ id: string }>('POST', '/api/neo4j/create-node', { labels, properties });
  const romania = await node(['Country'], { name: 'Romania', population: 19_000_000 });
  const bucharest = await node(['City'], { name: 'Bucharest', population: 1_700_000 });
  await asker.call('POST', '/api/neo4j/create-relationship', {
    type: 'CAPITAL',
    startNodeId: romania.id,
    endNodeId: bucharest.id,
  });
  return asker;
}

describe('a question', () => {
  test('is answered from the graph with what it cites, piece by piece and then as a whole', async () => {
    const asker = await ana();
    const heard = asker.hears();
    const { conversation, question, answer } = await asker.asks('What is the population of Bucharest?');
    expect(conversation).toMatchObject({ title: 'What is the population of Bucharest?', messagesTotal: 2 });
    expect(question).toMatchObject({ role: 'user', status: 'done' });
    expect(question).not.toHaveProperty('answers');
    expect(answer).toMatchObject({
      role: 'assistant',
      status: 'done',
      answers: question.uid,
      engine: 'offline',
      basis: 'graph',
      fellBack: false,
      citations: [{ caption: 'Bucharest', kind: 'City' }],
    });
    expect(answer.text).toContain('1,700,000');
    expect(heard.map(({ event }) => event)).toEqual(['turn', ...Array(answer.deltas).fill('delta'), 'done']);
    const pieces = piecesOf(heard, answer.uid);
    expect(pieces.map(({ text }) => text).join('')).toBe(answer.text);
    expect(pieces.map(({ number }) => number)).toEqual(pieces.map((_, index) => index + 1));
    expect(heard.at(-1)?.payload).toEqual({ answer });
    expect(await asker.said()).toEqual([question, answer]);
    expect(await asker.message(answer.uid)).toEqual(answer);
    expect(await asker.last()).toEqual(answer);
  });

  test('is asked in what was said before', async () => {
    const asker = await ana();
    await asker.asks('What is the population of Romania?');
    expect((await asker.asks('And of Bucharest?')).answer.text).toContain('1,700,000');
  });

  test('that nothing answers is told so, with the offer to add it', async () => {
    const { answer } = await (await ana()).asks('Who painted the Sistine Chapel?');
    expect(answer).toMatchObject({ basis: 'nothing', citations: [], status: 'done' });
    expect(answer.suggestions.map(({ kind }) => kind)).toContain('add');
  });

  test('about using Harta names the help that answers it', async () => {
    const { answer } = await (await ana()).asks('Cum anulez ceva?', { language: 'ro' });
    expect(answer).toMatchObject({ basis: 'faq', language: 'ro' });
    expect(answer.sources[0]?.title).toMatch(/\?$/);
  });

  test('that was taught names the example', async () => {
    const asker = await ana();
    const example = { question: 'Who feeds the office cat?', answer: 'Mihai does.', language: 'en' };
    const { id } = await asker.call<{ id: string }>('POST', '/api/bigquery/train-examples', example);
    const { answer } = await asker.asks('Who feeds the office cat?');
    expect(answer).toMatchObject({ text: 'Mihai does.', basis: 'example' });
    expect(answer.sources).toEqual([{ basis: 'example', key: id, title: example.question }]);
  });

  test('that asks for a change proposes it, and writes it when it is accepted', async () => {
    const asker = await ana();
    const nodes = async () => (await asker.call<{ total: number }>('GET', '/api/neo4j/nodes?pageSize=1')).total;
    const { answer } = await asker.asks('Add a City named Timișoara');
    expect(answer).toMatchObject({ basis: 'edit', proposal: { state: 'open' } });
    expect(await nodes()).toBe(2);
    await asker.call('POST', `/api/chat/apply-proposal/${answer.uid}`, { accepted: [0] });
    expect(await nodes()).toBe(3);
    expect((await asker.asks('How many cities are there?')).answer.text).toContain('2');
  });

  test('sent a hundred times at once makes one turn and counts once', async () => {
    const asker = await ana();
    const heard = asker.hears();
    const input = asker.input('How many cities are there?');
    const turns = await Promise.all(Array.from({ length: 100 }, () => asker.sends(input)));
    for (const turn of turns) expect(turn).toEqual(turns[0]);
    expect(heard.filter(({ event }) => event === 'turn')).toHaveLength(1);
    expect(await asker.said()).toHaveLength(2);
    expect((await asker.interactions()).total).toBe(1);
    expect(await asker.sends(input)).toEqual(turns[0]);
  });
});

describe('a message that is put in place of another', () => {
  test('takes what came after it away, and gives the conversation its title', async () => {
    const asker = await ana();
    const first = await asker.asks('How many cities are there?');
    await asker.asks('And countries?');
    const { question, answer } = await asker.asks('How many countries are there?', { replaces: first.question.uid });
    expect((await asker.said()).map(({ uid }) => uid)).toEqual([question.uid, answer.uid]);
    expect(await asker.conversation()).toMatchObject({ title: 'How many countries are there?', messagesTotal: 2 });
  });

  test('leaves what came before it', async () => {
    const asker = await ana();
    const first = await asker.asks('How many cities are there?');
    const second = await asker.asks('And countries?');
    await asker.asks('Who is the mayor?', { replaces: second.question.uid });
    expect((await asker.said())[0]).toEqual(first.question);
    expect(await asker.conversation()).toMatchObject({ title: 'How many cities are there?', messagesTotal: 4 });
  });

  test('is refused for an answer, and for a message of another conversation', async () => {
    const asker = await ana();
    const { question, answer } = await asker.asks('How many cities are there?');
    await expect(asker.asks('x', { replaces: answer.uid })).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    const elsewhere = { replaces: question.uid, conversationId: newConversation() };
    await expect(asker.asks('x', elsewhere)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    await expect(asker.conversation(elsewhere.conversationId)).rejects.toMatchObject({
      code: 'CONVERSATION_NOT_FOUND',
    });
  });
});

describe('what is said', () => {
  test('is listed newest first, page by page, of one conversation or of all', async () => {
    const asker = await ana();
    for (const text of ['one', 'two', 'three']) await asker.asks(text);
    asker.conversationId = newConversation();
    await asker.asks('four');
    const all = await asker.messages('pageSize=500');
    expect(all.items.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual([
      'four',
      'three',
      'two',
      'one',
    ]);
    const paged = [];
    let token: string | undefined = '1';
    while (token !== undefined) {
      const page: typeof all = await asker.messages(`pageSize=3&pageToken=${token}`);
      expect(page.total).toBe(8);
      paged.push(...page.items);
      token = page.nextPageToken;
    }
    expect(paged).toEqual(all.items);
    expect((await asker.messages(`conversationId=${asker.conversationId}`)).total).toBe(2);
    expect((await asker.last(`conversationId=${asker.conversationId}`)).answers).toBe(all.items[1]?.uid);
  });

  test('is rated, and the rating taken back; told to other windows', async () => {
    const asker = await ana();
    const { question, answer } = await asker.asks('How many cities are there?');
    const heard = asker.hears();
    expect((await asker.rates(answer.uid, 'down')).rating).toBe('down');
    expect((await asker.rates(answer.uid)).rating).toBeUndefined();
    expect(heard).toEqual(Array(2).fill({ event: 'changed', payload: { conversationIds: [asker.conversationId] } }));
    await expect(asker.rates(question.uid, 'up')).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  });

  test('is deleted: a question with its answer, an answer alone, the last one with its conversation', async () => {
    const asker = await ana();
    const first = await asker.asks('How many cities are there?');
    const second = await asker.asks('And countries?');
    expect(await asker.deletes(first.question.uid)).toEqual({ messages: 2, conversations: 0 });
    expect(await asker.deletes(second.answer.uid)).toEqual({ messages: 1, conversations: 0 });
    expect(await asker.conversation()).toMatchObject({ messagesTotal: 1 });
    expect(await asker.deletes(second.question.uid)).toEqual({ messages: 1, conversations: 1 });
    await expect(asker.conversation()).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND' });
    await expect(asker.deletes(newMessage())).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    expect((await asker.finds({ text: 'cities' })).total).toBe(0);
  });

  test('is cleared as a whole, and stays counted', async () => {
    const asker = await ana();
    await asker.asks('How many cities are there?');
    const heard = asker.hears();
    expect(await asker.clears()).toEqual({ messages: 2, conversations: 1 });
    expect(heard).toEqual([{ event: 'changed', payload: { conversationIds: [] } }]);
    expect((await asker.messages()).items).toEqual([]);
    expect((await asker.interactions()).total).toBe(1);
    expect(await asker.clears()).toEqual({ messages: 0, conversations: 0 });
  });
});
