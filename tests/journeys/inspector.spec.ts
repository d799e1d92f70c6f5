import { type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { drawnAt, drawnNodes } from './drawnAt';
import { selects } from './editing';
import { fits } from './fits';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';
import { type Person } from './person';

const shot = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });
/** Where every node is drawn, to the pixel. */
const places = async (page: Page) =>
  (await drawnNodes(page)).map(({ caption, x, y }) => `${caption} ${Math.round(x)} ${Math.round(y)}`).sort();
/** What outside the column is moved by what the page lays out anew, from now on. */
const shiftsOf = (page: Page) =>
  page.evaluateHandle(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      // The library of types does not know entries of this kind.
      const entries = list.getEntries() as (PerformanceEntry & { sources?: { node: Node | null }[] })[];
      for (const { node } of entries.flatMap(({ sources = [] }) => sources))
        if (node instanceof Element && node.closest('[data-inspector]') === null)
          moved.push(node.outerHTML.slice(0, 200));
    }).observe({ type: 'layout-shift' });
    return moved;
  });
const legendOf = (person: Person) => person.page.getByRole('region', { name: person.text('canvas:legend.name') });

test('the column beside the canvas opens, widens and closes, and nothing that is drawn moves', async ({ person }) => {
  await person.page.setViewportSize({ width: 1440, height: 900 });
  const page = await openedWithThree(person);
  const text = person.text.bind(person);
  const legend = legendOf(person);
  const column = person.button('canvas:inspector.name');
  const tools = page.getByRole('toolbar', { name: text('canvas:toolbar') });
  await expect(legend).toBeVisible();
  const before = await places(page);
  const toolsBefore = await tools.boundingBox();
  const panel = page.getByRole('complementary', { name: text('canvas:panel.node') });

  await test.step('what is selected stands above the legend, which gives way to its heading', async () => {
    const shifts = await shiftsOf(page);
    const { x, y } = await drawnAt(person, 'Bob');
    await page.mouse.click(x, y);
    await expect(panel.getByRole('heading', { name: 'Bob', exact: true })).toBeVisible();
    await expect(legend).toBeHidden();
    expect(await places(page)).toEqual(before);
    expect(await tools.boundingBox()).toEqual(toolsBefore);
    await expect(panel.getByRole('group', { name: text('canvas:set.actions') }).getByRole('button')).toHaveCount(5);
    expect(await seriousIn(page)).toEqual([]);
    await shot(page, 'selected');
    await person.button('canvas:inspector.unfold').click();
    await expect(legend).toBeVisible();
    await expect(panel).toBeVisible();
    expect(await places(page)).toEqual(before);
    expect(await shifts.jsonValue()).toEqual([]);
    await shot(page, 'selected-legend');
  });

  await test.step('it is widened by keys, and closed and opened by its edge', async () => {
    const edge = page.getByRole('separator', { name: text('canvas:inspector.width') });
    await edge.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', '360');
    await column.click();
    await expect(panel).toBeHidden();
    await expect(column).toHaveAttribute('aria-expanded', 'false');
    expect(await places(page)).toEqual(before);
    await shot(page, 'closed');
    await person.button('canvas:inspector.legend').click();
    await expect(panel).toBeVisible();
    await expect(legend).toBeVisible();
    expect(await places(page)).toEqual(before);
    await column.click();
    await page.reload();
    await person.canvas();
    await expect(column).toHaveAttribute('aria-expanded', 'false');
    await expect(legend).toBeHidden();
    await column.click();
    await expect(legend).toBeVisible();
    await expect(edge).toHaveAttribute('aria-valuenow', '360');
    await shot(page, 'legend');
  });
});

for (const [language, theme, width, height] of [
  ['en', 'light', 1440, 900],
  ['ro', 'dark', 1024, 768],
  ['ro', 'light', 820, 1100],
  ['en', 'dark', 390, 800],
] as const)
  test(`a look is changed beside the graph, in four parts, at ${width} px (${language}, ${theme})`, async ({
    person,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await person.prefers(language, theme);
    await person.hasFewCountries();
    await page.goto('/dashboard/data-overview');
    await person.canvas();
    const legend = legendOf(person);
    // On a telephone it waits to be asked for.
    if (width < 768) await person.choosesTool('views', 'legend');
    await expect(legend).toBeVisible();
    await shot(page, 'legend');
    const open = legend.getByRole('button', { name: person.text('styles:of', { name: '' }) }).first();
    const name = (await open.getAttribute('aria-label')) ?? '';
    await open.focus();
    await page.keyboard.press('Enter');
    const look = page.getByRole('region', { name, exact: true });
    await expect(look.getByRole('combobox', { name: person.text('styles:colour.name'), exact: true })).toBeFocused();
    await shot(page, 'colour');
    expect(await seriousIn(page)).toEqual([]);
    for (const part of ['caption', 'size', 'rules'] as const) {
      const tab = look.getByRole('tab', { name: person.text(`styles:tab.${part}`), exact: true });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await shot(page, part);
    }
    await fits(page);
    const before = await places(page);
    await page.keyboard.press('Escape');
    await expect(look).toBeHidden();
    await expect(open).toBeFocused();
    // The sheet takes its part of the canvas, which is given back; a column takes none.
    if (width >= 1024) expect(await places(page)).toEqual(before);
    await selects(person, language === 'en' ? 'Romania' : 'România');
    await shot(page, 'node');
    await person.button('canvas:set.more').click();
    await expect(page.getByRole('menuitem', { name: person.text('canvas:action.pin') })).toBeVisible();
    await shot(page, 'more');
    await page.keyboard.press('Escape');
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('complementary', { name: person.text('canvas:set.name') })).toBeVisible();
    await shot(page, 'set');
    await fits(page);
    expect(await seriousIn(page)).toEqual([]);
  });
