import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';

/** What axe finds serious or critical on a page as it is now, and where. */
export async function seriousIn(page: Page): Promise<string[]> {
  // Without frames on the page the older way finds the same, and opens no further page for it.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
