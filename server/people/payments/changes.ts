import type Stripe from 'stripe';

import {
  type ChangeSubscriptionInput,
  type SubscriptionPreview,
  type SubscriptionWithInfo,
} from '../../contract/payments.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Catalogue } from './Catalogue.js';

/** The one item of a subscription, read anew. Throws `SUBSCRIPTION_STATE` for one that has ended. */
async function itemOf(client: Stripe, { id, status }: SubscriptionWithInfo): Promise<Stripe.SubscriptionItem> {
  const over = () => new ProblemError('SUBSCRIPTION_STATE', { detail: 'It has ended' });
  if (status === 'canceled' || status === 'incomplete_expired') throw over();
  const subscription = await client.subscriptions.retrieve(id);
  const [item] = subscription.items.data;
  if (subscription.status === 'canceled' || item === undefined) throw over();
  return item;
}

/** What another plan would cost from now on. */
export async function previewChange(
  client: Stripe,
  catalogue: Catalogue,
  subscription: SubscriptionWithInfo,
  planId: string,
): Promise<SubscriptionPreview> {
  const { price } = await catalogue.offer(planId);
  const { id } = await itemOf(client, subscription);
  const prorationAt = Math.floor(Date.now() / 1000);
  const invoice = await client.invoices.createPreview({
    ...{ customer: subscription.customerId, subscription: subscription.id },
    subscription_details: {
      ...{ items: [{ id, price }], proration_behavior: 'always_invoice', proration_date: prorationAt },
    },
  });
  const amounts = invoice.lines.data.map(({ amount }) => amount);
  const sum = (of: readonly number[]) => of.reduce((total, amount) => total + amount, 0);
  return {
    currency: invoice.currency,
    credit: -sum(amounts.filter((amount) => amount < 0)),
    charge: sum(amounts.filter((amount) => amount > 0)),
    due: invoice.amount_due,
    prorationAt,
  };
}

/** Changes the plan, which is paid at once or not changed; or whether it ends with its period. */
export async function changeSubscription(
  client: Stripe,
  catalogue: Catalogue,
  subscription: SubscriptionWithInfo,
  { planId, prorationAt, cancelAtPeriodEnd }: ChangeSubscriptionInput,
): Promise<void> {
  const item = await itemOf(client, subscription);
  if (planId !== undefined && planId !== subscription.planId) {
    const { price } = await catalogue.offer(planId);
    await client.subscriptions.update(subscription.id, {
      ...{ items: [{ id: item.id, price }], proration_behavior: 'always_invoice' },
      payment_behavior: 'error_if_incomplete',
      ...(prorationAt === undefined ? {} : { proration_date: prorationAt }),
    });
  }
  if (cancelAtPeriodEnd !== undefined)
    await client.subscriptions.update(subscription.id, { cancel_at_period_end: cancelAtPeriodEnd });
}
