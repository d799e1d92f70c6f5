import { randomUUID } from 'node:crypto';

import {
  type Checkout,
  type CheckoutOutcome,
  type Purchase,
  type SubscriptionWithInfo,
} from '../../../server/contract/payments.js';
import { type CardName } from '../../../server/people/payments/sandbox/billing/cards.js';
import { type TestServer } from '../api/startTestServer.js';
import { TEST_ORIGIN } from '../api/testOrigin.js';
import { openPage, type PageAnswer, sendForm, tokenIn } from './pages.js';

/** A person of a test server who buys. */
export class Shopper {
  constructor(
    private readonly server: TestServer,
    readonly uid: string,
  ) {}

  /** A call that must succeed. */
  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await this.server.call(this.uid, method, `/api${path}`, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.json<T>();
  }

  begin(planId = 'harta_plus', key: string = randomUUID()): Promise<Checkout> {
    return this.call('POST', '/v1/stripe/create-stripe-session', { planId, key, language: 'en', origin: TEST_ORIGIN });
  }

  /** Pays on the provider's page. @returns the answer to the form */
  async pay({ url }: Checkout, card: CardName = 'good', action = 'pay'): Promise<PageAnswer> {
    const token = tokenIn(await openPage(this.server, url));
    return sendForm(this.server, url, { token, card, action });
  }

  settle(sessionId: string): Promise<CheckoutOutcome> {
    return this.call('POST', '/bigquery/user-purchases', { sessionId });
  }

  /** Buys a plan, from the choice to the effect. */
  async buy(planId = 'harta_plus', card: CardName = 'good'): Promise<SubscriptionWithInfo> {
    const checkout = await this.begin(planId);
    await this.pay(checkout, card);
    await this.settle(checkout.sessionId);
    const [bought] = await this.subscriptions();
    if (bought === undefined) throw new Error('nothing was bought');
    return bought;
  }

  async customerId(): Promise<string> {
    const path = `/stripe/customer-id/${encodeURIComponent(`${this.uid}@example.org`)}`;
    return (await this.call<{ customerId?: string }>('GET', path)).customerId ?? '';
  }

  /** As the provider has them. */
  async subscriptions(): Promise<SubscriptionWithInfo[]> {
    const path = `/stripe/subscriptions-with-info/${await this.customerId()}`;
    return (await this.call<{ items: SubscriptionWithInfo[] }>('GET', path)).items;
  }

  /** As they are stored. */
  async stored(): Promise<SubscriptionWithInfo[]> {
    const path = `/stripe/subscriptions/${await this.customerId()}`;
    return (await this.call<{ items: SubscriptionWithInfo[] }>('GET', path)).items;
  }

  async purchases(): Promise<Purchase[]> {
    return (await this.call<{ items: Purchase[] }>('GET', '/bigquery/user-purchases')).items;
  }

  interactions(): Promise<{ total: number; allowance?: number; plan?: string }> {
    return this.call('GET', '/bigquery/user-interactions');
  }
}
