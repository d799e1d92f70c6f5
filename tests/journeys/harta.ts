import { test as base } from '@playwright/test';

import { Installation, LONGEST_START_MS } from './installation';
import { Person } from './person';

/** Journeys share one installation a worker; each has a person of its own. */
export const test = base.extend<{ person: Person }, { harta: Installation }>({
  harta: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
    async ({}, use) => {
      const installation = await Installation.start();
      await use(installation);
      await installation.remove();
    },
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
  baseURL: async ({ harta }, use) => use(harta.origin),
  person: async ({ page }, use) => use(new Person(page)),
});

export { expect } from '@playwright/test';
