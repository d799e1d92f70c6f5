import type Stripe from 'stripe';

import {
  type PaymentProduct,
  type Plan,
  type Purchase,
  type PaidSubscription,
  type SubscriptionStatus,
  type SubscriptionWithInfo,
} from '../../contract/payments.js';

const timeOf = (second: number): string => new Date(second * 1000).toISOString();
const idOf = (reference: string | { readonly id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** What a product allows: it says so itself, in its metadata. */
function allowanceOf({ metadata }: Stripe.Product): number {
  const text = metadata['interactions'] ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

/** A product as we show it. */
export const productOf = (product: Stripe.Product): PaymentProduct => ({
  id: product.id,
  name: product.name,
  ...(product.description == null ? {} : { description: product.description }),
  allowance: allowanceOf(product),
});

/** What is known of a product that cannot be read. */
export const unknownProduct = (id: string): PaymentProduct => ({ id, name: id, allowance: 0 });

/** A price as a plan; undefined for one that is none of ours. */
export function planOf(price: Stripe.Price): Plan | undefined {
  const { lookup_key: id, product, recurring, unit_amount: amount, currency } = price;
  const isWhole = typeof product === 'object' && !('deleted' in product && product.deleted);
  if (id === null || recurring === null || amount === null || !isWhole) return undefined;
  const { id: productId, name, allowance } = productOf(product as Stripe.Product);
  return { id, productId, name, amount, currency, interval: recurring.interval as Plan['interval'], allowance };
}

/** Which product is bought by a subscription. */
export const productIdOf = ({ items }: Stripe.Subscription): string => idOf(items.data[0]?.price.product ?? '');

/** A subscription as we keep it. */
export function subscriptionOf(subscription: Stripe.Subscription, product: PaymentProduct): SubscriptionWithInfo {
  const [item] = subscription.items.data;
  const { id, customer, status, start_date: start, ended_at: ended } = subscription;
  const key = item?.price.lookup_key ?? null;
  return {
    ...{ id, customerId: idOf(customer), status: status as SubscriptionStatus, productId: product.id },
    ...(key === null ? {} : { planId: key }),
    amount: item?.price.unit_amount ?? 0,
    currency: item?.price.currency ?? subscription.currency,
    interval: (item?.price.recurring?.interval ?? 'month') as PaidSubscription['interval'],
    allowance: product.allowance,
    startedAt: timeOf(start),
    periodEnd: timeOf(item?.current_period_end ?? start),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    ...(ended === null ? {} : { endedAt: timeOf(ended) }),
    product,
  };
}

/** A subscription without what is bought by it. */
export function withoutProduct({ product: _product, ...subscription }: SubscriptionWithInfo): PaidSubscription {
  return subscription;
}

/** A paid invoice as a purchase. What was bought last stands last on it: before it may be a credit for what was bought earlier. */
export function purchaseOf(invoice: Stripe.Invoice): Purchase {
  const { id, amount_paid: amount, currency, number, created, status_transitions: times, lines, parent } = invoice;
  const bought = lines.data.findLast((line) => line.amount >= 0) ?? lines.data[0];
  const subscription = parent?.subscription_details?.subscription;
  return {
    ...{ id: id ?? '', at: timeOf(times.paid_at ?? created), amount, currency },
    description: bought?.description ?? '',
    ...(number === null ? {} : { number }),
    ...(subscription === undefined ? {} : { subscriptionId: idOf(subscription) }),
  };
}

/** Whose customer an event is about; undefined where it is about none. */
export function customerIn({ data: { object } }: Stripe.Event): string | undefined {
  const found = object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (found.object === 'customer') return found.id;
  return found.customer == null ? undefined : idOf(found.customer);
}
