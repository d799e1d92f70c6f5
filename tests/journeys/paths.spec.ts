import { seriousIn, showsBy } from './axe';
import { expect, test } from './harta';
import { FEW } from './sample';
import { type Language } from './texts';

/** Two countries that have neighbours in common, and what it is called that they border these. */
const NAMES = { en: ['Bulgaria', 'Hungary'], ro: ['Bulgaria', 'Ungaria'] } as const;
const BORDERS = { en: 'BORDERS', ro: 'SE_ÎNVECINEAZĂ_CU' } as const;

for (const language of ['en', 'ro'] as const satisfies readonly Language[])
  test(`two nodes are selected, and the shortest paths between them are drawn and stepped through (${language})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, 'system');
    await person.hasFewCountries();
    const text = (key: string, values?: Record<string, string | number>) => person.text(`canvas:${key}`, values);
    await page.goto('/dashboard/data-overview');
    await person.seesOnCanvas(FEW.nodes, FEW.relationships);
    const canvas = page.getByTestId('graph-canvas');
    const bar = page.getByRole('region', { name: text('paths.title'), exact: true });
    const status = bar.getByRole('status');

    await test.step('selected in the list, and asked for by a key', async () => {
      await person.choosesTool('views', 'outline');
      const list = page.getByRole('listbox', { name: text('outline.name') });
      for (const [at, name] of NAMES[language].entries())
        await list.getByRole('option', { name, exact: true }).click({ modifiers: at === 0 ? [] : ['Control'] });
      await canvas.focus();
      await page.keyboard.press('w');
      await expect(status).toContainText(NAMES[language][0]);
      await expect(status).toContainText(NAMES[language][1]);
    });

    const total = Number(/\d+\D+(\d+)/.exec((await status.textContent()) ?? '')?.[1] ?? '0');

    await test.step('each is drawn and said in turn, and the first follows the last', async () => {
      const first = await status.textContent();
      expect(total).toBeGreaterThan(2);
      const next = bar.getByRole('button', { name: text('paths.next') });
      await next.press('Enter');
      await expect(status).not.toHaveText(first ?? '');
      for (let at = 1; at < total; at += 1) await next.press('Enter');
      await expect(status).toHaveText(first ?? '');
      await bar.getByRole('button', { name: text('paths.previous') }).click();
      await expect(status).not.toHaveText(first ?? '');
      expect(await seriousIn(page)).toEqual([]);
      await showsBy(page, 'dark');
      expect(await seriousIn(page)).toEqual([]);
    });

    await test.step('by the relationships that are asked for alone', async () => {
      await bar.getByRole('listitem').last().getByRole('button').first().click();
      const form = bar.getByRole('form');
      await form.getByLabel(person.text('query:field.types')).fill(BORDERS[language]);
      await expect(page.getByTitle(BORDERS[language], { exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await form.getByRole('button', { name: text('paths.apply') }).click();
      await expect(status).toContainText(
        text(`paths.of_${language === 'ro' ? 'few' : 'other'}`, { at: 1, total: 2, count: 2 }),
      );
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();
    });
  });
