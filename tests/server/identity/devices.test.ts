import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { LocalService } from './LocalService.js';
import { messageOf, PASSWORD, signUp, toolkit } from './toolkit.js';

vi.setConfig({ testTimeout: 120_000 });

let service: LocalService;
beforeAll(async () => {
  service = await LocalService.start();
});
afterAll(async () => {
  vi.useRealTimers();
  await service.remove();
});

/** Moves the clock on for the rest of the suite. */
const after = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: service.identity.now() + milliseconds });
const signsIn = (email: string, password: string, cookie = '') =>
  toolkit(service.origin, 'signInWithPassword', { email, password }, cookie === '' ? {} : { cookie });
const cookieOf = ({ headers }: { headers: Headers }) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** A try from another address of this machine. @returns the status */
const triesFrom = (localAddress: string, email: string, password: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(service.origin);
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', localAddress }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.setHeader('content-type', 'application/json');
    sent.once('error', reject);
    sent.end(JSON.stringify({ email, password }));
  });

async function strangersTry(email: string, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) await signsIn(email, `wrong-password-${nth}`);
}

describe('wrong passwords of strangers', () => {
  test('do not hold back a browser that signed in before, not even after a restart', async () => {
    const cookie = cookieOf(await signUp(service.origin, 'known@example.com'));
    expect(cookie).toMatch(/^harta-device=[\w-]{43}$/);
    await strangersTry('known@example.com', 12);
    expect((await signsIn('known@example.com', PASSWORD)).status).toBe(429);
    expect((await signsIn('known@example.com', PASSWORD, cookie)).status).toBe(200);
    await service.restart();
    expect((await signsIn('known@example.com', PASSWORD)).status).toBe(429);
    expect((await signsIn('known@example.com', PASSWORD, cookie)).status).toBe(200);
  });

  test.runIf(process.platform === 'linux')('hold nobody back at another address', async () => {
    await signUp(service.origin, 'elsewhere@example.com');
    await strangersTry('elsewhere@example.com', 12);
    expect(await triesFrom('127.0.0.2', 'elsewhere@example.com', PASSWORD)).toBe(200);
  });

  test.runIf(process.platform === 'linux')('from many addresses leave each its first two tries', async () => {
    await signUp(service.origin, 'crowded@example.com');
    for (let nth = 0; nth < 40; nth += 1)
      await triesFrom(`127.0.1.${1 + (nth % 20)}`, 'crowded@example.com', `wrong-password-${nth}`);
    expect(await triesFrom('127.0.1.1', 'crowded@example.com', PASSWORD)).toBe(429);
    expect(await triesFrom('127.0.2.1', 'crowded@example.com', PASSWORD)).toBe(200);
  });

  test('cost longer and longer, a quarter of an hour at the most, and what is refused does not count', async () => {
    await signUp(service.origin, 'slowed@example.com');
    await strangersTry('slowed@example.com', 10);
    const waits: number[] = [];
    for (let times = 0; times < 7; times += 1) {
      for (let refused = 0; refused < 5; refused += 1) await signsIn('slowed@example.com', 'wrong-password');
      const { status, headers } = await signsIn('slowed@example.com', PASSWORD);
      expect(status).toBe(429);
      const wait = Number(headers.get('retry-after'));
      waits.push(Math.round(wait / 60));
      after((wait + 1) * 1_000);
      expect(messageOf(await signsIn('slowed@example.com', 'wrong-password'))).toBe('INVALID_LOGIN_CREDENTIALS');
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15]);
    after(16 * 60_000);
    expect((await signsIn('slowed@example.com', PASSWORD)).status).toBe(200);
  });
});

describe('the mark of a browser', () => {
  test('is read by no script, goes to the sign-in alone, and is kept by its digest', async () => {
    const { headers } = await signUp(service.origin, 'marked@example.com');
    expect(headers.get('set-cookie')).toMatch(
      /; Path=\/identitytoolkit\.googleapis\.com; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
  });

  test('is that of the accounts that signed in with it, and of no other', async () => {
    await signUp(service.origin, 'target@example.com');
    const strangers = cookieOf(await signUp(service.origin, 'marks.stranger@example.com'));
    await strangersTry('target@example.com', 10);
    expect((await signsIn('target@example.com', PASSWORD, strangers)).status).toBe(429);
  });

  test('that somebody else put there is replaced when the person signs in', async () => {
    const planted = cookieOf(await signUp(service.origin, 'planter@example.com'));
    await signUp(service.origin, 'planted@example.com');
    const own = cookieOf(await signsIn('planted@example.com', PASSWORD, planted));
    expect(own).not.toBe(planted);
    await strangersTry('planted@example.com', 10);
    expect((await signsIn('planted@example.com', PASSWORD, planted)).status).toBe(429);
    expect((await signsIn('planted@example.com', PASSWORD, own)).status).toBe(200);
    expect(cookieOf(await signsIn('planted@example.com', PASSWORD, own))).toBe(own);
  });

  test('does not guess for ever either', async () => {
    const cookie = cookieOf(await signUp(service.origin, 'stolen.mark@example.com'));
    for (let nth = 0; nth < 10; nth += 1) await signsIn('stolen.mark@example.com', `wrong-password-${nth}`, cookie);
    expect((await signsIn('stolen.mark@example.com', PASSWORD, cookie)).status).toBe(429);
  });

  test('of another browser ends with a new password, and the one that sets it keeps its own', async () => {
    const thief = cookieOf(await signUp(service.origin, 'changed.mark@example.com'));
    const signedIn = await signsIn('changed.mark@example.com', PASSWORD);
    const own = cookieOf(signedIn);
    const body = { idToken: signedIn.body['idToken'], password: 'another-secret-2' };
    await toolkit(service.origin, 'update', body, { cookie: own });
    await strangersTry('changed.mark@example.com', 10);
    expect((await signsIn('changed.mark@example.com', 'another-secret-2', thief)).status).toBe(429);
    expect((await signsIn('changed.mark@example.com', 'another-secret-2', own)).status).toBe(200);
  });

  test('comes with a password that is reset by mail: who holds the address is never kept out', async () => {
    const email = 'kept.out@example.com';
    await signUp(service.origin, email);
    await strangersTry(email, 12);
    await toolkit(service.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const reset = { oobCode: await service.codeTo(email), newPassword: 'another-secret-2' };
    const cookie = cookieOf(await toolkit(service.origin, 'resetPassword', reset));
    expect((await signsIn(email, 'another-secret-2', cookie)).status).toBe(200);
  });
});
