import { type Unit } from '../../../../platform/storage/Unit.js';
import { endSubscription } from '../billing/subscriptions.js';
import { tell } from '../billing/events.js';
import { type SandboxCustomer } from '../store/objects.js';
import { SandboxError } from '../store/SandboxError.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { type Calls } from './Calls.js';
import { pageOf, wishOf } from './lists.js';

/** A customer that was not deleted. @throws SandboxError */
export function* livingCustomer(store: SandboxStore, id: string): Unit<SandboxCustomer> {
  const customer = yield* store.get('customer', id, 'customer');
  if (customer.deleted) throw SandboxError.missing('customer', id, 'customer');
  return customer;
}

/** A customer that is gone: nothing is known of them but that they were. */
function* remove(store: SandboxStore, id: string): Unit<object> {
  const customer = yield* livingCustomer(store, id);
  for (const each of yield* store.list('subscription', { customer: id }))
    if (each.status !== 'canceled') yield* endSubscription(store, each);
  for (const each of yield* store.list('checkout.session', { customer: id }))
    if (each.status === 'open') yield* store.put({ ...each, status: 'expired', url: null });
  const gone = yield* store.put({ ...customer, email: null, name: null, metadata: {}, deleted: true });
  yield* tell(store, 'customer.deleted', gone);
  return { id, object: 'customer', deleted: true };
}

/** Who buys. */
export const customerCalls = (store: SandboxStore): Calls => ({
  *'POST /v1/customers'(params) {
    const customer = yield* store.put({
      ...(yield* store.begun('customer', params.map('metadata'))),
      ...{ email: params.optional('email') ?? null, name: params.optional('name') ?? null, balance: 0 },
      invoice_settings: { default_payment_method: null },
    });
    yield* tell(store, 'customer.created', customer);
    return customer;
  },
  *'GET /v1/customers'(params) {
    const email = params.optional('email');
    const found = (yield* store.list('customer', wishOf(params))).filter((each) => !each.deleted);
    return pageOf(
      '/v1/customers',
      params,
      found.filter((each) => email === undefined || each.email === email),
    );
  },
  *'GET /v1/customers/:id'(_params, id) {
    const customer = yield* store.get('customer', id);
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  },
  *'POST /v1/customers/:id'(params, id) {
    const customer = yield* livingCustomer(store, id);
    const changed = yield* store.put({
      ...customer,
      ...{ email: params.optional('email') ?? customer.email, name: params.optional('name') ?? customer.name },
      metadata: { ...customer.metadata, ...params.map('metadata') },
    });
    yield* tell(store, 'customer.updated', changed);
    return changed;
  },
  'DELETE /v1/customers/:id': (_params, id) => remove(store, id),
});
