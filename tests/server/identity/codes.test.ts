import { describe, expect, test } from 'vitest';

import { ownService } from './ownService.js';
import { messageOf, PASSWORD, renew, signIn, signUp, toolkit } from './toolkit.js';

const { service, origin, after } = ownService();
const NEW_PASSWORD = 'another-secret-2';
const MINUTE = 60_000;

const asksReset = (email: string) => toolkit(origin(), 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
const resets = (oobCode: string, newPassword = NEW_PASSWORD) =>
  toolkit(origin(), 'resetPassword', { oobCode, newPassword });

describe('a forgotten password', () => {
  test('is changed by the mail alone, which ends every session, every code and every other way in', async () => {
    const { body: thief } = await signUp(origin(), 'forgot@example.com');
    await toolkit(origin(), 'signInWithIdp', {
      ...(await service().proof({ subject: 'thief', email: 'thief@example.com' })),
      idToken: thief['idToken'],
    });
    for (const asked of [{ email: 'forgot@example.com' }, { oobCode: thief['localId'] }, { localId: thief['localId'] }])
      expect((await toolkit(origin(), 'resetPassword', { ...asked, newPassword: NEW_PASSWORD })).status).toBe(400);
    await asksReset('forgot@example.com');
    const first = await service().codeTo('forgot@example.com');
    await asksReset('forgot@example.com');
    await expect.poll(() => service().mails.at(-1)?.code).not.toBe(first);
    expect((await resets(service().mails.at(-1)?.code ?? '')).status).toBe(200);
    expect(messageOf(await resets(first))).toBe('INVALID_OOB_CODE');
    expect(messageOf(await renew(origin(), thief['refreshToken'] ?? ''))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await signIn(origin(), 'forgot@example.com', PASSWORD))).toBe('INVALID_LOGIN_CREDENTIALS');
    const other = await toolkit(origin(), 'signInWithIdp', await service().proof({ subject: 'thief' }));
    expect(other.body['localId']).not.toBe(thief['localId']);
    expect((await signIn(origin(), 'forgot@example.com', NEW_PASSWORD)).body['localId']).toBe(thief['localId']);
  });

  test('is asked for with the same answer whether there is an account or not', async () => {
    await signUp(origin(), 'there@example.com');
    const [there, nowhere] = [await asksReset('there@example.com'), await asksReset('nowhere@example.com')];
    expect(there.status).toBe(nowhere.status);
    expect(JSON.stringify(there.body)).toBe(JSON.stringify(nowhere.body).replace('nowhere', 'there'));
    const names = ({ headers }: typeof there) => [...headers.keys()].sort();
    expect(names(there)).toEqual(names(nowhere));
  });
});

test('a mailed code has 256 random bits, and no two are alike', async () => {
  await signUp(origin(), 'random@example.com');
  for (let times = 0; times < 5; times += 1) await asksReset('random@example.com');
  const sent = () => service().mails.filter(({ to }) => to === 'random@example.com');
  await expect.poll(() => sent().length).toBe(5);
  const codes = sent().map(({ code }) => code);
  for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(32);
  expect(new Set(codes).size).toBe(5);
});

test('of guessed codes fifty are looked at in a quarter of an hour, of whatever kind', async () => {
  await signUp(origin(), 'guessed@example.com');
  await asksReset('guessed@example.com');
  const right = await service().codeTo('guessed@example.com');
  after(20 * MINUTE);
  const guesses = Array.from({ length: 80 }, (_, nth) => {
    // Longer than the right one, which a guess of its length may be.
    const oobCode = right + String(nth).padStart(2, '0');
    return nth % 2 === 0 ? resets(oobCode) : toolkit(origin(), 'update', { oobCode });
  });
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(50);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(30);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await resets(right)).status).toBe(429);
  after(16 * MINUTE);
  expect((await resets(right)).status).toBe(200);
});
