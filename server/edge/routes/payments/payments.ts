import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/payments.js';
import { type Payments } from '../../../people/payments/Payments.js';
import { serveValue } from '../serve.js';

const listed = <T>(items: T[]) => ({ items, total: items.length });

/** What persons buy. Whose it is comes from the token alone, whatever a path carries. */
export function servePayments(app: FastifyInstance, payments: Payments): void {
  serveValue(app, contract.plans, () => payments.plans());
  serveValue(app, contract.customerId, async ({ person, params }) => {
    const customerId = await payments.customerId(person, params.userEmail);
    return customerId === undefined ? {} : { customerId };
  });
  serveValue(app, contract.subscriptions, async ({ person, params }) =>
    listed(await payments.subscriptions(person.ownerId, params.customerId)),
  );
  serveValue(app, contract.subscriptionsWithInfo, async ({ person, params }) =>
    listed(await payments.subscriptionsWithInfo(person.ownerId, params.customerId)),
  );
  serveValue(app, contract.productForSubscription, ({ person, params }) =>
    payments.productOf(person.ownerId, params.subscriptionId),
  );
  serveValue(app, contract.userPurchases, async ({ person }) => listed(await payments.purchases(person.ownerId)));
  serveValue(app, contract.createStripeSession, ({ person, body }) => payments.begin(person, body));
  serveValue(app, contract.settleCheckout, ({ person, body }) => payments.settle(person.ownerId, body.sessionId));
  serveValue(app, contract.subscriptionPreview, ({ person, params }) =>
    payments.preview(person.ownerId, params.subscriptionId, params.planId),
  );
  serveValue(app, contract.changeSubscription, ({ person, params, body }) =>
    payments.change(person.ownerId, params.subscriptionId, body),
  );
  serveValue(app, contract.createPortalSession, async ({ person, body }) => ({
    url: await payments.portal(person.ownerId, body),
  }));
  serveValue(app, contract.deletePaymentCustomer, async ({ person, params, body }) => {
    await payments.removeCustomer(person, params.customerId, body.confirmation);
    return { deleted: true };
  });
}
