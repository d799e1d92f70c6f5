import { type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { expect, test } from './harta';
import { MAILBOX_KEY } from './installation';
import { type Person } from './person';
import { signedInBefore } from './signedInStorage';

/** Makes an account in the window of the stand-in for another service. */
async function picksAccount(popup: Page, email: string, name: string): Promise<void> {
  await popup.getByLabel('E-mail', { exact: true }).fill(email);
  await popup.getByLabel(/^(Name|Nume)$/).fill(name);
  await popup.getByRole('button', { name: /^(Sign in|Autentifică-te)$/ }).click();
}

async function opensWindow(person: Person, provider: 'Google' | 'GitHub'): Promise<Page> {
  const opened = person.page.waitForEvent('popup');
  await person.button('auth:provider.continueWith', { provider }).click();
  return opened;
}

async function continuesWith(person: Person, provider: 'Google' | 'GitHub'): Promise<void> {
  await picksAccount(await opensWindow(person, provider), person.email, 'Ana Pop');
}

async function logsOut(person: Person): Promise<void> {
  await person.page.goto('/auth/logout');
  const told = person.page.waitForResponse('**/accounts:revokeToken*');
  await person.button('auth:logout.here').click();
  expect((await told).status()).toBe(200);
  await expect(person.page.getByText(person.text('auth:logout.doneTitle'))).toBeVisible();
}

test('a page that needs sign-in is reached after it, and a wrong password says so', async ({ person, page }) => {
  // The form is there before what signs in: whoever is quicker than that is signed up all the same.
  await page.route('**/frames.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await person.signsUp();
  await logsOut(person);
  await page.goto('/dashboard/data-management');
  await expect(page).toHaveURL(/\/auth\/login/);
  await person.logsIn('not-the-password');
  await expect(page.getByText(person.text('auth:failure.wrongCredentials'))).toBeVisible();
  await person.logsIn();
  await expect(page).toHaveURL(/\/dashboard\/data-management/);
});

test('who signed in when that was kept in IndexedDB is signed in still, until another window logs out', async ({
  person,
  page,
  context,
}) => {
  await person.hasAccount(signedInBefore);
  await page.goto('/dashboard/data-management');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser:')),
  );
  expect(kept).toHaveLength(1);
  await logsOut(person.at(await context.newPage()));
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a forgotten password is changed by the link in the mailbox', async ({ person, page }) => {
  await person.signsUp();
  await logsOut(person);
  await page.goto('/auth/forgot-password');
  await page.getByLabel(person.text('auth:field.email'), { exact: true }).fill(person.email);
  await person.button('auth:forgot.submit').click();
  await expect(page.getByText(person.text('auth:forgot.sentTitle'))).toBeVisible();
  await page.goto('/mailbox');
  await expect(page.getByText('in the terminal where it runs')).toBeVisible();
  await page.goto(`/mailbox?key=${MAILBOX_KEY}`);
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

test('who came with the stand-in once is offered there again', async ({ person, page }) => {
  await page.goto('/auth/login');
  await continuesWith(person, 'GitHub');
  await expect(page).toHaveURL(/\/dashboard\/chat/);
  await logsOut(person);
  await page.goto('/auth/login');
  const popup = await opensWindow(person, 'GitHub');
  await popup.getByRole('button', { name: person.email }).click();
  await expect(page).toHaveURL(/\/dashboard\/chat/);
});

test('the stand-in says in the reader’s language what it is, and wants an address', async ({ person, page }) => {
  await person.prefers('ro', 'dark');
  await page.goto('/auth/login');
  const popup = await opensWindow(person, 'Google');
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('O probă locală a autentificării cu Google');
  await popup.getByLabel('E-mail', { exact: true }).fill('fără adresă');
  await popup.keyboard.press('Enter');
  await expect(popup.getByText('Scrie o adresă de e-mail')).toBeVisible();
  await expect(popup.getByLabel('E-mail', { exact: true })).toBeFocused();
  expect(await seriousIn(popup)).toEqual([]);
});

test('the stand-in takes nothing before its script runs, so that no press is lost', async ({
  person,
  page,
  context,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/trial.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth/login');
  const popup = await opensWindow(person, 'Google');
  const email = popup.getByLabel('E-mail', { exact: true });
  await expect(email).toBeDisabled();
  release();
  await expect(email).toBeFocused();
  await picksAccount(popup, person.email, 'Ana Pop');
  await expect(page).toHaveURL(/\/dashboard\/chat/);
});

test('a window that is closed is said to have been', async ({ person, page }) => {
  await page.goto('/auth/login');
  await (await opensWindow(person, 'Google')).close();
  await expect(page.getByText(person.text('auth:failure.popupClosed'))).toBeVisible();
  await continuesWith(person, 'Google');
  await expect(page).toHaveURL(/\/dashboard\/chat/);
});

for (const at of ['/auth/login', '/auth/sign-up'])
  test(`an address that has an account is asked for its password in place at ${at}, and the two are linked`, async ({
    person,
    page,
  }) => {
    await person.signsUp();
    await logsOut(person);
    await page.goto(at);
    await continuesWith(person, 'GitHub');
    await expect(page.getByRole('heading', { name: person.text('auth:link.title') })).toBeVisible();
    const password = page.getByLabel(person.text('auth:field.password'), { exact: true });
    await expect(password).toBeFocused();
    await password.fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByText(person.text('auth:failure.wrongCredentials'))).toBeVisible();
    await password.fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/chat/);
    await logsOut(person);
    await page.goto('/auth/login');
    const popup = await opensWindow(person, 'GitHub');
    await popup.getByRole('button', { name: person.email }).click();
    await expect(page).toHaveURL(/\/dashboard\/chat/);
  });

for (const language of ['en', 'ro'] as const)
  test(`a link that fails is said on the page that is reached, in ${language}`, async ({ person, page }) => {
    await person.signsUp();
    await logsOut(person);
    await person.prefers(language, 'light');
    await page.goto('/auth/login');
    await continuesWith(person, 'GitHub');
    await expect(page.getByRole('heading', { name: person.text('auth:link.title') })).toBeVisible();
    // The proof of the other service is too old, or already another account's: the service takes it no more.
    await page.route('**/accounts:signInWithIdp*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'FEDERATED_USER_ID_ALREADY_LINKED' } } }),
    );
    await page.getByLabel(person.text('auth:field.password'), { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/chat/);
    const said = page.getByRole('alert').filter({ hasText: 'GitHub' });
    await expect(said).toContainText(person.text('auth:link.failed', { provider: 'GitHub' }));
    await expect(said).toContainText(person.text('auth:failure.linkedElsewhere'));
    await said.getByRole('button', { name: person.text('auth:link.closeFailed') }).click();
    await expect(said).toHaveCount(0);
  });

test('nobody reaches an account by inventing an identity with its address', async ({
  person,
  page,
  browser,
  harta,
}) => {
  await person.signsUp();
  const context = await browser.newContext({ baseURL: harta.origin });
  const stranger = person.at(await context.newPage());
  await stranger.page.goto('/auth/login');
  for (const provider of ['Google', 'GitHub'] as const) {
    await continuesWith(stranger, provider);
    await expect(stranger.page.getByRole('heading', { name: person.text('auth:link.title') })).toBeVisible();
    await stranger.button('auth:link.giveUp', { provider }).click();
  }
  await expect(stranger.page).toHaveURL(/\/auth\/login/);
  await context.close();
  await expect(page).toHaveURL(/\/dashboard\//);
});
