import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  buildSchema,
  type GraphQLField,
  type GraphQLOutputType,
  isLeafType,
  isObjectType,
  isWrappingType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ApiToken } from '../../../server/contract/apiTokens.js';
import { operations } from '../../../server/contract/operations/index.js';
import { type Operation } from '../../../server/contract/operation.js';
import { policyOf } from '../../../server/edge/policies/policyOf.js';
import { changeRows } from '../storedRows.js';
import { type GatewayAnswer } from '../gateway/known.js';
import { type Objects, sampleParts, sampleRequest } from './sampleRequest.js';
import { type Answer, startTestServer, type TestServer } from './startTestServer.js';
import { allButOtherProjects, SECRET, twoPeople } from './twoPeople.js';

let dataDir: string;
let server: TestServer;
let bobs: Objects;
let before: string;
let otherProject: string;
const tokens: Record<string, string> = {};
/** What an identity token stands in of somebody else, or of nobody any more. */
const headers: Record<string, string | undefined> = { 'nobody’s': undefined };

async function make(name: string, wish: object): Promise<ApiToken> {
  const body = { name, expiresInDays: 1, ...wish };
  const answer = await server.call('bob', 'POST', '/api/bigquery/generate-api-token', body);
  const { secret, token } = answer.json<{ secret: string; token: ApiToken }>();
  tokens[name] = secret;
  return token;
}

const endToken = (id: string) =>
  changeRows(dataDir, 'app.db', `UPDATE api_token SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = '${id}'`);

/** What else could be sent: a view token, a sign-in that is over, one that was ended, and a token of another person. */
async function makeOthers(): Promise<void> {
  const bearer = (token: string) => `Bearer ${token}`;
  const wish = { name: 'On our site', origins: ['https://site.example'], expiresInDays: 30 };
  const view = await server.call('bob', 'POST', `/api/neo4j/projects/${bobs.projectId}/view-tokens`, wish);
  headers['of a view'] = bearer(view.json<{ secret: string }>().secret);
  headers['of a sign-in that is over'] = bearer(await server.token('bob', { expiresIn: -60, signedInAgo: 3660 }));
  headers['of a sign-in that was ended'] = bearer(await server.token('carol'));
  await server.call('carol', 'POST', '/api/identity/sign-out-everywhere');
  const anas = { name: 'Ana’s', scope: 'write', expiresInDays: 1 };
  const made = await server.call('ana', 'POST', '/api/bigquery/generate-api-token', anas);
  tokens['of another person'] = made.json<{ secret: string }>().secret;
}

