import { type Page } from '@playwright/test';

import { expect, test } from './harta';

/** What the fonts of the page make of texts, as pictures. */
const drawn = (page: Page, texts: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.map((text) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 48 });
        const pen = canvas.getContext('2d');
        if (pen === null) throw new Error('nothing can be drawn');
        pen.font = `32px ${getComputedStyle(document.body).fontFamily}`;
        pen.fillText(text, 4, 38);
        return canvas.toDataURL();
      }),
    texts,
  );

test('flags are drawn as flags or as their letters, and never as boxes that are all the same', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('body'), 'the page has its fonts, not those of a browser').toHaveCSS(
    'font-family',
    /Flag letters/,
  );
  await expect
    .poll(() => page.evaluate(() => document.fonts.check("1em 'Flag letters'", '🇷🇴')), 'the letters are there')
    .toBe(true);
  const [romania, hungary, again] = await drawn(page, ['🇷🇴', '🇭🇺', '🇷🇴']);
  expect(romania).toBe(again);
  expect(romania).not.toBe(hungary);
});
