import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { type Channel, type Socket } from 'phoenix';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { officialSocket, outcome } from '../../scenarios/realtime/officialClient.js';
import { type GatewayAnswer, known } from '../gateway/known.js';
import { freePort } from '../../freePort.js';
import { databaseOf } from '../engineUnderTest.js';
import { endAll, runHarta } from '../realtime/processes.js';
import { changeRows, rowsOf } from '../storedRows.js';
import { signIn, signUp, toolkit } from './toolkit.js';

const WITHIN_MS = 5_000;

let dataDir: string;
let origin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'harta-ended-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await runHarta({ PORT: String(port), HARTA_DATA_DIR: dataDir });
});
afterAll(async () => {
  await endAll();
  await rm(dataDir, { recursive: true, force: true });
});

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
const rest = async (token: string) =>
  (await fetch(`${origin}/api/bigquery/user-info`, { headers: headersOf(token) })).status;
/** The code that GraphQL refuses this person with; undefined where it answers them. */
async function graphql(token: string): Promise<string | undefined> {
  const body = JSON.stringify(known('UserInfo'));
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers: headersOf(token), body });
  return ((await answer.json()) as GatewayAnswer).errors?.[0]?.extensions.code;
}

interface LiveWindow {
  readonly socket: Socket;
  readonly channel: Channel;
  /** When the server closed it, with the code. */
  readonly closed: Promise<{ at: number; code: number }>;
  /** What became of the attempts to come back. */
  readonly refusals: () => number;
}

/** A window of this person: the client that our pages use, on a websocket, with one channel joined. */
async function liveWindow(token: string): Promise<LiveWindow> {
  const answer = await fetch(`${origin}/api/identity/socket-ticket`, { method: 'POST', headers: headersOf(token) });
  const { ticket } = (await answer.json()) as { ticket: string };
  const socket = officialSocket(origin, {
    params: { token: ticket },
    reconnectAfterMs: () => 100,
    heartbeatIntervalMs: 30_000, // else the client itself gives up on a machine that has other work
  });
  let refusals = 0;
  socket.onError(() => {
    refusals += 1;
  });
  const closed = new Promise<{ at: number; code: number }>((resolve) => {
    socket.onClose((event: { code: number }) => resolve({ at: performance.now(), code: event.code }));
  });
  socket.connect();
  const channel = socket.channel('user:notifications');
  expect(await outcome(channel.join())).toMatchObject({ status: 'ok' });
  return { socket, channel, closed, refusals: () => refusals };
}

const administers = async (sql: string, uid: string): Promise<void> =>
  expect(await changeRows(dataDir, 'identity.db', `${sql} WHERE uid = '${uid}'`)).toBe(1);

/** As whoever runs Harta does, in another process. */
async function endsSessions(whom: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: '', HARTA_DATA_DIR: dataDir, ...(await databaseOf(dataDir)) };
  return (await promisify(execFile)(process.execPath, ['dist/server/main.js', 'end-sessions', whom], { env })).stdout;
}

const WAYS: readonly (readonly [string, (person: Record<string, string>) => Promise<unknown> | void])[] = [
  ['deletes', ({ idToken }) => toolkit(origin, 'delete', { idToken })],
  ['is disabled by an administrator', ({ localId = '' }) => administers('UPDATE account SET disabled = 1', localId)],
  ['has its sessions ended by an administrator', ({ email = '' }) => endsSessions(email)],
  ['is removed by an administrator', ({ localId = '' }) => administers('DELETE FROM account', localId)],
];

