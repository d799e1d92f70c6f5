import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { LocalService } from './LocalService.js';
import { changeRows, rowsOf } from '../storedRows.js';
import { ownService } from './ownService.js';
import { messageOf, PASSWORD, renew, signIn, signUp, toolkit } from './toolkit.js';

const { service, origin, after } = ownService();
const NEW_PASSWORD = 'another-secret-2';
const MINUTE = 60_000;
const lookup = (idToken = '') => toolkit(origin(), 'lookup', { idToken });
const isRefused = (idToken = '') =>
  service()
    .verify(idToken)
    .then(
      () => false,
      () => true,
    );

describe('a session', () => {
  test('whoever knows a uid is not that person', async () => {
    const { body } = await signUp(origin(), 'known@example.com');
    const written = { _AuthEmulatorRefreshToken: 'DO NOT MODIFY', localId: body['localId'], provider: 'password' };
    const forged = Buffer.from(JSON.stringify({ ...written, projectId: 'demo-local' })).toString('base64');
    for (const token of [body['localId'] ?? '', forged, 'x'.repeat(43)])
      expect((await renew(origin(), token)).status).toBe(400);
  });

  test('a stolen refresh token ends with a new password, and so does the identity token', async () => {
    const { body: stolen } = await signUp(origin(), 'stolen@example.com');
    const { body: own } = await signIn(origin(), 'stolen@example.com');
    const changed = await toolkit(origin(), 'update', {
      idToken: own['idToken'],
      password: NEW_PASSWORD,
      returnSecureToken: true,
    });
    expect(messageOf(await renew(origin(), stolen['refreshToken'] ?? ''))).toBe('TOKEN_EXPIRED');
    expect(await isRefused(stolen['idToken'])).toBe(true);
    expect(messageOf(await lookup(stolen['idToken']))).toBe('TOKEN_EXPIRED');
    expect(service().ended).toContain(own['localId']);
    expect(await isRefused(changed.body['idToken'])).toBe(false);
    expect((await renew(origin(), changed.body['refreshToken'] ?? '')).status).toBe(200);
  });

  test('signing out everywhere ends every refresh token for good, also after the owner signs in again', async () => {
    const { body: stolen } = await signUp(origin(), 'everywhere@example.com');
    await service().identity.endSessions(stolen['localId'] ?? '');
    const { body: own } = await signIn(origin(), 'everywhere@example.com');
    expect(messageOf(await renew(origin(), stolen['refreshToken'] ?? ''))).toBe('TOKEN_EXPIRED');
    expect(await isRefused(stolen['idToken'])).toBe(true);
    expect(await isRefused(own['idToken'])).toBe(false);
  });

  test('a deleted account’s tokens are refused at once', async () => {
    const { body } = await signUp(origin(), 'deleted@example.com');
    await toolkit(origin(), 'delete', { idToken: body['idToken'] });
    expect(await isRefused(body['idToken'])).toBe(true);
    expect((await renew(origin(), body['refreshToken'] ?? '')).status).toBe(400);
    expect(service().ended).toContain(body['localId']);
  });

  test('an account that an administrator disables is out within five seconds, open windows too', async () => {
    const { body } = await signUp(origin(), 'disabled@example.com');
    const disabled = "UPDATE account SET disabled = 1 WHERE email = 'disabled@example.com'";
    expect(await changeRows(service().dataDir, 'identity.db', disabled)).toBe(1);
    expect(await isRefused(body['idToken'])).toBe(true);
    expect(messageOf(await renew(origin(), body['refreshToken'] ?? ''))).toBe('USER_DISABLED');
    expect(messageOf(await signIn(origin(), 'disabled@example.com'))).toBe('USER_DISABLED');
    expect(messageOf(await signIn(origin(), 'disabled@example.com', 'wrong-password-1'))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    await expect.poll(() => service().ended.includes(body['localId'] ?? ''), { timeout: 5000 }).toBe(true);
  });

  test('six minutes after signing in, password, address and account need another sign-in', async () => {
    const { body } = await signUp(origin(), 'fresh@example.com');
    const { idToken, localId } = body;
    after(6 * MINUTE);
    const calls: [string, object][] = [
      ['update', { password: NEW_PASSWORD }],
      ['update', { email: 'thief@example.com' }],
      ['update', { deleteProvider: ['password'] }],
      ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'thief@example.com' }],
      ['delete', {}],
      ['signUp', { email: 'thief@example.com', password: NEW_PASSWORD }],
      ['signInWithIdp', { ...(await service().proof({ subject: 'thief' })), returnIdpCredential: false }],
    ];
    for (const [operation, body] of calls)
      expect(messageOf(await toolkit(origin(), operation, { idToken, ...body })), operation).toBe(
        'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
      );
    expect((await toolkit(origin(), 'update', { idToken, displayName: 'Fresh' })).status).toBe(200);
    const renewed = await renew(origin(), body['refreshToken'] ?? '');
    expect(messageOf(await toolkit(origin(), 'delete', { idToken: renewed.body['id_token'] }))).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    );
    const { body: again } = await signIn(origin(), 'fresh@example.com');
    expect(again['localId']).toBe(localId);
    expect((await toolkit(origin(), 'delete', { idToken: again['idToken'] })).status).toBe(200);
  });
});

