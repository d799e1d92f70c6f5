import { type Page } from '@playwright/test';

import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

/** Counts the frames that the page asks for, from its first script on. */
async function countsFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    const counted = Object.assign(window, { frames_: 0 });
    window.requestAnimationFrame = (callback) => {
      counted.frames_ += 1;
      return ask(callback);
    };
  });
  return async () => page.evaluate(() => (window as unknown as { frames_: number }).frames_);
}

test('a canvas that nobody touches asks for no frames, and draws as soon as it is touched', async ({ person }) => {
  const { page } = person;
  const frames = await countsFrames(page);
  await openedWithThree(person);
  const rests = async () => {
    const before = await frames();
    await page.waitForTimeout(500);
    return (await frames()) - before;
  };
  await expect.poll(rests).toBe(0);
  const canvas = page.getByTestId('graph-canvas');
  const atRest = await canvas.screenshot();
  expect(await canvas.screenshot()).toEqual(atRest);

  // A window whose size leaves the canvas as large as it is, and an attribute of the place that it is drawn in.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('resize'));
    document.querySelector('.__________cytoscape_container')?.setAttribute('lang', 'en');
  });
  expect(await rests()).toBe(0);
  expect(await canvas.screenshot()).toEqual(atRest);

  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => atRest.equals(await canvas.screenshot())).toBe(false);
  await expect.poll(rests).toBe(0);
});
