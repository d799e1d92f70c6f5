import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { Customers } from '../../../server/people/payments/Customers.js';
import { openProvider, type Provider } from '../../../server/people/payments/provider.js';
import { openTestSandbox, openTestStore } from '../engineUnderTest.js';
import { rounds } from '../../soak/rounds.js';
import { answerOf, startTestServer, type TestServer } from '../api/startTestServer.js';
import { bundleWriter, writeAndDie } from '../store/killedWriter.js';
import { changeRows, rowsOf } from '../storedRows.js';
import { Shopper } from './buying.js';

const URL = '/api/v1/stripe/webhook';
const stripe = new Stripe('sk_test_none');

let dataDir: string;
let server: TestServer;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-webhooks-'));
  server = await startTestServer({ keep: dataDir });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const signed = (payload: string, secret = server.sandbox.webhookSecret, secondsAgo = 0) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1000) - secondsAgo });

async function post(payload: string, signature?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(signature === undefined ? {} : { 'stripe-signature': signature }),
  };
  return answerOf(await server.app.inject({ method: 'POST', url: URL, headers, payload }));
}

const about = (customer: string, id = 'evt_forged') =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.deleted',
    data: { object: { object: 'subscription', customer } },
  });

describe('an event', () => {
  test('that the provider did not sign, or too long ago, is refused and changes nothing', async () => {
    const ana = new Shopper(server, 'ana');
    await ana.buy();
    const before = await ana.stored();
    const payload = about(await ana.customerId());
    const good = signed(payload);
    const forged = [
      await post(payload),
      await post(payload, 'nonsense'),
      await post(payload, signed(payload, 'whsec_another')),
      await post(payload, signed(payload, undefined, 301)),
      await post(payload.replace('deleted', 'updated'), good),
      await post(`${payload} `, good),
      await post('', signed('')),
    ];
    expect(forged.map((answer) => [answer.status, answer.json<{ code: string }>().code])).toEqual(
      forged.map(() => [400, 'WEBHOOK_INVALID']),
    );
    expect(await ana.stored()).toEqual(before);
    // What it says of a subscription is not believed either, though it is signed: the provider is asked.
    expect((await post(payload, good)).status).toBe(200);
    expect((await post(payload, signed(payload, undefined, 299))).status).toBe(200);
    expect(await ana.stored()).toEqual(before);
  });

  test('about nobody here, and one of a kind that nobody knows, is taken and forgotten', async () => {
    for (const payload of [
      about('cus_stranger', 'evt_1'),
      JSON.stringify({ id: 'evt_2', object: 'event', type: 'x', data: { object: {} } }),
    ])
      expect((await post(payload, signed(payload))).status).toBe(200);
  });
});

test('what was taken a month ago, and what the sandbox answered two days ago, is forgotten', async () => {
  const [app, sandbox] = ['app.db', 'payments-sandbox.db'] as const;
  const ids = async (file: string, sql: string) =>
    (await rowsOf(dataDir, file, sql)).map((row) => Object.values(row)[0]);
  const daysAgo = (days: number) => Date.now() - days * 86_400_000;
  const taken = (id: string, days: number) =>
    changeRows(dataDir, app, `INSERT INTO payment_event VALUES ('${id}', '${new Date(daysAgo(days)).toISOString()}')`);
  const answered = (key: string, days: number) =>
    changeRows(dataDir, sandbox, `INSERT INTO answer VALUES ('${key}', 'request', 'body', ${daysAgo(days)})`);
  await taken('evt_old', 31);
  await taken('evt_recent', 29);
  await answered('old', 2);
  await answered('recent', 0.9);
  const payload = about('cus_stranger', 'evt_now');
  expect((await post(payload, signed(payload))).status).toBe(200);
  const call = { method: 'POST', path: '/v1/customers', body: 'email=zoe%40example.org', idempotencyKey: 'now' };
  expect((await server.sandbox.answer(call)).isReplayed).toBe(false);
  expect((await server.sandbox.answer(call)).isReplayed).toBe(true);
  const events = await ids(app, 'SELECT id FROM payment_event');
  expect([events.includes('evt_old'), events.includes('evt_recent')]).toEqual([false, true]);
  const answers = await ids(sandbox, 'SELECT key FROM answer');
  expect(answers).toEqual(expect.arrayContaining(['recent', 'now']));
  expect(answers).not.toContain('old');
});

