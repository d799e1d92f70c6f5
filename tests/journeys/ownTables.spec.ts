import { fits } from './fits';
import { expect, test } from './harta';

const csv = (name: string, lines: readonly string[]) => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

const rows = (count: number, row: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => row(at));

/** Three tables of a person's own, each tied to the one before by a word in the singular. */
const TABLES = {
  en: {
    labels: ['Depot', 'Tram', 'Inspection'],
    files: [
      csv('depots', ['code,title', 'DP1,North', 'DP2,South', 'DP3,Harbour']),
      csv('trams', ['tram,depot,seats', ...rows(6, (at) => `V-${100 + at},DP${1 + (at % 3)},${40 + at}`)]),
      csv('inspections', [
        'inspection,tram,day',
        ...rows(8, (at) => `${5200 + at * 4},V-${100 + (at % 6)},2024-03-1${at}`),
      ]),
    ],
  },
  ro: {
    labels: ['Depou', 'Vagon', 'Revizie'],
    files: [
      csv('depouri', ['cod,denumire', 'DP1,Crângași', 'DP2,Colentina', 'DP3,Militari']),
      csv('vagoane', ['vagon,depou,locuri', ...rows(6, (at) => `V-${100 + at},DP${1 + (at % 3)},${40 + at}`)]),
      csv('revizii', ['revizie,vagon,data', ...rows(8, (at) => `${5200 + at * 4},V-${100 + (at % 6)},2024-03-1${at}`)]),
    ],
  },
} as const;

for (const language of ['en', 'ro'] as const) {
  test(`tables of one's own are tied, named and called in the singular with two presses (${language})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, language === 'en' ? 'light' : 'dark');
    await person.hasAccount();
    await page.goto('/dashboard/data-overview');
    await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
    await page.locator('input[type=file]').setInputFiles([...TABLES[language].files]);
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: person.text('files:action.check') }).press('Enter');
    await drawer.getByRole('button', { name: person.text('files:action.confirm') }).press('Enter');
    await expect(drawer).toBeHidden();
    const toast = page.getByRole('listitem').filter({ hasText: person.text('files:step.done') });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('application'), 'who works by keys goes on in the graph').toBeFocused();
    await person.seesOnCanvas(17, 14);
    const legend = page.locator('[data-inspector]');
    for (const label of TABLES[language].labels)
      await expect(legend.getByRole('button', { name: new RegExp(`^${label}\\b`) }).first()).toBeVisible();
    await expect(async () => {
      const [over, under] = [await toast.boundingBox(), await legend.boundingBox()];
      expect((over?.x ?? 0) + (over?.width ?? 0), 'the toast lies beside the legend').toBeLessThanOrEqual(
        under?.x ?? 0,
      );
    }).toPass();
    await person.canvas();
    await page.screenshot({ path: test.info().outputPath(`own-tables-${language}.png`) });
    await page.setViewportSize({ width: 360, height: 740 });
    await fits(page);
    await page.screenshot({ path: test.info().outputPath(`own-tables-${language}-360.png`) });
  });
}
