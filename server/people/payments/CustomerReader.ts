import type Stripe from 'stripe';

import { type PaymentProduct } from '../../contract/payments.js';
import { type CustomerState } from '../records/PaymentStore.js';
import { type Provider } from './provider.js';
import { productIdOf, productOf, purchaseOf, subscriptionOf, unknownProduct } from './wire.js';

const KEPT_MS = 5 * 60_000;
const MOST = 100;

/** Whether the provider knows nothing by this id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: string }).code === 'resource_missing';

/** Reads what the provider has of a customer; products are remembered for a while. */
export class CustomerReader {
  readonly #products = new Map<string, { readonly product: PaymentProduct; readonly until: number }>();

  constructor(private readonly provider: Provider) {}

  /** All that is known of a customer now. Nothing of an event is believed but whom it is about. */
  async read(customer: string): Promise<CustomerState> {
    const client = await this.provider.client();
    const known = await client.customers.retrieve(customer).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (known === undefined || known.deleted === true)
      return { customer, exists: false, subscriptions: [], purchases: [] };
    const [subscriptions, invoices] = await Promise.all([
      client.subscriptions.list({ customer, status: 'all', limit: MOST }),
      client.invoices.list({ customer, status: 'paid', limit: MOST }),
    ]);
    const products = await this.#named(client, [...new Set(subscriptions.data.map(productIdOf))]);
    return {
      customer,
      exists: true,
      subscriptions: subscriptions.data.map((each) => {
        const id = productIdOf(each);
        return subscriptionOf(each, products.get(id) ?? unknownProduct(id));
      }),
      purchases: invoices.data.map(purchaseOf),
    };
  }

  async #named(client: Stripe, ids: readonly string[]): Promise<ReadonlyMap<string, PaymentProduct>> {
    const now = Date.now();
    const missing = ids.filter((id) => (this.#products.get(id)?.until ?? 0) < now);
    if (missing.length > 0) {
      const { data } = await client.products.list({ ids: missing, limit: MOST });
      for (const each of data) this.#products.set(each.id, { product: productOf(each), until: now + KEPT_MS });
    }
    return new Map([...this.#products].map(([id, { product }]) => [id, product]));
  }
}
