import { type Page } from '@playwright/test';

import ANSWERS from '../../server/assistant/faq/en.json' with { type: 'json' };

import { seriousIn, showsBy } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';
import { type Person } from './person';

const HELP = '/dashboard/help-center';
const CATEGORIES =
  'start editing canvas search assistant files projects account appearance notifications privacy trouble'.split(' ');

/** The questions that are shown, in their order. */
const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
const search = (person: Person) => person.page.getByRole('textbox', { name: person.text('help:search') });
test('an answer is found as one types, without diacritics, opened by keyboard, and leads into the product', async ({
  person,
  page,
}) => {
  await person.prefers('ro', 'light');
  await person.hasAccount();
  await page.goto(HELP);
  await expect(questions(page)).toHaveCount(ANSWERS.length);
  await search(person).pressSequentially('tema intunec');
  const first = questions(page).first();
  await expect(first).toContainText('Cum trec pe tema întunecată?');
  await expect(first).toContainText(person.text('help:category.appearance'));
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(`${HELP}#theme`);
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {
    name: person.text('help:toPage', { page: person.text('shell:pages.appearance') }),
  });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/appearance');
});

test('the address of a question opens it, after log-in as well, whatever filter stood there', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/auth/logout');
  await person.button('auth:logout.here').click();
  await page.getByRole('link', { name: person.text('auth:logout.logInAgain') }).waitFor();
  await page.goto(`${HELP}#undo`);
  await page.waitForURL(/\/auth\/login/);
  await person.logsIn();
  const undo = page.getByRole('button', { name: 'How do I undo something?', exact: true });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-expanded', 'true');
  await expect(undo).toBeInViewport();
  await expect(page.locator('#answer-undo strong').first()).toHaveText('Ctrl+Z');

  await search(person).fill('backup');
  await expect(undo).toBeHidden();
  await page.evaluate(() => (window.location.hash = 'shortcuts'));
  const shortcuts = page.getByRole('button', { name: 'Which keyboard shortcuts are there?', exact: true });
  await expect(shortcuts).toBeFocused();
  await expect(search(person)).toHaveValue('');
  await expect(undo).toHaveAttribute('aria-expanded', 'true');
});

test('one category is shown alone; what is not there says so; another language keeps what is open', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto(HELP);
  const titles = CATEGORIES.map((category) => person.text(`help:category.${category}`));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  for (const title of titles) await expect(page.getByRole('radio', { name: title, exact: true })).toBeAttached();
  await page.getByText(person.text('help:category.notifications'), { exact: true }).first().click();
  await expect(questions(page)).toHaveCount(3);
  const bell = questions(page).first();
  await bell.click();
  await expect(page.locator('#answer-bell')).toContainText('within a second');

  await page.getByRole('button', { name: new RegExp(person.text('shell:language.title')) }).click();
  await page.getByRole('menuitemradio', { name: 'Română' }).click();
  person.language = 'ro';
  await expect(bell).toHaveText('Ce arată clopoțelul?');
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await expect(questions(page)).toHaveCount(3);

  await search(person).fill('zebră');
  await expect(page.getByRole('status').filter({ hasText: person.text('help:empty') })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await person.button('help:clear').click();
  await expect(questions(page)).toHaveCount(ANSWERS.length);
});

test('when the questions cannot be read the page says so, and reads them when asked again', async ({
  person,
  page,
  context,
}) => {
  await person.hasAccount();
  await context.route('**/graphql?FaqAnswers', (route) => route.abort());
  await page.goto(HELP);
  const failure = page.getByRole('alert').filter({ hasText: person.text('help:failed') });
  await expect(failure).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await context.unroute('**/graphql?FaqAnswers');
  await failure.getByRole('button', { name: person.text('help:tryAgain') }).click();
  await expect(questions(page)).toHaveCount(ANSWERS.length);
});

test('fits a narrow phone with an answer open, in both themes', async ({ person, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await person.prefers('ro', 'system');
  await person.hasAccount();
  await page.goto(`${HELP}#importCsv`);
  await expect(page.locator('#answer-importCsv')).toBeVisible();
  for (const theme of ['light', 'dark'] as const)
    await test.step(theme, async () => {
      await showsBy(page, theme);
      await fits(page);
      expect.soft(await seriousIn(page)).toEqual([]);
    });
});
