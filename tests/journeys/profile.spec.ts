import { expect, test } from './harta';

test('a profile is changed, the picture of the account follows, and it is emptied after a question', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/profile');
  const field = (key: string) => page.getByLabel(person.text(`account:profile.${key}`), { exact: true });
  const account = page.getByRole('banner').getByRole('button', { name: person.text('shell:account.title') });
  await field('displayName').fill('Ana Pop');
  await field('organisation').fill('Biblioteca');
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: person.text('account:profile.back') })).toBeVisible();
  await expect(field('organisation')).toHaveValue('Biblioteca');
  await field('photoURL').fill('no address');
  await person.button('account:profile.save').click();
  await expect(page.getByText(person.text('account:profile.wrongAddress'))).toBeVisible();
  await field('photoURL').fill('');
  await person.button('account:profile.save').click();
  await expect(page.getByText(person.text('account:profile.saved')).first()).toBeVisible();
  await expect(account).toContainText('AP');
  await page.reload();
  await expect(field('displayName')).toHaveValue('Ana Pop');
  await expect(page.getByText(person.text('account:profile.back'))).toHaveCount(0);

  await person.button('account:profile.clear').click();
  const dialog = page.getByRole('dialog', { name: person.text('account:profile.clearTitle') });
  await dialog.getByRole('button', { name: person.text('account:profile.clear') }).click();
  await expect(field('displayName')).toHaveValue('');
  await expect(account).not.toContainText('AP');
});

test('two windows that change a profile: other parts are joined, the same part is decided by the person', async ({
  person,
  page,
  context,
}) => {
  await person.hasAccount();
  const second = await context.newPage();
  for (const window of [page, second]) {
    await window.goto('/dashboard/profile');
    await expect(window.getByLabel(person.text('account:profile.about'), { exact: true })).toBeVisible();
  }
  const field = (window: typeof page, key: string) =>
    window.getByLabel(person.text(`account:profile.${key}`), { exact: true });
  const saves = (window: typeof page) =>
    window.getByRole('button', { name: person.text('account:profile.save') }).click();
  const isSaved = (window: typeof page) =>
    expect(window.getByText(person.text('account:profile.saved')).first()).toBeVisible();
  await field(second, 'displayName').fill('Theirs');
  await field(second, 'about').fill('Written elsewhere');
  await saves(second);
  await isSaved(second);

  await field(page, 'displayName').fill('Mine');
  await saves(page);
  await expect(page.getByRole('alert').filter({ hasText: person.text('account:profile.clash') })).toBeVisible();
  await expect(page.getByText(person.text('account:profile.now', { value: 'Theirs' }))).toBeVisible();
  await expect(field(page, 'displayName')).toHaveValue('Mine');
  await expect(field(page, 'about')).toHaveValue('Written elsewhere');
  await person.button('account:profile.take').click();
  await expect(field(page, 'displayName')).toHaveValue('Theirs');
  await field(page, 'displayName').fill('Mine after all');
  await saves(page);
  await isSaved(page);
  await second.reload();
  await expect(field(second, 'displayName')).toHaveValue('Mine after all');
  await expect(field(second, 'about')).toHaveValue('Written elsewhere');
});
