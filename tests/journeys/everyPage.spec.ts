import { PATHS } from '../../src/app/layouts/layoutOf';
import { SECTIONS } from '../../src/settings/frame/sections';
import { asks } from './asking';
import { seriousIn, showsBy } from './axe';
import { expect, test } from './harta';
import { type Person } from './person';
import { quietOf } from './quiet';
import { SAMPLE } from './sample';
import { type Language } from './texts';

const LOG_OUT = '/auth/logout';
/** Without the code of a mail this page tells that, under another heading than its name. */
const WITHOUT_CODE = '/auth/reset-password';
// A view takes language and theme from its frame and follows no other tab: webView.spec.ts looks at it.
const OUTSIDE = [...PATHS.default, ...PATHS.auth.filter((path) => path !== LOG_OUT), '/no/such/page'];
const INSIDE = [...PATHS.dashboard, LOG_OUT];
/** Colours are the same in every language, so a second one is looked at by night alone: what it changes is names and lengths. */
const THEMES = { en: ['light', 'dark'], ro: ['dark'] } as const;
const QUESTION: Record<Language, string> = {
  en: 'Which countries border Romania?',
  ro: 'Cu ce țări se învecinează România?',
};

const softly = expect.configure({ soft: true });

/** Opens a page, all of which is there then. */
async function opens({ page, language }: Person, path: string, isQuiet: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await isQuiet();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function isNamedAsItsHeading({ page }: Person, what: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('');
  // After a switch of language both follow, one after the other.
  const names = async () => {
    const [title, named] = [await page.title(), await heading.innerText()];
    const isNamed = title === `${named.replace(/\s+/gu, ' ')} · Harta`;
    return isNamed ? 'as its heading' : `${title}, not ${named}`;
  };
  await softly.poll(names, { message: `${what} is called` }).toBe('as its heading');
}

/** On each section of the settings the way to all of them says which one this is. */
async function leadsToOtherSections(person: Person, path: string): Promise<void> {
  if (!SECTIONS.some(({ to }) => to === path)) return;
  const ways = person.page.getByRole('navigation', { name: person.text('settings:sections'), exact: true });
  await softly(ways.getByRole('link')).toHaveCount(SECTIONS.length + 1);
  await softly(ways.locator('[aria-current=page]')).toHaveAttribute('href', path);
}

/** What axe finds serious on the page as it is now, in each theme. */
async function foundOn({ page, language }: Person, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES[language]) {
    await showsBy(page, theme);
    for (const each of await seriousIn(page)) found.push(`${what}, ${theme}: ${each}`);
  }
  return found;
}

/** Switches the page to a language, as it follows one that is chosen in another tab. */
async function switchesTo(person: Person, language: Language): Promise<void> {
  const { page } = person;
  person.language = language;
  await page.evaluate(
    (newValue) => window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue })),
    language,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Opens each page once, and looks at it in one language and then in the other. */
async function everyPageIsSound(person: Person, paths: readonly string[]): Promise<void> {
  await person.prefers('en', 'system');
  const isQuiet = quietOf(person.page);
  for (const path of paths) {
    person.language = 'en';
    await opens(person, path, isQuiet);
    for (const language of ['en', 'ro'] as const)
      await test.step(`${path} (${language})`, async () => {
        if (language !== person.language) {
          await switchesTo(person, language);
          // What a page reads in a language, such as the questions of the help center, comes after its texts.
          await isQuiet();
        }
        if (path !== WITHOUT_CODE) await isNamedAsItsHeading(person, `${path} (${language})`);
        await leadsToOtherSections(person, path);
        expect.soft(await foundOn(person, `${path} (${language})`)).toEqual([]);
      });
  }
}

test('every page for strangers is called what its heading says, and axe finds nothing serious', async ({ person }) => {
  await everyPageIsSound(person, OUTSIDE);
});

test('every page of a person is called what its heading says, and axe finds nothing serious', async ({ person }) => {
  await person.hasAccount();
  await everyPageIsSound(person, INSIDE);
});

for (const language of ['en', 'ro'] as const)
  test(`axe finds nothing serious where a graph and an answer are shown (${language})`, async ({ person, page }) => {
    await person.prefers(language, 'system');
    await person.hasSample();
    const isQuiet = quietOf(page);
    await opens(person, '/dashboard/data-overview', isQuiet);
    await person.seesOnCanvas(SAMPLE.nodes, SAMPLE.relationships);
    expect.soft(await foundOn(person, 'overview')).toEqual([]);
    await opens(person, '/dashboard/data-management', isQuiet);
    expect.soft(await foundOn(person, 'management')).toEqual([]);
    await page.goto('/dashboard/chat');
    await asks(person, QUESTION[language]);
    await page.getByRole('complementary').getByRole('application').waitFor();
    expect.soft(await foundOn(person, 'chat with an answer')).toEqual([]);
  });
