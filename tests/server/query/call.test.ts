import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';

let server: TestServer;
const PEOPLE = { kind: 'label', label: 'Person' };

beforeAll(async () => {
  server = await startTestServer();
  for (const [name, born] of [
    ['Ann', 1950],
    ['Bob', 1980],
  ] as const)
    await server.call('alice', 'POST', '/api/neo4j/create-node', { labels: ['Person'], properties: { name, born } });
});
afterAll(() => server.close());

const ask = (query: unknown, who: 'alice' | 'bob' = 'alice') => server.call(who, 'POST', '/api/neo4j/query', { query });

describe('a question as data', () => {
  test('is answered with the nodes that the answer names', async () => {
    const that = { kind: 'compare', property: 'born', is: '<', value: 1960 };
    const answer = await ask({ kind: 'nodes', set: { kind: 'where', of: PEOPLE, that } });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      result: { kind: 'nodes', total: 1 },
      nodes: [{ properties: { name: 'Ann' } }],
    });
  });

  test('is of one’s own graph', async () => {
    expect((await ask({ kind: 'count', set: { kind: 'all' } }, 'bob')).json()).toEqual({
      result: { kind: 'count', total: 0 },
      nodes: [],
    });
  });

  test('tells what the graph is made of, and what changed', async () => {
    expect((await ask({ kind: 'schema' })).json()).toMatchObject({
      result: { shape: { labels: [{ label: 'Person', total: 2 }] } },
    });
    const { result } = (await ask({ kind: 'changes', since: '2020-01-01T00:00:00.000Z' })).json<{
      result: { changes: unknown[] };
    }>();
    expect(result.changes).toHaveLength(2);
  });

  test('of which only the ids are wanted is answered with all of them', async () => {
    const call = (body: object) => server.call('alice', 'POST', '/api/neo4j/query', { ...body, idsOnly: true });
    const all = await call({ query: { kind: 'nodes', set: PEOPLE, limit: 1 } });
    expect(all.json()).toMatchObject({
      result: { total: 2, ids: [expect.any(String), expect.any(String)] },
      nodes: [],
    });
    for (const body of [{ query: { kind: 'schema' } }, { cypher: 'MATCH (p) RETURN p' }])
      expect((await call(body)).json()).toMatchObject({ code: 'QUERY_INVALID' });
  });

  test('that is none is refused with its place', async () => {
    const answer = await ask({ kind: 'count', set: { kind: 'where', of: PEOPLE, that: { kind: 'has' } } });
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'QUERY_INVALID', errors: [{ path: 'body/query/set/that/property' }] });
  });
});

describe('a question in Cypher', () => {
  const inCypher = (cypher: string, more: object = {}) =>
    server.call('alice', 'POST', '/api/neo4j/query', { cypher, ...more });

  test('is answered with its rows, and with the query that it was read as', async () => {
    const answer = await inCypher('MATCH (p:Person) RETURN p, p.born AS year ORDER BY year DESC LIMIT 1');
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      query: { kind: 'nodes', set: PEOPLE },
      table: { columns: ['p', 'year'], rows: [[{ caption: 'Bob' }, 1980]], notes: [] },
    });
  });

  test('that would write, or is none, is refused with line and column and changes nothing', async () => {
    const answer = await inCypher('MATCH (p:Person)\nDETACH DELETE p');
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'QUERY_INVALID',
      errors: [
        { path: 'body/cypher', message: 'line 2, column 1: DETACH would change the graph: only reading is supported' },
      ],
    });
    expect((await ask({ kind: 'count', set: PEOPLE })).json()).toMatchObject({ result: { total: 2 } });
  });

  test('says where texts are compared whatever their case', async () => {
    const { table } = (await inCypher("MATCH (p:Person) WHERE p.name CONTAINS 'a' RETURN p.name")).json<{
      table: { rows: unknown; notes: unknown };
    }>();
    expect(table).toMatchObject({
      rows: [['Ann']],
      notes: [{ kind: 'folded', name: 'CONTAINS', line: 1, column: 31 }],
    });
  });

  test('is sent by itself, and neither is missing', async () => {
    const both = await inCypher('MATCH (p) RETURN p', { query: { kind: 'schema' } });
    expect([both.status, both.json()]).toMatchObject([422, { errors: [{ path: 'body/cypher' }] }]);
    expect((await ask(undefined)).json()).toMatchObject({ code: 'QUERY_INVALID', errors: [{ path: 'body/query' }] });
  });
});
