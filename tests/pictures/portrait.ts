import { type Browser } from '@playwright/test';

import { type Style } from '../../domain/styles/style.js';
import { Person } from '../journeys/person.js';
import { paintings } from './paintings.js';

const SEEN = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 10 / 9 };

const OPENED = 'Claude Monet';

const LOOKS: readonly (readonly ['label' | 'type', string, Style])[] = [
  ['label', 'Painter', { caption: '{name}', colour: 'orange', icon: 'user', sizeFrom: 'relationships' }],
  ['label', 'Painting', { caption: '{name}', colour: 'teal', size: 2 }],
  ['label', 'Museum', { caption: '{name}', colour: 'blue', icon: 'bank', sizeFrom: 'relationships' }],
  ['label', 'City', { caption: '{name}', colour: 'purple', icon: 'environment', size: 3 }],
  ['type', 'PAINTED', { colour: 'orange', line: 'solid', size: 1 }],
  ['type', 'HANGS_IN', { colour: 'teal', line: 'solid', size: 1 }],
  ['type', 'IN', { colour: 'purple', line: 'solid', size: 2 }],
  ['type', 'FRIEND_OF', { colour: 'red', line: 'dashed', arrow: 'none', size: 2 }],
];

/** Draws what somebody keeps of painters, paintings and museums, with one painter opened: the picture of the README. */
export async function drawPortrait(
  browser: Browser,
  baseURL: string,
  file: string,
  theme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', ...SEEN });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const person = new Person(page);
    const account = await person.hasAccount();
    await person.prefers('en', theme);
    await account.post('/neo4j/patch', { operations: paintings() });
    for (const [kind, name, style] of LOOKS) await account.put('/neo4j/style', { kind, name, version: 0, style });
    await page.goto('/dashboard/data-overview');
    await page.locator('[data-testid=graph-canvas][data-layout=idle]:not([data-nodes="0"])').waitFor();
    await page.waitForTimeout(3000);
    await person.button('auth:verify.close').click();
    await page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill(OPENED);
    await page.getByRole('option', { name: OPENED }).first().click();
    await page.getByRole('heading', { name: OPENED, exact: true }).waitFor();
    await page.getByRole('heading', { name: OPENED, exact: true }).hover();
    await page.waitForTimeout(3000);
    await page.screenshot({ path: file });
  } finally {
    await context.close();
  }
}
