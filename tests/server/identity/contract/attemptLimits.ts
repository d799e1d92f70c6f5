import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../../../../domain/ids/ids.js';
import { type AttemptLimits } from '../../../../server/people/identity/local/limits/AttemptLimits.js';

/** An engine that counts attempts, open. */
interface OpenLimits {
  readonly limits: AttemptLimits;
  close(): Promise<void>;
}

const HOUR = 3600_000;
const FIVE = { most: 5, windowMs: HOUR };
const TOO_MANY = { message: expect.stringContaining('TOO_MANY_ATTEMPTS_TRY_LATER') };

/**
 * What every engine that counts attempts must do.
 * @param open opens it over one place, the same each time; what was counted before is there
 */
export function describeAttemptLimits(name: string, open: () => Promise<OpenLimits>): void {
  describe(name, () => {
    let opened: OpenLimits;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const take = (...keys: string[]) => opened.limits.take(keys.map((key) => ({ key, limit: FIVE })));

    it('lets as many pass as may, also of many at once', async () => {
      const key = newId();
      const tried = await Promise.allSettled(Array.from({ length: 12 }, () => take(key)));
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      await expect(take(key)).rejects.toMatchObject(TOO_MANY);
    });

    it('counts under no key where one of them holds back', async () => {
      const [full, free] = [newId(), newId()];
      for (let at = 0; at < 5; at += 1) await take(full);
      await expect(take(full, free)).rejects.toMatchObject(TOO_MANY);
      for (let at = 0; at < 5; at += 1) await take(free);
      await expect(take(free)).rejects.toMatchObject(TOO_MANY);
    });

    it('takes an attempt back that was none', async () => {
      const key = newId();
      for (let at = 0; at < 20; at += 1) {
        await take(key);
        await opened.limits.giveBack([{ key, limit: FIVE }]);
      }
      await take(key);
    });

    it('holds nobody back under a key while another was counted fewer times', async () => {
      const [own, account] = [newId(), newId()];
      const tried = () =>
        opened.limits.take([
          { key: own, limit: { most: 50, windowMs: HOUR } },
          { key: account, limit: FIVE, unlessFewer: { key: own, than: 2 } },
        ]);
      for (let at = 0; at < 5; at += 1) await take(account);
      for (let at = 0; at < 2; at += 1) await tried();
      await expect(tried()).rejects.toMatchObject(TOO_MANY);
    });

    it('goes on counting after it was closed and opened again', async () => {
      const key = newId();
      for (let at = 0; at < 5; at += 1) await take(key);
      await opened.close();
      opened = await open();
      await expect(take(key)).rejects.toMatchObject(TOO_MANY);
    });
  });
}
