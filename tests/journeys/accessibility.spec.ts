import AxeBuilder from '@axe-core/playwright';

import { PATHS } from '../../src/app/layouts/layoutOf';
import { expect, test } from './harta';
import { type Language } from './texts';

const LOG_OUT = '/auth/logout';
const PUBLIC = [...PATHS.default, ...PATHS.bare, ...PATHS.auth.filter((path) => path !== LOG_OUT), '/no-such-page'];
const SIGNED_IN = [LOG_OUT, ...PATHS.dashboard];
const looks: [Language, 'light' | 'dark'][] = [
  ['en', 'light'],
  ['en', 'dark'],
  ['ro', 'light'],
  ['ro', 'dark'],
];
const QUESTION: Record<Language, string> = {
  en: 'Which countries border Romania?',
  ro: 'Cu ce țări se învecinează România?',
};

// Each visits every screen: together they would keep one worker long after the others are done.
test.describe.configure({ mode: 'parallel' });

for (const [language, theme] of looks) {
  test(`axe finds nothing serious on any screen (${language}, ${theme})`, async ({ person, page }) => {
    test.setTimeout(300_000);
    await person.prefers(language, theme);
    const found: string[] = [];
    const visit = async (path: string) => {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await examine(path);
    };
    const examine = async (path: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, impact, nodes } of violations)
        if (impact === 'serious' || impact === 'critical')
          found.push(`${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    };
    for (const path of PUBLIC) await visit(path);
    await person.signsUp();
    for (const path of SIGNED_IN) await visit(path);
    await page.goto('/dashboard/data-overview');
    await page.getByRole('button', { name: person.text('files:sample.load') }).click();
    await person.seesOnCanvas(595, 1531);
    await visit('/dashboard/data-overview');
    await visit('/dashboard/data-management');
    await page.goto('/dashboard/chat');
    await page.getByLabel(person.text('chat:composer.label')).fill(QUESTION[language]);
    await page.keyboard.press('Enter');
    await page.getByRole('complementary').getByRole('application').waitFor();
    await examine('/dashboard/chat with an answer');
    expect(found).toEqual([]);
  });
}
