import { type Page } from '@playwright/test';

import { expect, test } from './harta';
import { type Person } from './person';

/** What the gateway answers to a change that the store of a full disk refused (tests/server/store/fullDisk). */
const REFUSED = {
  data: { createNode: null },
  errors: [
    {
      message: 'The disk is full: nothing was changed, and reading goes on',
      path: ['createNode'],
      extensions: { code: 'STORAGE_FULL', status: 507 },
    },
  ],
};

async function makesNode(person: Person, page: Page, name: string): Promise<void> {
  const field = page.getByLabel(person.text('canvas:node.name'), { exact: true });
  if (await field.isHidden()) await person.button('canvas:action.addNode').first().click();
  await field.fill(name);
  await field.press('Enter');
}

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'ro', width: 360 },
] as const) {
  test(`a full disk is said on every page until something is saved again (${language}, ${String(width)} px)`, async ({
    person,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await person.prefers(language, 'light');
    await person.hasAccount();
    const create = /\/graphql\?CreateNode$/;
    await page.route(create, (route) => route.fulfill({ json: REFUSED }));
    await page.goto('/dashboard/data-overview');
    const banner = page.getByRole('alert').filter({ hasText: person.text('errors:storageFull.text') });
    await expect(person.button('canvas:empty.first')).toBeVisible();
    await expect(banner).toHaveCount(0);
    await makesNode(person, page, 'Ana');
    await expect(banner).toBeVisible();
    await expect(page.getByLabel(person.text('canvas:node.name'), { exact: true })).toHaveValue('Ana');
    await page.screenshot({ path: test.info().outputPath(`full-${language}-${String(width)}.png`) });
    await page.unroute(create);
    await makesNode(person, page, 'Ana');
    await person.seesOnCanvas(1, 0);
    await expect(banner).toHaveCount(0);
  });
}
