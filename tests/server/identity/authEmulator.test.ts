import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type AuthEmulator, startAuthEmulator } from '../../../server/identity/emulator/startAuthEmulator.js';
import { makeVerifier, type VerifyToken } from '../../../server/identity/verifyToken.js';
import { crash, signIn, signUp, toolkit } from './emulatorClient.js';
import { unsigned } from './tokens.js';

const PROJECT = 'demo-emulator-test';
const PAGE = 'http://127.0.0.1:4110';
let dataDir: string;
let emulator: AuthEmulator;
let verify: VerifyToken;

/** fetch does not let the Host be chosen. */
const statusFor = (at: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<number>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: emulator.port, path: at, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject).end();
  });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'harta-auth-'));
  emulator = await startAuthEmulator({ dataDir, projectId: PROJECT, origins: [PAGE] });
  verify = makeVerifier({ projectId: PROJECT, keys: new URL(emulator.jwksUrl), revokedBefore: () => 0 });
});
afterAll(async () => {
  await emulator.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a token of the local sign-in is signed and passes the same check as Google’s', async () => {
  const { body } = await signUp(emulator.origin, 'ana@example.com');
  expect(await verify(body['idToken'] ?? '')).toMatchObject({ sub: body['localId'], email: 'ana@example.com' });
});

test('accounts are closed to other users of the machine', async () => {
  const folder = path.join(dataDir, 'auth');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const file of await readdir(folder)) expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
});

test('a wrong password and an unknown address are not told apart', async () => {
  const wrong = await toolkit(emulator.origin, 'signInWithPassword', { email: 'ana@example.com', password: 'nope12' });
  const unknown = await toolkit(emulator.origin, 'signInWithPassword', { email: 'no@example.com', password: 'nope12' });
  expect(wrong).toEqual(unknown);
  expect(JSON.stringify(wrong.body)).toContain('INVALID_LOGIN_CREDENTIALS');
});

test('the emulator itself does not believe an unsigned token', async () => {
  const { body } = await signIn(emulator.origin, 'ana@example.com');
  const { localId = '', idToken = '' } = body;
  const forged = unsigned({ alg: 'none', typ: 'JWT' }, { user_id: localId, sub: localId, iat: 9e9, firebase: {} });
  expect((await toolkit(emulator.origin, 'lookup', { idToken })).status).toBe(200);
  expect((await toolkit(emulator.origin, 'lookup', { idToken: forged })).status).toBe(400);
});

describe('who may ask what', () => {
  const jwks = '/emulator/jwks.json';
  const ours = { host: '127.0.0.1:4110' };
  test('our own page and its proxy may', async () => {
    expect(await statusFor(jwks, ours)).toBe(200);
    expect(await statusFor(jwks, { ...ours, origin: PAGE })).toBe(200);
  });
  test.each([
    ['a foreign page', { ...ours, origin: 'https://evil.example' }],
    ['a page without an origin', { ...ours, origin: 'null' }],
    ['a page on another port of this machine', { ...ours, origin: 'http://127.0.0.1:4111' }],
    ['a foreign name that resolves to this machine', { host: 'evil.example:4110' }],
  ])('%s may not', async (_name, headers) => expect(await statusFor(jwks, headers)).toBe(403));

  test.each([
    ['GET', `/emulator/v1/projects/${PROJECT}/oobCodes`],
    ['DELETE', `/emulator/v1/projects/${PROJECT}/accounts`],
    ['GET', `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:batchGet`],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k'],
    ['GET', '/emulator/auth/../v1/x'],
    ['GET', '/Emulator/v1/x'],
    ['GET', '/'],
  ])('nobody administers it: %s %s', async (method, at) => {
    expect(await statusFor(at, { ...ours, authorization: 'Bearer owner' }, method)).toBe(404);
  });
  test('an administrator’s password gives no link of somebody else’s', async () => {
    const response = await fetch(`${emulator.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ email: 'ana@example.com', requestType: 'PASSWORD_RESET', returnOobLink: true }),
    });
    expect(await response.text()).not.toContain('oobCode');
  });
});

test('the pages of signing in run no script but their own and load nothing from elsewhere', async () => {
  for (const page of ['handler?providerId=google.com&', 'iframe?']) {
    const response = await fetch(`${emulator.origin}/emulator/auth/${page}apiKey=k&appName=a`);
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+'( 'sha256-[^']+')*;/,
    );
    expect(await response.text()).not.toMatch(/(src|href)="?https?:/);
  }
});

test('whatever was confirmed survives kill -9 in the middle of sign-ups, and old sessions and mails with it', async () => {
  const earlier = await signUp(emulator.origin, 'earlier@example.com');
  await toolkit(emulator.origin, 'sendOobCode', { email: 'earlier@example.com', requestType: 'PASSWORD_RESET' });
  const confirmed: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const client = async (name: string) => {
      for (let count = 0; ; count += 1) {
        const email = `${name}-${round}-${count}@example.com`;
        const answer = await signUp(emulator.origin, email).catch(() => null);
        if (answer === null) return;
        if (answer.status === 200) confirmed.push(email);
      }
    };
    const clients = ['a', 'b', 'c'].map(client);
    await new Promise((resolve) => setTimeout(resolve, 400 + round * 97));
    await crash(emulator);
    await Promise.all(clients);
  }
  expect(confirmed.length).toBeGreaterThan(10);
  for (const email of confirmed) expect((await signIn(emulator.origin, email)).status, email).toBe(200);

  const { idToken = '' } = earlier.body;
  expect((await toolkit(emulator.origin, 'lookup', { idToken })).status).toBe(200);
  expect((await verify(idToken)).email).toBe('earlier@example.com');

  const [mail] = (await emulator.mails()).filter(({ to }) => to === 'earlier@example.com');
  expect(mail).toMatchObject({ kind: 'PASSWORD_RESET', used: false });
  const reset = { oobCode: mail?.code, newPassword: 'secret2' };
  expect((await toolkit(emulator.origin, 'resetPassword', reset)).status).toBe(200);
  expect((await toolkit(emulator.origin, 'resetPassword', reset)).status).toBe(400);
  expect((await emulator.mails()).find(({ id }) => id === mail?.id)?.used).toBe(true);
});
