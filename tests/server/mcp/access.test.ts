import { type Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { policyOf } from '../../../server/edge/policies/policyOf.js';
import { TOOLS } from '../../../server/edge/mcp/tools.js';
import { type Objects } from '../api/sampleRequest.js';
import { answerOf, startTestServer, type TestServer } from '../api/startTestServer.js';
import { allButOtherProjects, SECRET, twoPeople } from '../api/twoPeople.js';
import { called, connectMcp } from './client.js';
import { listening } from './listening.js';

let server: TestServer;
let origin: string;
let bobs: Objects;
let other: string;
let before: string;
const tokens: Record<string, string> = {};

async function make(who: string, wish: object): Promise<{ secret: string; token: { id: string } }> {
  const body = { name: 'notes', expiresInDays: 1, ...wish };
  return (await server.call(who, 'POST', '/api/bigquery/generate-api-token', body)).json();
}

/** When a token was used is not what these tests may leave untouched. */
const all = async () => (await allButOtherProjects(server, bobs)).replace(/,"lastUsedAt":"[^"]*"/g, '');

beforeAll(async () => {
  server = await startTestServer();
  origin = await listening(server);
  bobs = await twoPeople(server);
  other = (await server.call('bob', 'POST', '/api/neo4j/projects', { name: 'Other' })).json<{ id: string }>().id;
  tokens['reading'] = (await make('bob', { scope: 'read' })).secret;
  tokens['of his project'] = (await make('bob', { scope: 'write', projectId: bobs.projectId })).secret;
  tokens['of another project'] = (await make('bob', { scope: 'write', projectId: other })).secret;
  tokens['of another person'] = (await make('ana', { scope: 'write' })).secret;
  const wish = { name: 'On our site', origins: ['https://site.example'], expiresInDays: 30 };
  const view = await server.call('bob', 'POST', `/api/neo4j/projects/${bobs.projectId}/view-tokens`, wish);
  tokens['of a view'] = view.json<{ secret: string }>().secret;
  tokens['of a sign-in'] = await server.token('bob');
  tokens['of a sign-in that is over'] = await server.token('bob', { expiresIn: -60, signedInAgo: 3660 });
  const revoked = await make('bob', { scope: 'write' });
  tokens['that was revoked'] = revoked.secret;
  await server.call('bob', 'DELETE', `/api/bigquery/api-tokens/${revoked.token.id}`);
  tokens['that nobody made'] = `harta_${'A'.repeat(43)}`;
  before = await all();
  expect(before).toContain(SECRET);
});
afterAll(() => server.close());

const post = async (token: string | undefined, body: unknown, headers: Record<string, string> = {}) =>
  answerOf(
    await server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        accept: 'application/json, text/event-stream',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload: body as object,
    }),
  );
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** What each tool is asked about Bob's graph. */
const asked = (inProject: boolean): Record<string, Record<string, unknown>> => {
  const project = inProject ? { projectId: bobs.projectId } : {};
  return {
    schema: project,
    query: { ...project, query: { kind: 'nodes', set: { kind: 'all' } } },
    search: { ...project, text: SECRET },
    neighbours: { ...project, nodeId: bobs.nodeId },
    paths: { ...project, from: bobs.nodeId, to: bobs.nodeId },
    propose: { ...project, text: 'Away', operations: [{ op: 'deleteNode', nodeId: bobs.nodeId }] },
  };
};

test('every tool is asked here, and each has a policy by its operation', () => {
  expect(Object.keys(asked(true))).toEqual(TOOLS.map(({ name }) => name));
  for (const { operation } of TOOLS) expect(policyOf(operation.schema.operationId)).toBeDefined();
});