test('each event five times, in every order of up to five, ends in the same', async () => {
  const bea = new Shopper(server, 'bea');
  const { id } = await bea.buy();
  await bea.call('PUT', `/stripe/subscription/${id}`, { planId: 'harta_pro' });
  await bea.call('PUT', `/stripe/subscription/${id}`, { cancelAtPeriodEnd: true });
  await server.sandbox.advance(40 * 86_400);
  const customer = await bea.customerId();
  const { body } = await server.sandbox.answer({
    method: 'GET',
    path: '/v1/events?limit=100',
    body: '',
    idempotencyKey: undefined,
  });
  const { data } = JSON.parse(body) as {
    data: { id: string; type: string; data: { object: { customer?: string } } }[];
  };
  const ofBea = data.filter((event) => event.data.object.customer === customer);
  const five = [
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.deleted',
  ].map((type) => JSON.stringify(ofBea.find((event) => event.type === type)));
  const final = JSON.stringify([await bea.stored(), await bea.purchases()]);
  expect(final).toContain('canceled');
  expect(five.every((event) => event.includes('evt_'))).toBe(true);

  const told = async () =>
    (await bea.call<{ items: { kind: string }[] }>('GET', '/bigquery/notifications/with-paginate?pageSize=500')).items
      .length;
  const taken: string[] = [];
  const take = async (event: string) => expect((await post(event, signed(event))).status).toBe(200);
  const idOf = (event: string) => (JSON.parse(event) as { id: string }).id;
  /**
   * Goes on from the orders that were gone so far with each event that is left, so that orders which begin alike share their beginning:
   * the event five times, then those before it once more. What it changed is taken back before the next one is tried in its place.
   */
  async function goOn(order: readonly string[]): Promise<void> {
    for (const event of five.filter((each) => !order.includes(each))) {
      if (order.length === 0)
        for (const rows of ['payment_event', "subscription WHERE owner = 'bea'", "purchase WHERE owner = 'bea'"])
          await changeRows(dataDir, 'app.db', `DELETE FROM ${rows}`);
      for (let time = 0; time < 5; time += 1) await take(event);
      for (const earlier of order) await take(earlier);
      expect(JSON.stringify([await bea.stored(), await bea.purchases()])).toBe(final);
      const here = [...order, event];
      taken.push(here.map(idOf).join(' '));
      await goOn(here);
      await changeRows(dataDir, 'app.db', `DELETE FROM payment_event WHERE id = '${idOf(event)}'`);
    }
  }
  const before = await told();
  await goOn([]);
  expect(new Set(taken).size).toBe(325);
  // The first of an order brought all of it; the others told nothing.
  expect((await told()) - before).toBeLessThanOrEqual(five.length);
});

test('events of one customer at one moment end as the last reading says', async () => {
  const cid = new Shopper(server, 'cid');
  const { id } = await cid.buy();
  const customer = await cid.customerId();
  const events = Array.from({ length: 20 }, (_, at) => about(customer, `evt_same_${at}`));
  const [change] = await Promise.all([
    cid.call('PUT', `/stripe/subscription/${id}`, { cancelAtPeriodEnd: true }),
    ...events.map((event) => post(event, signed(event))),
  ]);
  expect(change).toMatchObject({ cancelAtPeriodEnd: true });
  expect(await cid.stored()).toMatchObject([{ cancelAtPeriodEnd: true }]);
});

const ROUNDS = rounds('paymentKills');

test(
  `no kill between effect and answer loses or doubles one (${ROUNDS} rounds)`,
  { timeout: ROUNDS * 80_000 },
  async () => {
    await bundleWriter('tests/server/payments/paymentsWriter.ts');
    const folder = mkdtempSync(join(tmpdir(), 'harta-payment-kills-'));
    const paid: OwnerId[] = [];
    // On a busy machine more of them die before anything was paid: some say nothing, and others are begun in their place.
    for (let round = 0; round < ROUNDS || (paid.length <= ROUNDS / 2 && round < 4 * ROUNDS); round += 1) {
      const lines = await writeAndDie('paymentsWriter', folder, `round${round}`);
      paid.push(...lines.filter((line) => line !== 'ready').map((line) => line as OwnerId));
      const stored = await openTestStore({ dataDir: folder, readers: 0 });
      const live = liveEvents(inProcessBus());
      const notifications = await openNotifications({ ...stored, live });
      const provider = (await openProvider({ provider: 'sandbox' }, () => openTestSandbox(folder))) as Provider;
      const customers = new Customers({ provider, payments: stored.paymentStore, notifications, live });
      // The provider tells again what was not answered.
      provider.sandbox?.tellTo(async (payload, signature) => {
        await customers.take(Buffer.from(payload), signature);
        return 200;
      });
      await provider.sandbox?.told();
      for (const owner of paid) {
        expect(await stored.paymentStore.subscriptions(owner)).toMatchObject([{ status: 'active' }]);
        expect(await stored.paymentStore.purchases(owner)).toMatchObject([{ amount: 900 }]);
        const { items } = await stored.notificationStore.notificationPage(owner, { pageSize: 10 });
        expect(items.map(({ kind }) => kind)).toEqual(['subscriptionChanged']);
      }
      await provider.close();
      await stored.close();
    }
    expect(paid.length).toBeGreaterThan(ROUNDS / 2);
    rmSync(folder, { recursive: true });
  },
);
