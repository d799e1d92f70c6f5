import { type Unit } from '../../../../platform/storage/Unit.js';
import { randomBytes } from 'node:crypto';

import { tell } from '../billing/events.js';
import { type SandboxSession } from '../store/objects.js';
import { SandboxError } from '../store/SandboxError.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { type Calls } from './Calls.js';
import { livingCustomer } from './customerCalls.js';
import { type Params } from './forms.js';
import { pageOf, wishOf } from './lists.js';

/** Where the pages of the sandbox are, on the installation that they lead back to. */
export const SANDBOX_PATH = '/sandbox/payments';

const DAY = 86_400;
const formSecret = () => randomBytes(24).toString('base64url');
const pageOn = (back: string, place: string) => `${new URL(back).origin}${SANDBOX_PATH}/${place}`;

function* begin(store: SandboxStore, params: Params): Unit<SandboxSession> {
  if (params.text('mode') !== 'subscription') throw SandboxError.invalid('Only subscriptions are sold here', 'mode');
  const customer = yield* livingCustomer(store, params.text('customer'));
  const [item] = params.items('line_items');
  if (item === undefined) throw SandboxError.invalid('Missing required param: line_items.', 'line_items');
  const price = yield* store.get('price', item.text('price'), 'line_items[0][price]');
  const begun = yield* store.begun('checkout.session', params.map('metadata'));
  const back = params.text('success_url');
  return yield* store.put({
    ...begun,
    ...{ mode: 'subscription', status: 'open', payment_status: 'unpaid', subscription: null, invoice: null },
    ...{ customer: customer.id, amount_total: price.unit_amount, currency: price.currency },
    ...{ success_url: back, cancel_url: params.optional('cancel_url') ?? back },
    client_reference_id: params.optional('client_reference_id') ?? null,
    locale: params.optional('locale') ?? null,
    expires_at: params.number('expires_at') ?? begun.created + DAY,
    url: pageOn(back, `checkout/${begun.id}`),
    sandbox_price: price.id,
    sandbox_form: formSecret(),
    sandbox_subscription_metadata: params.within('subscription_data').map('metadata'),
  });
}

/** Ends a check-out that was not paid. */
function* expire(store: SandboxStore, session: SandboxSession): Unit<SandboxSession> {
  const expired = yield* store.put({ ...session, status: 'expired', url: null } as const);
  yield* tell(store, 'checkout.session.expired', expired);
  return expired;
}

/** A check-out as it is now: one whose time is over has ended. */
export function* sessionNow(store: SandboxStore, id: string): Unit<SandboxSession> {
  const session = yield* store.get('checkout.session', id);
  return session.status === 'open' && session.expires_at <= (yield* store.now())
    ? yield* expire(store, session)
    : session;
}

/** Check-outs, and visits to the portal. */
export const sessionCalls = (store: SandboxStore): Calls => ({
  'POST /v1/checkout/sessions': (params) => begin(store, params),
  *'GET /v1/checkout/sessions'(params) {
    const status = params.optional('status');
    const found: SandboxSession[] = [];
    for (const { id } of yield* store.list('checkout.session', wishOf(params)))
      found.push(yield* sessionNow(store, id));
    return pageOf(
      '/v1/checkout/sessions',
      params,
      found.filter((each) => status === undefined || each.status === status),
    );
  },
  'GET /v1/checkout/sessions/:id': (_params, id) => sessionNow(store, id),
  *'POST /v1/checkout/sessions/:id/expire'(_params, id) {
    const session = yield* sessionNow(store, id);
    if (session.status !== 'open') throw SandboxError.invalid(`Only open check-outs can be expired: ${session.status}`);
    return yield* expire(store, session);
  },
  *'POST /v1/billing_portal/sessions'(params) {
    const customer = yield* livingCustomer(store, params.text('customer'));
    const begun = yield* store.begun('billing_portal.session');
    const back = params.text('return_url');
    return yield* store.put({
      ...begun,
      ...{ customer: customer.id, return_url: back, locale: params.optional('locale') ?? null },
      ...{ url: pageOn(back, `portal/${begun.id}`), sandbox_form: formSecret() },
    });
  },
});
