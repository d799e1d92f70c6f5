import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import chatRo from '../../../locales/ro/chat.json' with { type: 'json' };
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker, newConversation } from './Asker.js';
import { says, ScriptedEngine } from './ScriptedEngine.js';

let server: TestServer;
const engine = new ScriptedEngine();
beforeAll(async () => {
  server = await startTestServer({ engine });
});
afterAll(() => server.close());

/** Asks in a conversation of its own. */
async function said(asker: Asker, question: string, answer: string) {
  asker.conversationId = newConversation();
  engine.script = says(answer);
  return asker.asks(question);
}

describe('messages are found', () => {
  test('by their words in any form of their letters, the last as a beginning, with the place marked', async () => {
    const asker = new Asker(server);
    const { question, answer } = await said(asker, 'Ce știi despre Brașov?', 'Brașovul stă la poalele Tâmpei.');
    const { items, total } = await asker.finds({ text: 'BRASOV' });
    expect(total).toBe(2);
    expect(items.map(({ message }) => message.uid)).toEqual([answer.uid, question.uid]);
    expect(items[0]).toMatchObject({
      conversationTitle: 'Ce știi despre Brașov?',
      snippet: [
        { text: 'Brașovul', found: true },
        { text: ' stă la poalele Tâmpei.', found: false },
      ],
    });
    expect((await asker.finds({ text: 'tampei poale' })).items.map(({ message }) => message.uid)).toEqual([answer.uid]);
    expect((await asker.finds({ text: 'poa tampei' })).total).toBe(0);
    expect((await asker.finds({ text: '?!' })).total).toBe(0);
  });

  test('in the middle of a long text, of which only the place is shown', async () => {
    const asker = new Asker(server);
    const before = 'many words before it '.repeat(30);
    await said(asker, 'Tell me', `${before}the Danube flows ${'and many words after it '.repeat(30)}`);
    const [hit] = (await asker.finds({ text: 'danube' })).items;
    expect(hit?.snippet.map(({ found }) => found)).toEqual([false, false, true, false]);
    const text = hit?.snippet.map((part) => part.text).join('') ?? '';
    expect(text).toMatch(/^….*the Danube flows.*…$/);
    expect(text.length).toBeLessThan(220);
  });

  test('in one project, and not in another', async () => {
    const asker = new Asker(server);
    const { question, answer } = await said(asker, 'What is a ferry?', 'A boat.');
    const other = await asker.call<{ id: string }>('POST', '/api/neo4j/projects', { name: 'Other' });
    asker.conversationId = newConversation();
    engine.script = says('It is.');
    const elsewhere = await asker.asks('Is a ferry slow?', { projectId: other.id as never });
    const found = async (projectId: string) =>
      (await asker.finds({ text: 'ferry', projectId: projectId as never })).items.map(({ message }) => message.uid);
    expect(await found(question.projectId)).toEqual([question.uid]);
    expect(await found(other.id)).toEqual([elsewhere.question.uid]);
    expect((await asker.finds({ projectId: question.projectId })).items.map(({ message }) => message.uid)).toEqual([
      answer.uid,
      question.uid,
    ]);
  });

  test('by when they were written, what they cite, their conversation, and all of it together', async () => {
    const asker = new Asker(server);
    const { id } = await asker.call<{ id: string }>('POST', '/api/neo4j/create-node', { labels: ['City'] });
    const citation = { of: 'node', id: id as never, caption: 'Iași', labels: ['City'] } as const;
    const first = await said(asker, 'First', 'one');
    asker.conversationId = newConversation();
    engine.script = async () => ({ text: 'two', citations: [citation] });
    const second = await asker.asks('Second');
    const found = async (input: object) => (await asker.finds(input)).items.map(({ message }) => message.text);
    expect(await found({})).toEqual(['two', 'Second', 'one', 'First']);
    expect(await found({ citesNodeId: id })).toEqual(['two']);
    expect(await found({ conversationId: first.conversation.id })).toEqual(['one', 'First']);
    expect(await found({ from: second.question.createdAt })).toEqual(['two', 'Second']);
    expect(await found({ until: second.question.createdAt })).toEqual(['one', 'First']);
    const inBucharest = `${new Date(Date.parse(second.question.createdAt) + 7_200_000).toISOString().slice(0, -1)}+02:00`;
    expect(await found({ from: inBucharest })).toEqual(['two', 'Second']);
    expect(await found({ text: 'second', citesNodeId: id })).toEqual([]);
  });

  test('page by page, newest first; a page of one search is none of another', async () => {
    const asker = new Asker(server);
    for (let number = 0; number < 5; number += 1) await said(asker, `Question ${number}`, `Answer ${number}`);
    const texts: string[] = [];
    let token: string | undefined = '1';
    while (token !== undefined) {
      const page: Awaited<ReturnType<Asker['finds']>> = await asker.finds({ text: 'question' }, 2, token);
      expect(page.total).toBe(5);
      texts.push(...page.items.map(({ message }) => message.text));
      token = page.nextPageToken;
    }
    expect(texts).toEqual([4, 3, 2, 1, 0].map((number) => `Question ${number}`));
    const { nextPageToken } = await asker.finds({ text: 'question' }, 2);
    await expect(asker.finds({ text: 'answer' }, 2, nextPageToken ?? '')).rejects.toMatchObject({
      code: 'PAGE_TOKEN_INVALID',
    });
  });
});

