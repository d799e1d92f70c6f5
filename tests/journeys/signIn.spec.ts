import { type Page } from '@playwright/test';

import { expect, test } from './harta';
import { type Person } from './person';

/** Chooses or makes an account in the window of the other service. */
async function picksAccount(popup: Page, email: string, name: string): Promise<void> {
  await popup.locator('.js-new-account button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

async function continuesWith(person: Person, provider: 'Google' | 'GitHub'): Promise<void> {
  const opened = person.page.waitForEvent('popup');
  await person.button('auth:provider.continueWith', { provider }).click();
  await picksAccount(await opened, person.email, 'Ana Pop');
}

async function logsOut(person: Person): Promise<void> {
  await person.page.goto('/auth/logout');
  await person.button('auth:logout.here').click();
  await expect(person.page.getByText(person.text('auth:logout.doneTitle'))).toBeVisible();
}

test('a page that needs sign-in is reached after it, and a wrong password says so', async ({ person, page }) => {
  await person.signsUp();
  await logsOut(person);
  await page.goto('/dashboard/data-management');
  await expect(page).toHaveURL(/\/auth\/login/);
  await person.logsIn('not-the-password');
  await expect(page.getByText(person.text('auth:failure.wrongCredentials'))).toBeVisible();
  await person.logsIn();
  await expect(page).toHaveURL(/\/dashboard\/data-management/);
});

test('a forgotten password is changed by the link in the mailbox', async ({ person, page }) => {
  await person.signsUp();
  await logsOut(person);
  await page.goto('/auth/forgot-password');
  await page.getByLabel(person.text('auth:field.email'), { exact: true }).fill(person.email);
  await person.button('auth:forgot.submit').click();
  await expect(page.getByText(person.text('auth:forgot.sentTitle'))).toBeVisible();
  await page.goto('/mailbox');
  await page.locator('a[href*="resetPassword"]').first().click();
  await page.getByLabel(person.text('auth:field.newPassword'), { exact: true }).fill('another-secret');
  await page.getByLabel(person.text('auth:field.confirmPassword'), { exact: true }).fill('another-secret');
  await person.button('auth:reset.submit').click();
  await expect(page.getByText(person.text('auth:reset.savedTitle'))).toBeVisible();
  await page.goto('/auth/login');
  await person.logsIn('another-secret');
  await expect(page).toHaveURL(/\/dashboard\//);
});

test('Google signs in without any request to another machine', async ({ person, page, context, harta }) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(harta.origin) && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  await page.goto('/auth/login');
  await continuesWith(person, 'Google');
  await expect(page).toHaveURL(/\/dashboard\/chat/);
  await expect(page.getByRole('button', { name: person.text('shell:account.title') })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('an address with another way of signing in is offered that way, and the two are linked', async ({
  person,
  page,
}) => {
  await person.signsUp();
  await logsOut(person);
  await page.goto('/auth/login');
  await continuesWith(person, 'GitHub');
  await expect(page.getByText(person.text('auth:link.title'))).toBeVisible();
  await person.logsIn();
  await expect(page).toHaveURL(/\/dashboard\/chat/);
  await logsOut(person);
  await page.goto('/auth/login');
  const opened = page.waitForEvent('popup');
  await person.button('auth:provider.continueWith', { provider: 'GitHub' }).click();
  const popup = await opened;
  await popup.locator('.js-reuse-account', { hasText: person.email }).click();
  await expect(page).toHaveURL(/\/dashboard\/chat/);
});
