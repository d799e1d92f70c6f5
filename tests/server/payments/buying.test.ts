import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { TEST_ORIGIN } from '../api/testOrigin.js';
import { Shopper } from './buying.js';
import { openPage, sendForm, tokenIn } from './pages.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ freeInteractions: 20 });
});
afterAll(() => server.close());
const shopper = (uid: string) => new Shopper(server, uid);
const DAY = 86_400;

describe('plans', () => {
  test('are what the provider sells, the cheapest first, with who takes payments', async () => {
    const plans = await shopper('looking').call<{ provider: string; freeAllowance: number; items: object[] }>(
      'GET',
      '/stripe/plans',
    );
    expect(plans).toMatchObject({ provider: 'sandbox', freeAllowance: 20 });
    expect(plans.items).toMatchObject([
      { id: 'harta_plus', name: 'Plus', amount: 900, currency: 'eur', interval: 'month', allowance: 1_000 },
      { id: 'harta_pro', name: 'Pro', amount: 2_900, allowance: 10_000 },
    ]);
  });
});

describe('a check-out', () => {
  test('is paid on the page of the provider, and has its effect by the event alone', async () => {
    const ana = shopper('ana');
    expect(await ana.call('GET', '/stripe/customer-id/ana%40example.org')).toEqual({});
    const checkout = await ana.begin();
    expect(checkout.url).toMatch(/^http:\/\/harta\.test\/sandbox\/payments\/checkout\/cs_sbx_/);
    const page = await openPage(server, checkout.url);
    expect(page.text).toContain('No real payment is made here');
    expect(page.text).toContain('€9.00');
    expect(await ana.settle(checkout.sessionId)).toEqual({ state: 'open', url: checkout.url });

    const paid = await ana.pay(checkout);
    expect([paid.status, paid.headers['location']]).toEqual([
      303,
      `${TEST_ORIGIN}/dashboard/purchases?checkout=${checkout.sessionId}`,
    ]);
    await vi.waitFor(
      async () => expect(await ana.stored()).toMatchObject([{ status: 'active', planId: 'harta_plus' }]),
      5_000,
    );
    expect(await ana.purchases()).toMatchObject([{ amount: 900, currency: 'eur', description: 'Plus' }]);
    expect(await ana.interactions()).toMatchObject({ allowance: 1_000, plan: 'Plus' });
    const [subscription] = await ana.stored();
    expect(await ana.call('GET', `/stripe/product-for-subscription/${subscription?.id ?? ''}`)).toMatchObject({
      name: 'Plus',
      allowance: 1_000,
    });
    expect(await ana.settle(checkout.sessionId)).toMatchObject({ state: 'paid', purchase: { amount: 900 } });
  });

  test('that is refused by the card changes nothing, and can be paid with another one', async () => {
    const dan = shopper('dan');
    const checkout = await dan.begin();
    const refused = await dan.pay(checkout, 'declined');
    expect([refused.status, refused.text]).toEqual([402, expect.stringContaining('The card was declined')]);
    expect(await dan.settle(checkout.sessionId)).toMatchObject({ state: 'open' });
    expect((await dan.pay(checkout)).status).toBe(303);
    expect(await dan.settle(checkout.sessionId)).toMatchObject({ state: 'paid' });
  });

  test('asks for confirmation where the card does, and pays only with it', async () => {
    const eva = shopper('eva');
    const checkout = await eva.begin();
    const asked = await eva.pay(checkout, 'authentication');
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Your bank asks')]);
    expect((await eva.pay(checkout, 'authentication', 'refuse')).text).toContain('was not confirmed');
    expect(await eva.subscriptions()).toEqual([]);
    await eva.pay(checkout, 'authentication', 'approve');
    expect(await eva.settle(checkout.sessionId)).toMatchObject({ state: 'paid' });
  });

  test('leads back without paying', async () => {
    const checkout = await shopper('flo').begin();
    const back = await shopper('flo').pay(checkout, 'good', 'cancel');
    expect(back.headers['location']).toBe(`${TEST_ORIGIN}/dashboard/purchases?checkout=cancelled`);
  });

  test('is the same for the same wish, and ends the others, so that nobody pays twice', async () => {
    const gil = shopper('gil');
    const first = await gil.begin('harta_plus', 'one-wish');
    expect(await gil.begin('harta_plus', 'one-wish')).toEqual(first);
    const second = await gil.begin('harta_pro');
    expect(await gil.settle(first.sessionId)).toEqual({ state: 'expired' });
    expect((await openPage(server, first.url)).text).toContain('This check-out is over');
    await gil.pay(second);
    await gil.settle(second.sessionId);
    const again = await server.call('gil', 'POST', '/api/v1/stripe/create-stripe-session', {
      planId: 'harta_plus',
      key: 'another-wish',
      language: 'en',
    });
    expect([again.status, again.json()]).toMatchObject([409, { code: 'SUBSCRIPTION_STATE' }]);
    expect(await gil.subscriptions()).toHaveLength(1);
  });

  test('that is paid twice by a double click is paid once', async () => {
    const hal = shopper('hal');
    const checkout = await hal.begin();
    const token = tokenIn(await openPage(server, checkout.url));
    const both = [1, 2].map(() => sendForm(server, checkout.url, { token, card: 'good', action: 'pay' }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([303, 303]);
    await hal.settle(checkout.sessionId);
    expect([await hal.subscriptions(), await hal.purchases()]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  test('takes no form of another site', async () => {
    const checkout = await shopper('ivo').begin();
    const token = tokenIn(await openPage(server, checkout.url));
    const send = async (fields: Record<string, string>, headers = {}) =>
      (await sendForm(server, checkout.url, { card: 'good', action: 'pay', ...fields }, headers)).status;
    expect(await send({})).toBe(403);
    expect(await send({ token: 'x'.repeat(token.length) })).toBe(403);
    expect(await send({ token }, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await send({ token }, { host: 'elsewhere.example' })).toBe(403);
    expect(await shopper('ivo').settle(checkout.sessionId)).toMatchObject({ state: 'open' });
  });

  test('has a page in Romanian, without scripts, that nobody may frame', async () => {
    const { url } = await shopper('jan').begin();
    const page = await openPage(server, `${url}?lang=ro`);
    expect(page.text).toContain('Aici nu se face nicio plată reală');
    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await openPage(server, url.replace(/cs_sbx_\w+/, 'cs_sbx_unknown'))).status).toBe(404);
  });
});

describe('a subscription', () => {
  test('is changed to another plan for what was shown, paid at once', async () => {
    const kim = shopper('kim');
    const { id } = await kim.buy();
    await server.sandbox.advance(10 * DAY);
    const preview = await kim.call<{ credit: number; charge: number; due: number; prorationAt: number }>(
      ...(['GET', `/stripe/subscription-preview/${id}/harta_pro`] as const),
    );
    expect(preview.due).toBe(preview.charge - preview.credit);
    expect(preview.due).toBeGreaterThan(0);
    const { prorationAt } = preview;
    await kim.call('PUT', `/stripe/subscription/${id}`, { planId: 'harta_pro', prorationAt });
    expect(await kim.stored()).toMatchObject([{ id, planId: 'harta_pro', amount: 2_900 }]);
    expect(await kim.purchases()).toMatchObject([{ amount: preview.due, description: 'Pro' }, { amount: 900 }]);
    expect(await kim.interactions()).toMatchObject({ allowance: 10_000, plan: 'Pro' });
  });

  test('is left as it is when the card does not pay for the change', async () => {
    const lea = shopper('lea');
    const { id } = await lea.buy('harta_plus', 'laterDeclined');
    const answer = await server.call('lea', 'PUT', `/api/stripe/subscription/${id}`, { planId: 'harta_pro' });
    expect([answer.status, answer.json()]).toMatchObject([402, { code: 'PAYMENT_REFUSED' }]);
    expect(await lea.subscriptions()).toMatchObject([{ planId: 'harta_plus', status: 'active' }]);
    expect(await lea.purchases()).toHaveLength(1);
  });

  test('keeps what is left of a dearer plan for later invoices', async () => {
    const mia = shopper('mia');
    const { id } = await mia.buy('harta_pro');
    // What was paid in one second has no order.
    await server.sandbox.advance(60);
    await mia.call('PUT', `/stripe/subscription/${id}`, { planId: 'harta_plus' });
    expect(await mia.purchases()).toMatchObject([{ amount: 0 }, { amount: 2_900 }]);
    await server.sandbox.advance(31 * DAY);
    await mia.subscriptions();
    expect((await mia.purchases())[0]).toMatchObject({ amount: 0, description: 'Plus' });
  });

  test('that is cancelled goes on until its period ends, can be resumed before, and then is over', async () => {
    const noa = shopper('noa');
    const { id } = await noa.buy();
    const put = (cancelAtPeriodEnd: boolean) => noa.call('PUT', `/stripe/subscription/${id}`, { cancelAtPeriodEnd });
    expect(await put(true)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(await put(false)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    await put(true);
    expect(await noa.interactions()).toMatchObject({ allowance: 1_000 });
    await server.sandbox.advance(32 * DAY);
    expect(await noa.stored()).toMatchObject([{ status: 'canceled', endedAt: expect.any(String) as string }]);
    expect(await noa.interactions()).toMatchObject({ allowance: 20 });
    const late = await server.call('noa', 'PUT', `/api/stripe/subscription/${id}`, { cancelAtPeriodEnd: false });
    expect([late.status, late.json()]).toMatchObject([409, { code: 'SUBSCRIPTION_STATE' }]);
  });

  test('is renewed by the clock; when the card is refused it is late, and is paid by another one in the portal', async () => {
    const ola = shopper('ola');
    await ola.buy('harta_plus', 'laterDeclined');
    await server.sandbox.advance(32 * DAY);
    expect(await ola.stored()).toMatchObject([{ status: 'past_due' }]);
    // Who is late is waited for.
    expect(await ola.interactions()).toMatchObject({ allowance: 1_000 });
    const { url } = await ola.call<{ url: string }>('POST', '/stripe/portal-session', { language: 'ro' });
    const page = await openPage(server, url);
    expect(page.text).toContain('Portal de probă');
    expect((await sendForm(server, url, { action: 'card', card: 'good' })).status).toBe(403);
    await sendForm(server, url, { token: tokenIn(page), action: 'card', card: 'good' });
    await server.sandbox.told();
    expect(await ola.stored()).toMatchObject([{ status: 'active' }]);
    expect(await ola.purchases()).toHaveLength(2);
  });

  test('of another customer is not reached through a portal', async () => {
    const [mine, other] = [shopper('pia'), shopper('rux')];
    await mine.buy();
    const { id } = await other.buy();
    const { url } = await mine.call<{ url: string }>('POST', '/stripe/portal-session', { language: 'en' });
    const token = tokenIn(await openPage(server, url));
    expect((await sendForm(server, url, { token, action: 'cancel', subscription: id })).status).toBe(403);
    expect(await other.subscriptions()).toMatchObject([{ cancelAtPeriodEnd: false }]);
  });
});

test('other windows and the bell hear of a subscription that changed, once', async () => {
  const sam = shopper('sam');
  const heard: string[] = [];
  server.bus.subscribe('purchases:sam', (message) => heard.push(message));
  await sam.buy();
  await server.sandbox.told();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  const told = await sam.call<{ items: { kind: string }[] }>('GET', '/bigquery/notifications/with-paginate');
  expect(told.items.filter(({ kind }) => kind === 'subscriptionChanged')).toHaveLength(1);
});

test('the customer is deleted by who typed their address: subscriptions end, purchases stay listed', async () => {
  const tea = shopper('tea');
  await tea.buy();
  const customer = await tea.customerId();
  const remove = (confirmation: string) =>
    server.call('tea', 'DELETE', `/api/stripe/customer/${customer}`, { confirmation });
  expect((await remove('someone@example.org')).json()).toMatchObject({ code: 'CONFIRMATION_WRONG' });
  expect(await tea.subscriptions()).toMatchObject([{ status: 'active' }]);
  expect((await remove('Tea@example.org')).json()).toEqual({ deleted: true });
  expect(await tea.customerId()).toBe('');
  expect(await tea.purchases()).toHaveLength(1);
  expect(await tea.interactions()).toMatchObject({ allowance: 20 });
  // They may come back.
  await tea.buy();
  expect(await tea.subscriptions()).toMatchObject([{ status: 'active' }]);
});
