import { type AddressInfo } from 'node:net';

import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { buildSocketsServer } from '../../../server/edge/http/buildSocketsServer.js';
import { backendOpeners } from '../../../server/edge/realtime/connecting/backendOpeners.js';
import { Backend, rowsOverRest } from '../../../server/edge/realtime/rows/Backend.js';
import { usersSocket } from '../../../server/edge/realtime/usersSocket.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { connect, connected } from './wire.js';

let server: TestServer;
let sockets: FastifyInstance;
let owner: string;
let holder: string;

const addressOf = (app: FastifyInstance) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** An owner of the store, and beside it what a process that only holds sockets serves, over one bus. */
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  owner = addressOf(server.app);
  const backend = new Backend(new URL(owner));
  sockets = await buildSocketsServer({
    endpoint: usersSocket({
      openers: backendOpeners(backend, server.verify),
      bus: server.bus,
      readNotification: rowsOverRest(backend),
      origins: [owner],
    }),
  });
  await sockets.listen({ host: '127.0.0.1', port: 0 });
  holder = addressOf(sockets);
});
afterAll(async () => {
  await sockets.close();
  await server.close();
});

const tell = (who: string) =>
  server.notifications.tell(who as OwnerId, { kind: 'exportFinished', file: 'munții.json' });

test('a ticket and a token in a header open sockets elsewhere, which hear a notification as REST gives it', async () => {
  const wires = [
    await connected(holder, { token: await server.ticket('ana') }),
    await connected(holder, { authToken: await server.token('ana') }),
  ];
  for (const wire of wires) await wire.join('user:notifications');
  await tell('ana');
  for (const wire of wires) {
    const [, , , , { notification }] = await wire.next(([, , , event]) => event === 'notification');
    const { uid } = JSON.parse(String(notification)) as { uid: string };
    expect((await server.call('ana', 'GET', `/api/bigquery/notifications/${uid}`)).text).toBe(notification);
    wire.websocket.close();
  }
});

test('a ticket is good at one of them alone, and no longer once its session was ended', async () => {
  const ticket = await server.ticket('dan');
  (await connected(holder, { token: ticket })).websocket.close();
  expect(await connect(owner, { token: ticket })).toBe(403);
  const other = await server.ticket('dan');
  (await connected(owner, { token: other })).websocket.close();
  expect(await connect(holder, { token: other })).toBe(403);
  const [late, token] = [await server.ticket('dan'), await server.token('dan')];
  const open = await connected(holder, { token: await server.ticket('dan') });
  await server.call('dan', 'POST', '/api/identity/sign-out-everywhere');
  expect(await open.closed()).toBe(1001);
  expect(await connect(holder, { token: late })).toBe(403);
  expect(await connect(holder, { authToken: token })).toBe(403);
});

test('an API token opens sockets elsewhere with what it may, which close within a second of its revocation', async () => {
  const wish = { name: 'monitor', scope: 'read', expiresInDays: 1 };
  const made = await server.call('ina', 'POST', '/api/bigquery/generate-api-token', wish);
  const { secret, token } = made.json<{ secret: string; token: { id: string } }>();
  const bought = await server.call(secret, 'POST', '/api/identity/socket-ticket');
  const wires = [
    await connected(holder, { token: bought.json<{ ticket: string }>().ticket }),
    await connected(holder, { authToken: secret }),
  ];
  for (const wire of wires) await wire.join('user:notifications');
  await tell('ina');
  for (const wire of wires) await wire.next(([, , , event]) => event === 'notification');
  const start = performance.now();
  await server.call('ina', 'DELETE', `/api/bigquery/api-tokens/${token.id}`);
  for (const wire of wires) expect(await wire.closed()).toBe(1001);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(await connect(holder, { authToken: secret })).toBe(403);
});

test('an API token of one project reads no notification through another process either', async () => {
  const project = await server.call('iva', 'POST', '/api/neo4j/projects', { name: 'One' });
  const wish = { name: 'one', scope: 'read', expiresInDays: 1, projectId: project.json<{ id: string }>().id };
  const made = await server.call('iva', 'POST', '/api/bigquery/generate-api-token', wish);
  const { secret } = made.json<{ secret: string }>();
  const bought = await server.call(secret, 'POST', '/api/identity/socket-ticket');
  const payload = { ticket: bought.json<{ ticket: string }>().ticket };
  const exchanged = await server.app.inject({ method: 'POST', url: '/users-socket/tickets/redeem', payload });
  await tell('iva');
  const listed = await server.call('iva', 'GET', '/api/bigquery/notifications/with-paginate');
  const row = `/users-socket/notifications/${listed.json<{ items: { uid: string }[] }>().items[0]?.uid ?? ''}`;
  const headers = { authorization: `Pass ${exchanged.json<{ pass: string }>().pass}` };
  expect((await server.app.inject({ url: row, headers })).statusCode).toBe(403);
});

test('whoever exchanges a stolen ticket may read what one socket could, and nothing else', async () => {
  const exchange = async (ticket: string) =>
    server.app.inject({ method: 'POST', url: '/users-socket/tickets/redeem', payload: { ticket } });
  const ticket = await server.ticket('eva');
  const { pass } = (await exchange(ticket)).json<{ pass: string }>();
  expect((await exchange(ticket)).statusCode).toBe(401);
  expect(pass).not.toContain((await server.token('eva')).slice(0, 20));
  const as = async (url: string, authorization: string) =>
    (await server.app.inject({ url, headers: { authorization } })).statusCode;
  await tell('eva');
  const listed = await server.call('eva', 'GET', '/api/bigquery/notifications/with-paginate?status=unread');
  const row = `/users-socket/notifications/${listed.json<{ items: { uid: string }[] }>().items[0]?.uid ?? ''}`;
  expect(await as(row, `Pass ${pass}`)).toBe(200);
  expect(await as(row, `Pass ${pass.slice(0, -4)}AAAA`)).toBe(401);
  expect(await as(row, `Bearer ${await server.token('eva')}`)).toBe(401);
  expect(await as('/api/settings', `Bearer ${pass}`)).toBe(401);
  await server.call('eva', 'POST', '/api/identity/sign-out-everywhere');
  expect(await as(row, `Pass ${pass}`)).toBe(401);
});
