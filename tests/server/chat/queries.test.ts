import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Query } from '../../../domain/query/Query.js';
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
