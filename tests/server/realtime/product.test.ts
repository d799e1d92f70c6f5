import { type AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type NotificationId, type OwnerId } from '../../../server/contract/ids.js';
import { type ImportJob, type ImportState } from '../../../server/contract/imports.js';
import { type TopicJoined } from '../../../server/contract/live.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { connect, connected, type Wire } from './wire.js';

let server: TestServer;
let address: string;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const poll = async (query: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}/users-socket/longpoll?${new URLSearchParams({ ...query, vsn: '2.0.0' })}`, {
    headers,
  });
  return (await answer.json()) as { status: number; token?: string; messages?: string[] };
};

/** A notification of this person, written as the product does. */
const tell = async (who: string) =>
  server.notifications.tell(who as OwnerId, { kind: 'exportFinished', file: 'munții.json' });

describe('a notification', () => {
  test('reaches every open window of its person, as the text that REST gives, and nobody else', async () => {
    const authToken = await server.token('ana');
    const windows = await Promise.all([
      connected(address, { token: await server.ticket('ana') }),
      connected(address, { authToken }),
    ]);
    const stranger = await connected(address, { token: await server.ticket('bob') });
    for (const each of [...windows, stranger]) await each.join('user:notifications');
    await tell('ana');
    for (const each of windows) {
      const [joinRef, ref, topic, , payload] = await each.next(([, , , event]) => event === 'notification');
      expect([joinRef, ref, topic]).toEqual(['user:notifications', null, 'user:notifications']);
      const text = String(payload['notification']);
      const { uid } = JSON.parse(text) as { uid: NotificationId };
      expect((await server.call('ana', 'GET', `/api/bigquery/notifications/${uid}`)).text).toBe(text);
    }
    stranger.send(null, 'last', 'phoenix', 'heartbeat');
    expect((await stranger.next(() => true))[1]).toBe('last');
    for (const each of [...windows, stranger]) each.websocket.close();
  });

  test('that is marked as read tells the number of those left to all windows', async () => {
    const wire = await connected(address, { token: await server.ticket('mara') });
    await wire.join('user:notifications');
    await tell('mara');
    const [, , , , { notification }] = await wire.next(([, , , event]) => event === 'notification');
    const { uid } = JSON.parse(String(notification)) as { uid: string };
    await server.call('mara', 'POST', `/api/bigquery/notifications/mark-as-read/${uid}`);
    expect((await wire.next(([, , , event]) => event === 'changed'))[4]).toEqual({ unreadTotal: 0 });
    wire.websocket.close();
  });

  test('reaches a window without websockets', async () => {
    const token = await server.ticket('dan');
    const { status, token: session = '' } = await poll({ token });
    expect(status).toBe(410);
    const posted = await fetch(
      `${address}/users-socket/longpoll?${new URLSearchParams({ vsn: '2.0.0', token: session })}`,
      { method: 'POST', body: '["1","1","user:notifications","phx_join",{}]' },
    );
    expect(await posted.json()).toEqual({ status: 200 });
    expect((await poll({ token: session })).messages).toHaveLength(1);
    const waiting = poll({ token: session });
    await tell('dan');
    expect((await waiting).messages?.[0]).toContain('"notification"');
  });
});

test('a small change to a project is told to the other window with its content, and to nobody else', async () => {
  const wire = await connected(address, { token: await server.ticket('ana') });
  const stranger = await connected(address, { token: await server.ticket('bob') });
  for (const each of [wire, stranger]) await each.join('user:graph');
  const made = await server.call('ana', 'POST', '/api/neo4j/create-node', {
    labels: ['Oraș'],
    properties: { name: 'Iași' },
  });
  const node = made.json<{ id: string }>();
  const [, , , , payload] = await wire.next(([, , , event]) => event === 'changed');
  expect(payload).toMatchObject({
    complete: true,
    nodes: [{ id: node.id, version: 1 }],
    content: { nodes: [node], relationships: [], canUndo: true, canRedo: false },
  });
  stranger.send(null, 'last', 'phoenix', 'heartbeat');
  expect((await stranger.next(() => true))[1], 'the stranger heard nothing before').toBe('last');
  for (const each of [wire, stranger]) each.websocket.close();
});

test('what becomes of a project is told to the other window, and to nobody else', async () => {
  const wire = await connected(address, { token: await server.ticket('ana') });
  const stranger = await connected(address, { token: await server.ticket('bob') });
  for (const each of [wire, stranger]) await each.join('user:graph');
  const isProjects = ([, , , event]: readonly unknown[]) => event === 'projects';
  const projects = '/api/neo4j/projects';
  const { id } = (await server.call('ana', 'POST', projects, { name: 'Balene' })).json<{ id: string }>();
  const told = async () => (await wire.next(isProjects))[4];
  expect(await told()).toEqual({ projectId: id });
  for (const path of ['archive', 'restore']) {
    await server.call('ana', 'POST', `${projects}/${id}/${path}`);
    expect(await told()).toEqual({ projectId: id });
  }
  await server.call('ana', 'DELETE', `${projects}/${id}`, { confirmation: 'Balene' });
  expect(await told()).toEqual({ projectId: id });
  stranger.send(null, 'last', 'phoenix', 'heartbeat');
  expect((await stranger.next(() => true))[1], 'the stranger heard nothing before').toBe('last');
  for (const each of [wire, stranger]) each.websocket.close();
});

test('how far an import is comes over the channel, up to its end, and to nobody else', async () => {
  const wire = await connected(address, { token: await server.ticket('ana') });
  const stranger = await connected(address, { token: await server.ticket('bob') });
  for (const each of [wire, stranger]) await each.join('user:graph');
  const form = new FormData();
  form.append('file', new Blob(['source,target,type\nEva,Dan,KNOWS\n']), 'edges.csv');
  const headers = { authorization: `Bearer ${await server.token('ana')}` };
  const uploaded = await fetch(`${address}/api/neo4j/imports`, { method: 'POST', body: form, headers });
  const { id } = (await uploaded.json()) as ImportJob;
  const next = async (...states: ImportState[]) => {
    const isIt = (job: ImportJob) => job.id === id && states.includes(job.state);
    const told = await wire.next(([, , , event, { job }]) => event === 'import' && isIt(job as ImportJob));
    return told[4]['job'] as ImportJob;
  };
  const checked = await next('checked');
  expect(checked).toMatchObject({ nodes: 2, relationships: 1, fileNames: ['edges.csv'] });
  expect(checked).toEqual((await server.call('ana', 'GET', `/api/neo4j/imports/${id}`)).json());
  await server.call('ana', 'POST', `/api/neo4j/imports/${id}/commit`, {});
  await next('writing');
  expect(await next('done', 'failed')).toMatchObject({ state: 'done', nodesWritten: 2, relationshipsWritten: 1 });
  stranger.send(null, 'last', 'phoenix', 'heartbeat');
  expect((await stranger.next(() => true))[1]).toBe('last');
  for (const each of [wire, stranger]) each.websocket.close();
});

test('the topic of the assistant can be joined; topics that are nobody’s cannot', async () => {
  const wire = await connected(address, { token: await server.ticket('ana') });
  expect((await wire.join('user:chat'))[4]).toMatchObject({ status: 'ok' });
  expect((await wire.join('user:bob'))[4]).toEqual({ status: 'error', response: { reason: 'unmatched topic' } });
  wire.websocket.close();
});

describe('a connection is refused', () => {
  test('without a token, with one that is over, of another project, or of a session that was ended', async () => {
    expect(await connect(address, {})).toBe(403);
    expect(await connect(address, { token: 'nonsense' })).toBe(403);
    expect(await connect(address, { token: await server.ticket('ana', { expiresIn: -60 }) })).toBe(403);
    expect(await connect(address, { authToken: await server.token('ana', { expiresIn: -60 }) })).toBe(403);
    const other = await startTestServer({ ownKey: true });
    expect(await connect(address, { token: await other.ticket('ana') })).toBe(403);
    expect(await connect(address, { authToken: await other.token('ana') })).toBe(403);
    await other.close();
    const [token, polling, authToken] = [
      await server.ticket('vlad'),
      await server.ticket('vlad'),
      await server.token('vlad'),
    ];
    await server.call('vlad', 'POST', '/api/identity/sign-out-everywhere');
    expect(await connect(address, { token })).toBe(403);
    expect(await connect(address, { authToken })).toBe(403);
    expect((await poll({ token: polling })).status).toBe(403);
  });

  test('for a page of another site, but not for our own', async () => {
    const token = await server.ticket('ana');
    expect(await connect(address, { token, origin: 'https://evil.example' })).toBe(403);
    (await connected(address, { token, origin: address })).websocket.close();
  });

  test('for a person with fifty windows open', async () => {
    const open = async () => connected(address, { token: await server.ticket('many') });
    const windows = await Promise.all(Array.from({ length: 50 }, open));
    expect(await connect(address, { token: await server.ticket('many') })).toBe(429);
    windows[0]?.websocket.close();
    await windows[0]?.closed();
    const again = await open();
    for (const each of [...windows, again]) each.websocket.close();
  });

  test('where no socket is served, whatever asks for an upgrade', async () => {
    const { WebSocket } = await import('ws');
    const websocket = new WebSocket(`${address.replace('http', 'ws')}/api/settings?token=${await server.token('ana')}`);
    const status = await new Promise((resolve) => {
      websocket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      websocket.on('error', () => undefined);
    });
    expect(status).toBe(400);
  });
});

describe('a join', () => {
  const quietOf = async (wire: Wire, topic: string) => {
    const [, , , , { response }] = await wire.join(topic, { quiet: true });
    return (response as TopicJoined).quietMs;
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  test('says for how long nothing was told of its topic, so that a page knows whether it missed something', async () => {
    const wire = await connected(address, { token: await server.ticket('lina') });
    await wire.join('user:notifications');
    await server.call('lina', 'POST', '/api/neo4j/create-node', { labels: ['Oraș'], properties: {} });
    const made = performance.now();
    await pause(40);
    await tell('lina');
    expect(await quietOf(wire, 'user:notifications')).toBeLessThan(performance.now() - made - 39);
    const quiet = await quietOf(wire, 'user:graph');
    expect(quiet).toBeGreaterThanOrEqual(39);
    const idle = await quietOf(wire, 'user:chat');
    expect(idle, 'nothing was ever told of it').toBeGreaterThan(quiet ?? 0);
    wire.websocket.close();
  });

  test('with an API token, which may be of one project alone, is not told when the rest last changed', async () => {
    const wish = { name: 'monitor', scope: 'read', expiresInDays: 1 };
    const made = await server.call('lina', 'POST', '/api/bigquery/generate-api-token', wish);
    const wire = await connected(address, { authToken: made.json<{ secret: string }>().secret });
    for (const topic of ['user:notifications', 'user:graph', 'user:chat'])
      expect((await wire.join(topic, { quiet: true }))[4]).toEqual({ status: 'ok', response: {} });
    wire.websocket.close();
  });

  test.each([{}, { quiet: false }, { quiet: 'yes' }, []])(
    'that asks for %j is answered as the protocol has it',
    async (asked) => {
      const wire = await connected(address, { token: await server.ticket('lina') });
      expect((await wire.join('user:graph', asked))[4]).toEqual({ status: 'ok', response: {} });
      wire.websocket.close();
    },
  );
});

describe('a ticket', () => {
  const bought = async (who: string) =>
    (await server.call(who, 'POST', '/api/identity/socket-ticket')).json<{ ticket: string; expiresAt: string }>();

  test('is bought by whoever is signed in, opens one connection, and never a second one', async () => {
    const { ticket, expiresAt } = await bought('ana');
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 30_000)).toBeLessThan(5_000);
    (await connected(address, { token: ticket })).websocket.close();
    expect(await connect(address, { token: ticket })).toBe(403);
    expect((await poll({ token: ticket })).status).toBe(403);
    const polled = (await bought('ana')).ticket;
    expect((await poll({ token: polled })).status).toBe(410);
    expect((await poll({ token: polled })).status).toBe(403);
  });

  test('comes with another one where two are asked for, each for one connection', async () => {
    const two = await server.call('ana', 'POST', '/api/identity/socket-ticket?number=2');
    const { ticket, more = [] } = two.json<{ ticket: string; more?: string[] }>();
    expect(more).toHaveLength(1);
    for (const token of [ticket, ...more]) {
      (await connected(address, { token })).websocket.close();
      expect(await connect(address, { token })).toBe(403);
    }
    expect((await server.call('ana', 'POST', '/api/identity/socket-ticket?number=3')).status).toBe(422);
  });

  test('opens the topics of whoever bought it, whoever uses it, and is no proof for anything else', async () => {
    const { ticket } = await bought('ana');
    const wire = await connected(address, { token: ticket, authToken: await server.token('bob') });
    await wire.join('user:notifications');
    await tell('bob');
    await tell('ana');
    const [, , , , { notification }] = await wire.next(([, , , event]) => event === 'notification');
    const { uid } = JSON.parse(String(notification)) as { uid: string };
    expect((await server.call('ana', 'GET', `/api/bigquery/notifications/${uid}`)).status).toBe(200);
    wire.websocket.close();
    const headers = { authorization: `Bearer ${(await bought('ana')).ticket}` };
    expect((await server.app.inject({ method: 'GET', url: '/api/settings', headers })).statusCode).toBe(401);
    expect((await server.app.inject({ method: 'POST', url: '/api/identity/socket-ticket' })).statusCode).toBe(401);
  });

  test('is worth nothing once the session that bought it was ended', async () => {
    const { ticket } = await bought('dora');
    await server.call('dora', 'POST', '/api/identity/sign-out-everywhere');
    expect(await connect(address, { token: ticket })).toBe(403);
    expect((await server.call('dora', 'POST', '/api/identity/socket-ticket')).status).toBe(401);
  });

  test('is asked for in the address: an identity token there is refused, in a header it is taken', async () => {
    const token = await server.token('ana');
    expect(await connect(address, { token })).toBe(403);
    expect((await poll({ token })).status).toBe(403);
    (await connected(address, { authToken: token })).websocket.close();
    expect((await poll({}, { 'x-phoenix-authtoken': token })).status).toBe(410);
  });
});

describe('an open socket closes', () => {
  test('when its token ends', async () => {
    const wire = await connected(address, { token: await server.ticket('ana', { expiresIn: -3 }) });
    await wire.join('user:notifications');
    expect(await wire.closed()).toBe(1001);
  });

  test('when the person signs out everywhere, on every window and on no other person’s', async () => {
    const open = async () => connected(address, { token: await server.ticket('eva') });
    const windows = await Promise.all([open(), open()]);
    const { token: session = '' } = await poll({ token: await server.ticket('eva') });
    const stranger = await connected(address, { token: await server.ticket('bob') });
    await server.call('eva', 'POST', '/api/identity/sign-out-everywhere');
    for (const each of windows) expect(await each.closed()).toBe(1001);
    expect((await poll({ token: session })).status).toBe(403);
    stranger.send(null, '1', 'phoenix', 'heartbeat');
    await stranger.next(([, ref]) => ref === '1');
    stranger.websocket.close();
  });

  test('when its client floods it; the others live on', async () => {
    const wire = await connected(address, { token: await server.ticket('ana') });
    for (let ref = 0; ref < 1_500; ref += 1) wire.send(null, String(ref), 'phoenix', 'heartbeat');
    expect(await wire.closed()).toBe(1013);
    (await connected(address, { token: await server.ticket('ana') })).websocket.close();
  });

  test('when its client sends what is no message, or more than one may hold', async () => {
    const malformed = await connected(address, { token: await server.ticket('ana') });
    malformed.websocket.send('{}');
    expect(await malformed.closed()).toBe(1011);
    const tooLarge = await connected(address, { token: await server.ticket('ana') });
    tooLarge.websocket.send('x'.repeat(70_000));
    expect(await tooLarge.closed()).toBe(1009);
  });
});

test('neither a token nor a ticket stands in any line of the log, and each refusal says its reason once', async () => {
  const token = await server.token('lia');
  const over = await server.token('lia', { expiresIn: -60 });
  const tickets = await Promise.all([1, 2, 3].map(() => server.ticket('lia')));
  const [first = '', second = '', third = ''] = tickets;
  lines.length = 0;
  (await server.call('lia', 'POST', '/api/identity/socket-ticket')).json<{ ticket: string }>();
  (await connected(address, { token: first })).websocket.close();
  expect(await connect(address, { token: first })).toBe(403);
  (await connected(address, { authToken: token })).websocket.close();
  const session = (await poll({ token: second })).token ?? '';
  const waiting = poll({ token: session }, { 'x-phoenix-authtoken': token });
  await connect(address, { token });
  await connect(address, { authToken: over });
  await poll({}, { 'x-phoenix-authtoken': over });
  await fetch(`${address}/users-socket/elsewhere?token=${third}`);
  await fetch(`${address}/users-socket/elsewhere?token=${token}`);
  await fetch(`${address}/users-socket/websocket?token=${token}`);
  await fetch(`${address}/users-socket/longpoll?token=${token}`, { method: 'PUT' });
  await fetch(`${address}/users-socket/longpoll%zz?token=${token}`);
  await server.call('lia', 'POST', '/api/identity/sign-out-everywhere');
  expect((await waiting).status).toBe(410);
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines)
    for (const secret of [token, over, session, ...tickets, 'token=']) expect(line).not.toContain(secret);
  expect(lines.filter((line) => line.includes('TOKEN_EXPIRED'))).toHaveLength(2);
});

test('when the server stops, every client is told to come back', async () => {
  const stopping = await startTestServer();
  await stopping.app.listen({ host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${(stopping.app.server.address() as AddressInfo).port}`;
  const wire = await connected(at, { token: await stopping.ticket('ana') });
  await stopping.close();
  expect(await wire.closed()).toBe(1012);
});
