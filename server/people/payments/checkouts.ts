import type Stripe from 'stripe';

import { type Checkout, type CheckoutInput, type CheckoutOutcome } from '../../contract/payments.js';
import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type PaymentStore } from '../records/PaymentStore.js';
import { type Catalogue } from './Catalogue.js';
import { isMissing } from './CustomerReader.js';
import { type Customers } from './Customers.js';
import { type Buyer } from './Payments.js';
import { type Provider } from './provider.js';

/** What check-outs stand on. */
interface CheckoutParts {
  readonly provider: Provider;
  readonly payments: PaymentStore;
  readonly customers: Customers;
  readonly catalogue: Catalogue;
  /** The origin to which the provider leads back. */
  readonly originOf: (asked: string | undefined) => string;
}

const RUNNING = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];
const PAGE = '/dashboard/purchases';

/** One wish gives one check-out; all others of the customer that are open end, so that nobody pays twice in two windows. */
async function endOthers(client: Stripe, customer: string, key: string): Promise<void> {
  const { data } = await client.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id, metadata } of data)
    if (metadata?.['key'] !== key)
      // It may have been paid, or have ended, a moment ago.
      await client.checkout.sessions.expire(id).catch(() => undefined);
}

/** Begins a check-out with the provider. */
export async function beginCheckout(parts: CheckoutParts, buyer: Buyer, input: CheckoutInput): Promise<Checkout> {
  const { provider, payments, customers, catalogue, originOf } = parts;
  const { ownerId, email } = buyer;
  const { price } = await catalogue.offer(input.planId);
  const customer = await customers.ensure(ownerId, email);
  await customers.refresh(customer);
  if ((await payments.subscriptions(ownerId)).some(({ status }) => RUNNING.includes(status)))
    throw new ProblemError('SUBSCRIPTION_STATE', { detail: 'There is a plan already: change it instead' });
  const client = await provider.client();
  await endOthers(client, customer, input.key);
  const back = `${originOf(input.origin)}${PAGE}`;
  const session = await client.checkout.sessions.create(
    {
      ...{ mode: 'subscription', customer, client_reference_id: ownerId, locale: input.language },
      line_items: [{ price, quantity: 1 }],
      metadata: { key: input.key },
      subscription_data: { metadata: { user_id: ownerId } },
      success_url: `${back}?checkout={CHECKOUT_SESSION_ID}`,
      cancel_url: `${back}?checkout=cancelled`,
    },
    { idempotencyKey: `checkout:${customer}:${input.planId}:${input.key}` },
  );
  if (session.url === null) throw new ProblemError('SUBSCRIPTION_STATE', { detail: 'This check-out is over' });
  return { sessionId: session.id, url: session.url };
}

const idOf = (reference: string | { id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** Asks what became of a check-out, and stores it. Throws `CHECKOUT_NOT_FOUND` for another person's. */
export async function settleCheckout(
  parts: CheckoutParts,
  owner: OwnerId,
  sessionId: string,
): Promise<CheckoutOutcome> {
  const { provider, payments, customers } = parts;
  const customer = await payments.customer(owner);
  const client = await provider.client();
  const session = await client.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (customer === undefined || session === undefined || idOf(session.customer) !== customer)
    throw new ProblemError('CHECKOUT_NOT_FOUND');
  if (session.status === 'expired') return { state: 'expired' };
  if (session.status !== 'complete' || session.payment_status === 'unpaid')
    return { state: 'open', ...(session.url === null ? {} : { url: session.url }) };
  await customers.refresh(customer);
  const subscription = idOf(session.subscription);
  const purchase = (await payments.purchases(owner)).findLast(({ subscriptionId }) => subscriptionId === subscription);
  return { state: 'paid', ...(purchase === undefined ? {} : { purchase }) };
}