/** When a token was used is not what these tests may leave untouched. */
const all = async () => (await allButOtherProjects(server, bobs)).replace(/,"lastUsedAt":"[^"]*"/g, '');

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-tokens-'));
  server = await startTestServer({ keep: dataDir });
  bobs = await twoPeople(server);
  otherProject = (await server.call('bob', 'POST', '/api/neo4j/projects', { name: 'Other' })).json<{ id: string }>().id;
  await make('reading', { scope: 'read' });
  await make('of another project', { scope: 'write', projectId: otherProject });
  await make('reading of another project', { scope: 'read', projectId: otherProject });
  await endToken((await make('expired', { scope: 'write' })).id);
  const { id } = await make('revoked', { scope: 'write' });
  await server.call('bob', 'DELETE', `/api/bigquery/api-tokens/${id}`);
  tokens['unknown'] = `harta_${'A'.repeat(43)}`;
  await makeOthers();
  before = await all();
  expect(before).toContain(SECRET);
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const nameOf = ({ schema }: Operation) => schema.operationId;
const REFUSED = [
  ['expired', 'TOKEN_EXPIRED'],
  ['revoked', 'UNAUTHENTICATED'],
  ['unknown', 'UNAUTHENTICATED'],
] as const;
const NOT_THERE = ['IMPORT_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'CONVERSATION_NOT_FOUND', 'PROJECT_NOT_FOUND'];
const NOT_THERE_EITHER = ['NODE_NOT_FOUND', 'RELATIONSHIP_NOT_FOUND', 'IMAGE_NOT_FOUND', 'VIEW_TOKEN_NOT_FOUND'];

/** The code that a token is refused with which may not do what the policy needs. */
const refusalOf = (needs: string) => (needs === 'person' ? 'PERSON_REQUIRED' : 'FORBIDDEN');

/** What stands in no answer to a token of another project. */
function expectNothingOfBob({ text }: Pick<Answer, 'text'>): void {
  expect(text).not.toContain(SECRET);
  for (const id of [bobs.nodeId, bobs.relationshipId, bobs.messageId, bobs.conversationId])
    expect(text).not.toContain(`"${id}"`);
}

describe.each(operations.map((operation) => [nameOf(operation), operation] as const))('REST: %s', (name, operation) => {
  const send = (token: string, inProject: boolean) => {
    const { method, url, body } = sampleRequest(operation, bobs, inProject);
    return server.call(tokens[token] ?? '', method, url, body);
  };
  const { needs, about } = policyOf(name);

  test.each(REFUSED)('refuses an API token that is %s', async (token, code) => {
    const answer = await send(token, true);
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([401, code]);
    expectNothingOfBob(answer);
  });

  test('takes a token for reading where it reads, and nowhere else', async () => {
    const answer = await send('reading', true);
    if (needs === 'read') expect(answer.status, answer.text).not.toBe(403);
    else expect([answer.status, answer.json<{ code: string }>().code]).toEqual([403, refusalOf(needs)]);
  });

  test.each(['of another project', 'reading of another project'])('shows a token %s nothing', async (token) => {
    const named = await send(token, true);
    expectNothingOfBob(named);
    const unnamed = await send(token, false);
    expectNothingOfBob(unnamed);
    if (
      needs === 'session' ||
      needs === 'person' ||
      about === 'account' ||
      (needs === 'write' && token.startsWith('reading'))
    )
      expect([named.status, unnamed.status]).toEqual([403, 403]);
    if (named.status === 404)
      expect([...NOT_THERE, ...NOT_THERE_EITHER]).toContain(named.json<{ code: string }>().code);
  });

  test('leaves all that is Bob’s as it was', async () => {
    expect(await all()).toBe(before);
  });
});

/** Whoever is not known runs no operation but those of the pages, and none of those. */
const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
  'nobody’s': ['OPERATION_UNKNOWN', 'UNAUTHENTICATED'],
  'of a view': ['FORBIDDEN'],
  'of a sign-in that is over': ['OPERATION_UNKNOWN', 'TOKEN_EXPIRED'],
  'of a sign-in that was ended': ['OPERATION_UNKNOWN', 'TOKEN_REVOKED'],
};

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'), { assumeValid: true });
type Field = GraphQLField<unknown, unknown>;
const fieldsOf = (kind: 'query' | 'mutation'): [string, 'query' | 'mutation', Field][] =>
  Object.entries((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    ([name, field]) => [name, kind, field],
  );

const bare = (type: GraphQLOutputType): GraphQLOutputType =>
  isWrappingType(type) ? bare(type.ofType as GraphQLOutputType) : type;

/** All plain fields of a type, and of those within it. */
function selection(output: GraphQLOutputType, depth = 3): string {
  const type = bare(output);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (isLeafType(bare(field.type))) return [field.name];
    return depth > 1 ? [`${field.name}${selection(field.type, depth - 1)}`] : [];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

describe.each([...fieldsOf('query'), ...fieldsOf('mutation')])('GraphQL: %s', (name, kind, field) => {
  const operation = operations.find((each) => nameOf(each) === name);
  const asked = () => {
    if (operation === undefined) throw new Error(`${name} is no operation`);
    const { params, query, body } = sampleParts(operation, bobs, true);
    const given: Record<string, unknown> = { ...params, ...query, ...(body === undefined ? {} : { input: body }) };
    const args = field.args.filter((arg) => given[arg.name] !== undefined);
    const head = args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const text = `${kind} Asked${head && `(${head})`} { ${name}${passed && `(${passed})`} ${selection(field.type)} }`;
    return { query: text, variables: given };
  };
  const ask = async (token: string) => {
    const answer = await server.call(tokens[token] ?? '', 'POST', '/graphql', asked());
    return { text: answer.text, code: answer.json<GatewayAnswer>().errors?.[0]?.extensions.code };
  };
  const { needs, about } = policyOf(name);

  test.each(REFUSED)('refuses an API token that is %s', async (token, code) => {
    const answer = await ask(token);
    // Whoever is not known runs no operation but those of the pages.
    expect(['OPERATION_UNKNOWN', code]).toContain(answer.code);
    expectNothingOfBob(answer);
  });

  test('takes a token for reading where it reads, and nowhere else', async () => {
    const { code, text } = await ask('reading');
    if (needs === 'read') expect([undefined, ...NOT_THERE, ...NOT_THERE_EITHER], text).toContain(code);
    else expect(code).toBe(refusalOf(needs));
  });

  test.each(Object.keys(IDENTITIES))('refuses a token %s', async (whose) => {
    const authorization = headers[whose];
    const answer = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: authorization === undefined ? {} : { authorization },
      payload: asked(),
    });
    const { code, errors, data } = answer.json<GatewayAnswer & { code?: string }>();
    expect(IDENTITIES[whose]).toContain(code ?? errors?.[0]?.extensions.code);
    expect(data ?? {}, answer.body).toEqual({});
    expectNothingOfBob({ text: answer.body });
  });

  test('finds for a token of another person nothing that is Bob’s', async () => {
    const { text, code } = await ask('of another person');
    expectNothingOfBob({ text });
    expect(code ?? 'answered').not.toBe('INTERNAL_ERROR');
  });

  test('shows a token of another project nothing', async () => {
    const answer = await ask('of another project');
    expectNothingOfBob(answer);
    if (needs === 'session' || needs === 'person' || about === 'account') expect(answer.code).toBe(refusalOf(needs));
  });

  test('leaves all that is Bob’s as it was', async () => {
    expect(await all()).toBe(before);
  });
});
