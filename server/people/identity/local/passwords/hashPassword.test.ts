import { expect, test } from 'vitest';

import { FairQueue } from '../../../../platform/limits/FairQueue.js';
import { Passwords, USUAL_COST } from './hashPassword.js';

/** OWASP's table for scrypt: each row is as good as any other. */
const OWASP = [
  { log2N: 17, r: 8, p: 1 },
  { log2N: 16, r: 8, p: 2 },
  { log2N: 15, r: 8, p: 3 },
  { log2N: 14, r: 8, p: 5 },
  { log2N: 13, r: 8, p: 10 },
];
const PASSWORD = 'a-long-secret-1';
const passwords = (cost?: typeof USUAL_COST) => new Passwords(new FairQueue({ atOnce: 1, each: 1, waiting: 10 }), cost);

test('what a hash costs without a word is a row of OWASP’s table', async () => {
  expect(OWASP).toContainEqual(USUAL_COST);
  const kept = await passwords().hash(PASSWORD);
  expect(kept.startsWith(`scrypt$${USUAL_COST.log2N}$${USUAL_COST.r}$${USUAL_COST.p}$`)).toBe(true);
  expect(passwords().isOutdated(kept)).toBe(false);
});

test('a hash of another cost is still known by its password, and is to be made anew', async () => {
  const kept = await passwords({ log2N: 10, r: 8, p: 1 }).hash(PASSWORD);
  const now = passwords({ log2N: 10, r: 8, p: 3 });
  expect(await now.matches(PASSWORD, kept)).toBe(true);
  expect(await now.matches('another-secret-2', kept)).toBe(false);
  expect(now.isOutdated(kept)).toBe(true);
});

test('two hashes of one password differ', async () => {
  const quick = passwords({ log2N: 10, r: 8, p: 1 });
  expect(await quick.hash(PASSWORD)).not.toBe(await quick.hash(PASSWORD));
});

test('a wrong password takes as long for an old hash as for no account', async () => {
  const now = passwords({ log2N: 13, r: 8, p: 10 });
  const old = await passwords({ log2N: 13, r: 8, p: 1 }).hash(PASSWORD);
  const fastest = async (stored: string | null) => {
    let best = Infinity;
    for (let times = 0; times < 5; times += 1) {
      const start = performance.now();
      await now.matches('another-secret-2', stored);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  };
  // Without the passes that the old hash lacks it would be a tenth.
  expect(await fastest(old)).toBeGreaterThan((await fastest(null)) / 3);
});

test('who finds too many waiting is told to come again, and the others get their hashes', async () => {
  const few = new Passwords(new FairQueue({ atOnce: 1, each: 1, waiting: 2 }), { log2N: 10, r: 8, p: 1 });
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => few.hash(PASSWORD)));
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(asked[3]).toMatchObject({ reason: { status: 429, retryAfter: 5 } });
  await expect(few.hash(PASSWORD)).resolves.toContain('scrypt$');
});

test('who calls from one address again and again holds up nobody at another', async () => {
  const shared = new Passwords(new FairQueue({ atOnce: 2, each: 1, waiting: 50 }), { log2N: 12, r: 8, p: 1 });
  const ended: string[] = [];
  const hash = async (from: string) => {
    await shared.from(from).hash(PASSWORD);
    ended.push(from);
  };
  await Promise.all([...Array.from({ length: 20 }, () => hash('192.0.2.1')), hash('192.0.2.2')]);
  expect(ended.indexOf('192.0.2.2')).toBeLessThan(3);
});