describe('who is let in', () => {
  test.each([
    ['nobody’s', 401, 'UNAUTHENTICATED'],
    ['that was revoked', 401, 'UNAUTHENTICATED'],
    ['that nobody made', 401, 'UNAUTHENTICATED'],
    ['of a sign-in that is over', 401, 'TOKEN_EXPIRED'],
    ['of a sign-in', 403, 'FORBIDDEN'],
    ['of a view', 403, 'FORBIDDEN'],
  ])('not with a token %s', async (whose, status, code) => {
    const answer = await post(tokens[whose], LIST);
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
    expect(answer.text).not.toContain('inputSchema');
    await expect(connectMcp(origin, tokens[whose])).rejects.toThrow();
  });

  test('a token that is revoked while it is in use is refused by the very next call', async () => {
    const { secret, token } = await make('bob', { scope: 'read' });
    const client = await connectMcp(origin, secret);
    expect((await called(client, 'search', { projectId: bobs.projectId, text: SECRET })).text).toContain(SECRET);
    await server.call('bob', 'DELETE', `/api/bigquery/api-tokens/${token.id}`);
    await expect(called(client, 'search', { projectId: bobs.projectId, text: SECRET })).rejects.toThrow();
  });

  test('not from a page of another site, not by other methods, and not with many messages at once', async () => {
    const token = tokens['reading'];
    expect((await post(token, LIST, { origin: 'https://evil.example' })).status).toBe(403);
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await server.app.inject({ method, url: '/mcp', headers: { authorization: `Bearer ${token}` } });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
    }
    const many = Array.from({ length: 11 }, (_, id) => ({ ...LIST, id }));
    expect((await post(token, many)).status).toBe(422);
    const few = await post(token, many.slice(0, 10));
    expect(few.json<unknown[]>()).toHaveLength(10);
  });

  test('what is asked counts as operations do, each message of many', async () => {
    const limited = await startTestServer({ perMinute: { operations: 6 } });
    const made = await limited.call('dan', 'POST', '/api/bigquery/generate-api-token', {
      name: 'x',
      scope: 'read',
      expiresInDays: 1,
    });
    const headers = {
      authorization: `Bearer ${made.json<{ secret: string }>().secret}`,
      accept: 'application/json, text/event-stream',
    };
    const send = (payload: object) => limited.app.inject({ method: 'POST', url: '/mcp', headers, payload });
    expect((await send(LIST)).statusCode).toBe(200);
    expect((await send([LIST, { ...LIST, id: 2 }, { ...LIST, id: 3 }, { ...LIST, id: 4 }])).statusCode).toBe(200);
    expect((await send(LIST)).statusCode).toBe(429);
    await limited.close();
  });

  test('what is no message of the protocol is told so', async () => {
    const answer = await post(tokens['reading'], { hello: 'there' });
    expect([answer.status, answer.json<{ error: { code: number } }>().error.code]).toEqual([400, -32_700]);
    const blind = await post(tokens['reading'], LIST, { accept: 'application/json' });
    expect(blind.status).toBe(406);
  });
});

describe.each(TOOLS.map(({ name, operation }) => [name, policyOf(operation.schema.operationId).needs] as const))(
  '%s',
  (name, needs) => {
    const ask = async (whose: string, inProject: boolean) => {
      const client: Client = await connectMcp(origin, tokens[whose]);
      const answer = await called(client, name, asked(inProject)[name]);
      const { tools } = await client.listTools();
      await client.close();
      return { ...answer, isListed: tools.some((tool) => tool.name === name) };
    };

    test('takes a token for reading where it reads, and is not offered to it where it writes', async () => {
      const { isRefused, isListed, text } = await ask('reading', true);
      expect([isRefused, isListed]).toEqual(needs === 'read' ? [false, true] : [true, false]);
      if (needs === 'write') expect(text).toMatch(/^FORBIDDEN: /);
    });

    test('shows a token of another project nothing', async () => {
      const named = await ask('of another project', true);
      expect(named.text).toMatch(/^PROJECT_NOT_FOUND: /);
      const unnamed = await ask('of another project', false);
      expect(unnamed.text + unnamed.uris.join()).not.toContain(SECRET);
      expect(unnamed.uris.join()).not.toContain(bobs.nodeId);
    });

    test('shows another person nothing', async () => {
      const named = await ask('of another person', true);
      expect(named.text).toMatch(/^PROJECT_NOT_FOUND: /);
      expect((await ask('of another person', false)).text).not.toContain(SECRET);
    });

    test('leaves all that is Bob’s as it was', async () => {
      expect(await all()).toBe(before);
    });
  },
);

test('an element of another project is no resource to a token of one', async () => {
  const uri = `${origin}/dashboard/data-overview?node=${bobs.nodeId}&project=${bobs.projectId}`;
  const own = await connectMcp(origin, tokens['of his project']);
  expect(JSON.stringify(await own.readResource({ uri }))).toContain(bobs.nodeId);
  for (const whose of ['of another project', 'of another person']) {
    const client = await connectMcp(origin, tokens[whose]);
    await expect(client.readResource({ uri })).rejects.toThrow('PROJECT_NOT_FOUND');
    const bare = `${origin}/dashboard/data-overview?node=${bobs.nodeId}`;
    await expect(client.readResource({ uri: bare })).rejects.toThrow('NODE_NOT_FOUND');
  }
});
