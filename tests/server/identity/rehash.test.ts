import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { rowsOf } from '../storedRows.js';
import { LocalService } from './LocalService.js';
import { renew, signIn, signUp, toolkit } from './toolkit.js';

const OLD = { log2N: 10, r: 8, p: 1 };
const NEW = { log2N: 10, r: 8, p: 3 };

test('a password that was hashed at less cost is hashed anew at the next sign-in, and at no other', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'harta-rehash-'));
  const kept = async (email: string): Promise<unknown> => {
    const sql = `SELECT password FROM account WHERE email = '${email}'`;
    return (await rowsOf(dataDir, 'identity.db', sql))[0]?.['password'];
  };
  const before = await LocalService.start({ dataDir, hashCost: OLD });
  const { body: session } = await signUp(before.origin, 'ana@example.com');
  await signUp(before.origin, 'dan@example.com');
  expect(await kept('ana@example.com')).toMatch(/^scrypt\$10\$8\$1\$/);
  await before.close();

  const { origin, close } = await LocalService.start({ dataDir, hashCost: NEW }).then((service) => ({
    origin: service.origin,
    close: () => service.close(),
  }));
  expect((await signIn(origin, 'ana@example.com', 'wrong-password-1')).status).toBe(400);
  expect(await kept('ana@example.com')).toMatch(/^scrypt\$10\$8\$1\$/);
  expect((await signIn(origin, 'ana@example.com')).status).toBe(200);
  const anew = await kept('ana@example.com');
  expect(anew).toMatch(/^scrypt\$10\$8\$3\$/);
  expect(await kept('dan@example.com')).toMatch(/^scrypt\$10\$8\$1\$/);

  // It is the same password: nothing ends by it, and it works on.
  expect((await renew(origin, session['refreshToken'] ?? '')).status).toBe(200);
  expect((await toolkit(origin, 'lookup', { idToken: session['idToken'] })).status).toBe(200);
  const both = await Promise.all([signIn(origin, 'dan@example.com'), signIn(origin, 'dan@example.com')]);
  expect(both.map(({ status }) => status)).toContain(200);
  expect((await signIn(origin, 'ana@example.com')).status).toBe(200);
  expect(await kept('ana@example.com')).toBe(anew);
  await close();
  await rm(dataDir, { recursive: true, force: true });
});
