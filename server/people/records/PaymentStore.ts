import { type OwnerId } from '../../contract/ids.js';
import { type Purchase, type SubscriptionWithInfo } from '../../contract/payments.js';
import { type NotificationDraft } from './NotificationStore.js';

/** What the provider has of a customer, read there at one moment. */
export interface CustomerState {
  readonly customer: string;
  /** False where the provider has removed it: it is forgotten here too. */
  readonly exists: boolean;
  /** All there are. */
  readonly subscriptions: readonly SubscriptionWithInfo[];
  /** Those that are known; earlier ones stay. */
  readonly purchases: readonly Purchase[];
}

/** A state on its way into the store. */
export interface TakenState extends CustomerState {
  readonly owner: OwnerId;
  /** The event that it was read for, if there was one. */
  readonly event?: string;
  /** Told when a subscription is not what it was, unless its kind is muted. */
  readonly told: NotificationDraft;
}

/** What came of it. */
export interface StateTaken {
  readonly changed: boolean;
  /** Whether a notification waits for delivery. */
  readonly posted: boolean;
}

/**
 * What persons have with the payment provider, as it was last read there. Each write is one transaction, durable when it is answered: the
 * provider is told that an event arrived only then.
 */
export interface PaymentStore {
  customer(owner: OwnerId): Promise<string | undefined>;
  holder(customer: string): Promise<OwnerId | undefined>;
  /** Remembers a person's customer; one that is known stays, so that many at once all hear of one. @returns the one that is known then */
  linkCustomer(owner: OwnerId, customer: string): Promise<string>;
  /** Newest first. */
  subscriptions(owner: OwnerId): Promise<SubscriptionWithInfo[]>;
  /** Newest first. */
  purchases(owner: OwnerId): Promise<Purchase[]>;
  /** Puts purchases of an archive into the list; those that are there stay. */
  restorePurchases(owner: OwnerId, purchases: readonly Purchase[]): Promise<void>;
  isEventTaken(event: string): Promise<boolean>;
  /** Remembers an event that is about nobody here. */
  passEvent(event: string): Promise<void>;
  /** Takes over a state, the event that it was read for and what is told of it, in one transaction. A known event changes nothing. */
  takeState(state: TakenState): Promise<StateTaken>;
}
