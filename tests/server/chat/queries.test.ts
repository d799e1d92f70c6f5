import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Query } from '../../../domain/query/Query.js';
import { type ChatMessage } from '../../../server/contract/chat/messages.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker } from './Asker.js';

let server: TestServer;
const asker = () => new Asker(server);
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const COUNT: Extract<Query, { kind: 'count' | 'exists' }> = { kind: 'count', set: { kind: 'label', label: 'City' } };

async function withCities(): Promise<Asker> {
  const person = asker();
  for (const [name, people] of [
    ['Iași', 300],
    ['Cluj', 280],
    ['Dej', 30],
  ] as const)
    await person.call('POST', '/api/neo4j/create-node', { labels: ['City'], properties: { name, people } });
  return person;
}

describe('the query of an answer', () => {
  test('comes with it, as the question was read', async () => {
    const person = await withCities();
    const { question, answer } = await person.asks('How many cities are there?');
    expect(answer.query).toEqual(COUNT);
    expect(question.query).toBeUndefined();
    expect((await person.turn(question.uid)).answer.query).toEqual(COUNT);
  });

  test('may be changed and asked: the answer is one of its own, and the one before stays', async () => {
    const person = await withCities();
    const first = await person.asks('How many cities are there?');
    const that = { kind: 'compare', property: 'people', is: '>', value: 100 } as const;
    const query: Query = { kind: 'count', set: { kind: 'where', of: COUNT.set, that } };
    const second = await person.asks('how many · City · people > 100', { query });
    expect(second.question).toMatchObject({ query, text: 'how many · City · people > 100' });
    expect(second.answer).toMatchObject({ status: 'done', basis: 'graph', query });
    expect(second.answer.text).toContain('2');
    expect((await person.turn(first.question.uid)).answer).toMatchObject({ query: COUNT, text: first.answer.text });
  });

  test('is changed by the next question too', async () => {
    const person = await withCities();
    await person.asks('any words', { query: { kind: 'nodes', set: { kind: 'label', label: 'City' } } });
    const { answer } = await person.asks('How many of them?');
    expect(answer).toMatchObject({ query: COUNT });
  });

  test('that is none is refused with its place', async () => {
    const person = asker();
    const query = { kind: 'count' } as unknown as Query;
    await expect(person.asks('words', { query })).rejects.toThrow(/QUERY_INVALID/u);
  });
});

describe('an answer read otherwise', () => {
  const LARGE: Query = {
    kind: 'count',
    set: { kind: 'where', of: COUNT.set, that: { kind: 'compare', property: 'people', is: '>', value: 100 } },
  };
  const NAMED: Query = {
    kind: 'nodes',
    set: { kind: 'where', of: COUNT.set, that: { kind: 'compare', property: 'name', is: '=', value: 'Dej' } },
  };
  const readings = ({ suggestions }: ChatMessage) =>
    suggestions.flatMap(({ kind, query }) => (kind === 'guess' ? [query] : []));

  test('stands in its place, with the reading of before beside it, and what came after stays', async () => {
    const person = await withCities();
    const { question, answer } = await person.asks('How many cities are there?');
    await person.rates(answer.uid, 'down');
    const later = await person.asks('Which of them are there?');
    const heard = person.hears();
    const { total } = await person.interactions();
    const large = await person.rereads(answer, LARGE);
    expect(large).toMatchObject({ uid: answer.uid, status: 'done', basis: 'graph', query: LARGE });
    expect(large.text).toContain('2');
    expect(large.rating).toBeUndefined();
    expect(readings(large)).toEqual([COUNT]);
    expect(heard).toEqual([{ event: 'changed', payload: { conversationIds: [person.conversationId] } }]);
    expect(await person.said()).toEqual([question, large, later.question, later.answer]);
    expect((await person.interactions()).total).toBe(total);

    const named = await person.rereads(large, NAMED);
    expect(named.citations.map(({ caption }) => caption)).toEqual(['Dej']);
    expect(readings(named)).toEqual([LARGE, COUNT]);
    const found = async (text: string) => (await person.finds({ text })).items.map(({ message }) => message.uid);
    expect(await found('Dej')).toContain(answer.uid);
    expect(await found('Cluj')).not.toContain(answer.uid);
    const back = await person.rereads(named, COUNT);
    expect(back).toMatchObject({ query: COUNT, text: answer.text, citations: answer.citations });
    expect(readings(back)).toEqual([LARGE, NAMED]);
  });

  test('takes the place of a refusal that offers it, and nothing is to be added any more', async () => {
    const person = await withCities();
    const { question, answer } = await person.asks('Which cities have people and a quorble plimsoll?');
    expect(answer.query).toBeUndefined();
    const [offered, ...others] = readings(answer);
    if (offered === undefined) throw new Error('Nothing is offered');
    const read = await person.rereads(answer, offered);
    expect(read).toMatchObject({ uid: answer.uid, basis: 'graph', query: offered });
    expect(readings(read)).toEqual(others);
    expect(read.suggestions.map(({ kind }) => kind)).not.toContain('add');
    expect(await person.said()).toEqual([question, read]);
    expect(await person.rereads(answer, offered)).toEqual(read);
  });

  test('is what the next question goes on from', async () => {
    const person = await withCities();
    const { answer } = await person.asks('How many cities are there?');
    await person.rereads(answer, { kind: 'nodes', set: LARGE.set } as Query);
    const { answer: next } = await person.asks('How many of them?');
    expect(next).toMatchObject({ query: LARGE });
  });

  test('is refused where another reading came first, and the same again changes nothing', async () => {
    const person = await withCities();
    const { answer } = await person.asks('How many cities are there?');
    const large = await person.rereads(answer, LARGE);
    expect(await person.rereads(answer, LARGE)).toEqual(large);
    await expect(person.rereads(answer, NAMED)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      present: { uid: answer.uid, deltas: large.deltas },
    });
    expect((await person.said()).at(-1)).toEqual(large);
  });

  test('is that of its person alone, has a query, and is an answer', async () => {
    const person = await withCities();
    const { question, answer } = await person.asks('How many cities are there?');
    await expect(asker().rereads(answer, LARGE)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    await expect(person.rereads(question, LARGE)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    await expect(person.rereads(answer, { kind: 'count' })).rejects.toMatchObject({ code: 'QUERY_INVALID' });
    const { answer: none } = await person.asks('Who sang the quorble?');
    await expect(person.rereads(none, LARGE)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    expect((await person.said())[1]).toEqual(answer);
  });
});
