import { type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';

const FILMS = [
  { title: 'Heat', year: 1995, genre: ['Crime', 'Drama'], director: 'Michael Mann' },
  { title: 'Ali', year: 2001, genre: ['Drama', 'Sport'], director: 'Michael Mann' },
  { title: 'Jaws', year: 1975, genre: ['Horror'], director: 'Steven Spielberg' },
  { title: 'Hook', year: 1991, genre: ['Family', 'Horror'], director: 'Steven Spielberg' },
];
const DUEL = { title: 'Duel', year: 1971, genre: ['Horror'], director: 'Steven Spielberg' };

const fileOf = (films: readonly object[]) => ({
  name: 'films.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(films)),
});
const file = fileOf(FILMS);
const corrected = fileOf([{ ...FILMS[0], year: 1996 }, ...FILMS.slice(1), DUEL]);

/** Chooses an option of a list that opens, by the keyboard alone. */
async function chooses(page: Page, list: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: list });
  await select.focus();
  await page.keyboard.press('Enter');
  const wanted = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option', {
    hasText: option,
  });
  await wanted.first().waitFor();
  for (
    let turn = 0;
    turn < 8 && !((await wanted.first().getAttribute('class')) ?? '').includes('option-active');
    turn += 1
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('a table of films becomes films, genres and persons, is gone back on without loss, and undone in one step', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([file]);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'films' })).toBeVisible();
  const director = person.text('files:mapping.becomesOf', { column: 'director' });
  await chooses(page, director, person.text('files:mapping.use.node'));
  const row = drawer.getByRole('listitem').filter({ hasText: 'director' });
  await row.getByRole('textbox', { name: person.text('files:mapping.label') }).fill('Person');
  await expect(drawer.getByText('Michael Mann').first()).toBeVisible();
  await expect(drawer.getByRole('img', { name: /\b11\b.*\b11\b/ })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('mapping-en.png') });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: test.info().outputPath('mapping-en-360.png') });
  await fits(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.back') }).click();
  await expect(row.getByRole('textbox', { name: person.text('files:mapping.label') })).toHaveValue('Person');
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
  await person.seesOnCanvas(11, 11);

  await test.step('corrected, the same table is merged with what is there, as one step', async () => {
    await page.goto('/dashboard/data-configuration');
    await expect(drawer).toBeHidden();
    await page.locator('input[type=file]').setInputFiles([corrected]);
    await expect(drawer.getByRole('heading', { name: 'films' })).toBeVisible();
    await chooses(page, person.text('files:mapping.writes'), person.text('files:mapping.write.merge'));
    await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
    const met = drawer.getByRole('region', { name: person.text('files:met.title', { table: 'films' }) });
    await expect(met.getByText('1995 → 1996')).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('merging-en.png') });
    await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
    await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
    await person.seesOnCanvas(12, 13);
    await person.button('canvas:action.undo').first().click();
    await person.seesOnCanvas(11, 11);
  });

  await person.button('canvas:action.undo').first().click();
  await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
});

test('a table that is pasted from a spreadsheet is mapped like a file (ro, dark)', async ({ person, page }) => {
  await person.prefers('ro', 'dark');
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  // Nothing has the focus yet: the browser gives a paste to the body.
  await page.locator('body').evaluate((body) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Denumire\tJudeț\nArad\tArad\nDeva\tHunedoara\nBrad\tHunedoara\n');
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'pasted' })).toBeVisible();
  await expect(drawer.getByText('Hunedoara').first()).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('mapping-ro-dark.png') });
  await page.reload();
  await person.button('files:action.show').click();
  await expect(drawer.getByRole('heading', { name: 'pasted' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: person.text('files:action.check') })).toBeVisible();
});

const CLIENTS = [
  {
    no: 'K-1',
    firstName: 'Ina',
    lastName: 'Marin',
    rides: [
      { on: '3-Mar-2025', km: 12 },
      { on: '9-Mar-2025', km: 30 },
    ],
  },
  { no: 'K-2', firstName: 'Ivo', lastName: 'Rusu', rides: [{ on: '9-Mar-2025', km: 7 }] },
  { no: 'K-3', firstName: 'Ana', lastName: 'Rusu', rides: [] },
];

test('lists within the records of a file become rows of their own, which can be asked about', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'rides.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(CLIENTS)) },
    ]);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'rides', exact: true })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'rides.json', exact: true })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('mapping-lists-en.png'), fullPage: true });
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
  await person.seesOnCanvas(6, 3);
});

const csv = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\n')),
});
const PLAYED = ['1901', '1902', '1903', '1904'].flatMap((year) => ['Reds', 'Cubs'].map((club) => `${year},${club}`));
const SEASONS = csv('seasons.csv', ['year,club,ground', ...PLAYED.map((each, at) => `${each},Ground ${at % 3}`)]);
const COACHES = csv('coaches.csv', [
  'coach,year,club',
  ...PLAYED.map((each, at) => `${['Ada', 'Cai', 'Ifor', 'Zoe'][at % 4] ?? ''} ${'ABCDEFGH'.charAt(at)}. Moor,${each}`),
]);

test('a year and a club lead from a coach to a season, as the wizard says and a person may change (ro, dark)', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await person.prefers('ro', 'dark');
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([SEASONS, COACHES]);
  const drawer = page.getByRole('dialog');
  const links = drawer.getByRole('list', { name: person.text('files:mapping.joint.title') });
  await expect(links.getByText('100 % din rânduri se potrivesc')).toBeVisible();
  await links.scrollIntoViewIfNeeded();
  expect(await seriousIn(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('joint-ro-dark.png') });
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
  await links.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('joint-ro-dark-360.png') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await links.getByRole('textbox', { name: person.text('files:mapping.type') }).fill('COACHED_IN');
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await expect(drawer.getByText('COACHED_IN').first()).toBeVisible();
});
