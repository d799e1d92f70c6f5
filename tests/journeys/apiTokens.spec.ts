import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';

const PAGE = '/dashboard/account/tokens';

for (const language of ['en', 'ro'] as const) {
  test(`a token is made, copied, used and revoked, by the keyboard alone (${language})`, async ({
    person,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await person.prefers(language, 'system');
    await person.hasAccount();
    await page.goto('/dashboard/account');
    const ways = page.getByRole('navigation', { name: person.text('settings:sections') });
    await ways.getByRole('link', { name: person.text('settings:section.tokens.name') }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${PAGE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.text('shell:pages.apiTokens'));
    await expect(page.getByText(person.text('settings:tokens.none'))).toBeVisible();

    await person.button('settings:tokens.make').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(person.text('settings:tokens.nameMissing'))).toBeVisible();
    const name = page.getByLabel(person.text('settings:tokens.name'), { exact: true });
    await expect(name).toBeFocused();
    await name.fill('nightly');
    await page.keyboard.press('Enter');

    const secret = page.getByRole('textbox', { name: person.text('settings:tokens.secret') });
    await expect(secret).toBeFocused();
    const value = await secret.inputValue();
    expect(value).toMatch(/^harta_[\w-]{43}$/);
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(person.text('settings:tokens.copied')).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    const uses = async () =>
      (
        await page.request.get('/api/bigquery/check-api-token', { headers: { authorization: `Bearer ${value}` } })
      ).status();
    expect(await uses()).toBe(200);

    await person.button('settings:tokens.kept').click();
    await expect(secret).toHaveCount(0);
    await page.reload();
    const entry = page.getByRole('listitem').filter({ hasText: 'nightly' });
    await expect(entry).toContainText(`${value.slice(0, 10)}…${value.slice(-4)}`);
    expect(await page.content()).not.toContain(value);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      value,
    );

    const revoke = page.getByRole('button', { name: person.text('settings:tokens.revokeNamed', { name: 'nightly' }) });
    await revoke.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: person.text('settings:tokens.confirm', { name: 'nightly' }) });
    // The cross is called so, too.
    await expect(dialog.getByRole('button', { name: person.text('common:cancel') }).last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(revoke).toBeFocused();
    expect(await uses()).toBe(200);
    await revoke.click();
    expect(await seriousIn(page)).toEqual([]);
    await dialog.getByRole('button', { name: person.text('settings:tokens.revoke'), exact: true }).click();
    await expect(page.getByText(person.text('settings:tokens.none'))).toBeVisible();
    // What had the focus is gone: it goes on where the list begins.
    await expect(page.getByRole('heading', { name: person.text('settings:tokens.list') })).toBeFocused();
    expect(await uses()).toBe(401);
  });
}

test('a list that cannot be read says so, and is read again; a token that is not made keeps what was typed', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  const calls = /\/graphql\?(?:Generate)?ApiTokens?$/;
  await page.route(calls, (route) => route.abort('connectionfailed'));
  await page.goto(PAGE);
  const again = person.button('common:tryAgain');
  await expect(again).toBeVisible({ timeout: 60_000 });
  await page.getByLabel(person.text('settings:tokens.name'), { exact: true }).fill('nightly');
  await person.button('settings:tokens.make').click();
  await expect(page.getByRole('alert').filter({ hasText: person.text('settings:tokens.failed') })).toBeVisible();
  await expect(page.getByLabel(person.text('settings:tokens.name'), { exact: true })).toHaveValue('nightly');
  await page.unroute(calls);
  await again.click();
  await expect(page.getByText(person.text('settings:tokens.none'))).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await fits(page);
  await person.button('settings:tokens.make').click();
  await expect(page.getByRole('textbox', { name: person.text('settings:tokens.secret') })).toBeVisible();
  await fits(page);
});

test('the reference of the API shows every operation, and asks no other machine', async ({ person, page }) => {
  await person.hasAccount();
  await page.goto(PAGE);
  const { origin } = new URL(page.url());
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && new URL(request.url()).origin !== origin) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.getByRole('link', { name: person.text('settings:examples.reference') }).click();
  await page.waitForURL('**/api/docs');
  const tag = page.getByRole('heading', { name: 'account' });
  await expect(tag).toBeVisible();
  await tag.click();
  await expect(page.getByText('/api/bigquery/generate-api-token')).toBeVisible();
  await page.getByRole('button', { name: /^POST .*create-user-if-not-exists/ }).click();
  await expect(page.getByText('No parameters')).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  expect([foreign, refused]).toEqual([[], []]);
});
