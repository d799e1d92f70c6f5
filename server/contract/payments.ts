import { type Static, Type } from 'typebox';

import { DateTime, ref, words } from './schema.js';

const closed = { additionalProperties: false };
const providerId = (name: string, prefix: string, description: string) =>
  Type.String({ $id: name, pattern: `^${prefix}_[A-Za-z0-9_]{1,240}$`, description });

export const UserEmailSchema = Type.String({
  $id: 'UserEmail',
  minLength: 1,
  maxLength: 320,
  description: 'An e-mail address, or the id of who has none: the one of who asks, or nobody is found',
});
export const PaymentCustomerIdSchema = providerId('PaymentCustomerId', 'cus', 'A customer of the payment provider');
export const SubscriptionIdSchema = providerId('SubscriptionId', 'sub', 'A subscription with the payment provider');
export const CheckoutIdSchema = providerId('CheckoutId', 'cs', 'A check-out with the payment provider');
export const PlanIdSchema = Type.String({ $id: 'PlanId', pattern: '^[a-z0-9_]{1,64}$', description: 'A plan by name' });
export const CheckoutKeySchema = Type.String({
  $id: 'CheckoutKey',
  pattern: '^[\\w-]{8,64}$',
  description: 'Made by the client for one wish to buy: the same key gives the same check-out',
});
export const ReturnOriginSchema = Type.String({
  $id: 'ReturnOrigin',
  maxLength: 256,
  description: 'Origin of the page that asks, to which the provider leads back; one that is not ours is passed over',
});

/** `none` sells nothing; `sandbox` is our own trial, which moves no money; `stripe` is real. */
export const PaymentProvider = words(['none', 'sandbox', 'stripe'], { $id: 'PaymentProvider' });
export type PaymentProvider = Static<typeof PaymentProvider>;

const money = {
  amount: Type.Integer({ description: 'In the smallest unit of the currency' }),
  currency: Type.String({ description: 'ISO 4217, in small letters' }),
};
const BillingInterval = words(['day', 'week', 'month', 'year'], { title: 'BillingInterval' });

export const Plan = Type.Object(
  {
    id: ref(PlanIdSchema),
    productId: Type.String(),
    name: Type.String(),
    ...money,
    interval: BillingInterval,
    allowance: Type.Integer({ description: 'Messages to the assistant in a month' }),
  },
  { $id: 'Plan', description: 'What can be bought. A plan changes the allowance of interactions and nothing else' },
);
export type Plan = Static<typeof Plan>;

export const PlanList = Type.Object(
  {
    provider: ref(PaymentProvider),
    items: Type.Array(ref(Plan)),
    freeAllowance: Type.Optional(Type.Integer({ description: 'Messages in a month without a plan; absent: no limit' })),
  },
  { $id: 'PlanList' },
);
export type PlanList = Static<typeof PlanList>;

export const SubscriptionStatus = words(
  ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused'],
  { $id: 'SubscriptionStatus' },
);
export type SubscriptionStatus = Static<typeof SubscriptionStatus>;

const subscriptionFields = {
  id: Type.String(),
  customerId: Type.String(),
  status: ref(SubscriptionStatus),
  planId: Type.Optional(Type.String({ description: 'Absent for one that is offered no more' })),
  productId: Type.String(),
  ...money,
  interval: BillingInterval,
  allowance: Type.Integer({ description: 'Messages in a month; 0 where the product says nothing' }),
  startedAt: DateTime('When it began'),
  periodEnd: DateTime('When it is renewed, or ends'),
  cancelAtPeriodEnd: Type.Boolean({ description: 'Whether it ends then' }),
  endedAt: Type.Optional(DateTime('When it ended; absent before that')),
};
export const PaidSubscription = Type.Object(subscriptionFields, { $id: 'PaidSubscription' });
export type PaidSubscription = Static<typeof PaidSubscription>;
export const PaidSubscriptionList = Type.Object(
  { items: Type.Array(ref(PaidSubscription)), total: Type.Integer() },
  { $id: 'PaidSubscriptionList' },
);

export const PaymentProduct = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.Optional(Type.String()),
    allowance: Type.Integer({ description: 'Messages in a month; 0 where it says nothing' }),
  },
  { $id: 'PaymentProduct', description: 'What is bought by a subscription' },
);
export type PaymentProduct = Static<typeof PaymentProduct>;
export const SubscriptionWithInfo = Type.Object(
  { ...subscriptionFields, product: ref(PaymentProduct) },
  { $id: 'SubscriptionWithInfo' },
);
export type SubscriptionWithInfo = Static<typeof SubscriptionWithInfo>;
export const SubscriptionWithInfoList = Type.Object(
  { items: Type.Array(ref(SubscriptionWithInfo)), total: Type.Integer() },
  { $id: 'SubscriptionWithInfoList' },
);

