import { type OwnerId } from '../../contract/ids.js';
import { type SubscriptionWithInfo } from '../../contract/payments.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type LiveEvents } from '../../platform/bus/liveEvents.js';
import { type Notifications } from '../notifications/Notifications.js';
import { type PaymentStore } from '../records/PaymentStore.js';
import { warn } from '../../platform/faults/guarded.js';
import { Catalogue } from './Catalogue.js';
import { changeSubscription, previewChange } from './changes.js';
import { beginCheckout, settleCheckout } from './checkouts.js';
import { Customers } from './Customers.js';
import { type Payments } from './Payments.js';
import { provided } from './provided.js';
import { type Provider } from './provider.js';
import { withoutProduct } from './wire.js';

/** What payments stand on. */
export interface PaymentsParts {
  /** Without a word nobody: nothing is sold. */
  readonly provider?: Provider | undefined;
  readonly payments: PaymentStore;
  readonly notifications: Notifications;
  readonly live: LiveEvents;
  /** A person's address, as their last sign-in said. */
  readonly addressOf: (owner: OwnerId) => Promise<string | null>;
  /** What is allowed without a plan; null is any number. */
  readonly freeInteractions: number | null;
  /** Origins under which this installation's pages are reached; the first is for people. */
  readonly origins: readonly string[];
}

const folded = (text: string) => text.trim().toLowerCase();

/** What is stored of persons, each reached by its owner alone. */
function storedOf(payments: PaymentStore) {
  return {
    /** Throws `CUSTOMER_NOT_FOUND`. */
    async customer(owner: OwnerId, customer?: string): Promise<string> {
      const own = await payments.customer(owner);
      if (own === undefined || (customer !== undefined && customer !== own))
        throw new ProblemError('CUSTOMER_NOT_FOUND');
      return own;
    },
    /** Throws `SUBSCRIPTION_NOT_FOUND`. */
    async subscription(owner: OwnerId, id: string): Promise<SubscriptionWithInfo> {
      const found = (await payments.subscriptions(owner)).find((each) => each.id === id);
      if (found === undefined) throw new ProblemError('SUBSCRIPTION_NOT_FOUND');
      return found;
    },
  };
}

/** What can be done where nothing is sold: what was bought earlier is shown. */
function withoutProvider({ payments, addressOf, freeInteractions }: PaymentsParts): Payments {
  const stored = storedOf(payments);
  const off = () => Promise.reject(new ProblemError('PAYMENTS_OFF'));
  return {
    plans: async () => ({
      provider: 'none',
      items: [],
      ...(freeInteractions === null ? {} : { freeAllowance: freeInteractions }),
    }),
    async customerId({ ownerId, email }, asked) {
      // An API token does not know its person's address; who has none is asked for by their id.
      const own = email ?? (await addressOf(ownerId)) ?? ownerId;
      if (folded(asked) !== folded(own)) throw new ProblemError('CUSTOMER_NOT_FOUND');
      return payments.customer(ownerId);
    },
    async subscriptions(owner, customer) {
      await stored.customer(owner, customer);
      return (await payments.subscriptions(owner)).map(withoutProduct);
    },
    async subscriptionsWithInfo(owner, customer) {
      await stored.customer(owner, customer);
      return payments.subscriptions(owner);
    },
    productOf: async (owner, id) => (await stored.subscription(owner, id)).product,
    purchases: (owner) => payments.purchases(owner),
    ...{ begin: off, settle: off, preview: off, change: off, portal: off, removeCustomer: off, take: off },
    forget: async () => undefined,
  };
}

/** Opens what persons buy. */
export function openPayments(parts: PaymentsParts): Payments {
  const { provider, payments, origins } = parts;
  const without = withoutProvider(parts);
  if (provider === undefined) return without;
  const stored = storedOf(payments);
  const customers = new Customers({ ...parts, provider });
  const catalogue = new Catalogue(provider);
  const originOf = (asked: string | undefined) => origins.find((each) => each === asked) ?? origins[0] ?? '';
  const checkouts = { provider, payments, customers, catalogue, originOf };

  return {
    ...without,
    plans: () =>
      provided(async () => ({
        ...(await without.plans()),
        provider: provider.kind,
        items: await catalogue.plans(),
      })),
    async subscriptionsWithInfo(owner, customer) {
      const own = await stored.customer(owner, customer);
      // What is stored is shown while the provider does not answer: an event brings the rest.
      await customers.refresh(own).catch((error: unknown) => warn('A customer could not be read anew', error));
      return payments.subscriptions(owner);
    },

    begin: (buyer, input) => provided(() => beginCheckout(checkouts, buyer, input)),
    settle: (owner, sessionId) => provided(() => settleCheckout(checkouts, owner, sessionId)),
    async preview(owner, id, planId) {
      const subscription = await stored.subscription(owner, id);
      return provided(async () => previewChange(await provider.client(), catalogue, subscription, planId));
    },
    async change(owner, id, input) {
      const subscription = await stored.subscription(owner, id);
      await provided(async () => {
        await changeSubscription(await provider.client(), catalogue, subscription, input);
        await customers.refresh(subscription.customerId);
      });
      return withoutProduct(await stored.subscription(owner, id));
    },
    async portal(owner, { language, origin }) {
      const customer = await stored.customer(owner);
      return provided(async () => {
        const client = await provider.client();
        const back = `${originOf(origin)}/dashboard/purchases`;
        return (await client.billingPortal.sessions.create({ customer, locale: language, return_url: back })).url;
      });
    },
    async removeCustomer({ ownerId, email }, customer, confirmation) {
      await stored.customer(ownerId, customer);
      if (folded(confirmation) !== folded(email ?? ownerId)) throw new ProblemError('CONFIRMATION_WRONG');
      await provided(() => customers.remove(ownerId, email));
    },

    take: (raw, signature) => customers.take(raw, signature),
    // What fails is tried again by the job that asks, and so must be no refusal.
    forget: (owner, email) => customers.remove(owner, email),
  };
}
