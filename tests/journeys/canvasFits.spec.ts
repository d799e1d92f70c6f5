import { type Locator, type Page } from '@playwright/test';

import { drawnAt, drawnNodes } from './drawnAt';
import { selects } from './editing';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

test('while a tool waits for a node, letters search for it and do nothing else', async ({ person }) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  const search = page.getByRole('combobox', { name: person.text('canvas:search.name') });
  await selects(person, 'Bob');
  await canvas.focus();
  await page.keyboard.press('c');
  await expect(page.getByText(person.text('canvas:hint.choosingTarget'))).toBeVisible();
  // At rest the second of these letters makes a node.
  await page.keyboard.type('ana');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('ana');
  await page.getByRole('option', { name: 'Ana' }).first().waitFor();
  await page.screenshot({ path: test.info().outputPath('searching.png') });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: person.text('canvas:relationship.new') });
  await form.getByRole('combobox').fill('TRUSTS');
  await page.keyboard.press('Enter');
  await person.seesOnCanvas(3, 3);
  await expect(page.getByRole('complementary', { name: person.text('canvas:panel.relationship') })).toContainText(
    'Bob',
  );
});

/** A menu lies within the window, to its last entry. */
async function liesWithin(menu: Locator): Promise<void> {
  await expect(menu).toBeVisible();
  await expect(async () => {
    const { x = -1, y = -1, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    const window = menu.page().viewportSize() ?? { width: 0, height: 0 };
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.ceil(x + width)).toBeLessThanOrEqual(window.width);
    expect(Math.ceil(y + height)).toBeLessThanOrEqual(window.height);
  }).toPass({ timeout: 60_000 });
}

/** The place of the canvas that is nearest to the lower right corner of the window, where nothing lies over it. */
const lowestFree = (page: Page) =>
  page.getByTestId('graph-canvas').evaluate((stage) => {
    for (let y = innerHeight - 3; y > 0; y -= 8)
      for (let x = innerWidth - 3; x > 0; x -= 8)
        if (document.elementFromPoint(x, y)?.tagName === 'CANVAS' && stage.contains(document.elementFromPoint(x, y)))
          return { x, y };
    throw new Error('nothing of the canvas is free');
  });

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 900, height: 420 },
  { width: 360, height: 640 },
])
  test(`the menus of the canvas lie within a window of ${width} × ${height}`, async ({ person }) => {
    const page = await openedWithThree(person);
    await page.setViewportSize({ width, height });
    await person.canvas();
    const edge = await lowestFree(page);
    await page.mouse.click(edge.x, edge.y, { button: 'right' });
    const menu = page.getByRole('menu').first();
    await liesWithin(menu);
    await page.screenshot({ path: test.info().outputPath(`stage-${width}.png`) });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    // What opens beside an entry of a node's menu, at the right edge where there is least room.
    await selects(person, 'Cluj');
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('Shift+F10');
    await liesWithin(menu);
    await menu
      .getByRole('menuitem', { name: new RegExp(`^${person.text('canvas:action.expandByType')}`, 'u') })
      .click();
    const beside = page.getByRole('menu').filter({ hasText: 'lives in' }).last();
    await liesWithin(beside);
    await page.screenshot({ path: test.info().outputPath(`node-${width}.png`) });
  });

test('the handle of a hovered node goes with it when the node is hidden, and when the view moves', async ({
  person,
}) => {
  const page = await openedWithThree(person);
  const { x, y } = await drawnAt(person, 'Bob');
  const handle = page.locator('button').filter({ hasText: /^\+$/u });
  await page.mouse.move(x, y);
  await expect(handle).toBeVisible();
  const gap = async () => {
    const box = await handle.boundingBox();
    const node = (await drawnNodes(page)).find(({ caption }) => caption === 'Bob');
    return box === null || node === undefined
      ? NaN
      : Math.round(Math.hypot(box.x - node.x, box.y + box.height / 2 - node.y));
  };
  const before = await gap();
  await page.getByTestId('graph-canvas').focus();
  await page.mouse.move(x, y);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(async () => {
    const now = (await handle.isVisible()) ? await gap() : before;
    expect(Math.abs(now - before)).toBeLessThanOrEqual(3);
  }).toPass();
  // Its node is switched off in the legend, and nothing is left to draw from.
  await page.keyboard.press('Alt+ArrowRight');
  await page.mouse.move(x, y);
  await expect(handle).toBeVisible();
  const legend = page.getByRole('region', { name: person.text('canvas:legend.name') });
  await legend
    .getByRole('button', { name: /^Person/u })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(handle).toBeHidden();
});

test('expanding a node brings what it added into view', async ({ person, page }) => {
  const account = await person.hasAccount();
  const id = (at: number) => `01ARZ3NDEKTSV4RRFFQ69G5F${String(at).padStart(2, '0')}`;
  const leaves = Array.from({ length: 40 }, (_, at) => at + 1);
  await account.post('/neo4j/patch', {
    operations: [
      { op: 'createNode', nodeId: id(0), labels: ['Hub'], properties: { name: 'Hub' }, position: { x: 0, y: 0 } },
      ...leaves.map((at) => ({
        op: 'createNode',
        nodeId: id(at),
        labels: ['Leaf'],
        properties: { name: `Leaf ${at}` },
      })),
      ...leaves.map((at) => ({ op: 'createRelationship', type: 'HAS', startNodeId: id(0), endNodeId: id(at) })),
    ],
  });
  await page.goto(`/dashboard/data-overview?node=${id(0)}`);
  await person.canvas();
  const hub = page.getByRole('complementary', { name: person.text('canvas:panel.node') });
  await expect(hub).toBeVisible();
  const canvas = page.getByTestId('graph-canvas');
  await canvas.focus();
  // All but the node are put out of sight, and the view is drawn close to the node.
  await page.keyboard.press('Shift+I');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('+');
  await page.keyboard.press('e');
  const stage = await canvas.boundingBox();
  const outside = async () => {
    const nodes = (await drawnNodes(page)).filter(({ caption }) => caption.startsWith('Leaf'));
    const isIn = ({ x, y }: { x: number; y: number }) =>
      x >= (stage?.x ?? 0) &&
      y >= (stage?.y ?? 0) &&
      x <= (stage?.x ?? 0) + (stage?.width ?? 0) &&
      y <= (stage?.y ?? 0) + (stage?.height ?? 0);
    return nodes.length < leaves.length ? -1 : nodes.filter((node) => !isIn(node)).length;
  };
  await expect.poll(outside).toBe(0);
  await person.canvas();
  await page.screenshot({ path: test.info().outputPath('expanded.png') });
});
