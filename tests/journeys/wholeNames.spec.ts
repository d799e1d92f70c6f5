import { seriousIn } from './axe';
import { expect, test } from './harta';
import { type Person } from './person';

const PUPILS = `Nume,Prenume,Oraș,Înscris
Pop,Maria,Cluj,2024-09-09
Ilea,Maria,Dej,2023-09-11
Rus,Maria,Cluj,2024-09-09
Pop,Dan,Turda,2022-09-12
`;

/** Brings the pupils as they are proposed. */
async function bringsPupils(person: Person): Promise<void> {
  const { page } = person;
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'elevi.csv', mimeType: 'text/csv', buffer: Buffer.from(PUPILS) }]);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Prenume + Nume')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('mapping.png') });
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
  await person.canvas();
}

for (const language of ['en', 'ro'] as const) {
  test(`pupils whose names stand in two columns go by both, and are found by their town (${language})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, 'light');
    await bringsPupils(person);
    const search = page.getByRole('combobox', { name: person.text('canvas:search.name') });
    await search.fill('maria pop');
    await expect(page.getByRole('option')).toHaveAccessibleName('Maria Pop Elev');
    await search.fill('dej');
    await expect(page.getByRole('option')).toHaveAccessibleName('Maria Ilea Elev Oraș: Dej');
    await page.screenshot({ path: test.info().outputPath(`found-${language}.png`) });
    await search.fill('2022');
    const day = language === 'en' ? 'Sep 12, 2022' : '12 sept. 2022';
    await expect(page.getByRole('option')).toHaveAccessibleName(`Dan Pop Elev Înscris: ${day}`);
    expect(await seriousIn(page)).toEqual([]);

    await page.goto('/dashboard/data-management');
    for (const name of ['Dan Pop', 'Maria Ilea', 'Maria Pop', 'Maria Rus'])
      await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible();
  });
}
