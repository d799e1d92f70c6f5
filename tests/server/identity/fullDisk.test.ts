import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { OwnedDatabase } from '../../../server/platform/storage/OwnedDatabase.js';
import { LocalService } from './LocalService.js';
import { messageOf, PASSWORD, renew, signIn, signOut, signUp, toolkit } from './toolkit.js';
import { capabilities } from '../engineUnderTest.js';

// Hashing takes long on a machine that has other work.
vi.setConfig({ testTimeout: 120_000 });

/** Lets a database grow no more, and fills what is left of it with sessions of somebody, until SQLite says that it is full. */
function fill(db: OwnedDatabase, uid: string): void {
  db.execute('PRAGMA max_page_count = 1'); // SQLite takes it for the present size
  const more = () =>
    db.run(
      `INSERT INTO session (id, token, uid, provider, auth_time, created_at, used_at)
       VALUES (:id, :token, :uid, 'password', 0, :now, :now)`,
      { id: randomBytes(16).toString('hex'), token: randomBytes(32), uid, now: Date.now() },
    );
  expect(() => {
    for (;;) more();
  }).toThrow('full');
}

test.runIf(capabilities.keepsFiles)(
  'with a full disk, who has an account still signs in, and is told so once',
  async () => {
    const executed = vi.spyOn(OwnedDatabase.prototype, 'execute');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const service = await LocalService.start();
    const db = executed.mock.contexts[0] as OwnedDatabase;
    const { origin } = service;
    const { body: made } = await signUp(origin, 'full@example.com');
    fill(db, made['localId'] ?? '');
    for (let times = 0; times < 3; times += 1) {
      const { status, body } = await signIn(origin, 'full@example.com');
      expect(status).toBe(200);
      expect((await service.verify(body['idToken'] ?? '')).email).toBe('full@example.com');
      expect((await renew(origin, body['refreshToken'] ?? '')).status).toBe(200);
    }
    expect(messageOf(await signIn(origin, 'full@example.com', 'wrong-password-1'))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(said.mock.calls.filter(([text]) => String(text).includes('in memory only'))).toHaveLength(1);
    vi.restoreAllMocks();
    await service.remove();
  },
);

test.runIf(capabilities.keepsFiles)('a session that the disk did not take ends as any other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const service = await LocalService.start();
  await signUp(service.origin, 'memory@example.com');
  const write = vi.spyOn(OwnedDatabase.prototype, 'write').mockImplementation(() => {
    throw new Error('database or disk is full');
  });
  const { body } = await signIn(service.origin, 'memory@example.com');
  write.mockRestore();
  const renewedAfter = async (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3600_000 });
    return renew(service.origin, body['refreshToken'] ?? '');
  };
  expect((await renewedAfter(29)).status).toBe(200);
  expect(messageOf(await renewedAfter(31))).toBe('TOKEN_EXPIRED');
  vi.useRealTimers();
  vi.restoreAllMocks();
  await service.remove();
});

/** From now on no file of this process may grow or be written, or all may again. */
const setDisk = (is: 'full' | 'free') =>
  execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${is === 'full' ? '0' : 'unlimited'}:unlimited`]);

describe.runIf(capabilities.keepsFiles && process.platform === 'linux')('where no file can grow', () => {
  let service: LocalService;
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service = await LocalService.start();
  });
  afterEach(async () => {
    setDisk('free');
    vi.restoreAllMocks();
    await service.remove();
  });
  const isRefused = async (idToken = '') =>
    service.verify(idToken).then(
      () => false,
      () => true,
    );

  test('signing out everywhere ends every session at once, and for good: after a restart on the full disk, and on a free one', async () => {
    const { body: first } = await signUp(service.origin, 'everywhere@example.com');
    const { body: other } = await signUp(service.origin, 'stays@example.com');
    setDisk('full');
    const { body: second } = await signIn(service.origin, 'everywhere@example.com');
    await service.identity.endSessions(first['localId'] ?? '');
    const check = async () => {
      for (const { refreshToken, idToken } of [first, second]) {
        expect(messageOf(await renew(service.origin, refreshToken ?? ''))).toBe('TOKEN_EXPIRED');
        expect(await isRefused(idToken)).toBe(true);
      }
      expect((await renew(service.origin, other['refreshToken'] ?? '')).status).toBe(200);
    };
    await check();
    expect(service.ended).toEqual([first['localId']]);
    const { body: again } = await signIn(service.origin, 'everywhere@example.com');
    expect(await isRefused(again['idToken'])).toBe(false);
    setDisk('free');
    await service.restart();
    await check();
    await service.restart();
    await check();
  });

  test('signing out here, and ending one sign-in of the list, work as well', async () => {
    const { body: here } = await signUp(service.origin, 'one@example.com');
    const { body: there } = await signIn(service.origin, 'one@example.com');
    const owner = here['localId'] as OwnerId;
    setDisk('full');
    const listed = await service.identity.signIns.list(owner, null);
    expect(await service.identity.signIns.end(owner, listed[0]?.id ?? '')).toBe(true);
    expect(messageOf(await renew(service.origin, there['refreshToken'] ?? ''))).toBe('TOKEN_EXPIRED');
    expect((await signOut(service.origin, here['idToken'])).status).toBe(200);
    setDisk('free');
    await service.restart();
    expect(messageOf(await renew(service.origin, here['refreshToken'] ?? ''))).toBe('TOKEN_EXPIRED');
  });

  test('an account, a mail, a new password and a new address answer 507 with a sentence, for whatever address', async () => {
    const { body } = await signUp(service.origin, 'full@example.com');
    const { idToken } = body;
    await toolkit(service.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'full@example.com' });
    const oobCode = await service.codeTo('full@example.com');
    setDisk('full');
    const calls: [string, object][] = [
      ['signUp', { email: 'new@example.com', password: PASSWORD }],
      ['sendOobCode', { requestType: 'PASSWORD_RESET', email: 'full@example.com' }],
      ['sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.com' }],
      ['sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }],
      ['resetPassword', { oobCode, newPassword: 'another-secret-2' }],
      ['update', { idToken, password: 'another-secret-2' }],
      ['update', { idToken, email: 'other@example.com' }],
    ];
    for (const [operation, fields] of calls) {
      const answer = await toolkit(service.origin, operation, fields);
      expect([operation, answer.status]).toEqual([operation, 507]);
      expect(messageOf(answer)).toBe('STORAGE_FULL : The disk is full. Nothing was changed; try again later.');
    }
    expect(service.mails).toHaveLength(1);
    expect((await toolkit(service.origin, 'lookup', { idToken })).status).toBe(200);
    setDisk('free');
    expect((await toolkit(service.origin, 'resetPassword', { oobCode, newPassword: 'another-secret-2' })).status).toBe(
      200,
    );
  });
});
