import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { LocalService } from './LocalService.js';
import { messageOf, signIn, toolkit } from './toolkit.js';

// Hashing takes long on a machine that has other work.
vi.setConfig({ testTimeout: 120_000 });

let service: LocalService | undefined;
afterEach(async () => {
  await service?.remove();
  service = undefined;
});

const kept = (localId: string, more: object) => ({
  localId,
  email: `${localId}@example.com`,
  salt: 'fakeSalt1',
  passwordHash: 'fakeHash:salt=fakeSalt1:password=secret:with=signs',
  emailVerified: true,
  createdAt: '1700000000000',
  lastLoginAt: '1700000001000',
  validSince: '1700000000',
  providerUserInfo: [],
  ...more,
});

async function folderWith(content: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'harta-takeover-'));
  await mkdir(path.join(dataDir, 'auth'));
  await writeFile(path.join(dataDir, 'auth/accounts.json'), content);
  await writeFile(path.join(dataDir, 'auth/accounts.json.77.tmp'), content.slice(0, 50));
  return dataDir;
}

test('accounts of the emulator are taken over once, hashed, and their file is removed', async () => {
  const users = [
    kept('ana', { displayName: 'Ana' }),
    kept('off', { disabled: true }),
    kept('gil', {
      passwordHash: undefined,
      emailVerified: false,
      providerUserInfo: [{ providerId: 'google.com', rawId: 'g1' }],
    }),
  ];
  const dataDir = await folderWith(JSON.stringify({ version: 1, users, mails: [] }));
  service = await LocalService.start({ dataDir });
  // SQLite has its notes of ended sessions beside.
  const left = (await readdir(path.join(dataDir, 'auth'))).filter((name) => name !== 'ended');
  expect(left).toEqual(['signing-key.pem']);
  const ana = await signIn(service.origin, 'ana@example.com', 'secret:with=signs');
  expect(ana.body['localId']).toBe('ana');
  expect(await service.verify(ana.body['idToken'] ?? '')).toMatchObject({ name: 'Ana', emailVerified: true });
  expect(messageOf(await signIn(service.origin, 'off@example.com', 'secret:with=signs'))).toBe('USER_DISABLED');
  const gil = await toolkit(service.origin, 'signInWithIdp', await service.proof({ subject: 'g1', isTrial: true }));
  expect(gil.body['localId']).toBe('gil');
});

test('a takeover that was interrupted before the file went is repeated, and changes nothing twice', async () => {
  const content = JSON.stringify({ version: 1, users: [kept('ana', {})] });
  const dataDir = await folderWith(content);
  service = await LocalService.start({ dataDir });
  await service.close();
  await writeFile(path.join(dataDir, 'auth/accounts.json'), content);
  await service.open();
  expect((await signIn(service.origin, 'ana@example.com', 'secret:with=signs')).status).toBe(200);
  expect(existsSync(path.join(dataDir, 'auth/accounts.json'))).toBe(false);
});

test('a damaged file stops the start with a sentence, and is left as it is', async () => {
  const dataDir = await folderWith('{"users": [');
  await expect(LocalService.start({ dataDir })).rejects.toThrow(/accounts\.json cannot be read/);
  expect(existsSync(path.join(dataDir, 'auth/accounts.json'))).toBe(true);
});
