import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ApiToken } from '../../../server/contract/apiTokens.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { type GatewayAnswer } from '../gateway/known.js';
import { connect, connected } from '../realtime/wire.js';
import { placesWith } from '../storedRows.js';
import { startTestServer, type TestServer } from './startTestServer.js';

let dataDir: string;
let server: TestServer;
let address: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-api-tokens-'));
  server = await startTestServer({ keep: dataDir });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const GENERATE = '/api/bigquery/generate-api-token';
const LIST = '/api/bigquery/api-tokens';
const CHECK = '/api/bigquery/check-api-token';

interface Generated {
  readonly secret: string;
  readonly token: ApiToken;
}

const generate = async (who: string, wish: object = {}): Promise<Generated> =>
  (await server.call(who, 'POST', GENERATE, { name: 'nightly', scope: 'read', expiresInDays: 7, ...wish })).json();
const listOf = async (who: string) =>
  (await server.call(who, 'GET', LIST)).json<{ items: ApiToken[]; total: number }>();
const codeOf = async (...call: Parameters<TestServer['call']>) => {
  const answer = await server.call(...call);
  return [answer.status, answer.json<{ code?: string }>().code];
};
const createNode = (labels: string[], projectId?: string) => ({
  labels,
  ...(projectId === undefined ? {} : { projectId }),
});
const project = async (who: string, name: string) =>
  (await server.call(who, 'POST', '/api/neo4j/projects', { name })).json<{ id: string }>().id;

