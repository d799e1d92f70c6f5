import { selects } from './editing';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';
import { type Person } from './person';
import { placeOf } from './placeOf';

/** What lies over the middle of the selected node: nothing but the canvas it is drawn on. */
async function liesInSight(person: Person, caption: string): Promise<void> {
  const { x, y } = await placeOf(person, caption);
  const { page } = person;
  const stage = await page.getByTestId('graph-canvas').boundingBox();
  const covers = await page.locator('[data-covers]').evaluateAll((overlays) =>
    overlays.map((overlay) => {
      const { left, top, right, bottom } = overlay.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  const under = covers.filter((one) => x + 12 > one.left && x < one.right && y + 12 > one.top && y + 12 < one.bottom);
  expect(under).toEqual([]);
  // The handle stands at the rim of its node, so it shows when all of the node does.
  expect(stage).not.toBeNull();
  expect(x).toBeGreaterThan(stage?.x ?? 0);
  expect(x + 24).toBeLessThan((stage?.x ?? 0) + (stage?.width ?? 0));
  expect(y).toBeGreaterThan(stage?.y ?? 0);
  expect(y + 24).toBeLessThan((stage?.y ?? 0) + (stage?.height ?? 0));
}

for (const width of [360, 768, 1280, 2560]) {
  test(`a found node lies beside what covers the canvas, at ${width} px`, async ({ person }) => {
    await person.page.setViewportSize({ width, height: 800 });
    const page = await openedWithThree(person);
    await selects(person, 'Cluj');
    await liesInSight(person, 'Cluj');
    await page.screenshot({ path: test.info().outputPath(`found-${width}.png`) });
  });
}

test('a found node stays in sight when the canvas gets smaller later, until somebody moves the view', async ({
  person,
}) => {
  const page = await openedWithThree(person);
  await selects(person, 'Cluj');
  await liesInSight(person, 'Cluj');
  // A panel that a slow machine opens late does the same to the canvas as this.
  await page.waitForTimeout(1600);
  await page.setViewportSize({ width: 360, height: 740 });
  await liesInSight(person, 'Cluj');
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = await placeOf(person, 'Cluj');
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('+');
  const after = await placeOf(person, 'Cluj');
  expect(after).not.toEqual(before);
  await page.setViewportSize({ width: 1440, height: 800 });
  const { x } = await placeOf(person, 'Cluj');
  expect(Math.round(x)).toBe(Math.round(after.x));
});

test('a node that is clicked at the edge is not left under the panel that opens for it', async ({ person }) => {
  const page = await openedWithThree(person);
  await selects(person, 'Cluj');
  const { x, y } = await placeOf(person, 'Cluj');
  await page.keyboard.press('Escape');
  const stage = page.getByTestId('graph-canvas');
  await stage.click({ position: { x: 300, y: 120 } });
  await expect(page.getByRole('heading', { name: 'Cluj', exact: true })).toBeHidden();
  // Without its legend there is no column until something is selected.
  await person.choosesTool('views', 'legend');
  await expect(page.getByRole('region', { name: person.text('canvas:legend.name') })).toBeHidden();
  // The whole view is dragged until the node is where the panel will be.
  const by = 1300 - x;
  await page.mouse.move(100, 300);
  await page.mouse.down();
  await page.mouse.move(100 + by / 2, 300, { steps: 4 });
  await page.mouse.move(100 + by, 300, { steps: 4 });
  await page.mouse.up();
  await page.mouse.click(1300 - 10, y + 14);
  await expect(page.getByRole('heading', { name: 'Cluj', exact: true })).toBeVisible();
  await liesInSight(person, 'Cluj');
});

test('legend and list have room beside the toolbar on a low canvas', async ({ person }) => {
  await person.page.setViewportSize({ width: 768, height: 740 });
  const page = await openedWithThree(person);
  await selects(person, 'Cluj');
  // Beside a panel the legend waits to be asked for here.
  await person.choosesTool('views', 'legend');
  await person.choosesTool('views', 'outline');
  const toolbar = await page.getByRole('toolbar').boundingBox();
  const end = (toolbar?.y ?? 0) + (toolbar?.height ?? 0);
  for (const place of [
    page.getByRole('region', { name: person.text('canvas:legend.name') }),
    page.getByRole('region', { name: person.text('canvas:outline.name') }),
  ])
    expect((await place.boundingBox())?.y).toBeGreaterThan(end);
});
