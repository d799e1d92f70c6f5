import { randomBytes } from 'node:crypto';

import { expect, test, vi } from 'vitest';

import { OwnedDatabase } from '../../../server/storage/OwnedDatabase.js';
import { LocalService } from './LocalService.js';
import { messageOf, renew, signIn, signUp } from './toolkit.js';

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

test('with a full disk, who has an account still signs in, and is told so once', async () => {
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
});

test('a session that the disk did not take ends as any other', async () => {
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
