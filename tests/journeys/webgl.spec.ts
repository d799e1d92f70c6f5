import { type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';

import { expect, test } from './harta';
import { type WebglPage } from './webglPage';

/** So much of two pictures that are the same may differ by how a processor and a card round. */
const MOST_APART = 0.02;

/** Graphs seen whole and near: without, with few and with many relationships, of which the card counts the many otherwise than the few. */
const VIEWS = [
  { nodes: 300, lines: 0, near: 1 },
  { nodes: 300, lines: 200, near: 3 },
  { nodes: 1000, lines: 2000, near: 1 },
  { nodes: 1000, lines: 2000, near: 4 },
  { nodes: 20_000, lines: 121_000, near: 1 },
];

declare const far: WebglPage;

/** A page that draws graphs in both ways. */
async function webglPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const entry = new URL('./webglPage.ts', import.meta.url).pathname;
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  await page.setContent('<p>');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return page;
}

test('a graphics card draws the same picture as the processor alone, also after it was away', async ({ browser }) => {
  const page = await webglPage(browser);
  const apart = (view: (typeof VIEWS)[number]) =>
    page.evaluate(({ nodes, lines, near }) => far.apart(nodes, lines, near), view);
  for (const view of VIEWS) expect(await apart(view), JSON.stringify(view)).toBeLessThan(MOST_APART);

  const giveBack = await page.evaluateHandle(() => far.lose());
  // While it is away it draws nothing, and the processor does.
  expect(await apart(VIEWS[1]!)).toBeUndefined();
  await giveBack.evaluate((restore) => restore());
  expect(await apart(VIEWS[1]!)).toBeLessThan(MOST_APART);
  await page.close();
});

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('farRenderer') ?? 'null'));

/** What the far layer shows, as the brightness of a few thousand parts of its picture. */
const layerOf = (page: Page) =>
  page.getByTestId('far-layer').evaluate((layer: HTMLCanvasElement) => {
    const context = new OffscreenCanvas(90, 56).getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(layer, 0, 0, 90, 56);
    return [...context.getImageData(0, 0, 90, 56).data];
  });

interface View {
  readonly zoom: number;
  readonly pan: { readonly x: number; readonly y: number };
}

/** Looks at the graph in a view, where one is wanted. @returns the view that is seen then */
const look = (page: Page, wanted?: View): Promise<View> =>
  page.evaluate((view) => {
    const cy = window.canvasCore!;
    if (view !== undefined) cy.viewport(view);
    return { zoom: cy.zoom(), pan: { ...cy.pan() } };
  }, wanted);

/** Pictures that are the same are no farther apart in the mean, of 255. */
const MOST_MEAN = 0.3;

/** How far pictures are apart in the mean, of 255. */
const meanApart = (one: readonly number[], other: readonly number[]): number =>
  other.reduce((sum, value, at) => sum + Math.abs(value - (one[at] ?? 0)), 0) / other.length;

/** All scripts that workers of a page have loaded. */
async function loadedByWorkers(page: Page): Promise<string> {
  const loaded = page
    .workers()
    .map((worker) => worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  return (await Promise.all(loaded)).flat().join(' ');
}

test('where the processor plays the card it draws by itself, and a card that was chosen draws the same', async ({
  person,
}) => {
  const { page } = person;
  await person.hasSample();
  await page.goto('/dashboard/data-overview');
  await person.canvas();
  await expect(page.getByTestId('far-layer')).toBeVisible();
  await expect.poll(() => kept(page)).toMatchObject({ renderer: 'software', card: /SwiftShader/u });
  const first = await look(page);
  const views = [0.9, 0.6].map((share) => ({ ...first, zoom: first.zoom * share }));
  const bySoftware: number[][] = [];
  for (const view of views) {
    await look(page, view);
    // Until another picture is there the one of the view before is stretched.
    await expect(page.getByTestId('far-layer')).toHaveAttribute('style', /scale\(1\)/u);
    let last: number[] = [];
    await expect.poll(async () => meanApart(last, (last = await layerOf(page))), { intervals: [1000] }).toBe(0);
    bySoftware.push(last);
  }
  expect(meanApart(bySoftware[0]!, bySoftware[1]!)).toBeGreaterThan(2 * MOST_MEAN);

  const chosen = JSON.stringify({ ...(await kept(page)), renderer: 'webgl' });
  await page.evaluate((choice) => localStorage.setItem('farRenderer', choice), chosen);
  await page.reload();
  await person.canvas();
  await expect.poll(() => loadedByWorkers(page)).toContain('choosing');
  for (const at of [0, 1, 0, 1]) {
    await look(page, views[at]);
    await expect.poll(async () => meanApart(bySoftware[at]!, await layerOf(page))).toBeLessThan(MOST_MEAN);
  }
  expect(await kept(page)).toMatchObject({ renderer: 'webgl' });
});
