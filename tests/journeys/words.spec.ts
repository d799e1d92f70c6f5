import { asks } from './asking';
import { seriousIn, showsBy } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';
import { type Language, textIn } from './texts';

/** What a person calls the type that joins neighbours, how a chip says it, and what they ask, in each language. */
const SAID = {
  en: {
    own: 'English',
    type: 'BORDERS',
    words: 'shares a frontier with',
    chip: 'shares a frontier with',
    question: 'Which countries border Romania?',
  },
  ro: {
    own: 'Română',
    type: 'SE_ÎNVECINEAZĂ_CU',
    words: 'are hotar cu',
    chip: 'care are hotar cu',
    question: 'Ce țări se învecinează cu România?',
  },
} as const;

const CONFIGURATION = '/dashboard/data-configuration/looks';

for (const [language, other] of [
  ['en', 'ro'],
  ['ro', 'en'],
] as const satisfies readonly (readonly [Language, Language])[])
  test(`words of a type are said in their own language, those that were kept before in both (${language})`, async ({
    person,
    page,
  }) => {
    const [mine, theirs] = [SAID[language], SAID[other]];
    await person.prefers(language, 'system');
    const account = await person.hasFewCountries();
    // As it was kept before there were words for each language.
    const kept = { kind: 'type', name: mine.type, version: 0, style: { words: theirs.words } };
    await account.put('/neo4j/style', kept);
    const look = page.getByRole('dialog', { name: person.text('styles:of', { name: mine.type }) });
    const field = (name: string) =>
      look.getByRole('group', { name }).getByLabel(person.text('styles:words.name'), { exact: true });

    await test.step('both languages are there under their names, the reader’s first', async () => {
      await page.goto(CONFIGURATION);
      await page.getByRole('button', { name: person.text('styles:of', { name: mine.type }) }).click();
      await look.getByRole('tab', { name: person.text('styles:tab.caption'), exact: true }).click();
      await expect(field(mine.own)).toHaveValue(theirs.words);
      await expect(field(theirs.own)).toHaveValue(theirs.words);
      const groups = look.getByRole('group', { name: new RegExp(`^(${mine.own}|${theirs.own})$`, 'u') });
      await expect(groups.first()).toContainText(mine.own);
      await showsBy(page, 'dark');
      expect(await seriousIn(page)).toEqual([]);
      await showsBy(page, 'light');
    });

    await test.step('one is said otherwise, and the other stays', async () => {
      await field(mine.own).fill(mine.words);
      await expect(field(mine.own)).toHaveAccessibleDescription(new RegExp(mine.words, 'u'));
      await field(mine.own).press('Enter');
      const again = look.getByRole('group', { name: theirs.own }).getByRole('button');
      await expect
        .poll(async () => (await account.get<{ items: unknown[] }>('/neo4j/styles')).items)
        .toMatchObject([{ name: mine.type, style: { wordsIn: { [language]: mine.words, [other]: theirs.words } } }]);
      await expect(again).toBeVisible();
      await fits(page);
      await page.keyboard.press('Escape');
    });

    await test.step('a question is understood and answered in the words of its language', async () => {
      await page.goto('/dashboard/chat');
      await asks(person, mine.question);
      await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${mine.chip} `, 'u') })).toBeVisible();
      await page.getByRole('button', { name: new RegExp(person.text('shell:language.title'), 'u') }).click();
      await page.getByRole('menuitemradio', { name: theirs.own }).click();
      await expect(page.getByText(textIn(other, 'query:title')).first()).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${theirs.chip} `, 'u') })).toBeVisible();
    });
  });
