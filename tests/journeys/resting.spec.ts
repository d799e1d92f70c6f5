import { type Page } from '@playwright/test';

import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

/** The share of a core that a page may use while nobody touches it: twice what is measured (`npm run bench -- moving`). */
const MOST_AT_REST = 0.08;

/** Counts how often the canvas is drawn. */
async function countsDrawings(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { drawings_: 0 });
    window.canvasCore?.on('render', () => (counted.drawings_ += 1));
  });
  return async () => page.evaluate(() => (window as unknown as { drawings_: number }).drawings_);
}

/** CPU time that the page's main thread has used, in milliseconds. */
async function processorTime(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

test('a canvas that nobody touches is not drawn and costs little, and is drawn as soon as it is touched', async ({
  person,
}) => {
  const { page } = person;
  await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  const [drawings, cpu] = [await countsDrawings(page), await processorTime(page)];
  const rests = async () => {
    const before = await drawings();
    await page.waitForTimeout(500);
    return (await drawings()) - before;
  };
  await expect.poll(rests).toBe(0);
  const atRest = await canvas.screenshot();
  expect(await canvas.screenshot()).toEqual(atRest);
  // Cytoscape asks for each frame that there is, and does next to nothing in it.
  const before = await cpu();
  await page.waitForTimeout(2000);
  expect((await cpu()) - before).toBeLessThan(2000 * MOST_AT_REST);

  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => atRest.equals(await canvas.screenshot())).toBe(false);
  await expect.poll(rests).toBe(0);
});
