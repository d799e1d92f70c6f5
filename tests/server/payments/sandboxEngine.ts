import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Unit } from '../../../server/platform/storage/Unit.js';
import { type ApiCall } from '../../../server/people/payments/sandbox/api/answerCall.js';
import { openSandbox, type Sandbox } from '../../../server/people/payments/sandbox/openSandbox.js';
import { type SandboxCustomer } from '../../../server/people/payments/sandbox/store/objects.js';
import { type SandboxEngine, SandboxStore } from '../../../server/people/payments/sandbox/store/SandboxStore.js';

const store = new SandboxStore();

const call = (method: ApiCall['method'], path: string, body = '', idempotencyKey?: string): ApiCall => ({
  ...{ method, path, body, idempotencyKey },
});

async function asked<T>(sandbox: Sandbox, ...parts: Parameters<typeof call>): Promise<T> {
  return JSON.parse((await sandbox.answer(call(...parts))).body) as T;
}

const newCustomer = (sandbox: Sandbox, email: string) =>
  asked<SandboxCustomer>(sandbox, 'POST', '/v1/customers', `email=${encodeURIComponent(email)}`);

function* putAndFail(customer: SandboxCustomer): Unit<void> {
  yield* store.put({ ...customer, name: 'Zoe' });
  yield* store.setState('clock', '1000');
  throw new Error('after all');
}

/**
 * What every engine of the payments sandbox must do.
 * @param open opens it over one place, the same each time, as two processes have it; the same one twice where it serves one process alone
 */
export function describeSandboxEngine(
  name: string,
  open: () => Promise<readonly [SandboxEngine, SandboxEngine]>,
): void {
  describe(name, () => {
    let engines: readonly [SandboxEngine, SandboxEngine];
    let sandboxes: readonly [Sandbox, Sandbox];
    const openAll = async () => {
      engines = await open();
      const one = await openSandbox(engines[0]);
      sandboxes = [one, engines[0] === engines[1] ? one : await openSandbox(engines[1])];
    };
    const closeAll = async () => {
      for (const sandbox of new Set(sandboxes)) await sandbox.close();
    };
    beforeAll(openAll);
    afterAll(() => closeAll());

    it('sells the same plans in every process, and signs with one secret', async () => {
      const prices = await Promise.all(
        sandboxes.map((sandbox) => asked<{ data: { id: string; lookup_key: string }[] }>(sandbox, 'GET', '/v1/prices')),
      );
      expect(prices[0]?.data.map(({ lookup_key: key }) => key)).toEqual(['harta_pro', 'harta_plus']);
      expect(prices[1]).toEqual(prices[0]);
      expect(sandboxes[1].webhookSecret).toBe(sandboxes[0].webhookSecret);
    });

    it('gives back what was kept, newest first, for every process and over a restart', async () => {
      const made: string[] = [];
      for (const email of ['ana@example.org', 'bob@example.org', 'Ș\u{1f980}@example.org'])
        made.unshift((await newCustomer(sandboxes[0], email)).id);
      const { webhookSecret } = sandboxes[0];
      await closeAll();
      await openAll();
      const { data } = await asked<{ data: SandboxCustomer[] }>(sandboxes[1], 'GET', '/v1/customers?limit=3');
      expect(data.map(({ id }) => id)).toEqual(made);
      expect(data[0]?.email).toBe('Ș\u{1f980}@example.org');
      const before = await asked<{ data: SandboxCustomer[] }>(
        ...[sandboxes[0], 'GET' as const, `/v1/customers?starting_after=${made[0]}&limit=1`],
      );
      expect(before.data.map(({ id }) => id)).toEqual([made[1]]);
      expect(sandboxes[0].webhookSecret).toBe(webhookSecret);
    });

    it('keeps nothing of a unit that failed', async () => {
      const customer = await newCustomer(sandboxes[0], 'dan@example.org');
      const { db } = engines[0];
      const clock = await db.read(store.state('clock'));
      await expect(db.write(putAndFail(customer))).rejects.toThrow('after all');
      expect(await engines[1].db.read(store.find('customer', customer.id))).toEqual(customer);
      expect(await engines[1].db.read(store.state('clock'))).toBe(clock);
    });

    it('does once what is asked for many times at once under one key', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          sandboxes[at % 2 === 0 ? 0 : 1].answer(call('POST', '/v1/customers', 'email=eve%40example.org', 'one-wish')),
        ),
      );
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
    });

    it('counts an attempt to tell once, though two processes made it', async () => {
      await newCustomer(sandboxes[0], 'fay@example.org');
      const next = await engines[0].db.read(store.nextDelivery());
      if (next === undefined) throw new Error('nothing waits to be told');
      for (const { db } of engines) await db.write(store.postpone(next, next.due - 1));
      expect(await engines[1].db.read(store.nextDelivery())).toEqual({
        event: next.event,
        attempts: next.attempts + 1,
        due: next.due - 1,
      });
    });

    it('forgets a customer with all that names them', async () => {
      const [gia, hal] = [
        await newCustomer(sandboxes[0], 'gia@example.org'),
        await newCustomer(sandboxes[1], 'hal@example.org'),
      ];
      await sandboxes[1].forget(gia.id);
      const { db } = engines[0];
      expect(await db.read(store.find('customer', gia.id))).toBeUndefined();
      expect(JSON.stringify(await db.read(store.list('event')))).not.toContain(gia.id);
      expect(await db.read(store.find('customer', hal.id))).toEqual(hal);
    });
  });
}
