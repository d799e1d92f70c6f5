import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';

test('how often the assistant was asked is drawn by day, and stands in a table that the keyboard opens', async ({
  person,
  page,
}) => {
  await person.prefers('ro', 'dark');
  const account = await person.hasAccount();
  await page.goto('/dashboard/account/usage');
  const month = new Intl.DateTimeFormat('ro', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date());
  const chart = (name: string) => page.getByRole('img', { name });
  await expect(chart(person.text('settings:usage.nothing', { month }))).toBeVisible();
  await account.post('/bigquery/increase-user-interactions-with-number', { key: 'journey', number: 5 });
  await page.reload();
  const day = new Intl.DateTimeFormat('ro', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date());
  await expect(chart(person.text('settings:usage.summary_few', { month, day, count: 5, most: 5 }))).toBeVisible();
  await page.getByText(person.text('settings:usage.asTable')).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: day })).toContainText('5');
  await page.setViewportSize({ width: 360, height: 780 });
  await fits(page);
  expect(await seriousIn(page)).toEqual([]);
});