describe('conversations', () => {
  test('are listed with pinned ones first, then the last written, page by page', async () => {
    const asker = new Asker(server);
    const turns = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) turns.push(await said(asker, title, 'Yes.'));
    const heard = asker.hears();
    await asker.changes(turns[1]?.conversation.id ?? '', { pinned: true });
    expect(heard).toEqual([{ event: 'changed', payload: { conversationIds: [turns[1]?.conversation.id] } }]);
    engine.script = says('Yes.');
    await asker.asks('Again', { conversationId: turns[0]?.conversation.id ?? newConversation() });
    const titles: string[] = [];
    let token: string | undefined = '1';
    while (token !== undefined) {
      const page: Awaited<ReturnType<Asker['conversations']>> = await asker.conversations(
        `pageSize=3&pageToken=${token}`,
      );
      expect(page.total).toBe(4);
      titles.push(...page.items.map(({ title }) => title));
      token = page.nextPageToken;
    }
    expect(titles).toEqual(['Two', 'One', 'Four', 'Three']);
  });

  test('are renamed and found by their titles', async () => {
    const asker = new Asker(server);
    const { conversation, question } = await said(asker, 'Ceva', 'Da.');
    await said(asker, 'Altceva', 'Da.');
    expect(await asker.changes(conversation.id, { title: '  Orașe din Țară ' })).toMatchObject({
      title: 'Orașe din Țară',
      pinned: false,
    });
    const found = async (text: string) =>
      (await asker.conversations(`text=${encodeURIComponent(text)}`)).items.map(({ title }) => title);
    expect(await found('tara ORA')).toEqual(['Orașe din Țară']);
    expect(await found('ceva')).toEqual([]);
    expect(await found('%')).toEqual([]);
    // A title that the person chose outlives the first message.
    asker.conversationId = conversation.id;
    expect((await asker.asks('Other', { replaces: question.uid })).conversation.title).toBe('Orașe din Țară');
  });

  test('have the beginning of their first message for a title, cut at a word', async () => {
    const asker = new Asker(server);
    const { conversation } = await said(asker, `Tell me\n  ${'something '.repeat(20)}`, 'Yes.');
    expect(conversation.title).toBe('Tell me something something something something something…');
    expect((await said(asker, 'x'.repeat(200), 'Yes.')).conversation.title).toHaveLength(60);
  });

  test('belong to one project, and to no other by the same id', async () => {
    const asker = new Asker(server);
    const { conversation } = await said(asker, 'Here', 'Yes.');
    const project = await asker.call<{ id: string }>('POST', '/api/neo4j/projects', { name: 'Other' });
    await expect(asker.asks('There', { projectId: project.id as never })).rejects.toMatchObject({ code: 'ID_TAKEN' });
    const elsewhere = { projectId: project.id as never, conversationId: newConversation() };
    const { question } = await asker.asks('There', elsewhere);
    expect(question.projectId).toBe(project.id);
    expect((await asker.conversations()).items.map(({ id }) => id)).toEqual([conversation.id]);
    expect((await asker.conversations(`projectId=${project.id}`)).items.map(({ title }) => title)).toEqual(['There']);
  });

  test('are deleted, several at once, those that are there', async () => {
    const asker = new Asker(server);
    const one = await said(asker, 'One', 'Yes.');
    const two = await said(asker, 'Two', 'Yes.');
    await said(asker, 'Three', 'Yes.');
    const ids = [one.conversation.id, two.conversation.id, newConversation()];
    expect(await asker.deletesConversations(...ids)).toEqual({ messages: 4, conversations: 2 });
    expect((await asker.conversations()).items.map(({ title }) => title)).toEqual(['Three']);
    expect((await asker.finds({ text: 'one' })).total).toBe(0);
  });
});

