import { type BrowserContext, test as base } from '@playwright/test';

import { browserKept, endIn, pageOfNobody } from './browserOfBefore';
import { keepsCore } from './canvasCore';
import { Installation, LONGEST_START_MS } from './installation';
import { Person } from './person';

/** The browser that journeys of a worker use one after the other, and how many have used it. */
interface BrowserOfBefore {
  context: BrowserContext | undefined;
  journeys: number;
}

/** After so many journeys a browser is slower by more than what it has of before saves. */
const MOST_JOURNEYS = 12;

/** Journeys share one installation a worker, and a browser unless they want a special one; each has a person of its own. */
export const test = base.extend<{ person: Person }, { harta: Installation; browserOfBefore: BrowserOfBefore }>({
  harta: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
    async ({}, use) => {
      const installation = await Installation.start();
      await use(installation);
      await installation.remove();
    },
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
  browserOfBefore: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
    async ({}, use) => {
      const before: BrowserOfBefore = { context: undefined, journeys: 0 };
      await use(before);
      await before.context?.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, browserOfBefore, harta, viewport, contextOptions, hasTouch, permissions },
    use,
    { project },
  ) => {
    const wanted = { viewport, contextOptions, hasTouch: hasTouch ?? false, permissions: permissions ?? [] };
    const { use: usual } = project;
    const given = { viewport: usual.viewport, contextOptions: usual.contextOptions, hasTouch: false, permissions: [] };
    if (JSON.stringify(wanted) !== JSON.stringify(given)) {
      const own = await browser.newContext();
      await own.addInitScript(keepsCore);
      await use(own);
      return own.close();
    }
    const context = (browserOfBefore.context ??= await browserKept(browser, harta.origin));
    browserOfBefore.journeys += 1;
    await use(context);
    if (browserOfBefore.journeys % MOST_JOURNEYS > 0) return endIn(context);
    browserOfBefore.context = undefined;
    await context.close();
  },
  page: async ({ context, browserOfBefore, harta }, use) =>
    use(context === browserOfBefore.context ? await pageOfNobody(context, harta.origin) : await context.newPage()),
  baseURL: async ({ harta }, use) => use(harta.origin),
  person: async ({ page }, use) => use(new Person(page)),
});

export { expect } from '@playwright/test';