describe('a mailed code', () => {
  const resets = (oobCode: string, newPassword = NEW_PASSWORD) =>
    toolkit(origin(), 'resetPassword', { oobCode, newPassword });
  test('is too old after an hour', async () => {
    await signUp(origin(), 'old-code@example.com');
    await toolkit(origin(), 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'old-code@example.com' });
    const code = await service().codeTo('old-code@example.com');
    after(61 * MINUTE);
    expect(messageOf(await resets(code))).toBe('EXPIRED_OOB_CODE');
  });
  test('of a reset ends with a new password', async () => {
    const { body } = await signUp(origin(), 'pending@example.com');
    await toolkit(origin(), 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'pending@example.com' });
    const code = await service().codeTo('pending@example.com');
    await toolkit(origin(), 'update', { idToken: body['idToken'], password: NEW_PASSWORD });
    expect(messageOf(await resets(code))).toBe('INVALID_OOB_CODE');
  });
  test('is written for an unknown address too, and works for nobody', async () => {
    const count = async () => (await rowsOf(service().dataDir, 'identity.db', 'SELECT hash FROM code')).length;
    const before = await count();
    const answer = await toolkit(origin(), 'sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'nobody@example.com',
    });
    expect(answer.status).toBe(200);
    expect(await count()).toBe(before + 1);
    expect(service().mails.some(({ to }) => to === 'nobody@example.com')).toBe(false);
  });
});

