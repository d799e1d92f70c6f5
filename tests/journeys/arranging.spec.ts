import { drawnAt } from './drawnAt';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

test('nodes are pinned, hidden, isolated and arranged by themselves, and each is taken back where it is told', async ({
  person,
}) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  const text = (key: string, values = {}) => person.text(`canvas:${key}`, values);
  const toast = (words: string) => page.getByRole('listitem').filter({ hasText: words }).last();
  const takesBack = (words: string) =>
    toast(words)
      .getByRole('button', { name: text('action.undo') })
      .click();
  const shown = (nodes: number) =>
    expect(page.getByText(text('shown.nodes_other', { shown: String(nodes), total: '3' }))).toBeVisible();
  await shown(3);

  await test.step('hidden and back, and counted as hidden', async () => {
    await canvas.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('y');
    await shown(0);
    await takesBack(text('did.hidden_other', { count: 3 }));
    await shown(3);
  });

  await test.step('pinned, so that a layout leaves it where it is', async () => {
    await page.getByRole('combobox', { name: text('search.name') }).fill('Cluj');
    await page.getByRole('option', { name: 'Cluj' }).first().click();
    await canvas.focus();
    await page.keyboard.press('Shift+I');
    await shown(1);
    await expect(toast(text('did.isolated_one', { count: 1 }))).toBeVisible();
    await page
      .getByRole('status')
      .getByRole('button', { name: text('shown.back') })
      .click();
    await shown(3);
    await canvas.focus();
    await page.keyboard.press('p');
    await expect(toast(text('did.pinned_one', { count: 1 }))).toBeVisible();
    await page.keyboard.press('Control+a');
    const before = await drawnAt(person, 'Cluj');
    const actions = page.getByRole('group', { name: text('set.actions') });
    await actions.getByRole('button', { name: text('action.arrangeThese') }).click();
    await expect(canvas).toHaveAttribute('data-layout', 'idle');
    const after = await drawnAt(person, 'Cluj');
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
  });

  await test.step('still pinned when the page is opened again, until it is let go', async () => {
    await page.reload();
    await person.seesOnCanvas(3, 2);
    await person.canvas();
    await canvas.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Shift+P');
    await expect(toast(text('did.unpinned_one', { count: 1 }))).toBeVisible();
  });
});