// Side by side: each waits for seconds until the server looks.
describe.concurrent.each(WAYS)('an account that its person or somebody else ends: %s', (way, end) => {
  test('is out of REST, GraphQL and its open websockets within five seconds, and nobody else is', async () => {
    const name = `way${WAYS.findIndex(([each]) => each === way)}`;
    const { body: person } = await signUp(origin, `${name}@example.org`);
    const { body: other } = await signUp(origin, `other.${name}@example.org`);
    const [token = '', others = ''] = [person['idToken'], other['idToken']];
    const [first, second] = [await liveWindow(token), await liveWindow(token)];
    const stranger = await liveWindow(others);
    expect([await rest(token), await graphql(token)]).toEqual([200, undefined]);

    await end(person);
    const start = performance.now();
    expect(await rest(token)).toBe(401);
    expect(await graphql(token)).toBe('TOKEN_REVOKED');
    for (const { closed } of [first, second]) {
      const { at, code } = await closed;
      expect(at - start).toBeLessThan(WITHIN_MS);
      expect(code).toBe(1001);
    }
    expect(performance.now() - start).toBeLessThan(WITHIN_MS);

    // The client tries again by itself, and does not come in.
    await vi.waitFor(() => expect(first.refusals()).toBeGreaterThan(0), { timeout: 10_000 });
    expect(first.socket.isConnected()).toBe(false);
    expect([stranger.socket.isConnected(), await rest(others), await graphql(others)]).toEqual([true, 200, undefined]);
    for (const { socket } of [first, second, stranger]) socket.disconnect();
  });
});

test('an administrator ends the sessions of everybody at once', async () => {
  const people = await Promise.all(['one', 'two'].map((name) => signUp(origin, `${name}@example.net`)));
  const tokens = people.map(({ body }) => body['idToken'] ?? '');
  const windows = await Promise.all(tokens.map(liveWindow));
  expect(await endsSessions('everybody')).toMatch(/^Ended \d+ sessions of \d+ accounts\.$/m);
  for (const token of tokens) expect(await rest(token)).toBe(401);
  for (const { closed, socket } of windows) {
    expect((await closed).code).toBe(1001);
    socket.disconnect();
  }
  await expect(endsSessions('nobody@example.net')).rejects.toThrow();
  expect((await signIn(origin, 'one@example.net')).status).toBe(200);
});

describe('an API token of an account', () => {
  const tokenOf = async (idToken: string): Promise<string> => {
    const answer = await fetch(`${origin}/api/bigquery/generate-api-token`, {
      method: 'POST',
      headers: headersOf(idToken),
      body: JSON.stringify({ name: 'kept by a thief', scope: 'write', expiresInDays: 30 }),
    });
    return ((await answer.json()) as { secret: string }).secret;
  };
  const TAKEN_BACK: readonly (readonly [
    string,
    number,
    (person: Record<string, string>) => Promise<unknown> | void,
  ])[] = [
    ['is deleted', 401, ({ idToken }) => toolkit(origin, 'delete', { idToken })],
    ['is disabled', 401, ({ localId = '' }) => administers('UPDATE account SET disabled = 1', localId)],
    ['gets a new password', 401, ({ idToken }) => toolkit(origin, 'update', { idToken, password: 'a-new-password-9' })],
    ['signs out everywhere', 200, ({ email = '' }) => endsSessions(email)],
  ];

  test.concurrent.each(TAKEN_BACK)('that %s answers %i', async (way, status, end) => {
    const { body: person } = await signUp(origin, `token.${way.replaceAll(' ', '')}@example.org`);
    const token = await tokenOf(person['idToken'] ?? '');
    const window = await liveWindow(token);
    expect([await rest(token), await graphql(token)]).toEqual([200, undefined]);
    // Seconds decide what was made before an account was taken back.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await end(person);
    expect(await rest(token)).toBe(status);
    expect((await window.closed).code).toBe(1001);
    window.socket.disconnect();
  });

  test('proves nothing to the service that keeps passwords and accounts', async () => {
    const { body: person } = await signUp(origin, 'token.held@example.org');
    const idToken = await tokenOf(person['idToken'] ?? '');
    for (const [call, fields] of [
      ['update', { password: 'a-new-password-9' }],
      ['update', { email: 'thief@example.org' }],
      ['delete', {}],
      ['lookup', {}],
    ] as const)
      expect((await toolkit(origin, call, { idToken, ...fields })).status).toBe(400);
    expect((await signIn(origin, 'token.held@example.org')).status).toBe(200);
  });
});

test('what is kept of a password is what OWASP asks of scrypt', async () => {
  await signUp(origin, 'hashed@example.net');
  const kept = "SELECT password FROM account WHERE email = 'hashed@example.net'";
  const [row] = await rowsOf(dataDir, 'identity.db', kept);
  expect(row?.['password']).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
});