export const PaymentCustomer = Type.Object(
  { customerId: Type.Optional(Type.String({ description: 'Absent where nothing was ever bought' })) },
  { $id: 'PaymentCustomer', description: 'The customer of who asks' },
);
export const PaymentCustomerDeleted = Type.Object({ deleted: Type.Boolean() }, { $id: 'PaymentCustomerDeleted' });

export const Purchase = Type.Object(
  {
    id: Type.String(),
    at: DateTime('When it was paid'),
    ...money,
    description: Type.String({ description: 'What was bought' }),
    number: Type.Optional(Type.String({ description: 'Number of the invoice' })),
    subscriptionId: Type.Optional(Type.String()),
  },
  { $id: 'Purchase', description: 'What was paid, once' },
);
export type Purchase = Static<typeof Purchase>;
export const UserPurchases = Type.Object(
  { items: Type.Array(ref(Purchase), { description: 'Newest first' }), total: Type.Integer() },
  { $id: 'UserPurchases' },
);

export const CheckoutInput = Type.Object(
  {
    planId: ref(PlanIdSchema),
    key: ref(CheckoutKeySchema),
    language: words(['en', 'ro'], { title: 'CheckoutLanguage' }),
    origin: Type.Optional(ref(ReturnOriginSchema)),
  },
  { $id: 'CheckoutInput', ...closed },
);
export type CheckoutInput = Static<typeof CheckoutInput>;
export const Checkout = Type.Object(
  { sessionId: Type.String(), url: Type.String({ description: 'Page of the provider' }) },
  { $id: 'Checkout', description: 'A check-out that was begun' },
);
export type Checkout = Static<typeof Checkout>;

export const SettleCheckoutInput = Type.Object(
  { sessionId: ref(CheckoutIdSchema) },
  { $id: 'SettleCheckoutInput', ...closed },
);
/** `open` may still be paid; `expired` never will be. */
export const CheckoutState = words(['paid', 'open', 'expired'], { $id: 'CheckoutState' });
export const CheckoutOutcome = Type.Object(
  { state: ref(CheckoutState), purchase: Type.Optional(ref(Purchase)), url: Type.Optional(Type.String()) },
  { $id: 'CheckoutOutcome', description: 'What became of a check-out, as the provider says' },
);
export type CheckoutOutcome = Static<typeof CheckoutOutcome>;

export const PortalInput = Type.Object(
  { language: words(['en', 'ro'], { title: 'PortalLanguage' }), origin: Type.Optional(ref(ReturnOriginSchema)) },
  { $id: 'PortalInput', ...closed },
);
export type PortalInput = Static<typeof PortalInput>;
export const Portal = Type.Object({ url: Type.String() }, { $id: 'Portal', description: "The provider's own pages" });

export const ChangeSubscriptionInput = Type.Object(
  {
    planId: Type.Optional(ref(PlanIdSchema)),
    prorationAt: Type.Optional(
      Type.Integer({ minimum: 0, description: 'As the preview said: the same second costs the same' }),
    ),
    cancelAtPeriodEnd: Type.Optional(Type.Boolean()),
  },
  {
    $id: 'ChangeSubscriptionInput',
    ...closed,
    description: 'Another plan from now on, or whether it ends with its period',
  },
);
export type ChangeSubscriptionInput = Static<typeof ChangeSubscriptionInput>;
export const SubscriptionPreview = Type.Object(
  {
    currency: money.currency,
    credit: Type.Integer({ description: 'For what is left of the present plan' }),
    charge: Type.Integer({ description: 'For the other plan until the period ends' }),
    due: Type.Integer({ description: 'What is paid at once; what is left of a credit goes to later invoices' }),
    prorationAt: Type.Integer({ description: 'The second that this was worked out for' }),
  },
  { $id: 'SubscriptionPreview', description: 'What changing the plan would cost' },
);
export type SubscriptionPreview = Static<typeof SubscriptionPreview>;

/** Payload of the event `purchases` of the topic `user:notifications`: subscription or purchases are not what they were. */
export const PurchasesChanged = Type.Object({ at: DateTime('When it was noticed') }, { $id: 'PurchasesChanged' });
export type PurchasesChanged = Static<typeof PurchasesChanged>;
