import { expect, type Page } from '@playwright/test';

/** Nothing of a page lies beyond the sides of its window, once the page has taken on the width that it was given. */
export async function fits(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
