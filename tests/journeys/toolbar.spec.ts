import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

for (const [language, width] of [
  ['en', 1440],
  ['ro', 1440],
  ['en', 1366],
  ['ro', 1366],
  ['en', 1280],
  ['ro', 1280],
  ['en', 1024],
  ['ro', 1024],
  ['ro', 768],
] as const) {
  test(`a screen of ${width} px has room for all tools of the canvas with their words (${language})`, async ({
    person,
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await person.prefers(language, 'light');
    await person.hasFewCountries();
    await page.goto('/dashboard/data-overview');
    await person.canvas();
    const bar = page.getByRole('toolbar', { name: person.text('canvas:toolbar') });
    const last = bar.getByRole('button', { name: person.text('canvas:toolMenu.more') });
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(last).toHaveText(person.text('canvas:toolMenu.more'));
    const words = bar.locator('button span:last-child');
    const cut = await words.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(cut).toBe(0);
    // What is about one thing is one control: eight of them, undo and redo, and the arrows of those that hold more.
    await expect(bar.locator(':scope > *:not([role=separator])')).toHaveCount(9);
    const account = page.getByRole('banner').getByRole('button').last();
    await expect(account).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: test.info().outputPath(`toolbar-${language}-${width}.png`) });
  });
}

for (const [language, theme, width] of [
  ['en', 'light', 390],
  ['ro', 'dark', 390],
  ['ro', 'light', 360],
] as const)
  test(`a screen of ${width} px has room for the tools of the canvas, and one menu for the rest (${language})`, async ({
    person,
  }) => {
    await person.prefers(language, theme);
    const page = await openedWithThree(person);
    await page.setViewportSize({ width, height: 780 });
    const bar = page.getByRole('toolbar', { name: person.text('canvas:toolbar') });
    await expect(bar.locator(':scope > *')).toHaveCount(5);
    const tops = await bar.locator('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
    expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await fits(page);
    const more = bar.getByRole('button', { name: person.text('canvas:toolMenu.more') });
    await expect(more).toBeInViewport({ ratio: 1 });
    await more.click();
    for (const menu of ['create', 'arrange', 'sight', 'views', 'picture', 'share'])
      await expect(page.getByRole('menuitem', { name: person.text(`canvas:toolMenu.${menu}`) })).toBeVisible();
    await page.getByRole('menuitem', { name: person.text('canvas:toolMenu.arrange') }).click();
    await page.getByRole('menuitem', { name: person.text('canvas:layout.of.grid'), exact: true }).click();
    // What was done is said, with a way to take it back.
    const told = page.getByRole('listitem').getByRole('button', { name: person.text('canvas:action.undo') });
    await expect(told).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`toolbar-${language}-${width}.png`) });
  });

test('the list of keys is searched by what a key does and by the key (ro, dark)', async ({ person }) => {
  await person.prefers('ro', 'dark');
  const page = await openedWithThree(person);
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: person.text('canvas:shortcuts.title') });
  const search = sheet.getByRole('textbox', { name: person.text('canvas:shortcuts.search') });
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(6);
  await page.screenshot({ path: test.info().outputPath('keys.png') });
  await search.fill('anuleaza');
  await expect(sheet.getByText(person.text('canvas:action.undo'), { exact: true })).toBeVisible();
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(1);
  await search.fill('ctrl z');
  await expect(sheet.getByText(person.text('canvas:action.undo'), { exact: true })).toBeVisible();
  await search.fill('nimic din toate');
  await expect(sheet.getByRole('status')).toHaveText(person.text('canvas:shortcuts.none'));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('what is looked at is saved as a view and the project is embedded, from the toolbar', async ({ person }) => {
  const page = await openedWithThree(person);
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('v');
  const naming = page.getByRole('dialog', { name: person.text('canvas:action.saveView') });
  const field = naming.getByRole('textbox', { name: person.text('chat:keepView.name') });
  await expect(field).toBeFocused();
  await expect(naming).toContainText(person.text('chat:keepView.keeps', { number: '1,000' }));
  expect(await seriousIn(page)).toEqual([]);
  await field.fill('Three of us');
  await field.press('Enter');
  await expect(naming).toBeHidden();
  await person.button('canvas:toolMenu.views').click();
  await page.getByRole('menuitem', { name: 'Three of us' }).click();
  await page.waitForURL(/saved=/u);
  await person.seesOnCanvas(3, 2);
  await person.choosesTool('share', 'embed');
  const embeds = page.getByRole('dialog', {
    name: person.text('projects:views.title', { name: person.text('project:defaultName') }),
  });
  await expect(embeds.getByRole('heading', { name: person.text('projects:views.new') })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
});
