import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker } from './Asker.js';

let server: TestServer;
let person: Asker;

beforeAll(async () => {
  server = await startTestServer();
  person = new Asker(server);
  const ids: Record<string, string> = {};
  for (const [label, name, people] of [
    ['City', 'Iași', 300],
    ['City', 'Cluj', 280],
    ['City', 'Dej', 30],
    ['River', 'Someș', 0],
  ] as const) {
    const body = { labels: [label], properties: people === 0 ? { name } : { name, people } };
    ids[name] = (await person.call<{ id: string }>('POST', '/api/neo4j/create-node', body)).id;
  }
  for (const name of ['Cluj', 'Dej'])
    await person.call('POST', '/api/neo4j/create-relationship', {
      type: 'PASSES',
      startNodeId: ids['Someș'],
      endNodeId: ids[name],
    });
});
afterAll(() => server.close());

describe('a message that is Cypher', () => {
  test('is answered by its query: its rows, what it was read as, and the nodes that they name', async () => {
    const { answer } = await person.asks(
      'MATCH (c:City) WHERE c.people > 100\nRETURN c.name AS city, c.people ORDER BY city',
    );
    expect(answer.text).toContain('| city | c.people |\n| --- | --- |\n| Cluj | 280 |\n| Iași | 300 |');
    expect(answer.text).toContain('I read this as: Cities');
    expect(answer.query).toMatchObject({ kind: 'values', properties: ['name', 'people'] });
    expect(answer.citations?.map(({ caption }) => caption).sort()).toEqual(['Cluj', 'Iași']);
  });

  test('tells a number in a sentence, and a pair by its names', async () => {
    expect((await person.asks('MATCH (c:City) RETURN count(*)')).answer.text).toMatch(/3/);
    const { answer } = await person.asks('match (r:River)-[:PASSES]->(c) return r, c');
    expect(answer.text).toContain('| Someș | Dej |');
  });

  test('that would change the graph is refused by name and place, and nothing is proposed', async () => {
    const { answer } = await person.asks('MATCH (c:City)\nSET c.people = 1\nRETURN c');
    expect(answer.text).toMatch(/^Line 2, column 1: `SET` would change the graph/);
    expect([answer.proposal, answer.query, answer.basis]).toEqual([undefined, undefined, 'nothing']);
  });

  test('that repeats its rows is offered with DISTINCT, which one press asks', async () => {
    const repeated = 'MATCH (c:City)<-[:PASSES]-(r)-[:PASSES]->(d:City {name: "Dej"}) RETURN c.name';
    const { answer } = await person.asks(repeated);
    const [offer] = answer.suggestions ?? [];
    expect(offer?.text).toBe(repeated.replace('RETURN', 'RETURN DISTINCT'));
    expect((await person.asks(offer?.text ?? '')).answer.text).toContain('| Cluj |');
  });

  test('is answered in the language of the interface', async () => {
    const { answer } = await person.asks('MATCH (c:City) RETURN x', { language: 'ro' });
    expect(answer.text).toBe('Rândul 1, coloana 23: `x` nu este definit.');
  });

  test('is none where words only look alike', async () => {
    const { answer } = await person.asks('Match the cities with more than 100 people');
    expect(answer.text).not.toMatch(/column/);
  });
});
