import { expect, it } from 'vitest';

import { newId } from '../../../../domain/ids/ids.js';
import { type OwnerId } from '../../../../server/contract/ids.js';
import { type Purchase, type SubscriptionWithInfo } from '../../../../server/contract/payments.js';
import { draftOf } from '../../../../server/people/notifications/draftOf.js';
import { type TakenState } from '../../../../server/people/records/PaymentStore.js';
import { newOwner } from '../../store/contract/Person.js';
import { manyTimes, type Records } from './Records.js';

const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
const PLUS = { id: 'prod_plus', name: 'Plus', allowance: 500 };

const subscription = (id: string, status: SubscriptionWithInfo['status'], day = 1): SubscriptionWithInfo => ({
  ...{ id, customerId: 'cus', status, productId: PLUS.id, product: PLUS, allowance: PLUS.allowance },
  ...{ amount: 900, currency: 'eur', interval: 'month', cancelAtPeriodEnd: false },
  ...{ startedAt: at(day), periodEnd: at(day + 28) },
});
const purchase = (id: string, day: number): Purchase => ({
  ...{ id, at: at(day), amount: 900, currency: 'eur', description: 'Plus' },
});

/** What every store of payments must do. */
export function describePayments(current: () => Records): void {
  const payments = () => current().stores.paymentStore;
  const customerOf = async (owner: OwnerId) => payments().linkCustomer(owner, `cus_${newId()}`);
  const state = (owner: OwnerId, customer: string, parts: Partial<TakenState> = {}): TakenState => ({
    ...{ owner, customer, exists: true, subscriptions: [], purchases: [] },
    told: draftOf({ kind: 'subscriptionChanged' }),
    ...parts,
  });

  it('links one customer to a person, whichever of many comes first', async () => {
    const owner = newOwner();
    expect(await payments().customer(owner)).toBeUndefined();
    const linked = new Set(
      await Promise.all(manyTimes((each) => payments().linkCustomer(owner, `cus_${owner}_${each}`))),
    );
    expect(linked.size).toBe(1);
    await current().reopen();
    const [customer = ''] = linked;
    expect([await payments().customer(owner), await payments().holder(customer)]).toEqual([customer, owner]);
    expect(await payments().holder('cus_unknown')).toBeUndefined();
  });

  it('takes a state over, newest first, and tells of another plan once', async () => {
    const owner = newOwner();
    const customer = await customerOf(owner);
    const subscriptions = [subscription('sub_1', 'canceled'), subscription('sub_2', 'active', 9)];
    const read = state(owner, customer, { subscriptions, purchases: [purchase('in_1', 1), purchase('in_2', 9)] });
    expect(await payments().takeState(read)).toEqual({ changed: true, posted: true });
    expect(await payments().takeState(read)).toEqual({ changed: false, posted: false });
    await current().reopen();
    expect((await payments().subscriptions(owner)).map(({ id }) => id)).toEqual(['sub_2', 'sub_1']);
    expect(await payments().purchases(owner)).toEqual([purchase('in_2', 9), purchase('in_1', 1)]);
    expect(await current().isWaiting(owner)).toBe(true);
  });

  it('takes an event once, with its state in one transaction, however often it comes at once', async () => {
    const owner = newOwner();
    const customer = await customerOf(owner);
    const event = `evt_${newId()}`;
    const read = () => state(owner, customer, { event, subscriptions: [subscription('sub_1', 'active')] });
    const taken = await Promise.all(manyTimes(() => payments().takeState(read())));
    expect(taken.filter(({ changed, posted }) => changed && posted)).toHaveLength(1);
    expect(await payments().isEventTaken(event)).toBe(true);
    const late = state(owner, customer, { event });
    expect(await payments().takeState(late)).toEqual({ changed: false, posted: false });
    expect(await payments().subscriptions(owner)).toHaveLength(1);
    const other = `evt_${newId()}`;
    expect(await payments().isEventTaken(other)).toBe(false);
    await payments().passEvent(other);
    expect(await payments().isEventTaken(other)).toBe(true);
  });

  it('passes over the state of a customer that is linked no more, and forgets one that the provider removed', async () => {
    const owner = newOwner();
    const customer = await customerOf(owner);
    const subscriptions = [subscription('sub_1', 'active')];
    expect(await payments().takeState(state(owner, 'cus_other', { subscriptions }))).toMatchObject({ changed: false });
    await payments().takeState(state(owner, customer, { subscriptions, purchases: [purchase('in_1', 1)] }));
    await payments().takeState(state(owner, customer, { exists: false }));
    expect([await payments().customer(owner), await payments().subscriptions(owner)]).toEqual([undefined, []]);
    expect(await payments().purchases(owner)).toHaveLength(1);
  });

  it('brings back purchases of an archive beside those that are there, which stay', async () => {
    const owner = newOwner();
    await payments().restorePurchases(owner, [purchase('in_1', 1)]);
    const archived = [{ ...purchase('in_1', 5), amount: 1 }, purchase('in_2', 2)];
    for (const _twice of [1, 2]) await payments().restorePurchases(owner, archived);
    expect(await payments().purchases(owner)).toEqual([purchase('in_2', 2), purchase('in_1', 1)]);
  });
}
