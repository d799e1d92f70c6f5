import { PATHS } from '../../src/app/layouts/layoutOf';
import { asks } from './asking';
import { seriousIn } from './axe';
import { expect, test } from './harta';
import { SAMPLE } from './sample';
import { type Language } from './texts';

const LOG_OUT = '/auth/logout';
const PUBLIC = [...PATHS.default, ...PATHS.bare, ...PATHS.auth.filter((path) => path !== LOG_OUT), '/no-such-page'];
const SIGNED_IN = [LOG_OUT, ...PATHS.dashboard];
const THEMES = ['light', 'dark'] as const;
const QUESTION: Record<Language, string> = {
  en: 'Which countries border Romania?',
  ro: 'Cu ce țări se învecinează România?',
};

for (const language of ['en', 'ro'] as const) {
  test(`axe finds nothing serious on any screen, by day and by night (${language})`, async ({ person, page }) => {
    test.setTimeout(1_200_000);
    await person.prefers(language, 'system');
    const found: string[] = [];
    const visit = async (path: string) => {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await examine(path);
    };
    const examine = async (path: string) => {
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        for (const each of await seriousIn(page)) found.push(`${path}, ${theme}: ${each}`);
      }
    };
    for (const path of PUBLIC) await visit(path);
    await person.signsUp();
    for (const path of SIGNED_IN) await visit(path);
    await page.goto('/dashboard/data-overview');
    await page.getByRole('button', { name: person.text('files:sample.load') }).click();
    await person.seesOnCanvas(SAMPLE.nodes, SAMPLE.relationships);
    await visit('/dashboard/data-overview');
    await visit('/dashboard/data-management');
    await page.goto('/dashboard/chat');
    await asks(person, QUESTION[language]);
    await page.getByRole('complementary').getByRole('application').waitFor();
    await examine('/dashboard/chat with an answer');
    expect(found).toEqual([]);
  });
}
