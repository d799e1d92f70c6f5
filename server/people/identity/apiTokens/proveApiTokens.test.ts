import { beforeEach, expect, test } from 'vitest';

import { type ApiTokenId, type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type KnownApiToken } from '../../records/ApiTokenStore.js';
import { withApiTokens } from './proveApiTokens.js';
import { hashOf, isApiToken, newApiToken } from './secret.js';

const START = Date.parse('2026-01-01T00:00:00Z');
const { secret, hash, prefix, lastFour } = newApiToken();

let now: number;
let known: KnownApiToken | undefined;
let uses: string[];
let stood: [string, number][];
beforeEach(() => {
  now = START;
  uses = [];
  stood = [];
  known = {
    owner: 'ana' as OwnerId,
    token: {
      id: 'T' as ApiTokenId,
      name: 'nightly import',
      scope: 'read',
      prefix,
      lastFour,
      createdAt: new Date(START).toISOString(),
      expiresAt: new Date(START + 86_400_000).toISOString(),
    },
  };
});

const verify = (stands = true, takesUses = true) =>
  withApiTokens(async (token) => Promise.reject(new ProblemError('TOKEN_EXPIRED', { detail: `identity ${token}` })), {
    now: () => now,
    stands: async (owner, madeAt) => {
      stood.push([owner, madeAt]);
      return stands;
    },
    tokens: {
      find: async (asked) => (asked === hash ? known : undefined),
      noteUse: async (_owner, _id, at) => {
        if (!takesUses) throw new ProblemError('STORAGE_FULL');
        uses.push(at);
        if (known !== undefined) known = { ...known, token: { ...known.token, lastUsedAt: at } };
      },
    },
  });

test('a secret is long, random and marked, and of it a digest and its two ends are kept', () => {
  expect(isApiToken(secret)).toBe(true);
  expect(newApiToken().secret).not.toBe(secret);
  expect([secret.slice(0, 10), secret.slice(-4), hashOf(secret)]).toEqual([prefix, lastFour, hash]);
  for (const other of ['harta_', secret.slice(1), `${secret}x`, 'a.b.c']) expect(isApiToken(other)).toBe(false);
});

test('says whose it is, what it may and until when; whatever is no API token is for sign-in to prove', async () => {
  expect(await verify()(secret)).toMatchObject({
    sub: 'ana',
    exp: (START + 86_400_000) / 1000,
    grant: { tokenId: 'T', scope: 'read', projectId: null },
  });
  expect(stood).toEqual([['ana', START]]);
  await expect(verify()('a.b.c')).rejects.toThrow('identity a.b.c');
});

test('is refused when it has ended, is not known, or its account stands no more', async () => {
  now = START + 86_400_000;
  await expect(verify()(secret)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  now = START;
  await expect(verify(false)(secret)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  known = undefined;
  await expect(verify()(secret)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(uses).toEqual([]);
});

test('that it is used is written once a minute, and a disk that takes no more refuses nobody', async () => {
  const check = verify();
  for (const at of [0, 0, 1_000, 59_999, 60_000, 60_001, 119_999]) {
    now = START + at;
    await check(secret);
    await Promise.resolve();
  }
  expect(uses.map((at) => Date.parse(at) - START)).toEqual([0, 60_000]);
  now += 60_000;
  await expect(verify(true, false)(secret)).resolves.toMatchObject({ sub: 'ana' });
});
