import { type Unit, type UnitDatabase } from '../../../../platform/storage/Unit.js';
import { randomBytes } from 'node:crypto';

import {
  listed,
  type SandboxInvoice,
  type SandboxItem,
  type SandboxLine,
  type SandboxPrice,
  type SandboxSubscription,
} from '../store/objects.js';
import { SandboxError } from '../store/SandboxError.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { paysLater } from './cards.js';
import { tell } from './events.js';
import { invoiceOf, leaveOpen, lineOf, openInvoices, payInvoice } from './invoices.js';
import { periodEnd } from './periods.js';

/** The one item of a subscription. */
export function itemOf({ id, items }: SandboxSubscription): SandboxItem {
  const [item] = items.data;
  if (item === undefined) throw new Error(`${id} has no item`);
  return item;
}

const withItem = (subscription: SandboxSubscription, change: Partial<SandboxItem>): SandboxSubscription => ({
  ...subscription,
  items: listed(subscription.items.url, [{ ...itemOf(subscription), ...change }]),
});

/** Keeps a subscription as it is from now on, and says so. */
export function* changed(store: SandboxStore, subscription: SandboxSubscription): Unit<SandboxSubscription> {
  yield* tell(store, 'customer.subscription.updated', yield* store.put(subscription));
  return subscription;
}

/** A subscription that begins now; its first period is paid. */
export function* beginSubscription(
  store: SandboxStore,
  {
    customer,
    price,
    card,
    metadata,
  }: { customer: string; price: SandboxPrice; card: string; metadata: Record<string, string> },
): Unit<{ readonly subscription: SandboxSubscription; readonly invoice: SandboxInvoice }> {
  const begun = yield* store.begun('subscription', metadata);
  const now = yield* store.now();
  const item: SandboxItem = {
    ...{ id: `si_sbx_${randomBytes(12).toString('hex')}`, object: 'subscription_item', quantity: 1, price },
    ...{ current_period_start: now, current_period_end: periodEnd(now, price.recurring), subscription: begun.id },
  };
  const line = yield* lineOf(store, price, price.unit_amount, { start: now, end: item.current_period_end });
  const invoice = yield* invoiceOf(store, yield* store.get('customer', customer), begun.id, [line]);
  const subscription = yield* store.put({
    ...begun,
    ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null, start_date: now },
    ...{
      currency: price.currency,
      customer,
      default_payment_method: card,
      status: 'active',
      latest_invoice: invoice.id,
    },
    items: listed(`/v1/subscription_items?subscription=${begun.id}`, [item]),
  } as const);
  yield* tell(store, 'customer.subscription.created', subscription);
  return { subscription, invoice: yield* payInvoice(store, invoice) };
}

/** Ends a subscription at once. */
export function* endSubscription(store: SandboxStore, subscription: SandboxSubscription): Unit<SandboxSubscription> {
  const now = yield* store.now();
  const ended = yield* store.put({ ...subscription, status: 'canceled', canceled_at: now, ended_at: now } as const);
  yield* tell(store, 'customer.subscription.deleted', ended);
  return ended;
}

function* cardPays(store: SandboxStore, { default_payment_method: card }: SandboxSubscription): Unit<boolean> {
  return card !== null && paysLater((yield* store.get('payment_method', card)).card.last4);
}

/** What another plan costs from a second on: a credit for what is left of the present one, and the rest of the period of the other. */
export function* prorated(
  store: SandboxStore,
  subscription: SandboxSubscription,
  price: SandboxPrice,
  at: number,
): Unit<readonly SandboxLine[]> {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const left = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const period = { start: at, end };
  return [
    yield* lineOf(store, item.price, -Math.round(item.price.unit_amount * left), period),
    yield* lineOf(store, price, Math.round(price.unit_amount * left), period),
  ];
}

/** Changes the plan; the difference is paid at once, or nothing is changed. @throws SandboxError 402 */
export function* changePlan(
  store: SandboxStore,
  subscription: SandboxSubscription,
  price: SandboxPrice,
  at: number,
): Unit<SandboxSubscription> {
  const lines = yield* prorated(store, subscription, price, at);
  const invoice = yield* invoiceOf(store, yield* store.get('customer', subscription.customer), subscription.id, lines);
  if (invoice.amount_due > 0 && !(yield* cardPays(store, subscription)))
    throw SandboxError.declined('Your card was declined.');
  return { ...withItem(subscription, { price }), latest_invoice: (yield* payInvoice(store, invoice)).id };
}

/** The next period of a subscription, paid if the card pays. One that was not paid for a whole period ends. */
function* renew(store: SandboxStore, subscription: SandboxSubscription): Unit<void> {
  if (subscription.cancel_at_period_end || subscription.status === 'past_due')
    return void (yield* endSubscription(store, subscription));
  const { price, current_period_end: start } = itemOf(subscription);
  const end = periodEnd(start, price.recurring);
  const next = withItem(subscription, { current_period_start: start, current_period_end: end });
  const line = yield* lineOf(store, price, price.unit_amount, { start, end });
  const invoice = yield* invoiceOf(store, yield* store.get('customer', subscription.customer), subscription.id, [line]);
  const pays = invoice.amount_due === 0 || (yield* cardPays(store, subscription));
  const { id } = pays ? yield* payInvoice(store, invoice) : yield* leaveOpen(store, invoice);
  yield* changed(store, { ...next, latest_invoice: id, status: pays ? 'active' : 'past_due' });
}

function* due(store: SandboxStore): Unit<SandboxSubscription[]> {
  const now = yield* store.now();
  const subscriptions = yield* store.list('subscription');
  return subscriptions.filter((each) => each.status !== 'canceled' && itemOf(each).current_period_end <= now);
}

function* renewDue(store: SandboxStore): Unit<void> {
  for (const each of yield* due(store)) yield* renew(store, each);
}

/** Does all that was to be done until now: renewals and ends, one period after the other. */
export async function settle(db: UnitDatabase, store: SandboxStore): Promise<void> {
  while ((await db.read(due(store))).length > 0) await db.write(renewDue(store));
}

/** Pays what waits with another card. */
export function* useCard(store: SandboxStore, subscription: SandboxSubscription, card: string): Unit<void> {
  const next = { ...subscription, default_payment_method: card };
  if (!(yield* cardPays(store, next))) return void (yield* changed(store, next));
  for (const invoice of yield* openInvoices(store, subscription)) yield* payInvoice(store, invoice);
  yield* changed(store, { ...next, status: 'active' });
}
