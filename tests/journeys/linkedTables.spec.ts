import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';

const FILES = [
  [
    'people.csv',
    'Person ID,Full name,Born\nP-11,Ada Moor,1961\nP-12,Cai Wynn,1974\nP-13,Ifor Rees,1980\nP-14,Nia Price,1991\n',
  ],
  [
    'msleep.csv',
    'name,vore,bodywt,Found by\nCheetah,carni,50,Ada Moor\nOwl monkey,omni,0.48,Cai Wynn\nCow,herbi,600,Ada Moor\nDog,carni,14,Zoe Kent\nGoat,herbi,34,Zoe Kent\nPig,omni,86,Cai Wynn\nGenet,carni,1,Nia Price\nHorse,herbi,521,Nia Price\n',
  ],
] as const;

for (const language of ['en', 'ro'] as const)
  test(`in ${language} the mapping asks what a row is called, shows what can be asked, and how many values a link finds`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, 'light');
    await person.hasAccount();
    await page.goto('/dashboard/data-configuration');
    await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles(FILES.map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })));
    const drawer = page.getByRole('dialog');
    const animals = drawer.getByRole('region', { name: 'msleep' });
    const rowName = animals.getByRole('combobox', { name: person.text('files:mapping.rowName') });
    await expect(rowName).toHaveValue('Animal');
    const asked = animals.getByRole('list', { name: person.text('files:mapping.askable') });
    await expect(asked.getByRole('listitem')).toHaveCount(3);
    await expect(asked).toContainText('animal');
    await rowName.fill('Mammal');
    await expect(asked).toContainText('mammal');
    const finder = animals.getByRole('listitem').filter({ hasText: 'Found by' });
    await expect(finder).toContainText(/Full name \(75\s?%/u);
    await page.keyboard.press('Tab');
    expect(await seriousIn(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`links-${language}.png`) });
    await finder.scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`links-${language}-2.png`) });
    await page.setViewportSize({ width: 360, height: 740 });
    await fits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
    await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
    await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
    // Eight mammals, the four people of the table and the one who stands in no row; three kinds of food.
    await person.seesOnCanvas(16, 16);
  });
