import { endSubscription } from '../billing/subscriptions.js';
import { tell } from '../billing/events.js';
import { type SandboxCustomer } from '../store/objects.js';
import { SandboxError } from '../store/SandboxError.js';
import { type SandboxStore } from '../store/SandboxStore.js';
import { type Calls } from './Calls.js';
import { pageOf, wishOf } from './lists.js';

/** A customer that was not deleted. @throws SandboxError */
export function livingCustomer(store: SandboxStore, id: string): SandboxCustomer {
  const customer = store.get('customer', id, 'customer');
  if (customer.deleted) throw SandboxError.missing('customer', id, 'customer');
  return customer;
}

/** A customer that is gone: nothing is known of them but that they were. */
function remove(store: SandboxStore, id: string) {
  const customer = livingCustomer(store, id);
  for (const each of store.list('subscription', { customer: id }))
    if (each.status !== 'canceled') endSubscription(store, each);
  for (const each of store.list('checkout.session', { customer: id }))
    if (each.status === 'open') store.put({ ...each, status: 'expired', url: null });
  const gone = store.put({ ...customer, email: null, name: null, metadata: {}, deleted: true });
  tell(store, 'customer.deleted', gone);
  return { id, object: 'customer', deleted: true };
}

/** Who buys. */
export const customerCalls = (store: SandboxStore): Calls => ({
  'POST /v1/customers': (params) => {
    const customer = store.put({
      ...store.begun('customer', params.map('metadata')),
      ...{ email: params.optional('email') ?? null, name: params.optional('name') ?? null, balance: 0 },
      invoice_settings: { default_payment_method: null },
    });
    tell(store, 'customer.created', customer);
    return customer;
  },
  'GET /v1/customers': (params) => {
    const email = params.optional('email');
    const found = store.list('customer', wishOf(params)).filter((each) => !each.deleted);
    return pageOf(
      '/v1/customers',
      params,
      found.filter((each) => email === undefined || each.email === email),
    );
  },
  'GET /v1/customers/:id': (_params, id) => {
    const customer = store.get('customer', id);
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  },
  'POST /v1/customers/:id': (params, id) => {
    const customer = livingCustomer(store, id);
    const changed = store.put({
      ...customer,
      ...{ email: params.optional('email') ?? customer.email, name: params.optional('name') ?? customer.name },
      metadata: { ...customer.metadata, ...params.map('metadata') },
    });
    tell(store, 'customer.updated', changed);
    return changed;
  },
  'DELETE /v1/customers/:id': (_params, id) => remove(store, id),
});