describe('an identity of another service', () => {
  const idp = async (said: Parameters<LocalService['proof']>[0], idToken?: string) =>
    toolkit(origin(), 'signInWithIdp', {
      ...(await service().proof(said)),
      ...(idToken === undefined ? {} : { idToken }),
    });

  test.each([
    ['of the stand-in, however verified it says it is', { isTrial: true, emailVerified: true }],
    ['that does not vouch for the address', { isTrial: false, emailVerified: false }],
  ])('%s never reaches an existing account', async (_name, said) => {
    const email = `target-${String(said.isTrial)}@example.com`;
    await signUp(origin(), email);
    const answer = await idp({ subject: `invented-${email}`, email, ...said });
    expect(answer.body).toMatchObject({ needConfirmation: true, email });
    expect(answer.body).not.toHaveProperty('idToken');
    expect(answer.body).not.toHaveProperty('localId');
    const { body: own } = await signIn(origin(), email);
    const linked = await idp({ subject: `invented-${email}`, email, ...said }, own['idToken']);
    expect(linked.body['localId']).toBe(own['localId']);
    expect((await service().verify(linked.body['idToken'] ?? '')).emailVerified).toBe(false);
  });

  test('of the stand-in is not that of the service itself', async () => {
    const { body: trial } = await idp({ subject: 'same', email: 'trial@example.com', isTrial: true });
    const { body: real } = await idp({ subject: 'same', email: 'real@example.com' });
    expect(real['localId']).not.toBe(trial['localId']);
    expect((await service().verify(trial['idToken'] ?? '')).emailVerified).toBe(false);
    const { body: taken } = await idp({ subject: 'vouched', email: 'trial@example.com' });
    expect(taken['localId']).toBe(trial['localId']);
    expect(await isRefused(trial['idToken'])).toBe(true);
    expect((await idp({ subject: 'same', email: 'trial@example.com', isTrial: true })).body).toMatchObject({
      needConfirmation: true,
    });
  });

  test('an account made beforehand with another’s address keeps neither password nor session', async () => {
    const { body: early } = await signUp(origin(), 'victim@example.com');
    const { body: person } = await idp({ subject: 'victim', email: 'victim@example.com' });
    expect(person['localId']).toBe(early['localId']);
    expect(messageOf(await signIn(origin(), 'victim@example.com'))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await isRefused(early['idToken'])).toBe(true);
    expect((await renew(origin(), early['refreshToken'] ?? '')).status).toBe(400);
  });

  test('that nobody signed is not believed', async () => {
    const written = JSON.stringify({ sub: 'x', email: 'ana@example.com', email_verified: true });
    const body = {
      requestUri: 'http://localhost',
      postBody: new URLSearchParams({ providerId: 'google.com', id_token: written }).toString(),
    };
    expect(messageOf(await toolkit(origin(), 'signInWithIdp', body))).toContain('INVALID_IDP_RESPONSE');
  });
});

describe('limits', () => {
  let strict: LocalService;
  beforeAll(async () => {
    strict = await LocalService.start({ limits: { signUpsPerHour: 20, mailsPerHour: 5 } });
  });
  afterAll(() => strict.remove());
  const statuses = (answers: { status: number }[]) => answers.filter(({ status }) => status !== 429).length;

  test('of 1,500 wrong passwords ten are looked at, known address or not, and a restart forgives nothing', async () => {
    await signUp(strict.origin, 'guessed@example.com');
    for (const email of ['guessed@example.com', 'unknown@example.com']) {
      // A hundred at once: more connections than a busy machine takes in ten seconds fail in the client that asks.
      const atOnce = pLimit(100);
      const tries = await Promise.all(
        Array.from({ length: 750 }, (_, n) => atOnce(() => signIn(strict.origin, email, `wrong-password-${n}`))),
      );
      expect(statuses(tries)).toBe(10);
    }
    await strict.restart();
    const refused = await signIn(strict.origin, 'guessed@example.com');
    expect(refused.status).toBe(429);
    expect(messageOf(refused)).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : Try again in \d+ seconds\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    after(3 * MINUTE);
    expect((await signIn(strict.origin, 'guessed@example.com')).status).toBe(200);
  });

  test('of 120 reset mails in a row five are sent, and the answer is the same for nobody', async () => {
    for (const email of ['guessed@example.com', 'unknown@example.com']) {
      const body = { requestType: 'PASSWORD_RESET', email };
      const asked = await Promise.all(Array.from({ length: 60 }, () => toolkit(strict.origin, 'sendOobCode', body)));
      expect(statuses(asked)).toBe(5);
    }
    expect(strict.mails.filter(({ to }) => to === 'guessed@example.com')).toHaveLength(5);
  });

  test('of many sign-ups from one address twenty an hour are taken', async () => {
    const asked = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        toolkit(strict.origin, 'signUp', { email: `many-${n}@example.com`, password: PASSWORD }),
      ),
    );
    expect(asked.filter(({ status }) => status === 200).length).toBe(19); // one was made above
    expect(asked.filter(({ status }) => status === 429).length).toBe(11);
  });
});
