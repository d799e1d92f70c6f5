import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Waits until every change of looks that ends by itself has ended: a colour half way between two others is nobody's text, and
 * axe would measure it. What turns without end, as a mark of waiting does, is left.
 */
async function isAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    const running = ending.filter(({ playState }) => playState === 'running');
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** What axe finds serious or critical on a page that has come to rest, and where. */
export async function seriousIn(page: Page): Promise<string[]> {
  await isAtRest(page);
  // A page keeps what was put into it until it is left: to read half a megabyte of rules again takes longer than to apply them.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    const rules = (window as unknown as { axe: typeof axe }).axe;
    // Every rule is applied; of those that hold, only that they do is told.
    const { violations } = await rules.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** Shows a page that follows the system in a theme. */
export async function showsBy(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
