import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { LocalService } from './LocalService.js';
import { messageOf, PASSWORD, renew, signIn, signUp, toolkit } from './toolkit.js';

// Hashing takes long on a machine that has other work.
vi.setConfig({ testTimeout: 120_000 });

let service: LocalService;
let origin: string;

beforeAll(async () => {
  service = await LocalService.start();
  ({ origin } = service);
});
afterAll(() => service.remove());

test('a token of the local sign-in is signed and passes the same check as Google’s', async () => {
  const { body } = await signUp(origin, 'ana@example.com');
  expect(await service.verify(body['idToken'] ?? '')).toMatchObject({ sub: body['localId'], email: 'ana@example.com' });
});

test('a renewed token says the same', async () => {
  const { body } = await signIn(origin, 'ana@example.com');
  const renewed = await renew(origin, body['refreshToken'] ?? '');
  expect(await service.verify(renewed.body['id_token'] ?? '')).toMatchObject({ sub: body['localId'] });
});

test('accounts and key are closed to other users of the machine', async () => {
  expect((await stat(path.join(service.dataDir, 'auth'))).mode & 0o777).toBe(0o700);
  for (const file of ['auth/signing-key.pem', 'identity.db', 'identity.db-wal'])
    expect((await stat(path.join(service.dataDir, file))).mode & 0o777, file).toBe(0o600);
});

test('no file holds a password, a refresh token or a mailed code', async () => {
  const { body } = await signUp(origin, 'secret@example.com', 'this-is-the-password-of-secret');
  await toolkit(origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'secret@example.com' });
  const code = await service.codeTo('secret@example.com');
  for (const file of ['identity.db', 'identity.db-wal']) {
    const bytes = await readFile(path.join(service.dataDir, file));
    for (const secret of ['this-is-the-password-of-secret', body['refreshToken'] ?? '', code])
      expect(bytes.includes(secret), file).toBe(false);
  }
});

test('accounts and sessions are there after a restart', async () => {
  const { body } = await signUp(origin, 'stays@example.com');
  await service.restart();
  expect((await signIn(origin, 'stays@example.com')).status).toBe(200);
  expect((await renew(origin, body['refreshToken'] ?? '')).status).toBe(200);
  expect((await service.verify(body['idToken'] ?? '')).email).toBe('stays@example.com');
});

describe('a password', () => {
  test.each([
    ['of seven characters', 'x7-bQ!z', 'WEAK_PASSWORD'],
    ['that everybody has', 'qwertyuiop', 'PASSWORD_TOO_COMMON'],
    ['that everybody has, in capitals', 'PassWord1', 'PASSWORD_TOO_COMMON'],
    ['that is the address', 'policy@example.com', 'PASSWORD_TOO_COMMON'],
    ['of 4,097 characters', 'y'.repeat(4097), 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
  ])('%s is refused', async (_name, password, code) => {
    const answer = await signUp(origin, 'policy@example.com', password);
    expect(answer.status).toBe(400);
    expect(messageOf(answer).split(' : ')[0]).toBe(code);
    expect(messageOf(await signIn(origin, 'policy@example.com', password))).toBe('INVALID_LOGIN_CREDENTIALS');
  });
  test('of 4,096 characters works, and only whole', async () => {
    const password = 'ș'.repeat(4096);
    expect((await signUp(origin, 'long@example.com', password)).status).toBe(200);
    expect((await signIn(origin, 'long@example.com', password)).status).toBe(200);
    expect((await signIn(origin, 'long@example.com', password.slice(1))).status).toBe(400);
  });
  test('with spaces, signs and letters of any script works as it is', async () => {
    const password = ' Ce faci? 我很好 👍 ';
    expect((await signUp(origin, 'any@example.com', password)).status).toBe(200);
    expect((await signIn(origin, 'any@example.com', password)).status).toBe(200);
    expect((await signIn(origin, 'any@example.com', password.trim())).status).toBe(400);
  });
});

test('two sign-ups of one address at once make one account', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => signUp(origin, 'race@example.com')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('an address is the same in capitals', async () => {
  await signUp(origin, 'Capital@Example.com', PASSWORD);
  expect((await signIn(origin, 'cAPITAL@eXAMPLE.COM')).status).toBe(200);
  expect(messageOf(await signUp(origin, 'capital@example.com'))).toBe('EMAIL_EXISTS');
});
