import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { LIMITS } from '../../../server/edge/gateway/sizes.js';
import { knownOperations } from '../../../server/edge/gateway/openGateway.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { type GatewayAnswer } from './known.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ gateway: 'open' });
  await server.call('ana', 'POST', '/api/neo4j/create-user-if-not-exists');
});
afterAll(() => server.close());

const codes = async (query: string) =>
  (await server.call('ana', 'POST', '/graphql', { query })).json<GatewayAnswer>().errors?.map((e) => e.extensions.code);

const repeated = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const aliases = (count: number) => `{ ${repeated(count, (index) => `a${index}: projects { total }`)} }`;
const directives = (count: number) => `{ projects { ${repeated(count, () => 'total @skip(if: false)')} } }`;
/** A document of exactly this many words. */
const tokens = (count: number) => `mutation { createNode(input: { labels: [${'"A" '.repeat(count - 17)}] }) { id } }`;
/** Fragments nested until the fields lie this deep. */
const depth = (count: number) => {
  const inner = (left: number): string => (left === 1 ? 'total' : `... on ProjectList { ${inner(left - 1)} }`);
  return `{ projects { ${inner(count)} } }`;
};

describe('a document at a limit runs, one over it does not', () => {
  test.each([
    ['aliases', aliases(LIMITS.aliases), aliases(LIMITS.aliases + 1)],
    ['directives', directives(LIMITS.directives), directives(LIMITS.directives + 1)],
  ])('%s', async (_what, at, over) => {
    expect(await codes(at)).toBeUndefined();
    expect(await codes(over)).toEqual(['LIMIT_EXCEEDED']);
  });

  test('words', async () => {
    // Read and sent on: it is the backend that finds so many labels wrong.
    expect(await codes(tokens(LIMITS.tokens))).toEqual(['VALIDATION_FAILED']);
    expect(await codes(tokens(LIMITS.tokens + 1))).toEqual(['LIMIT_EXCEEDED']);
  });

  test('comparisons: a field named a thousand times', async () => {
    expect(await codes(`{ projects { ${'total '.repeat(1000)} } }`)).toEqual(['LIMIT_EXCEEDED']);
  });

  test('levels', async () => {
    expect(await codes(depth(2))).toBeUndefined();
    expect(await codes(depth(LIMITS.depth + 5))).toEqual(['LIMIT_EXCEEDED']);
  });
});

test('a field that does not exist is refused by name', async () => {
  expect(await codes('{ nothing }')).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  expect(await codes('{ projects {')).toEqual(['GRAPHQL_PARSE_FAILED']);
});

test('all that our pages ask stays within the limits', async () => {
  for (const [hash, query] of knownOperations())
    expect([hash, (await codes(query))?.filter((code) => code === 'LIMIT_EXCEEDED') ?? []]).toEqual([hash, []]);
});

test('the explorer is served where the gateway is open', async () => {
  const page = await server.app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  expect(page.payload).toContain('GraphiQL');
});
