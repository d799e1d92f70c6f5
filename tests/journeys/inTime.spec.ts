import { type Locator } from '@playwright/test';

import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const RIVERS = file(
  'discharge.csv',
  ['river,length,1990,1991,1992', 'Severn,354,10,,12', 'Tagus,1007,20,21,22', 'Ebro,930,31,32,33'].join('\n'),
);

/** Chooses the other of two answers by the keyboard alone. */
async function turnsTo(choice: Locator, key: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  await choice.page().getByRole('radio', { checked: true }).last().focus();
  await choice.page().keyboard.press(key);
  await expect(choice).toBeChecked();
}

test('a table with a column a year says what it holds, and becomes things with observations', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([RIVERS]);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(/3 values of “river”, 3 years: 8 observations/)).toBeVisible();
  await expect(drawer.getByText(/How did the discharge of Severn change between 1990 and 1992/)).toBeVisible();
  await expect(drawer.getByRole('img', { name: /\b11\b.*\b8\b/ })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('in-time-en.png') });

  const words = { thing: 'river' };
  const [observed, standing] = (['observations', 'asTheyStand'] as const).map((rows) =>
    drawer.getByRole('radio', { name: person.text(`files:inTime.read.${rows}`, words) }),
  ) as [Locator, Locator];
  await turnsTo(standing, 'ArrowDown');
  await expect(drawer.getByRole('img', { name: /\b3\b.*\b0\b/ })).toBeVisible();
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await expect(drawer.getByRole('button', { name: person.text('files:action.confirm') })).toBeVisible();
  await page.reload();
  await person.button('files:action.show').click();
  await expect(standing).toBeChecked();
  await turnsTo(observed, 'ArrowUp');
  await drawer.getByRole('textbox', { name: person.text('files:inTime.measure') }).fill('flow');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
  await page.screenshot({ path: test.info().outputPath('in-time-en-360.png') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
  await person.seesOnCanvas(11, 8);
});

test('a table without headings is asked about, and its columns are named in words (ro, dark)', async ({
  person,
  page,
}) => {
  await person.prefers('ro', 'dark');
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  const rows = ['Bușteni', 'Sinaia', 'Azuga', 'Predeal', 'Comarnic', 'Câmpina'];
  const text = rows.map((place, at) => `${12 + at}.05.2024;${place};${310 + at * 7}`).join('\n');
  await page.locator('input[type=file]').setInputFiles([file('lista.csv', text)]);
  const drawer = page.getByRole('dialog');
  const question = drawer.getByRole('group', { name: person.text('files:reading.firstRow') });
  const [yes, no] = (['yes', 'no'] as const).map((answer) =>
    question.getByRole('radio', { name: person.text(`files:reading.${answer}`) }),
  ) as [Locator, Locator];
  await expect(no).toBeChecked();
  await expect(drawer.getByRole('textbox', { name: person.text('files:mapping.property') }).first()).toHaveValue(
    /\p{L}{3}/u,
  );
  await expect(drawer.getByText('Număr', { exact: true }).first()).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('first-row-ro-dark.png') });
  await yes.check();
  await expect(drawer.getByText('Bușteni', { exact: true }).first()).toBeVisible();
  await expect(yes).toBeChecked();
});
