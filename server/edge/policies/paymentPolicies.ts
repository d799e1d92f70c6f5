import { may, type Policies } from './Policy.js';

/** What a person buys, with the allowance that comes of it. What costs money, or ends what was paid, takes a sign-in. */
export const paymentPolicies: Policies = {
  plans: may('read', 'nobody'),
  customerId: may('read', 'account'),
  subscriptions: may('read', 'account'),
  subscriptionsWithInfo: may('read', 'account'),
  productForSubscription: may('read', 'account'),
  userPurchases: may('read', 'account'),
  subscriptionPreview: may('read', 'account'),

  createStripeSession: may('session', 'account'),
  settleCheckout: may('session', 'account'),
  changeSubscription: may('session', 'account'),
  // The pages that it opens know no policies of ours.
  createPortalSession: may('session', 'account'),
  deletePaymentCustomer: may('session', 'account'),
};
