import { expect, test } from './harta';

for (const [language, width] of [
  ['en', 1366],
  ['ro', 1366],
  ['en', 1280],
  ['ro', 1280],
  ['en', 1024],
  ['ro', 1024],
] as const) {
  test(`a laptop's screen of ${width} px has room for all tools of the canvas with their words (${language})`, async ({
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
    await expect(page.getByTestId('toolbar-more')).toHaveCount(0);
    const words = bar.locator('button span:last-child');
    const cut = await words.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(cut).toBe(0);
    const account = page.getByRole('banner').getByRole('button').last();
    await expect(account).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: test.info().outputPath(`toolbar-${language}-${width}.png`) });
  });
}
