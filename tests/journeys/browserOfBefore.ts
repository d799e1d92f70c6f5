import { type Browser, type BrowserContext, type Page } from '@playwright/test';

import { keepsCore } from './canvasCore';

/** What a journey leaves in a browser besides the files of the pages. */
const KEPT = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems';

/** Of each such browser the page that stays open, so that the process of the pages, and with it their compiled scripts, stays as well. */
const staying = new WeakMap<BrowserContext, Page>();

/** A browser for several journeys, one after the other. @param origin of the pages that they open */
export async function browserKept(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(keepsCore);
  const page = await context.newPage();
  // Any small answer of the origin will do.
  await page.goto(`${origin}/healthz`);
  staying.set(context, page);
  return context;
}

/** Ends a journey in a browser that the next one uses: what it opened, listened to, was allowed and cut off is gone. */
export async function endIn(context: BrowserContext): Promise<void> {
  context.removeAllListeners('request');
  const opened = context.pages().filter((page) => page !== staying.get(context));
  await Promise.all(opened.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.setOffline(false);
}

/**
 * A page in a browser that has been here before and remembers nothing: it has the files of the pages and their compiled scripts, which to fetch
 * and compile for every journey takes a tenth of all processor time.
 */
export async function pageOfNobody(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT });
  await devtools.detach();
  return page;
}
