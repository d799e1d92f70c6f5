import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';

import { ownService } from './ownService.js';
import { messageOf, renew, signIn, signOut, signUp, toolkit, type ToolkitAnswer } from './toolkit.js';

const { service, origin, after } = ownService();
const DAY = 24 * 3600_000;

const refreshOf = ({ body }: ToolkitAnswer) => body['refreshToken'] ?? '';
const isRefused = (idToken = '') =>
  service()
    .verify(idToken)
    .then(
      () => false,
      () => true,
    );

describe('a session', () => {
  test('ends after 30 days without use', async () => {
    const refresh = refreshOf(await signUp(origin(), 'idle@example.com'));
    after(29 * DAY);
    expect((await renew(origin(), refresh)).status).toBe(200);
    after(29 * DAY);
    const renewed = await renew(origin(), refresh);
    expect(renewed.status).toBe(200);
    after(31 * DAY);
    expect(messageOf(await renew(origin(), refresh))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await renew(origin(), refresh))).toBe('TOKEN_EXPIRED');
    expect((await signIn(origin(), 'idle@example.com')).status).toBe(200);
  });

  test('ends after 90 days however much it is used, and its last token with it', async () => {
    const refresh = refreshOf(await signUp(origin(), 'long@example.com'));
    for (let days = 0; days < 88; days += 22) {
      after(22 * DAY);
      expect((await renew(origin(), refresh)).status, `${days + 22} days`).toBe(200);
    }
    after(2 * DAY - 60_000);
    const { body } = await renew(origin(), refresh);
    expect(await isRefused(body['id_token'])).toBe(false);
    after(120_000);
    expect(messageOf(await renew(origin(), refresh))).toBe('TOKEN_EXPIRED');
    expect(await isRefused(body['id_token'])).toBe(true);
  });

  test('begun with Google lasts as long as any other, whatever Google’s own does', async () => {
    const said = await service().proof({ subject: 'g-life', email: 'life@example.com' });
    const begun = await toolkit(origin(), 'signInWithIdp', said);
    after(29 * DAY);
    expect((await renew(origin(), refreshOf(begun))).status).toBe(200);
    // What Google said is no way in any more; it has to be asked again.
    expect(messageOf(await toolkit(origin(), 'signInWithIdp', said))).toMatch(/^INVALID_IDP_RESPONSE/);
    after(31 * DAY);
    expect(messageOf(await renew(origin(), refreshOf(begun)))).toBe('TOKEN_EXPIRED');
  });

  test('is a new one at each sign-in, also of the same person in the same browser', async () => {
    const answers = [
      await signUp(origin(), 'anew@example.com'),
      await signIn(origin(), 'anew@example.com'),
      await signIn(origin(), 'anew@example.com'),
    ];
    const ids = answers.map(({ body }) => decodeJwt(body['idToken'] ?? '')['sid']);
    expect(new Set(ids).size).toBe(3);
    expect(new Set(answers.map(refreshOf)).size).toBe(3);
    for (const each of answers) expect(refreshOf(each)).toMatch(/^[\w-]{43}$/);
  });

  test('ends at the service by signing out in its browser, and no other does', async () => {
    const [one, other] = [await signUp(origin(), 'leaves@example.com'), await signIn(origin(), 'leaves@example.com')];
    expect((await signOut(origin(), one.body['idToken'])).status).toBe(200);
    expect(await isRefused(one.body['idToken'])).toBe(true);
    expect(messageOf(await renew(origin(), refreshOf(one)))).toBe('TOKEN_EXPIRED');
    expect(await isRefused(other.body['idToken'])).toBe(false);
    expect((await renew(origin(), refreshOf(other))).status).toBe(200);
  });
});
