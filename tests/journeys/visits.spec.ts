import { expect, type Locator, test as base } from '@playwright/test';

import { seriousIn } from './axe';
import { Installation } from './installation';
import { Person } from './person';

/** An installation whose administrator counts visits with a tag manager, and a stand-in for what Google would serve. */
const test = base.extend<{ person: Person; asked: string[] }, { harta: Installation }>({
  harta: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
    async ({}, use) => {
      const installation = await Installation.start({ HARTA_TAG_MANAGER_ID: 'GTM-HARTA1' });
      await use(installation);
      await installation.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ harta }, use) => use(harta.origin),
  person: async ({ page }, use) => use(new Person(page)),
  /** Addresses of others that the browser asked for. */
  asked: [
    async ({ context, harta }, use) => {
      const asked: string[] = [];
      await context.route(
        (url) => url.origin !== harta.origin,
        async (route) => {
          asked.push(route.request().url());
          await route.fulfill({ contentType: 'text/javascript', body: '' });
        },
      );
      await use(asked);
    },
    { auto: true },
  ],
});

// One installation and one browser for the file: to start them costs more than its tests can win side by side.
test.describe.configure({ mode: 'default' });

const question = (person: Person) => person.page.getByRole('region', { name: person.text('visits:title') });
/** The button of an answer, wherever it stands. */
const answer = (person: Person, choice: 'given' | 'refused') => person.button(`visits:choice.${choice}`);
const views = ({ page }: Person) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer?.flatMap((entry) =>
      entry['event'] === 'page_view' ? [entry['page_path']] : [],
    ),
  );

test('visits are counted for those who agree, each page once, and for nobody before', async ({
  person,
  page,
  asked,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/chat');
  const [refuse, allow] = [answer(person, 'refused'), answer(person, 'given')];
  await expect(allow).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  expect(await views(person)).toBeUndefined();
  expect(asked).toEqual([]);
  // Neither answer is in front of the other.
  const looks = (control: Locator) =>
    control.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(element);
      return { height, backgroundColor, color, borderColor, fontWeight };
    });
  await expect(async () => expect(await looks(allow)).toEqual(await looks(refuse))).toPass();

  await allow.click();
  await expect(question(person)).toBeHidden();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-HARTA1']);
  await page.getByRole('link', { name: person.text('shell:navigation.overview'), exact: true }).click();
  await expect(page).toHaveURL(/data-overview/);
  await expect.poll(() => views(person)).toEqual(['/dashboard/chat', '/dashboard/data-overview']);
});

test('who refuses is asked no more, loads nothing, and may change their mind, by keys in Romanian and the dark', async ({
  person,
  page,
  asked,
}) => {
  await person.prefers('ro', 'dark');
  await page.goto('/auth/login');
  await answer(person, 'refused').press('Enter');
  await expect(question(person)).toBeHidden();
  await page.goto('/privacy-policy');
  await expect(page.getByText(person.text('visits:answer.refused'))).toBeVisible();
  await expect(question(person)).toBeHidden();
  expect(await seriousIn(page)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await views(person)).toBeUndefined();

  const allow = answer(person, 'given');
  await allow.press('Enter');
  await expect(page.getByText(person.text('visits:answer.given'))).toBeVisible();
  await expect(allow).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => views(person)).toEqual(['/privacy-policy']);
});
