import { type Unit } from '../../../../platform/storage/Unit.js';
import { type SandboxPaymentMethod, type SandboxSession } from '../store/objects.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { type CardName, lastFourOf, TEST_CARDS } from './cards.js';
import { tell } from './events.js';
import { beginSubscription, useCard } from './subscriptions.js';

/** Years for which a test card is good. */
const GOOD_FOR = 4;

function* keepCard(store: SandboxStore, customer: string, name: CardName): Unit<SandboxPaymentMethod> {
  const year = new Date((yield* store.now()) * 1000).getUTCFullYear() + GOOD_FOR;
  const card = yield* store.put({
    ...(yield* store.begun('payment_method')),
    ...{ customer, type: 'card' },
    card: { brand: 'visa', last4: lastFourOf(TEST_CARDS[name]), exp_month: 12, exp_year: year },
  } as const);
  const known = yield* store.get('customer', customer);
  yield* store.put({ ...known, invoice_settings: { default_payment_method: card.id } });
  return card;
}

/** Completes a check-out: the subscription begins and its first period is paid. One that is complete stays as it is. */
export function* completeCheckout(store: SandboxStore, id: string, card: CardName): Unit<SandboxSession> {
  const session = yield* store.get('checkout.session', id);
  if (session.status !== 'open') return session;
  const { customer, sandbox_price: price, sandbox_subscription_metadata: metadata } = session;
  const begun = yield* beginSubscription(store, {
    ...{
      customer,
      metadata,
      price: yield* store.get('price', price),
      card: (yield* keepCard(store, customer, card)).id,
    },
  });
  const complete = yield* store.put({
    ...session,
    ...{ status: 'complete', payment_status: 'paid', url: null },
    ...{ subscription: begun.subscription.id, invoice: begun.invoice.id },
  } as const);
  yield* tell(store, 'checkout.session.completed', complete);
  return complete;
}

/** Another card for all that a customer pays from now on; what waits is paid with it. */
export function* changeCard(store: SandboxStore, customer: string, name: CardName): Unit<void> {
  const { id } = yield* keepCard(store, customer, name);
  for (const each of yield* store.list('subscription', { customer }))
    if (each.status !== 'canceled') yield* useCard(store, each, id);
}
