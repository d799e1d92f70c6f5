import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount } from '../../../../server/people/identity/local/people/newAccount.js';
import { Accounts } from '../../../../server/people/identity/local/store/Accounts.js';
import { type IdentityEngine } from '../../../../server/people/identity/local/store/IdentityEngine.js';
import { type Unit } from '../../../../server/platform/storage/Unit.js';

const accounts = new Accounts();
let made = 0;
const newAddress = () => `person${(made += 1)}@example.org`;

function* signUp(email: string): Unit<boolean> {
  if ((yield* accounts.findByEmail(email)) !== undefined) return false;
  yield* accounts.insert(newAccount({ email, displayName: 'Ana Ș.' }));
  return true;
}

function* signUpAndFail(email: string): Unit<void> {
  yield* signUp(email);
  throw new Error('after all');
}

/**
 * What every engine of the local sign-in must do.
 * @param open opens it over one place, the same each time, as two processes have it; the same one twice where it serves one process alone
 */
export function describeIdentityEngine(
  name: string,
  open: () => Promise<readonly [IdentityEngine, IdentityEngine]>,
): void {
  describe(name, () => {
    let engines: readonly [IdentityEngine, IdentityEngine];
    const close = async () => {
      for (const engine of new Set(engines)) await engine.close();
    };
    beforeAll(async () => {
      engines = await open();
    });
    afterAll(close);
    const find = (email: string) => engines[1].db.read(accounts.findByEmail(email));

    it('keeps a unit that ended, for every process and over a restart', async () => {
      const email = newAddress();
      expect(await engines[0].db.write(signUp(email))).toBe(true);
      expect(await find(email)).toMatchObject({ email, displayName: 'Ana Ș.', emailVerified: false, identities: [] });
      await close();
      engines = await open();
      expect(await find(email)).toMatchObject({ email, displayName: 'Ana Ș.' });
    });

    it('keeps nothing of a unit that failed', async () => {
      const email = newAddress();
      await expect(engines[0].db.write(signUpAndFail(email))).rejects.toThrow('after all');
      expect(await find(email)).toBeUndefined();
      expect(await engines[0].db.write(signUp(email))).toBe(true);
    });

    it('lets one of many have what each found to be free', async () => {
      const email = newAddress();
      const tried = await Promise.all(
        Array.from({ length: 30 }, (_, index) => engines[index % 2 === 0 ? 0 : 1].db.write(signUp(email))),
      );
      expect(tried.filter((isMade) => isMade)).toHaveLength(1);
    });

    it('gives back what was linked, in the order of linking', async () => {
      const email = newAddress();
      const account = newAccount({ email });
      const said = { subject: email, email, displayName: null, photoUrl: null };
      const [google, gitHub] = [
        { ...said, providerId: 'google.com' as const, isTrial: false },
        { ...said, providerId: 'github.com' as const, isTrial: true },
      ];
      await engines[0].db.write(accounts.insert({ ...account, identities: [gitHub, google] }));
      expect((await find(email))?.identities).toEqual([gitHub, google]);
      await engines[0].db.write(accounts.unlinkAll(account.uid, 'google.com'));
      expect((await engines[1].db.read(accounts.findByIdentity(google)))?.identities).toEqual([google]);
      await engines[0].db.write(accounts.unlinkAll(account.uid));
      expect((await find(email))?.identities).toEqual([]);
    });

    it('has a time that goes on after a restart', async () => {
      const before = engines[0].clock.now();
      await engines[0].settle();
      await close();
      engines = await open();
      expect(engines[1].clock.now()).toBeGreaterThanOrEqual(before);
    });

    it('tells other processes whose sessions were ended, and not the one that ended them', async () => {
      const [here, there]: [string[], string[]] = [[], []];
      const stops = engines.map((engine, index) => engine.watchEnded((uid) => (index === 0 ? here : there).push(uid)));
      for (const uid of ['ana', 'bob']) engines[0].announceEnded(uid);
      if (engines[0] !== engines[1])
        await expect.poll(() => there.toSorted(), { timeout: 10_000 }).toEqual(['ana', 'bob']);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(here).toEqual([]);
      expect(there).toHaveLength(engines[0] === engines[1] ? 0 : 2);
      stops.forEach((stop) => stop());
    });
  });
}
