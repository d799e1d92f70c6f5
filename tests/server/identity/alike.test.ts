import { describe, expect, test } from 'vitest';

import { onBothServices } from './onBothServices.js';
import { messageOf, PASSWORD, renew, signIn, signUp, toolkit } from './toolkit.js';

const NEW_PASSWORD = 'another-secret-2';

onBothServices('what must hold of a sign-in service', ({ target, origin }) => {
  const resetCode = async (email: string) => {
    await toolkit(origin(), 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    return target().codeTo(email);
  };
  const resets = (oobCode: string, newPassword = NEW_PASSWORD) =>
    toolkit(origin(), 'resetPassword', { oobCode, newPassword });

  test('two sign-ups of one address at once make one account', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => signUp(origin(), 'race@example.com')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
  test('an address is the same in capitals', async () => {
    await signUp(origin(), 'Capital@Example.com', PASSWORD);
    expect((await signIn(origin(), 'cAPITAL@eXAMPLE.COM')).status).toBe(200);
    expect(messageOf(await signUp(origin(), 'capital@example.com'))).toBe('EMAIL_EXISTS');
  });
  test('a renewed token is of the same account', async () => {
    const { body } = await signUp(origin(), 'renewed@example.com');
    const renewed = await renew(origin(), body['refreshToken'] ?? '');
    expect(renewed.body['user_id']).toBe(body['localId']);
    const known = await toolkit(origin(), 'lookup', { idToken: renewed.body['id_token'] });
    expect(JSON.stringify(known.body['users'])).toContain('renewed@example.com');
  });

  describe('a password', () => {
    test('of 4,096 characters works, and only whole', async () => {
      const password = String.fromCodePoint(...Array.from({ length: 4096 }, (_, nth) => 0x4e00 + nth));
      expect((await signUp(origin(), 'long@example.com', password)).status).toBe(200);
      expect((await signIn(origin(), 'long@example.com', password)).status).toBe(200);
      expect((await signIn(origin(), 'long@example.com', password.slice(1))).status).toBe(400);
    });
    test('with spaces, signs and letters of any script works as it is', async () => {
      const password = ' Ce faci? 我很好 👍 ';
      expect((await signUp(origin(), 'any@example.com', password)).status).toBe(200);
      expect((await signIn(origin(), 'any@example.com', password)).status).toBe(200);
      expect((await signIn(origin(), 'any@example.com', password.trim())).status).toBe(400);
    });
  });

  describe('a mailed code', () => {
    test('used twice at once works once', async () => {
      await signUp(origin(), 'twice@example.com');
      const code = await resetCode('twice@example.com');
      const answers = await Promise.all([resets(code, 'first-secret-1'), resets(code, 'second-secret-2')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });
    test('of one kind does nothing of another kind', async () => {
      const { body } = await signUp(origin(), 'kinds@example.com');
      await toolkit(origin(), 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: body['idToken'] });
      const verifying = await target().codeTo('kinds@example.com');
      expect(messageOf(await resets(verifying))).toBe('INVALID_OOB_CODE');
      expect((await signIn(origin(), 'kinds@example.com')).status).toBe(200);
      const resetting = await resetCode('kinds@example.com');
      expect((await toolkit(origin(), 'update', { oobCode: resetting })).status).not.toBe(200);
    });
    test('of one account does nothing to another, whatever else the call brings', async () => {
      await signUp(origin(), 'mine@example.com');
      const { body: other } = await signUp(origin(), 'others@example.com');
      const code = await resetCode('mine@example.com');
      const asked = {
        oobCode: code,
        newPassword: NEW_PASSWORD,
        email: 'others@example.com',
        localId: other['localId'],
      };
      await toolkit(origin(), 'resetPassword', asked);
      expect((await signIn(origin(), 'others@example.com')).status).toBe(200);
      expect((await signIn(origin(), 'others@example.com', NEW_PASSWORD)).status).toBe(400);
    });
  });

  test.each(['[', '"text"', '{"email":["a@example.com"]}', '{"deleteProvider":"google.com"}'])(
    'a body that cannot be read is refused: %s',
    async (body) => {
      const response = await fetch(`${origin()}/identitytoolkit.googleapis.com/v1/accounts:update?key=k`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
    },
  );
});
