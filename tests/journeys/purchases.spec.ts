import { type Page } from '@playwright/test';
import { ulid } from 'ulid';

import { seriousIn } from './axe';
import { expect, test } from './harta';
import { type Person } from './person';

const PAGE = '/dashboard/purchases';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Chooses a plan and comes to the page of the provider. */
async function choosesPlan(person: Person, name: string): Promise<void> {
  await person.button('purchases:plans.chooseNamed', { name }).click();
  await person.page.waitForURL('**/sandbox/payments/checkout/**');
}

/** Something that is waited for. */
function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

/** The person is read as a customer, which opening a plan makes them, before the answer that opens it comes. @returns how often they were read */
async function isKnownBeforeTheAnswer(person: Person): Promise<() => number> {
  const { page } = person;
  const begun = signal();
  const known = signal();
  let reads = 0;
  await page.route(/\/graphql\?CustomerId$/, async (route) => {
    reads += 1;
    if (reads > 1) await begun.given;
    await route.continue();
  });
  await page.route(/\/graphql\?SubscriptionsWithInfo$/, async (route) => {
    const response = await route.fetch();
    known.give();
    await route.fulfill({ response });
  });
  await page.route(/\/graphql\?CreateStripeSession$/, async (route) => {
    const response = await route.fetch();
    begun.give();
    await known.given;
    await expect(section(page, person.text('purchases:plans.title'))).toBeVisible();
    await route.fulfill({ response });
  });
  return () => reads;
}

for (const language of ['en', 'ro'] as const) {
  test(`a plan is bought, changed, cancelled and resumed, and another window follows (${language})`, async ({
    person,
    page,
    context,
  }) => {
    await person.prefers(language, 'system');
    await person.hasAccount();
    await page.goto(PAGE);
    await expect(page.getByText(person.text('purchases:sandbox.title'))).toBeVisible();
    await expect(page.getByText(person.text('purchases:subscription.none'))).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);

    await person.button('purchases:plans.chooseNamed', { name: 'Plus' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/payments/checkout/**');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousIn(page)).toEqual([]);
    }
    // A second window, opened meanwhile, waits for the same payment.
    const other = person.at(await context.newPage());
    await other.prefers(language, 'system');
    await other.page.goto(PAGE);
    await expect(other.page.getByText(person.text('purchases:checkout.waiting'))).toBeVisible();
    // Declined, then confirmed by the bank.
    await page.getByRole('radio', { name: /0002/ }).check();
    await page.locator('button.main').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('radio', { name: /3155/ }).check();
    await page.locator('button.main').click();
    await page.locator('button[value="approve"]').click();

    await page.waitForURL(`**${PAGE}*`);
    await expect(page.getByText(person.text('purchases:checkout.paid'))).toBeVisible();
    await expect(other.page.getByText(person.text('purchases:checkout.paid'))).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const own = section(page, person.text('purchases:subscription.title'));
    await expect(own.getByText(person.text('purchases:subscription.status.active'))).toBeVisible();
    await expect(section(page, person.text('purchases:usage'))).toContainText(
      person.text('account:meter.plan', { plan: 'Plus' }),
    );
    await expect(section(page, person.text('purchases:purchases.title')).getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(own.getByText(person.text('purchases:subscription.status.active'))).toBeVisible();
    await expect(page.getByText(person.text('purchases:checkout.paid'))).toHaveCount(0);

    await person.button('purchases:plans.changeNamed', { name: 'Pro' }).click();
    const change = page.getByRole('dialog');
    await expect(change.getByText(person.text('purchases:change.due'))).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await change.locator('.ant-btn-primary').click();
    await expect(own).toContainText('Pro');
    await expect(section(other.page, person.text('purchases:subscription.title'))).toContainText('Pro');

    await person.button('purchases:subscription.cancel').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: person.text('purchases:subscription.doCancel') })
      .click();
    await expect(own.getByText(person.text('purchases:subscription.ending'))).toBeVisible();
    await person.button('purchases:subscription.resume').click();
    await expect(own.getByText(person.text('purchases:subscription.status.active'))).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
  });
}

test('who gives up, or comes back without paying, has bought nothing; who deletes their payment data typed their address', async ({
  person,
  page,
}) => {
  const account = await person.hasAccount();
  const reads = await isKnownBeforeTheAnswer(person);
  const joins = signal();
  await page.route(/\/api\/identity\/socket-ticket/, async (route) => {
    await joins.given;
    await route.continue();
  });
  await page.goto(PAGE);
  await expect.poll(reads).toBe(1);
  await account.post('/identity/device', { id: ulid(), name: 'Firefox' });
  joins.give();
  await expect.poll(reads, 'who may have missed something before the join is read again').toBeGreaterThan(1);
  await choosesPlan(person, 'Pro');
  await page.locator('button[value="cancel"]').click();
  await page.waitForURL(`**${PAGE}*`);
  await expect(page.getByText(person.text('purchases:checkout.cancelled'))).toBeVisible();
  await person.button('purchases:checkout.dismiss').click();
  await expect(page.getByText(person.text('purchases:checkout.cancelled'))).toHaveCount(0);

  await choosesPlan(person, 'Pro');
  await page.goBack();
  await expect(page.getByText(person.text('purchases:checkout.waiting'))).toBeVisible();
  await page.getByRole('link', { name: person.text('purchases:checkout.continue') }).click();
  await page.locator('button.main').click();
  await page.waitForURL(`**${PAGE}*`);
  await expect(page.getByText(person.text('purchases:checkout.paid'))).toBeVisible();

  await person.button('purchases:subscription.portal').click();
  await page.waitForURL('**/sandbox/payments/portal/**');
  expect(await seriousIn(page)).toEqual([]);
  await page.locator('button[value="cancel"]').click();
  await page.getByRole('link', { name: 'Back to Harta' }).click();
  await expect(page.getByText(person.text('purchases:subscription.ending'))).toBeVisible();

  await person.button('purchases:customer.delete').click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: person.text('purchases:customer.delete') });
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox').fill(person.email);
  await remove.click();
  await expect(page.getByText(person.text('purchases:subscription.none'))).toBeVisible();
  await expect(section(page, person.text('purchases:purchases.title')).getByRole('row')).toHaveCount(2);

  await test.step('without the provider, and without anything to buy, the rest is there', async () => {
    const plans = /\/graphql\?Plans$/;
    await page.route(plans, (route) =>
      route.fulfill({
        json: { data: { plans: null }, errors: [{ message: 'down', extensions: { code: 'PROVIDER_UNAVAILABLE' } }] },
      }),
    );
    await page.reload();
    const list = section(page, person.text('purchases:plans.title'));
    await expect(list.getByRole('alert')).toContainText(person.text('purchases:plans.failed'));
    await expect(section(page, person.text('purchases:purchases.title')).getByRole('row')).toHaveCount(2);
    await page.unroute(plans);
    const none = { __typename: 'PlanList', provider: 'stripe', freeAllowance: null, items: [] };
    await page.route(plans, (route) => route.fulfill({ json: { data: { plans: none } } }));
    await list.getByRole('button', { name: person.text('purchases:retry') }).click();
    await expect(list).toContainText(person.text('purchases:plans.none'));
  });
});
