import { seriousIn } from './axe';
import { expect, test } from './harta';
import { type Person } from './person';

const field = (person: Person, form: string, name: string) => person.page.locator(`#${form}_${name}`);

test('a password is changed with the present one, by the keyboard, and the old one is over', async ({
  person,
  page,
}) => {
  await person.prefers('ro', 'system');
  await person.hasAccount();
  await page.goto('/dashboard/account');
  await page.getByRole('link', { name: person.text('settings:section.signIn.name') }).click();
  const form = 'change-password';
  await field(person, form, 'present').fill('not-the-present-1');
  await field(person, form, 'password').fill('a-new-secret-77');
  await field(person, form, 'confirmPassword').fill('a-new-secret-77');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: person.text('settings:signIn.presentWrong') })).toBeVisible();
  await expect(field(person, form, 'password')).toHaveValue('a-new-secret-77');
  await field(person, form, 'present').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(person.text('settings:signIn.done.password')).first()).toBeVisible();
  await expect(field(person, form, 'password')).toHaveValue('');
  expect(await seriousIn(page)).toEqual([]);
  // This browser stays signed in, with its live channel.
  await page.goto('/dashboard/account/sessions');
  await expect(page.getByText(person.text('settings:signIns.here'), { exact: true })).toBeVisible();
  await page.goto('/auth/logout');
  await person.button('auth:logout.here').click();
  await page.getByRole('link', { name: person.text('auth:logout.logInAgain') }).click();
  await person.logsIn();
  await expect(page.getByText(person.text('auth:failure.wrongCredentials'))).toBeVisible();
  await person.logsIn('a-new-secret-77');
  await page.waitForURL(/\/dashboard\//);
});

test('a new address counts once its link is opened; a linked service can be unlinked, the last way in cannot', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/account/sign-in');
  const methods = page.getByRole('region', { name: person.text('settings:signIn.methods') });
  await expect(methods.getByText(person.text('settings:signIn.lastMark'))).toBeVisible();
  const form = 'change-email';
  await field(person, form, 'email').fill(`new-${person.email}`);
  await field(person, form, 'present').fill(person.password);
  await page.keyboard.press('Enter');
  const said = person.text('settings:signIn.mailed', { email: `new-${person.email}` });
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();

  const popup = page.waitForEvent('popup');
  await methods
    .getByRole('button', {
      name: person.text('settings:signIn.linkNamed', { name: person.text('auth:provider.google') }),
    })
    .click();
  const window = await popup;
  await window.getByLabel('E-mail', { exact: true }).fill(person.email);
  await window.keyboard.press('Enter');
  const unlink = methods.getByRole('button', {
    name: person.text('settings:signIn.unlinkNamed', { name: person.text('auth:provider.google') }),
  });
  await expect(unlink).toBeVisible();
  await unlink.focus();
  await page.keyboard.press('Enter');
  expect(await seriousIn(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: person.text('settings:signIn.unlink'), exact: true })
    .click();
  await expect(methods.getByText(person.text('settings:signIn.lastMark'))).toBeVisible();
});

test('signing out in another browser closes what is open there within five seconds', async ({
  person,
  page,
  browser,
}) => {
  await person.hasAccount();
  const other = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' });
  const there = person.at(await other.newPage());
  await there.page.goto(new URL('/auth/login', (await page.request.get('/config.json')).url()).href);
  await there.logsIn();
  await there.page.waitForURL(/\/dashboard\//);

  await page.goto('/dashboard/account/sessions');
  const device = person.text('settings:signIns.device', { browser: 'Firefox', system: 'Linux' });
  await page.getByRole('button', { name: person.text('settings:signIns.endNamed', { device }) }).click();
  expect(await seriousIn(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: person.text('settings:signIns.end'), exact: true })
    .click();
  await there.page.waitForURL(/\/auth\/login/, { timeout: 5_000 });
  await expect(page.getByRole('listitem').filter({ hasText: device })).toHaveCount(0);
  await expect(page.getByText(person.text('settings:signIns.here'), { exact: true })).toBeVisible();
  await other.close();
});
