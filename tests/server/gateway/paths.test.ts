import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mountGateway } from '../../../server/edge/gateway/mountGateway.js';
import { transportTo } from '../../../server/edge/gateway/transport.js';
import { useBodies } from '../../../server/edge/http/bodies.js';
import { useProblems } from '../../../server/edge/http/problems.js';

/** A backend that notes every address that is asked, whatever it is. */
let app: FastifyInstance;
let asked: string[] = [];
beforeAll(async () => {
  app = Fastify();
  useBodies(app);
  useProblems(app);
  app.all('/*', (request, reply) => {
    asked.push(`${request.method} ${request.raw.url ?? ''}`);
    return reply.header('content-type', 'application/json').send('{"id":"reached","labels":["reached"]}');
  });
  // What leaves the gateway is noted before anything can tidy the address up.
  const carry = transportTo(app);
  await mountGateway(app, {
    mode: 'open',
    transport: (url, init) => {
      asked.push(`sent ${url}`);
      return carry(url, init);
    },
  });
});
afterAll(() => app.close());

const run = async (query: string, variables: object = {}) => {
  asked = [];
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  return answer.payload;
};

const attempts = [
  'n1/relationships',
  '../..',
  '..',
  '.',
  '%2e%2e',
  '%2e%2e%2f%2e%2e',
  '?x=',
  '#',
  'a?b=c',
  '..\\..',
  '//evil.example',
  'http://evil.example/',
  '\u0000',
  ' ',
  '',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV/relationships',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV\n',
];

test.each(['\ud800', 'a\udc00b'])('half a character, which no address can hold, is refused: %j', async (text) => {
  const [inQuery, inPath] = [
    await run('query($text: SearchText!) { faqAnswers(language: en, text: $text) { __typename } }', { text }),
    await run(`{ node(nodeId: ${JSON.stringify(text)}) { id } }`),
  ];
  expect(asked).toEqual([]);
  expect(inQuery).toContain('"code":"VALIDATION_FAILED"');
  expect(inPath).not.toContain('INTERNAL');
});

describe('an argument of a path reaches its own route or none', () => {
  test.each(attempts)('as a literal: %j', async (text) => {
    const answer = await run(`{ node(nodeId: ${JSON.stringify(text)}) { id } }`);
    expect(asked).toEqual([]);
    expect(answer).not.toContain('reached');
  });

  test.each(attempts)('as a variable: %j', async (text) => {
    const answer = await run('query($id: NodeId!) { node(nodeId: $id) { id } }', { id: text });
    expect(asked).toEqual([]);
    expect(answer).not.toContain('reached');
  });

  test.each(attempts)('in a mutation with three of them: %j', async (text) => {
    const good = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    const document =
      'mutation($f: NodeId!, $r: RelationshipId!, $s: NodeId!) { deleteRelationship(firstNodeId: $f, relationshipId: $r, secondNodeId: $s) { id } }';
    for (const variables of [
      { f: text, r: good, s: good },
      { f: good, r: text, s: good },
      { f: good, r: good, s: text },
    ]) {
      await run(document, variables);
      expect(asked).toEqual([]);
    }
  });

  test('an id as it should be reaches exactly its route', async () => {
    await run('{ node(nodeId: "01ARZ3NDEKTSV4RRFFQ69G5FAV") { id } }');
    expect(asked).toContain('GET /api/neo4j/node/01ARZ3NDEKTSV4RRFFQ69G5FAV');
  });

  test('what stands in a query stays in it', async () => {
    const text = 'a&pageSize=1#x/../y?z=ș';
    await run('query($text: SearchText!) { searchGraph(text: $text) { more } }', { text });
    const address = new URL(asked.find((each) => each.startsWith('GET'))?.slice(4) ?? '', 'http://backend.invalid');
    expect(address.pathname).toBe('/api/neo4j/search');
    expect(Object.fromEntries(address.searchParams)).toEqual({ text, limit: '20' });
  });
});
