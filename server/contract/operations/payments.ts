import { Type } from 'typebox';

import { defineOperation } from '../operation.js';
import {
  ChangeSubscriptionInput,
  Checkout,
  CheckoutInput,
  CheckoutOutcome,
  PaymentCustomer,
  PaymentCustomerDeleted,
  PaymentCustomerIdSchema,
  PaymentProduct,
  PlanIdSchema,
  PlanList,
  Portal,
  PortalInput,
  SettleCheckoutInput,
  PaidSubscription,
  SubscriptionIdSchema,
  PaidSubscriptionList,
  SubscriptionPreview,
  SubscriptionWithInfoList,
  UserEmailSchema,
  UserPurchases,
} from '../payments.js';
import { ref } from '../schema.js';
import { DeletionInput } from '../yourData.js';

const tag = 'payments';
const ofCustomer = Type.Object({ customerId: ref(PaymentCustomerIdSchema) });
const ofSubscription = Type.Object({ subscriptionId: ref(SubscriptionIdSchema) });

export const plans = defineOperation({
  method: 'GET',
  url: '/stripe/plans',
  operationId: 'plans',
  tag,
  summary: 'List what can be bought',
  description: 'Also who takes payments: nobody, a sandbox that moves no money, or Stripe.',
  answer: ref(PlanList),
});
export const createStripeSession = defineOperation({
  method: 'POST',
  url: '/v1/stripe/create-stripe-session',
  operationId: 'createStripeSession',
  tag,
  summary: 'Begin a check-out',
  description:
    'Answers the page of the provider on which it is paid. An earlier one that is still open ends. Takes a sign-in.',
  body: ref(CheckoutInput),
  answer: ref(Checkout),
  problems: ['PAYMENTS_OFF', 'PLAN_NOT_FOUND', 'SUBSCRIPTION_STATE'],
});
export const customerId = defineOperation({
  method: 'GET',
  url: '/stripe/customer-id/:userEmail',
  operationId: 'customerId',
  tag,
  summary: 'Read the payment customer of who asks',
  description: "Another person's address finds nobody, whether there is such a person or not.",
  params: Type.Object({ userEmail: ref(UserEmailSchema) }),
  answer: ref(PaymentCustomer),
  problems: ['CUSTOMER_NOT_FOUND'],
});
export const subscriptions = defineOperation({
  method: 'GET',
  url: '/stripe/subscriptions/:customerId',
  operationId: 'subscriptions',
  tag,
  summary: 'List subscriptions, newest first',
  params: ofCustomer,
  answer: ref(PaidSubscriptionList),
  problems: ['CUSTOMER_NOT_FOUND'],
});
export const subscriptionsWithInfo = defineOperation({
  method: 'GET',
  url: '/stripe/subscriptions-with-info/:customerId',
  operationId: 'subscriptionsWithInfo',
  tag,
  summary: 'List subscriptions with what is bought by each, newest first',
  params: ofCustomer,
  answer: ref(SubscriptionWithInfoList),
  problems: ['CUSTOMER_NOT_FOUND', 'PAYMENTS_OFF'],
});
export const productForSubscription = defineOperation({
  method: 'GET',
  url: '/stripe/product-for-subscription/:subscriptionId',
  operationId: 'productForSubscription',
  tag,
  summary: 'Read what is bought by a subscription',
  params: ofSubscription,
  answer: ref(PaymentProduct),
  problems: ['SUBSCRIPTION_NOT_FOUND', 'PAYMENTS_OFF'],
});
export const subscriptionPreview = defineOperation({
  method: 'GET',
  url: '/stripe/subscription-preview/:subscriptionId/:planId',
  operationId: 'subscriptionPreview',
  tag,
  summary: 'Work out what another plan would cost from now on',
  params: Type.Object({ subscriptionId: ref(SubscriptionIdSchema), planId: ref(PlanIdSchema) }),
  answer: ref(SubscriptionPreview),
  problems: ['SUBSCRIPTION_NOT_FOUND', 'PLAN_NOT_FOUND', 'PAYMENTS_OFF', 'SUBSCRIPTION_STATE'],
});
export const changeSubscription = defineOperation({
  method: 'PUT',
  url: '/stripe/subscription/:subscriptionId',
  operationId: 'changeSubscription',
  tag,
  summary: 'Change the plan of a subscription, or whether it ends with its period',
  description: 'Another plan is paid at once, less what is left of the present one. Takes a sign-in.',
  params: ofSubscription,
  body: ref(ChangeSubscriptionInput),
  answer: ref(PaidSubscription),
  problems: ['SUBSCRIPTION_NOT_FOUND', 'PLAN_NOT_FOUND', 'PAYMENTS_OFF', 'SUBSCRIPTION_STATE', 'PAYMENT_REFUSED'],
});
export const createPortalSession = defineOperation({
  method: 'POST',
  url: '/stripe/portal-session',
  operationId: 'createPortalSession',
  tag,
  summary: "Open the provider's own pages",
  description: 'For the way of paying and invoices. Takes a sign-in.',
  body: ref(PortalInput),
  answer: ref(Portal),
  problems: ['CUSTOMER_NOT_FOUND', 'PAYMENTS_OFF'],
});
export const deletePaymentCustomer = defineOperation({
  method: 'DELETE',
  url: '/stripe/customer/:customerId',
  operationId: 'deletePaymentCustomer',
  tag,
  summary: 'Delete the payment customer',
  description: 'Subscriptions end at once; the list of purchases stays with the account. Takes a sign-in.',
  params: ofCustomer,
  body: ref(DeletionInput),
  answer: ref(PaymentCustomerDeleted),
  problems: ['CUSTOMER_NOT_FOUND', 'CONFIRMATION_WRONG', 'PAYMENTS_OFF'],
});
export const userPurchases = defineOperation({
  method: 'GET',
  url: '/bigquery/user-purchases',
  operationId: 'userPurchases',
  tag,
  summary: 'List purchases, newest first',
  answer: ref(UserPurchases),
});
export const settleCheckout = defineOperation({
  method: 'POST',
  url: '/bigquery/user-purchases',
  operationId: 'settleCheckout',
  tag,
  summary: 'Take over a purchase from its check-out',
  description:
    'Asks the provider what became of it, so that nobody can claim one. Done twice it is the same. Takes a sign-in.',
  body: ref(SettleCheckoutInput),
  answer: ref(CheckoutOutcome),
  problems: ['CHECKOUT_NOT_FOUND', 'PAYMENTS_OFF'],
});