describe('an API token', () => {
  test('is shown once; of its secret nothing is kept but hash, beginning and end', async () => {
    const { secret, token } = await generate('ana', { name: '  nightly import ' });
    expect(secret).toMatch(/^harta_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'nightly import', scope: 'read' });
    expect(token).not.toHaveProperty('projectId');
    expect(token).not.toHaveProperty('lastUsedAt');
    expect([token.prefix, token.lastFour]).toEqual([secret.slice(0, 10), secret.slice(-4)]);
    expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBe(7 * 86_400_000);
    const list = await server.call('ana', 'GET', LIST);
    expect(list.json()).toEqual({ items: [token], total: 1 });
    expect(list.text).not.toContain(secret.slice(10, -4));
    expect(await placesWith(dataDir, token.prefix)).not.toEqual([]);
    expect(await placesWith(dataDir, secret.slice(10, -4))).toEqual([]);
  });

  test('says of itself what it is, as a sign-in does, and when it was used', async () => {
    const { secret, token } = await generate('bea');
    expect((await server.call('bea', 'GET', CHECK)).json()).toEqual({ uid: 'bea', kind: 'session' });
    const said = (await server.call(secret, 'GET', CHECK)).json<{ uid: string; kind: string; token: ApiToken }>();
    expect(said).toMatchObject({ uid: 'bea', kind: 'apiToken', token: { id: token.id } });
    await expect.poll(async () => (await listOf('bea')).items[0]?.lastUsedAt).toMatch(/^20/);
  });

  test('reads its person’s graph, and writes it only with that scope', async () => {
    const [reading, writing] = [await generate('dan'), await generate('dan', { scope: 'write' })];
    expect((await server.call(writing.secret, 'POST', '/api/neo4j/create-node', createNode(['A']))).status).toBe(200);
    expect(await codeOf(reading.secret, 'POST', '/api/neo4j/create-node', createNode(['A']))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect((await server.call(reading.secret, 'GET', '/api/neo4j/nodes-total')).json()).toEqual({ total: 1 });
  });

  test('of one project means that project where none is named, and knows no other', async () => {
    const [mine, other] = [await project('eva', 'Mine'), await project('eva', 'Other')];
    const { secret } = await generate('eva', { scope: 'write', projectId: mine });
    expect((await server.call(secret, 'POST', '/api/neo4j/create-node', createNode(['A']))).status).toBe(200);
    expect((await server.call('eva', 'GET', `/api/neo4j/nodes-total?projectId=${mine}`)).json()).toEqual({ total: 1 });
    for (const projectId of [other, ulid()])
      expect(await codeOf(secret, 'POST', '/api/neo4j/create-node', createNode(['A'], projectId))).toEqual([
        404,
        'PROJECT_NOT_FOUND',
      ]);
    expect(
      await codeOf('eva', 'POST', GENERATE, { name: 'x', scope: 'read', expiresInDays: 1, projectId: ulid() }),
    ).toEqual([404, 'PROJECT_NOT_FOUND']);
  });

  test('of one project is not answered with a message of another, even one whose id it knows', async () => {
    const [mine, other] = [await project('flo', 'Mine'), await project('flo', 'Other')];
    const asked = { uid: ulid(), conversationId: ulid(), projectId: other, text: 'Private words', language: 'en' };
    await server.call('flo', 'POST', '/api/chat/user-input?wait=60', asked);
    const { secret } = await generate('flo', { scope: 'write', projectId: mine });
    const again = await server.call(secret, 'POST', '/api/chat/user-input', { ...asked, projectId: mine });
    expect([again.status, again.json<{ code: string }>().code]).toEqual([409, 'ID_TAKEN']);
    expect(again.text).not.toContain('Private words');
    const own = { ...asked, uid: ulid(), conversationId: ulid(), projectId: undefined };
    expect((await server.call(secret, 'POST', '/api/chat/user-input?wait=60', own)).status).toBe(200);
  });

  test('asks any operation of GraphQL, within the limits of all, while a sign-in asks those of the pages', async () => {
    const { secret } = await generate('gil');
    const ask = async (who: string, query: string) =>
      (await server.call(who, 'POST', '/graphql', { query })).json<GatewayAnswer>();
    expect((await ask(secret, '{ nodesTotal { total } }')).data).toEqual({ nodesTotal: { total: 0 } });
    const codes = async (who: string, query: string) =>
      (await ask(who, query)).errors?.map(({ extensions }) => extensions.code);
    expect(await codes('gil', '{ nodesTotal { total } }')).toEqual(['OPERATION_UNKNOWN']);
    const aliases = Array.from({ length: 30 }, (_, index) => `a${index}: nodesTotal { total }`).join(' ');
    expect(await codes(secret, `{ ${aliases} }`)).toContain('LIMIT_EXCEEDED');
    expect(JSON.stringify(await ask(secret, '{ __schema { types { name } } }'))).toContain('"GraphNode"');
    const deep = '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }';
    expect(await codes(secret, deep)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(await codes(secret, 'mutation { createNode(input: { labels: ["A"] }) { id } }')).toEqual(['FORBIDDEN']);
  });

  test.each([
    ['make a token', 'POST', GENERATE, { name: 'more', scope: 'write', expiresInDays: 366 }],
    ['list tokens', 'GET', LIST, undefined],
    ['revoke a token, itself included', 'DELETE', LIST, undefined],
    ['clear the profile', 'DELETE', '/api/bigquery/user-info', undefined],
    ['sign out everywhere', 'POST', '/api/identity/sign-out-everywhere', undefined],
    ['take over what a sign-in says', 'POST', '/api/neo4j/create-user-if-not-exists', undefined],
  ] as const)('may never %s', async (_what, method, url, body) => {
    const { secret, token } = await generate('hana', { scope: 'write' });
    const at = method === 'DELETE' && url === LIST ? `${LIST}/${token.id}` : url;
    expect(await codeOf(secret, method, at, body)).toEqual([403, 'FORBIDDEN']);
    expect((await server.call(secret, 'GET', CHECK)).status).toBe(200);
  });

  test('is one of a hundred at the most, and of a life of a year', async () => {
    for (let made = 0; made < 100; made += 1) await generate('iris');
    expect(await codeOf('iris', 'POST', GENERATE, { name: 'x', scope: 'read', expiresInDays: 1 })).toEqual([
      409,
      'QUOTA_TOKENS',
    ]);
    expect((await listOf('iris')).total).toBe(100);
    for (const wrong of [{ expiresInDays: 0 }, { expiresInDays: 367 }, { name: ' ' }, { scope: 'all' }])
      expect(await codeOf('jan', 'POST', GENERATE, { name: 'x', scope: 'read', expiresInDays: 1, ...wrong })).toEqual([
        422,
        'VALIDATION_FAILED',
      ]);
  });

  test('that is wrong counts against its address as any failed proof does', async () => {
    const limited = await startTestServer({ perMinute: { failures: 3 } });
    const tries = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      tries.push((await limited.call(`harta_${'x'.repeat(43)}`, 'GET', CHECK)).status);
    expect(tries).toEqual([401, 401, 401, 429, 429]);
    await limited.close();
  });
});

describe('a revoked API token', () => {
  test('is refused by the very next call, over REST and GraphQL', async () => {
    const { secret, token } = await generate('kira');
    expect((await server.call(secret, 'GET', CHECK)).status).toBe(200);
    const revoked = await server.call('kira', 'DELETE', `${LIST}/${token.id}`);
    expect(revoked.json()).toMatchObject({ id: token.id });
    expect(await codeOf(secret, 'GET', CHECK)).toEqual([401, 'UNAUTHENTICATED']);
    const asked = await server.call(secret, 'POST', '/graphql', { query: '{ nodesTotal { total } }' });
    expect(asked.text).not.toContain('"data":{');
    expect(await codeOf('kira', 'DELETE', `${LIST}/${token.id}`)).toEqual([404, 'API_TOKEN_NOT_FOUND']);
  });

  test('closes its windows within a second, opens none, and leaves those of others open', async () => {
    const [one, two] = [await generate('lea'), await generate('lea')];
    const ticketOf = async (secret: string) =>
      (await server.call(secret, 'POST', '/api/identity/socket-ticket')).json<{ ticket: string }>().ticket;
    const late = await ticketOf(one.secret);
    const wires = [
      await connected(address, { token: await ticketOf(one.secret) }),
      await connected(address, { authToken: one.secret }),
    ];
    const others = [
      await connected(address, { token: await ticketOf(two.secret) }),
      await connected(address, { token: await server.ticket('lea') }),
    ];
    for (const wire of [...wires, ...others]) expect((await wire.join('user:graph'))[4]['status']).toBe('ok');
    const start = performance.now();
    await server.call('lea', 'DELETE', `${LIST}/${one.token.id}`);
    for (const wire of wires) expect(await wire.closed()).toBe(1001);
    expect(performance.now() - start).toBeLessThan(1000);
    for (const how of [{ token: late }, { authToken: one.secret }]) expect(await connect(address, how)).toBe(403);
    for (const wire of others) {
      wire.send(null, 'last', 'phoenix', 'heartbeat');
      expect((await wire.next(([, ref]) => ref === 'last'))[1]).toBe('last');
      wire.websocket.close();
    }
  });
});

describe('a window of an API token', () => {
  test('of one project hears of that project alone, and joins no topic of the account', async () => {
    const [mine, other] = [await project('mia', 'Mine'), await project('mia', 'Other')];
    const { secret } = await generate('mia', { projectId: mine });
    const wire = await connected(address, { authToken: secret });
    for (const topic of ['user:notifications', 'user:chat'])
      expect((await wire.join(topic))[4]).toEqual({ status: 'error', response: { reason: 'FORBIDDEN' } });
    await wire.join('user:graph');
    await server.call('mia', 'POST', '/api/neo4j/create-node', createNode(['Hidden'], other));
    await server.call('mia', 'POST', '/api/neo4j/create-node', createNode(['Shown'], mine));
    const [, , , , news] = await wire.next(([, , , event]) => event === 'changed');
    expect(news['projectId']).toBe(mine);
    wire.websocket.close();
  });

  test('of all projects hears all, and an address is no place for a token', async () => {
    const { secret } = await generate('nora');
    expect(await connect(address, { token: secret })).toBe(403);
    const wire = await connected(address, { authToken: secret });
    for (const topic of ['user:notifications', 'user:chat', 'user:graph'])
      expect((await wire.join(topic))[4]['status']).toBe('ok');
    await server.notifications.tell('nora' as OwnerId, { kind: 'exportFinished', file: 'a.json' });
    await wire.next(([, , , event]) => event === 'notification');
    wire.websocket.close();
  });
});
