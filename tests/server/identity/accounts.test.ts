import { stat } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { capabilities } from '../engineUnderTest.js';
import { placesWith } from '../storedRows.js';
import { ownService } from './ownService.js';
import { renew, signIn, signUp, toolkit } from './toolkit.js';

const { service, origin } = ownService();

test('a token of the local sign-in is signed and passes the same check as Google’s', async () => {
  const { body } = await signUp(origin(), 'ana@example.com');
  expect(await service().verify(body['idToken'] ?? '')).toMatchObject({
    sub: body['localId'],
    email: 'ana@example.com',
  });
});

test('a renewed token says the same', async () => {
  const { body } = await signIn(origin(), 'ana@example.com');
  const renewed = await renew(origin(), body['refreshToken'] ?? '');
  expect(await service().verify(renewed.body['id_token'] ?? '')).toMatchObject({ sub: body['localId'] });
});

test('accounts and key are closed to other users of the machine', async () => {
  expect((await stat(path.join(service().dataDir, 'auth'))).mode & 0o777).toBe(0o700);
  for (const file of ['auth/signing-key.pem', ...(capabilities.keepsFiles ? ['identity.db', 'identity.db-wal'] : [])])
    expect((await stat(path.join(service().dataDir, file))).mode & 0o777, file).toBe(0o600);
});

test('no file holds a password, a refresh token or a mailed code', async () => {
  const { body } = await signUp(origin(), 'secret@example.com', 'this-is-the-password-of-secret');
  await toolkit(origin(), 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'secret@example.com' });
  const code = await service().codeTo('secret@example.com');
  for (const secret of ['this-is-the-password-of-secret', body['refreshToken'] ?? '', code])
    expect(await placesWith(service().dataDir, secret)).toEqual([]);
});

test('accounts and sessions are there after a restart', async () => {
  const { body } = await signUp(origin(), 'stays@example.com');
  await service().restart();
  expect((await signIn(origin(), 'stays@example.com')).status).toBe(200);
  expect((await renew(origin(), body['refreshToken'] ?? '')).status).toBe(200);
  expect((await service().verify(body['idToken'] ?? '')).email).toBe('stays@example.com');
});
