import { type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { selects } from './editing';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';
import { type Person } from './person';

const palette = (person: Person) => person.page.getByRole('dialog', { name: person.text('palette:name') });
const field = (person: Person) => palette(person).getByRole('combobox');
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test('what can be done is found by menus and by the palette, without a pointer', async ({ person }) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');

  await test.step('the menu key opens the menu of a node, of the stage and of many', async () => {
    await selects(person, 'Bob');
    await canvas.focus();
    await page.keyboard.press('Shift+F10');
    await expect(item(page, person.text('canvas:action.expandNeighbours'))).toBeVisible();
    await expect(item(page, person.text('canvas:action.mergeNodes'))).toHaveCount(0);
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(canvas).toBeFocused();

    await page.keyboard.press('Control+a');
    await page.keyboard.press('ContextMenu');
    await expect(item(page, person.text('canvas:action.mergeNodes'))).toBeVisible();
    await expect(item(page, person.text('canvas:action.expandNeighbours'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ContextMenu');
    await expect(item(page, person.text('canvas:action.addNode'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('a node is collapsed, told so below, and expanded again by a type that is counted before', async () => {
    await selects(person, 'Ana');
    await canvas.focus();
    await page.keyboard.press('Shift+E');
    const shown = page.getByRole('status').filter({ hasText: person.text('canvas:shown.back') });
    await expect(shown).toContainText('1 of 3');
    await page.keyboard.press('ContextMenu');
    await item(page, person.text('canvas:action.expandByType')).press('ArrowRight');
    await page.getByRole('menuitem', { name: /knows\s*1/u }).click();
    await expect(shown).toContainText('2 of 3');
    await shown.getByRole('button', { name: person.text('canvas:shown.back') }).click();
    await expect(shown).toHaveCount(0);
    await canvas.focus();
    await page.keyboard.press('Escape');
  });

  await test.step('the palette does what it lists, and gives the keyboard back', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(person)).toBeFocused();
    expect(await seriousIn(page)).toEqual([]);
    // Closed and opened again in one moment, which the browser tells of later than the next key.
    for (let round = 0; round < 3; round += 1) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(field(person)).toBeFocused();
    }
    await field(person).fill('select all');
    await expect(palette(person).getByRole('option').first()).toHaveText(
      new RegExp(person.text('canvas:action.selectAll')),
    );
    await page.keyboard.press('Enter');
    await expect(palette(person)).toHaveCount(0);
    await expect(canvas).toBeFocused();
    await expect(page.getByRole('complementary', { name: person.text('canvas:set.name') })).toBeVisible();
  });

  await test.step('it goes to a node, and to a page from where it finds the node again', async () => {
    await page.keyboard.press('Control+k');
    await field(person).fill('clu');
    await palette(person).getByRole('option', { name: 'Cluj' }).click();
    await expect(page.getByRole('heading', { name: 'Cluj', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field(person).fill(person.text('shell:pages.images'));
    await page.keyboard.press('Enter');
    await page.waitForURL('/dashboard/images');
    await person.button('shell:palette').click();
    await field(person).fill('ana');
    const nodes = palette(person).getByRole('group', { name: person.text('palette:group.nodes') });
    await nodes.getByRole('option', { name: 'Ana' }).click();
    await page.waitForURL(/data-overview/u);
    await expect(page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('a finger that stays opens the menu', async ({ person }) => {
    const page = await openedWithThree(person);
    const canvas = page.getByTestId('graph-canvas');
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('no canvas');
    const touch = await page.context().newCDPSession(page);
    const at = [{ x: box.x + 30, y: box.y + box.height - 160 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await expect(item(page, person.text('canvas:action.addNode'))).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await item(page, person.text('canvas:action.selectAll')).tap();
    await expect(page.getByRole('complementary', { name: person.text('canvas:set.name') })).toBeVisible();
  });
});
