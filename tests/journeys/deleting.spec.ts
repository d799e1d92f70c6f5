import { selects } from './editing';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

test('undo right after the yes to a deletion is for the deletion, also while the store has not answered', async ({
  person,
}) => {
  const page = await openedWithThree(person);
  await selects(person, 'Bob');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/graphql\?DeleteNode$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: person.text('canvas:delete.title') });
  await expect(dialog.getByRole('button', { name: person.text('canvas:delete.yes'), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+z');
  await person.seesOnCanvas(2, 1);
  await expect(page.getByTestId('graph-canvas')).toBeFocused();
  answer();
  const deleted = person.text('changes:deletedWith_one', { subject: '“Bob”', count: 1 });
  await expect(page.getByText(person.text('changes:tookBack', { what: deleted }), { exact: true })).toBeVisible();
  await person.seesOnCanvas(3, 2);
});

test('the focus goes to the canvas when what was deleted takes its buttons along', async ({ person }) => {
  const page = await openedWithThree(person);
  await selects(person, 'Bob');
  const remove = page.getByRole('button', { name: person.text('canvas:delete.yes') }).last();
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await person.seesOnCanvas(2, 1);
  await expect(page.getByTestId('graph-canvas')).toBeFocused();
});
