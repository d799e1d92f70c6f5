import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { signIn, signUp } from '../identity/toolkit.js';
import { freePort } from '../../freePort.js';
import { missingRedis, startRedis, type StartedRedis } from '../../../scripts/engines/redis.mjs';
import { endAll, runHarta, type Running, until } from './processes.js';
import { connect, connected, type Wire } from './wire.js';

const CASE = 'one process that owns the store and two that only hold sockets';

/** Sockets of one person. */
const MOST_SOCKETS = 9;

const missing = missingRedis();

describe.skipIf(missing !== undefined)(missing === undefined ? CASE : `${CASE} (SKIPPED: ${missing})`, () => {
  let folder: string;
  let redis: StartedRedis;
  let running: Running[] | undefined;
  let owner: string;
  let ownerEnv: Record<string, string>;
  let sockets: readonly [string, string];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'harta-several-'));
    redis = await startRedis();
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const env = { HARTA_REDIS_URL: redis.url, HARTA_DATA_DIR: folder, HARTA_SOCKETS_PER_PERSON: String(MOST_SOCKETS) };
    const [first, second, third] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string, string];
    owner = first;
    ownerEnv = { ...env, PORT: String(ports[0]) };
    sockets = [second, third];
    const holds = {
      ...env,
      HARTA_ROLE: 'sockets',
      HARTA_BACKEND_URL: owner,
      HARTA_DATA_DIR: path.join(folder, 'nothing'),
    };
    running = await Promise.all([
      runHarta(ownerEnv),
      runHarta({ ...holds, PORT: String(ports[1]) }),
      runHarta({ ...holds, PORT: String(ports[2]) }),
    ]);
  });
  afterAll(async () => {
    await Promise.all((running ?? []).map((each) => each.end()));
    await endAll();
    await redis.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const tokenOf = async (name: string) => {
    const { body } = await signUp(owner, `${name}@example.org`);
    const token = body['idToken'] ?? '';
    await call(token, 'POST', '/api/neo4j/create-user-if-not-exists');
    await seenDevice(token);
    return token;
  };
  const call = async (token: string, method: string, url: string, body?: object) => {
    const answer = await fetch(`${owner}${url}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  /** Each but the first writes a notification. */
  const seenDevice = (token: string) => call(token, 'POST', '/api/identity/device', { id: ulid(), name: 'Firefox' });
  const windowsOf = async (token: string, topic: string): Promise<Wire[]> => {
    const wires = await Promise.all([owner, ...sockets].map((address) => open(address, token)));
    for (const wire of wires) await wire.join(topic);
    return wires;
  };
  const ticketOf = async (token: string) =>
    (JSON.parse(await call(token, 'POST', '/api/identity/socket-ticket')) as { ticket: string }).ticket;
  const open = async (address: string, token: string) => connected(address, { token: await ticketOf(token) });
  const closeAll = (wires: readonly Wire[]) => wires.forEach(({ websocket }) => websocket.close());

  test('a notification reaches the windows at each of them, as the text that REST gives', async () => {
    const token = await tokenOf('ana');
    const windows = await windowsOf(token, 'user:notifications');
    await seenDevice(token);
    for (const each of windows) {
      const [, , , , { notification }] = await each.next(([, , , event]) => event === 'notification');
      const { uid } = JSON.parse(String(notification)) as { uid: string };
      expect(await call(token, 'GET', `/api/bigquery/notifications/${uid}`)).toBe(notification);
    }
    closeAll(windows);
  });

  test('a change to a project reaches the windows at each of them', async () => {
    const token = await tokenOf('dan');
    const windows = await windowsOf(token, 'user:graph');
    const { id } = JSON.parse(
      await call(token, 'POST', '/api/neo4j/create-node', { labels: ['Oraș'], properties: {} }),
    ) as { id: string };
    for (const each of windows)
      expect((await each.next(([, , , event]) => event === 'changed'))[4]).toMatchObject({ nodes: [{ id }] });
    closeAll(windows);
  });

  test('an API token that is revoked closes its windows at each of them within a second, and nobody else’s', async () => {
    const session = await tokenOf('api');
    const wish = { name: 'monitor', scope: 'read', expiresInDays: 1 };
    const made = await call(session, 'POST', '/api/bigquery/generate-api-token', wish);
    const { secret, token } = JSON.parse(made) as { secret: string; token: { id: string } };
    const windows = await windowsOf(secret, 'user:graph');
    const others = await windowsOf(session, 'user:graph');
    const start = performance.now();
    await call(session, 'DELETE', `/api/bigquery/api-tokens/${token.id}`);
    for (const each of windows) expect(await each.closed()).toBe(1001);
    expect(performance.now() - start).toBeLessThan(1000);
    for (const address of [owner, ...sockets]) expect(await connect(address, { authToken: secret })).toBe(403);
    for (const each of others) expect(each.websocket.readyState).toBe(each.websocket.OPEN);
    closeAll(others);
  });

  test('signing out everywhere closes the windows at each of them, and none lets the old token in again', async () => {
    const token = await tokenOf('eva');
    const windows = await windowsOf(token, 'user:notifications');
    const tickets = [await ticketOf(token), await ticketOf(token), await ticketOf(token)];
    await call(token, 'POST', '/api/identity/sign-out-everywhere');
    for (const each of windows) expect(await each.closed()).toBe(1001);
    for (const address of [owner, ...sockets]) {
      expect(await connect(address, { token: tickets.pop() ?? '' })).toBe(403);
      expect(await connect(address, { authToken: token })).toBe(403);
    }
    await new Promise((resolve) => setTimeout(resolve, 1_100)); // a sign-in of the same second counts as before
    const again = (await signIn(owner, 'eva@example.org')).body['idToken'] ?? '';
    (await open(sockets[0], again)).websocket.close();
  });

  test('a person opens no more sockets at all of them together than at one', async () => {
    const token = await tokenOf('radu');
    const addresses = [owner, ...sockets];
    const opened: (Wire | number)[] = [];
    for (let at = 0; at < MOST_SOCKETS + addresses.length; at += 1)
      opened.push(await connect(addresses[at % addresses.length] ?? '', { token: await ticketOf(token) }));
    expect(opened.slice(MOST_SOCKETS)).toEqual(addresses.map(() => 429));
    const wires = opened.filter((wire) => typeof wire !== 'number');
    expect(wires).toHaveLength(MOST_SOCKETS);
    closeAll(wires);
    // What was given back at one of them is there at each.
    for (const address of addresses)
      await expect
        .poll(async () => typeof (await connect(address, { token: await ticketOf(token) })), { timeout: 10_000 })
        .toBe('object');
  });

  test('a token of nobody is refused, and a page of another site', async () => {
    const token = await tokenOf('mara');
    expect(await connect(sockets[0], { authToken: `${token.slice(0, -9)}AAAAAAAAA` })).toBe(403);
    expect(await connect(sockets[0], { token: 'A'.repeat(43) })).toBe(403);
    const ticket = await ticketOf(token);
    expect(await connect(sockets[0], { token: ticket, origin: 'https://evil.example' })).toBe(403);
    (await connected(sockets[0], { token: ticket, origin: owner })).websocket.close();
  });

  test('what is written while Redis is away is missed by nobody: windows come back and read anew', async () => {
    const token = await tokenOf('lia');
    const windows = await windowsOf(token, 'user:notifications');
    await redis.kill();
    await seenDevice(token);
    const pushed = await windows[0]?.next(([, , , event]) => event === 'notification');
    const { uid } = JSON.parse(String(pushed?.[4]['notification'])) as { uid: string };
    await redis.start();
    for (const each of windows) expect(await each.closed()).toBe(1012);
    expect(await call(token, 'GET', '/api/bigquery/notifications/with-paginate?status=unread')).toContain(uid);

    // Each process finds Redis again at its own time and may send its clients away once more until then.
    const hears = async (address: string) => {
      const wire = await open(address, token);
      await wire.join('user:notifications');
      await seenDevice(token);
      await wire.next(([, , , event]) => event === 'notification');
      wire.websocket.close();
    };
    for (const address of sockets)
      await until(
        () =>
          hears(address).then(
            () => true,
            () => false,
          ),
        'the next push',
      );
  });

  test('a ticket is good at one of them alone, and a token in a header at each', async () => {
    const token = await tokenOf('dora');
    const ticket = await ticketOf(token);
    (await connected(sockets[0], { token: ticket })).websocket.close();
    for (const address of [owner, ...sockets]) expect(await connect(address, { token: ticket })).toBe(403);
    for (const address of [owner, ...sockets]) (await connected(address, { authToken: token })).websocket.close();
  });

  test('when the owner crashes, the windows at the others come back and read what became of what it was telling', async () => {
    const token = await tokenOf('horia');
    const windows = [await open(sockets[0], token), await open(sockets[1], token)];
    for (const wire of windows) await wire.join('user:chat');
    await running?.[0]?.end('SIGKILL');
    const again = await runHarta(ownerEnv);
    for (const each of windows) expect(await each.closed()).toBe(1012);
    running = [again, ...(running ?? []).slice(1)];
  });

  test('no process says a token, and one that is told to stop sends its clients away first', async () => {
    const token = await tokenOf('ion');
    const windows = await windowsOf(token, 'user:notifications');
    expect(await running?.[2]?.end()).toBe(0);
    expect(await windows[2]?.closed()).toBe(1012);
    closeAll(windows.slice(0, 2));
    for (const { said } of running ?? []) expect(said()).not.toMatch(/eyJ|token=/);
  });
});
