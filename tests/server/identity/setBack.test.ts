import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { LocalService } from './LocalService.js';
import { messageOf, PASSWORD, renew, signIn, signUp, toolkit } from './toolkit.js';

vi.setConfig({ testTimeout: 120_000 });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let service: LocalService;
beforeAll(async () => {
  service = await LocalService.start();
});
afterAll(async () => {
  vi.useRealTimers();
  await service.remove();
});
const setClock = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: service.identity.now() + milliseconds });

test.each([
  ['while the service runs', async () => {}],
  ['and the service starts again', () => service.restart()],
])('a clock that is set back revives no code, no session and no fresh sign-in, %s', async (name, between) => {
  const email = `${name.length}@example.com`;
  const { body } = await signUp(service.origin, email);
  await toolkit(service.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await service.codeTo(email);
  const start = Date.now();
  setClock(61 * MINUTE);
  expect(service.identity.now()).toBeGreaterThan(start + 60 * MINUTE);
  vi.setSystemTime(start + MINUTE);
  await between();
  const reset = { oobCode, newPassword: 'another-secret-2' };
  expect(messageOf(await toolkit(service.origin, 'resetPassword', reset))).toBe('EXPIRED_OOB_CODE');
  expect(messageOf(await toolkit(service.origin, 'delete', { idToken: body['idToken'] }))).toBe(
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  );
  setClock(91 * DAY);
  expect(service.identity.now()).toBeGreaterThan(start + 90 * DAY);
  vi.setSystemTime(start + MINUTE);
  await between();
  expect(messageOf(await renew(service.origin, body['refreshToken'] ?? ''))).toBe('TOKEN_EXPIRED');
});

test('a clock that is set back forgives no wrong password', async () => {
  await signUp(service.origin, 'guessed@example.com');
  for (let nth = 0; nth < 10; nth += 1) await signIn(service.origin, 'guessed@example.com', `wrong-password-${nth}`);
  vi.setSystemTime(Date.now() - DAY);
  expect((await signIn(service.origin, 'guessed@example.com', PASSWORD)).status).toBe(429);
});
