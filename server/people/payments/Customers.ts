import type Stripe from 'stripe';

import { type LiveEvents } from '../../platform/bus/liveEvents.js';
import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { draftOf } from '../notifications/draftOf.js';
import { type Notifications } from '../notifications/Notifications.js';
import { type PaymentStore } from '../records/PaymentStore.js';
import { CustomerReader, isMissing } from './CustomerReader.js';
import { type Provider } from './provider.js';
import { customerIn } from './wire.js';

/** By this name the provider keeps whose customer it is. */
const OWNER = 'user_id';

/** What keeping customers up to date needs. */
export interface CustomersParts {
  readonly provider: Provider;
  readonly payments: PaymentStore;
  readonly notifications: Notifications;
  readonly live: LiveEvents;
}

/** Keeps what is stored of customers as the provider has it. */
export class Customers {
  readonly #reader: CustomerReader;
  /** What goes on for each customer, or person: one reading after the other, so that none stores what is older. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(private readonly parts: CustomersParts) {
    this.#reader = new CustomerReader(parts.provider);
  }

  /** Reads a customer anew and stores what was read, with the event that it was read for. */
  refresh(customer: string, event?: string): Promise<void> {
    return this.#inTurn(customer, () => this.#refresh(customer, event));
  }

  /**
   * Takes an event: known ones are passed over, others bring about a new reading of whom they are about.
   * @throws ProblemError WEBHOOK_INVALID for what the provider did not sign, or signed too long ago
   */
  async take(raw: Buffer, signature: string | undefined): Promise<void> {
    const { provider, payments } = this.parts;
    const client = await provider.client();
    const event = eventOf(client, raw, signature, provider.webhookSecret);
    if (await payments.isEventTaken(event.id)) return;
    const customer = customerIn(event);
    if (customer === undefined) await payments.passEvent(event.id);
    else await this.refresh(customer, event.id);
  }

  async #refresh(customer: string, event: string | undefined): Promise<void> {
    const { payments, notifications, live } = this.parts;
    const owner = await payments.holder(customer);
    if (owner === undefined) {
      if (event !== undefined) await payments.passEvent(event);
      return;
    }
    const state = await this.#reader.read(customer);
    const { changed, posted } = await payments.takeState({
      ...{ ...state, owner, told: draftOf({ kind: 'subscriptionChanged' }) },
      ...(event === undefined ? {} : { event }),
    });
    if (changed) live.purchasesChanged(owner, { at: new Date().toISOString() });
    if (posted) await notifications.deliver(owner);
  }

  async #inTurn<T>(of: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(of) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(work);
    this.#turns.set(of, mine);
    try {
      return await mine;
    } finally {
      if (this.#turns.get(of) === mine) this.#turns.delete(of);
    }
  }

  /** The person's customer with the provider, made when missing. Two calls at one moment make the same. */
  async ensure(owner: OwnerId, email: string | null): Promise<string> {
    const { provider, payments } = this.parts;
    return this.#inTurn(owner, async () => {
      const known = await payments.customer(owner);
      if (known !== undefined) return known;
      const client = await provider.client();
      const [left] = await this.#unlinked(owner, email);
      const made =
        left ??
        (await client.customers.create({ ...(email === null ? {} : { email }), metadata: { [OWNER]: owner } })).id;
      return payments.linkCustomer(owner, made);
    });
  }

  /** Ends all subscriptions of a person and removes them as a customer, with the provider and here; their purchases stay listed. */
  async remove(owner: OwnerId, email: string | null): Promise<void> {
    const { provider, payments } = this.parts;
    const client = await provider.client();
    const known = await payments.customer(owner);
    for (const customer of new Set([
      ...(known === undefined ? [] : [known]),
      ...(await this.#unlinked(owner, email)),
    ])) {
      await client.customers.del(customer).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      await this.refresh(customer);
      await provider.sandbox?.forget(customer);
    }
  }

  /** Customers of a person that the provider knows: a process that was killed may have made one and not stored its id. */
  async #unlinked(owner: OwnerId, email: string | null): Promise<string[]> {
    if (email === null) return [];
    const client = await this.parts.provider.client();
    const { data } = await client.customers.list({ email, limit: 100 });
    return data.filter(({ metadata }) => metadata[OWNER] === owner).map(({ id }) => id);
  }
}

function eventOf(client: Stripe, raw: Buffer, signature: string | undefined, secret: string): Stripe.Event {
  try {
    return client.webhooks.constructEvent(raw, signature ?? '', secret);
  } catch {
    throw new ProblemError('WEBHOOK_INVALID');
  }
}
