import { type Unit } from '../../../../platform/storage/Unit.js';
import { invoiceOf } from '../billing/invoices.js';
import { changed, changePlan, endSubscription, itemOf, prorated } from '../billing/subscriptions.js';
import { type SandboxInvoice, type SandboxPrice, type SandboxSubscription } from '../store/objects.js';
import { SandboxError } from '../store/SandboxError.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { type Calls } from './Calls.js';
import { type Params } from './forms.js';
import { pageOf, wishOf } from './lists.js';

/** The price that a call puts in the place of the present one. */
function* otherPrice(
  store: SandboxStore,
  subscription: SandboxSubscription,
  params: Params,
): Unit<SandboxPrice | undefined> {
  const [item] = params.items('items');
  if (item === undefined) return undefined;
  const id = item.optional('id');
  if (id !== itemOf(subscription).id) throw SandboxError.missing('subscription item', id ?? '', 'items[0][id]');
  return yield* store.get('price', item.text('price'), 'items[0][price]');
}

function* update(store: SandboxStore, id: string, params: Params): Unit<SandboxSubscription> {
  const subscription = yield* store.get('subscription', id);
  if (subscription.status === 'canceled')
    throw SandboxError.invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const price = yield* otherPrice(store, subscription, params);
  const at = params.number('proration_date') ?? (yield* store.now());
  const next = price === undefined ? subscription : yield* changePlan(store, subscription, price, at);
  const ends = params.flag('cancel_at_period_end') ?? next.cancel_at_period_end;
  return yield* changed(store, {
    ...next,
    cancel_at_period_end: ends,
    cancel_at: ends ? itemOf(next).current_period_end : null,
    canceled_at: ends ? yield* store.now() : null,
  });
}

function* preview(store: SandboxStore, params: Params): Unit<SandboxInvoice> {
  const subscription = yield* store.get('subscription', params.text('subscription'), 'subscription');
  const details = params.within('subscription_details');
  const price = yield* otherPrice(store, subscription, details);
  if (price === undefined) throw SandboxError.invalid('Missing required param: subscription_details[items].');
  const lines = yield* prorated(store, subscription, price, details.number('proration_date') ?? (yield* store.now()));
  return yield* invoiceOf(store, yield* store.get('customer', subscription.customer), subscription.id, lines);
}

/** Subscriptions, invoices, and what was told of them. */
export const subscriptionCalls = (store: SandboxStore): Calls => ({
  *'GET /v1/subscriptions'(params) {
    const status = params.optional('status');
    const found = (yield* store.list('subscription', wishOf(params))).filter((each) =>
      status === undefined ? each.status !== 'canceled' : status === 'all' || each.status === status,
    );
    return pageOf('/v1/subscriptions', params, found);
  },
  'GET /v1/subscriptions/:id': (_params, id) => store.get('subscription', id),
  'POST /v1/subscriptions/:id': (params, id) => update(store, id, params),
  *'DELETE /v1/subscriptions/:id'(_params, id) {
    const subscription = yield* store.get('subscription', id);
    if (subscription.status === 'canceled') throw SandboxError.missing('subscription', id);
    return yield* endSubscription(store, subscription);
  },
  'POST /v1/invoices/create_preview': (params) => preview(store, params),
  *'GET /v1/invoices'(params) {
    const [status, subscription] = [params.optional('status'), params.optional('subscription')];
    const found = (yield* store.list('invoice', wishOf(params)))
      .filter((each) => status === undefined || each.status === status)
      .filter((each) => subscription === undefined || each.parent.subscription_details.subscription === subscription);
    return pageOf('/v1/invoices', params, found);
  },
  'GET /v1/invoices/:id': (_params, id) => store.get('invoice', id),
  *'GET /v1/events'(params) {
    const type = params.optional('type');
    const found = (yield* store.list('event', wishOf(params))).filter(
      (each) => type === undefined || each.type === type,
    );
    return pageOf('/v1/events', params, found);
  },
  'GET /v1/events/:id': (_params, id) => store.get('event', id),
});
