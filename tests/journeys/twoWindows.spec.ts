import { edits, propertyOf } from './editing';
import { expect, test } from './harta';

test('two windows that change the same property meet a conflict, and nothing is lost unseen', async ({
  person,
  page,
  context,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-overview');
  await person.button('canvas:empty.first').click();
  await page
    .getByRole('dialog', { name: person.text('canvas:node.new') })
    .getByLabel(person.text('canvas:node.name'))
    .fill('Shared');
  await page.keyboard.press('Enter');
  await person.seesOnCanvas(1, 0);

  const second = await context.newPage();
  await second.goto('/dashboard/data-overview');
  for (const window of [page, second]) {
    await window.getByRole('combobox', { name: person.text('canvas:search.name') }).fill('shared');
    await window.getByRole('option', { name: 'Shared' }).first().click();
    await expect(propertyOf({ page: window }, 'name')).toContainText('Shared');
  }
  const field = await edits(person, 'name');
  await field.fill('Mine');
  await (await edits({ page: second, text: person.text.bind(person) }, 'name')).fill('Theirs');
  await second.keyboard.press('Enter');
  await expect(second.getByRole('heading', { name: 'Theirs', exact: true })).toBeVisible();
  await expect(second.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden();

  // The first window shows what the second one did, says so beside the field, and leaves what is being typed alone.
  await expect(page.getByRole('heading', { name: 'Theirs', exact: true })).toBeVisible();
  await expect(page.getByText(person.text('canvas:live.draft', { value: 'Theirs' }))).toBeVisible();
  await expect(field).toHaveValue('Mine');
  await field.press('Enter');
  const dialog = page.getByRole('dialog', { name: person.text('canvas:conflict.title') });
  await expect(dialog).toContainText('Mine');
  await expect(dialog).toContainText('Theirs');
  await expect(dialog).toContainText('Shared');
  await dialog.getByRole('button', { name: person.text('canvas:conflict.keepMine') }).click();
  await dialog.getByRole('button', { name: person.text('canvas:conflict.apply') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill('mine');
  await expect(page.getByRole('option', { name: 'Mine' }).first()).toBeVisible();
});
