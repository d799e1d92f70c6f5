import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { Installation } from '../journeys/installation.js';
import { textIn } from '../journeys/texts.js';
import { GRAPHS } from './graphs.js';
import { drawPortrait } from './portrait.js';
import { type DroppedFile } from './railway.js';

/*
 * `npx tsx tests/pictures/draw.ts [folder] [graph …]` drops files that nobody looked at while building on a new person's canvas, as that
 * person would, touching nothing else, and keeps what they see. `docs/picture.png` is `portrait`: a graph that somebody has given its
 * looks. Run by hand, after `npm run build`.
 */

const [folder = 'test-results/pictures', ...wanted] = process.argv.slice(2);
/** A picture is worth a wait, also on a machine that has other work. */
const PATIENCE_MS = 300_000;
const text = (key: string): string => textIn('en', key);

async function signsUp(page: Page, name: string): Promise<void> {
  await page.goto('/auth/sign-up');
  await page.getByLabel(text('auth:field.email'), { exact: true }).fill(`${name}@example.com`);
  await page.getByLabel(text('auth:field.password'), { exact: true }).fill('pictures-secret');
  await page.getByLabel(text('auth:field.confirmPassword'), { exact: true }).fill('pictures-secret');
  await page.getByRole('button', { name: text('auth:signUp.submit'), exact: true }).click();
  await page.waitForURL(/\/dashboard\//u);
}

async function drops(page: Page, files: readonly DroppedFile[]): Promise<void> {
  await page.goto('/dashboard/data-configuration');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      files.map(({ name, text: content }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })),
    );
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: text('files:action.check') }).click();
  await drawer.getByRole('button', { name: text('files:action.confirm') }).click();
  await drawer.getByRole('link', { name: text('files:action.toOverview') }).click();
}

async function drawn(page: Page): Promise<void> {
  await page.locator('[data-testid=graph-canvas][data-layout=idle]:not([data-nodes="0"])').waitFor();
  // The view glides to where it stays, and captions come with it.
  await page.waitForTimeout(4000);
  await page
    .getByRole('button', { name: text('canvas:action.fitAll') })
    .first()
    .click();
  await page.waitForTimeout(2500);
}

mkdirSync(folder, { recursive: true });
const installation = await Installation.start();
const browser = await chromium.launch({
  executablePath: process.env['HARTA_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  if (wanted.length === 0 || wanted.includes('portrait')) {
    await drawPortrait(browser, installation.origin, 'docs/picture.png', 'light');
    await drawPortrait(browser, installation.origin, path.join(folder, 'portrait-dark.png'), 'dark');
    console.info('portrait');
  }
  for (const [name, files] of Object.entries(GRAPHS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const context = await browser.newContext({
      baseURL: installation.origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await signsUp(page, name);
    try {
      await drops(page, files);
      await drawn(page);
    } finally {
      await page.screenshot({ path: path.join(folder, `${name}.png`) });
    }
    console.info(name);
    await context.close();
  }
} finally {
  await browser.close();
  await installation.remove();
}
