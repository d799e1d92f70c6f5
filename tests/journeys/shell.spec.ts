import { expect, test } from './harta';

test('language and theme are switched at once, kept, and in step across tabs', async ({ person, page, context }) => {
  await person.signsUp();
  await page.goto('/dashboard/appearance');
  const other = await context.newPage();
  await other.goto('/');
  await page
    .locator('label')
    .filter({ hasText: person.text('shell:theme.dark') })
    .click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: new RegExp(person.text('shell:language.title')) }).click();
  await page.getByRole('menuitemradio', { name: 'Română' }).click();
  person.language = 'ro';
  await expect(page.getByRole('link', { name: person.text('shell:navigation.overview') })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a project is made and switched to, and keeps its graph apart', async ({ person, page }) => {
  await person.signsUp();
  await page.goto('/dashboard/data-overview');
  await person.button('files:sample.load').click();
  await person.seesOnCanvas(595, 1531);
  await page.getByRole('button', { name: new RegExp(person.text('project:defaultName')) }).click();
  await page.getByRole('menuitem', { name: person.text('project:create') }).click();
  await page.getByRole('textbox', { name: person.text('project:createTitle') }).fill('Second map');
  await page.keyboard.press('Enter');
  await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Second map/ })).toBeVisible();
  await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
});

test('on a narrow screen everything is reached from the menu', async ({ person, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await person.signsUp();
  await person.button('shell:menu').click();
  await page.getByRole('link', { name: person.text('shell:navigation.dataManagement') }).click();
  await expect(page).toHaveURL(/data-management/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('every page view is told once to the analytics layer', async ({ person, page }) => {
  await person.signsUp();
  await page.goto('/dashboard/chat');
  await page.getByRole('link', { name: person.text('shell:navigation.overview'), exact: true }).click();
  await expect(page).toHaveURL(/data-overview/);
  const views = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: { event: string; page_path: string }[] }).dataLayer
        .filter(({ event }) => event === 'page_view')
        .map(({ page_path }) => page_path),
    );
  await expect.poll(views).toEqual(['/dashboard/chat', '/dashboard/data-overview']);
});
