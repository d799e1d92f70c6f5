import { PATHS } from '../../src/app/layouts/layoutOf';
import { asks } from './asking';
import { seriousIn } from './axe';
import { expect, test } from './harta';
import { type Person } from './person';
import { SAMPLE } from './sample';
import { type Language } from './texts';

const LOG_OUT = '/auth/logout';
/** Without the code of a mail this page tells that, under another heading than its name. */
const WITHOUT_CODE = '/auth/reset-password';
const OUTSIDE = [...PATHS.default, ...PATHS.bare, ...PATHS.auth.filter((path) => path !== LOG_OUT), '/no/such/page'];
const INSIDE = [...PATHS.dashboard, LOG_OUT];
/** Colours are the same in every language, so a second one is looked at by night alone: what it changes is names and lengths. */
const THEMES = { en: ['light', 'dark'], ro: ['dark'] } as const;
const QUESTION: Record<Language, string> = {
  en: 'Which countries border Romania?',
  ro: 'Cu ce țări se învecinează România?',
};

async function opens({ page, language }: Person, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function isNamedAsItsHeading({ page }: Person, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('');
  await expect.soft(page, path).toHaveTitle(`${await heading.innerText()} · Harta`);
}

/** What axe finds serious on the page as it is now, in each theme. */
async function foundOn({ page, language }: Person, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES[language]) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const each of await seriousIn(page)) found.push(`${what}, ${theme}: ${each}`);
  }
  return found;
}

async function everyPageIsSound(person: Person, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await opens(person, path);
      if (path !== WITHOUT_CODE) await isNamedAsItsHeading(person, path);
      expect.soft(await foundOn(person, path)).toEqual([]);
    });
  }
}

for (const language of ['en', 'ro'] as const) {
  test(`every page for strangers is called what its heading says, and axe finds nothing serious (${language})`, async ({
    person,
  }) => {
    await person.prefers(language, 'system');
    await everyPageIsSound(person, OUTSIDE);
  });

  test(`every page of a person is called what its heading says, and axe finds nothing serious (${language})`, async ({
    person,
  }) => {
    await person.prefers(language, 'system');
    await person.hasAccount();
    await everyPageIsSound(person, INSIDE);
  });

  test(`axe finds nothing serious where a graph and an answer are shown (${language})`, async ({ person, page }) => {
    await person.prefers(language, 'system');
    await person.hasSample();
    await opens(person, '/dashboard/data-overview');
    await person.seesOnCanvas(SAMPLE.nodes, SAMPLE.relationships);
    expect.soft(await foundOn(person, 'overview')).toEqual([]);
    await opens(person, '/dashboard/data-management');
    expect.soft(await foundOn(person, 'management')).toEqual([]);
    await page.goto('/dashboard/chat');
    await asks(person, QUESTION[language]);
    await page.getByRole('complementary').getByRole('application').waitFor();
    expect.soft(await foundOn(person, 'chat with an answer')).toEqual([]);
  });
}
