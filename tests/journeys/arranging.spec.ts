import { type Locator } from '@playwright/test';

import { drawnAt } from './drawnAt';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

test('nodes are pinned, hidden, isolated and arranged by themselves, and each is taken back where it is told', async ({
  person,
}) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  const text = (key: string, values = {}) => person.text(`canvas:${key}`, values);
  const change = (key: string, values = {}) => person.text(`changes:${key}`, values);
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
    await takesBack(text('did.hidden_other', { what: change('alike.nodes_other', { count: 3 }) }));
    await shown(3);
  });

  await test.step('pinned, so that a layout leaves it where it is', async () => {
    await page.getByRole('combobox', { name: text('search.name') }).fill('Cluj');
    await page.getByRole('option', { name: 'Cluj' }).first().click();
    await canvas.focus();
    await page.keyboard.press('Shift+I');
    await shown(1);
    await expect(toast(text('did.isolated_one', { what: '“Cluj”' }))).toBeVisible();
    await page
      .getByRole('status')
      .getByRole('button', { name: text('shown.back') })
      .click();
    await shown(3);
    await canvas.focus();
    await page.keyboard.press('p');
    await expect(toast(text('did.pinned_one', { what: '“Cluj”' }))).toBeVisible();
    await page.keyboard.press('Control+a');
    const before = await drawnAt(person, 'Cluj');
    const actions = page.getByRole('group', { name: text('set.actions') });
    await actions.getByRole('button', { name: text('action.arrangeThese') }).click();
    await expect(canvas).toHaveAttribute('data-layout', 'idle');
    const after = await drawnAt(person, 'Cluj');
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
  });

  await test.step('arranged with settings that are kept, as one step that is taken back', async () => {
    const settings = page.getByRole('region', { name: text('layout.title') });
    const kind = settings.getByRole('combobox', { name: text('layout.kind') });
    const direction = settings.getByRole('combobox', { name: text('layout.parameter.direction') });
    /** In which direction Bob stands from Ana: the same however the view has moved. */
    const leaning = async () => {
      const [ana, bob] = [await drawnAt(person, 'Ana'), await drawnAt(person, 'Bob')];
      return Math.atan2(bob.y - ana.y, bob.x - ana.x);
    };
    const chooses = async (box: Locator, option: string) => {
      await box.click();
      await page.getByTitle(option, { exact: true }).click();
      await expect(settings.getByTitle(option)).toBeVisible();
    };
    await page.keyboard.press('Escape');
    await canvas.focus();
    await page.keyboard.press('j');
    await chooses(kind, text('layout.of.hierarchy'));
    await chooses(direction, text('layout.choice.right'));
    const before = await leaning();
    await settings.getByRole('button', { name: text('layout.start') }).click();
    // Both that Ana leads to stand to the right of her, one over the other.
    await expect(async () => {
      const [ana, bob, cluj] = [
        await drawnAt(person, 'Ana'),
        await drawnAt(person, 'Bob'),
        await drawnAt(person, 'Cluj'),
      ];
      expect(bob.x - ana.x).toBeGreaterThan(80);
      expect(Math.abs(bob.x - cluj.x)).toBeLessThan(2);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(canvas).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(toast(change('tookBack', { what: change('arranged_other', { count: 2 }) }))).toBeVisible();
    await expect(async () => expect(await leaning()).toBeCloseTo(before, 1)).toPass();
    await page.keyboard.press('j');
    await expect(settings.getByTitle(text('layout.choice.right'))).toBeVisible();
    await page.keyboard.press('Escape');
    await canvas.focus();
  });

  await test.step('still pinned when the page is opened again, until it is let go', async () => {
    await page.reload();
    await person.seesOnCanvas(3, 2);
    await person.canvas();
    await canvas.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Shift+P');
    await expect(toast(text('did.unpinned_one', { what: '“Cluj”' }))).toBeVisible();
  });
});