describe('what was said is taken out', () => {
  test('as JSON: every conversation with its messages in their order', async () => {
    const asker = new Asker(server);
    const { conversation } = await said(asker, 'Unde e Iașul?', 'În **Moldova**.');
    engine.script = says('Multe.');
    await asker.asks('Câte străzi are?');
    await said(asker, 'Two', 'Yes.');
    const answer = await asker.takes('format=json');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringContaining('conversations.json') as unknown,
    });
    const { conversations } = answer.json<{ conversations: { id: string; messages: { text: string }[] }[] }>();
    expect(conversations.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
      ['Unde e Iașul?', 'În **Moldova**.', 'Câte străzi are?', 'Multe.'],
      ['Two', 'Yes.'],
    ]);
    const one = await asker.takes(`format=json&conversationId=${conversation.id}`);
    expect(one.json<typeof answer & { conversations: unknown[] }>().conversations).toEqual([conversations[0]]);
  });

  test('as Markdown: titles, who, when, what they said and what it rests on', async () => {
    const asker = new Asker(server);
    const { id } = await asker.call<{ id: string }>('POST', '/api/neo4j/create-node', { labels: ['City'] });
    engine.script = async () => ({
      text: 'In **Moldova**.',
      citations: [{ of: 'node', id: id as never, caption: 'Iași_*', labels: ['City'] }],
      sources: [{ kind: 'faq', key: 'undo' }],
    });
    const { question } = await asker.asks('Where is\n# Iași?');
    const { text, headers } = await asker.takes('format=markdown');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    const when = `${question.createdAt.slice(0, 16).replace('T', ' ')} UTC`;
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      '# Where is \\# Iași?',
      when,
      `## You, ${when}`,
      'Where is',
      '# Iași?',
      `## Assistant, ${when}`,
      'In **Moldova**.',
      'From the graph:',
      `- Iași\\_\\* (City, \`${id}\`)`,
      'Sources:',
      expect.stringMatching(/^- .*\?$/) as unknown,
    ]);
  });

  test('as Markdown that calls the reader in Romanian as the pages do', async () => {
    const asker = new Asker(server);
    engine.script = async () => ({ text: 'În Moldova.', language: 'ro' });
    await asker.asks('Unde este Iași?', { language: 'ro' });
    const { text } = await asker.takes('format=markdown');
    expect(text.match(/(?<=^## )\p{L}+/gmu)).toEqual([chatRo.you, chatRo.assistant]);
  });

  test('when there is nothing, as an empty file; of a conversation that is not there, not at all', async () => {
    const asker = new Asker(server);
    expect((await asker.takes('format=json')).json()).toEqual({ conversations: [] });
    expect((await asker.takes('format=markdown')).text).toBe('');
    const missing = await asker.takes(`format=json&conversationId=${newConversation()}`);
    expect([missing.status, missing.json<{ code: string }>().code]).toEqual([404, 'CONVERSATION_NOT_FOUND']);
  });

  test('whole, also when it is much', async () => {
    const asker = new Asker(server);
    engine.script = async () => ({ text: 'Yes.' });
    for (let number = 0; number < 210; number += 1) await asker.asks(`Question ${number}`);
    const { conversations } = (await asker.takes('format=json')).json<{
      conversations: { messagesTotal: number; messages: unknown[] }[];
    }>();
    expect(conversations[0]?.messages).toHaveLength(420);
    expect(conversations[0]?.messagesTotal).toBe(420);
  });
});

describe('interactions', () => {
  test('are counted once for each key under a hundred calls at once', async () => {
    const asker = new Asker(server);
    expect(await asker.interactions()).toEqual({
      total: 0,
      month: new Date().toISOString().slice(0, 7),
    });
    await Promise.all(Array.from({ length: 100 }, () => asker.counts('same', 3)));
    expect((await asker.interactions()).total).toBe(3);
    await asker.counts('other');
    expect((await asker.interactions()).total).toBe(4);
  });

  test('are one a message, whatever becomes of it', async () => {
    const asker = new Asker(server);
    const { question } = await said(asker, 'One', 'Yes.');
    engine.script = () => Promise.reject(new Error('out of order'));
    await asker.asks('Two', { replaces: question.uid });
    await asker.clears();
    expect((await asker.interactions()).total).toBe(2);
    expect((await new Asker(server).interactions()).total).toBe(0);
    const day = new Date().toISOString().slice(0, 10);
    const counted = { months: [{ month: day.slice(0, 7), total: 2 }], days: [{ day, total: 2 }] };
    expect(await asker.history()).toEqual(counted);
    expect(await new Asker(server).history()).toEqual({ months: [], days: [] });
  });
});
