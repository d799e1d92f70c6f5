import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type SignIn } from '../../../server/contract/signIns.js';
import { freePort } from '../../freePort.js';
import { endAll, runHarta } from '../realtime/processes.js';
import { connected } from '../realtime/wire.js';
import { messageOf, PASSWORD, renew, signIn, signUp, toolkit, type ToolkitAnswer } from './toolkit.js';

const WITHIN_MS = 5_000;

let dataDir: string;
let origin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'harta-sign-ins-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await runHarta({ PORT: String(port), HARTA_DATA_DIR: dataDir });
});
afterAll(async () => {
  await endAll();
  await rm(dataDir, { recursive: true, force: true });
});

async function call<T>({ body }: ToolkitAnswer, method: string, at: string, sent?: object) {
  const answer = await fetch(`${origin}/api${at}`, {
    method,
    headers: {
      authorization: `Bearer ${body['idToken'] ?? ''}`,
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}
const listOf = async (session: ToolkitAnswer) =>
  (await call<{ isKnown: boolean; items: SignIn[] }>(session, 'GET', '/identity/sign-ins')).body;
const tellsDevice = (session: ToolkitAnswer, name: string, id = ulid()) =>
  call(session, 'POST', '/identity/device', { id, name });
const statusOf = async (session: ToolkitAnswer) => (await call(session, 'GET', '/settings')).status;

describe('the list of sign-ins', () => {
  test('names each browser, the one that asks first, and nobody else’s', async () => {
    const here = await signUp(origin, 'lists@example.com');
    const there = await signIn(origin, 'lists@example.com');
    const stranger = await signUp(origin, 'stranger@example.com');
    await tellsDevice(here, 'Firefox, Linux');
    await tellsDevice(there, 'Chrome, Android');
    await tellsDevice(stranger, 'Safari, macOS');
    const { isKnown, items } = await listOf(here);
    expect(isKnown).toBe(true);
    expect(items.map(({ device, isPresent, method }) => [device, isPresent, method])).toEqual([
      ['Firefox, Linux', true, 'password'],
      ['Chrome, Android', false, 'password'],
    ]);
    for (const { signedInAt, lastUsedAt } of items)
      for (const at of [signedInAt, lastUsedAt]) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
    expect((await listOf(there)).items.map(({ device }) => device)).toEqual(['Chrome, Android', 'Firefox, Linux']);
  });

  test('a proof once more, in the same browser, is no further sign-in; another password keeps its name', async () => {
    const here = await signUp(origin, 'proves@example.com');
    const id = ulid();
    await tellsDevice(here, 'Firefox, Linux', id);
    const proved = await signIn(origin, 'proves@example.com');
    await tellsDevice(proved, 'Firefox, Linux', id);
    expect((await listOf(proved)).items).toHaveLength(1);
    expect(await statusOf(here), 'other tabs go on').toBe(200);
    const change = { idToken: proved.body['idToken'], password: `${PASSWORD}-2`, returnSecureToken: true };
    const changed = await toolkit(origin, 'update', change);
    expect((await listOf(changed)).items).toMatchObject([{ device: 'Firefox, Linux', isPresent: true }]);
    expect(await statusOf(here)).toBe(401);
  });

  test('takes a sign-in', async () => {
    const here = await signUp(origin, 'programs@example.com');
    const wish = { name: 'nightly', scope: 'write', expiresInDays: 1 };
    const { secret } = (await call<{ secret: string }>(here, 'POST', '/bigquery/generate-api-token', wish)).body;
    const program = { ...here, body: { idToken: secret } };
    expect((await call(program, 'GET', '/identity/sign-ins')).status).toBe(403);
    expect((await call(program, 'DELETE', `/identity/sign-ins/${'A'.repeat(22)}`)).status).toBe(403);
  });
});

describe('signing out in another browser', () => {
  test('ends its tokens and its live channel within five seconds, and leaves this one alone', async () => {
    const here = await signUp(origin, 'ends@example.com');
    const there = await signIn(origin, 'ends@example.com');
    const wire = await connected(origin, { authToken: there.body['idToken'] ?? '' });
    await wire.join('user:notifications');
    const other = (await listOf(here)).items.find(({ isPresent }) => !isPresent);
    const begun = Date.now();
    expect((await call(here, 'DELETE', `/identity/sign-ins/${other?.id ?? ''}`)).status).toBe(200);
    await wire.closed();
    expect(Date.now() - begun).toBeLessThan(WITHIN_MS);
    expect([await statusOf(there), await statusOf(here)]).toEqual([401, 200]);
    expect(messageOf(await renew(origin, there.body['refreshToken'] ?? ''))).toBe('TOKEN_EXPIRED');
    expect((await listOf(here)).items.map(({ isPresent }) => isPresent)).toEqual([true]);
    // Its own window joins anew.
    const back = await connected(origin, { authToken: here.body['idToken'] ?? '' });
    expect((await back.join('user:notifications'))[4]).toMatchObject({ status: 'ok' });
    back.websocket.close();
  });

  test('does not find one that is over, or another person’s', async () => {
    const here = await signUp(origin, 'finds@example.com');
    const stranger = await signUp(origin, 'foreign@example.com');
    const [mine] = (await listOf(stranger)).items;
    for (const id of [mine?.id ?? '', 'A'.repeat(22)]) {
      const answer = await call<{ code: string }>(here, 'DELETE', `/identity/sign-ins/${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'SIGN_IN_NOT_FOUND']);
    }
    expect(await statusOf(stranger)).toBe(200);
  });
});

test('the last way into an account is not taken away', async () => {
  const here = await signUp(origin, 'last@example.com');
  const { idToken } = here.body;
  for (const given of [{ deleteProvider: ['password'] }, { deleteAttribute: ['PASSWORD'] }])
    expect(messageOf(await toolkit(origin, 'update', { idToken, ...given }))).toBe('OPERATION_NOT_ALLOWED');
  expect((await signIn(origin, 'last@example.com')).status).toBe(200);
});
