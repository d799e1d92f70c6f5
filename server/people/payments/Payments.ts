import {
  type ChangeSubscriptionInput,
  type Checkout,
  type CheckoutInput,
  type CheckoutOutcome,
  type PaymentProduct,
  type PlanList,
  type PortalInput,
  type Purchase,
  type PaidSubscription,
  type SubscriptionPreview,
  type SubscriptionWithInfo,
} from '../../contract/payments.js';
import { type OwnerId } from '../../contract/ids.js';

/** Who buys. */
export interface Buyer {
  readonly ownerId: OwnerId;
  readonly email: string | null;
}

/**
 * What persons buy. Each method reaches what is of who asks, and nothing else: it throws `CUSTOMER_NOT_FOUND`, `SUBSCRIPTION_NOT_FOUND` and
 * `CHECKOUT_NOT_FOUND` for what is another person's as for what is not there. What needs the provider throws `PAYMENTS_OFF` where there is
 * none, and `UNAVAILABLE` while it does not answer.
 */
export interface Payments {
  plans(): Promise<PlanList>;
  /** The customer of who asks, by their own address. */
  customerId(buyer: Buyer, email: string): Promise<string | undefined>;
  /** As they are stored. */
  subscriptions(owner: OwnerId, customer: string): Promise<PaidSubscription[]>;
  /** Read anew first, where the provider answers. */
  subscriptionsWithInfo(owner: OwnerId, customer: string): Promise<SubscriptionWithInfo[]>;
  productOf(owner: OwnerId, subscription: string): Promise<PaymentProduct>;
  purchases(owner: OwnerId): Promise<Purchase[]>;

  /** Begins a check-out; earlier ones that are open end. Throws `PLAN_NOT_FOUND`, and `SUBSCRIPTION_STATE` where a plan is running. */
  begin(buyer: Buyer, input: CheckoutInput): Promise<Checkout>;
  /** What became of a check-out, with its effect stored. */
  settle(owner: OwnerId, sessionId: string): Promise<CheckoutOutcome>;
  preview(owner: OwnerId, subscription: string, planId: string): Promise<SubscriptionPreview>;
  /** Throws `PAYMENT_REFUSED`, and then has changed nothing. */
  change(owner: OwnerId, subscription: string, input: ChangeSubscriptionInput): Promise<PaidSubscription>;
  /** The provider's pages for cards and invoices. */
  portal(owner: OwnerId, input: PortalInput): Promise<string>;
  /** Removes the customer after they typed their address. Throws `CONFIRMATION_WRONG`. */
  removeCustomer(buyer: Buyer, customer: string, confirmation: string): Promise<void>;

  /** Takes an event of the provider. Throws `WEBHOOK_INVALID`. */
  take(raw: Buffer, signature: string | undefined): Promise<void>;
  /** Removes a person with the provider, before they are removed here. */
  forget(owner: OwnerId, email: string | null): Promise<void>;
}
