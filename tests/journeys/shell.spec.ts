import { fits } from './fits';
import { expect, test } from './harta';
import { type Person } from './person';
import { SAMPLE } from './sample';

/** How long an answer is held back that is to come after a later one, in milliseconds. */
const LATE = 800;

test('language and theme are switched at once, kept, and in step across tabs', async ({ person, page, context }) => {
  await person.hasAccount();
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

test('theme and language go with the person into another browser, and what is chosen there comes back', async ({
  person,
  page,
  browser,
  harta,
}) => {
  const theme = (of: Person, choice: string) =>
    of.page.locator('label').filter({ hasText: of.text(`shell:theme.${choice}`) });
  const look = async (of: Person, language: string, mode: string) => {
    await expect(of.page.locator('html')).toHaveAttribute('lang', language);
    await expect(of.page.locator('html')).toHaveAttribute('data-theme', mode);
  };
  const isKept = (of: Person) =>
    expect.poll(() => of.page.evaluate(() => localStorage.getItem('look-unsent'))).toBe('{}');
  await person.hasAccount();
  await page.goto('/dashboard/appearance');
  await theme(person, 'dark').click();
  await page.getByRole('button', { name: new RegExp(person.text('shell:language.title')) }).click();
  await page.getByRole('menuitemradio', { name: 'Română' }).click();
  await look(person, 'ro', 'dark');
  await isKept(person);

  const context = await browser.newContext({ baseURL: harta.origin });
  const elsewhere = person.at(await context.newPage());
  await elsewhere.page.goto('/auth/login?next=/dashboard/appearance');
  await look(elsewhere, 'en', 'light');
  await elsewhere.logsIn();
  await look(elsewhere, 'ro', 'dark');
  elsewhere.language = 'ro';
  await theme(elsewhere, 'light').click();
  await look(elsewhere, 'ro', 'light');
  await isKept(elsewhere);
  await context.close();

  await page.reload();
  await look(person, 'ro', 'light');
});

test('a language chosen in one tab shows in the others', async ({ person, page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/auth/login');
  await page.getByRole('button', { name: new RegExp(person.text('shell:language.title')) }).click();
  await page.getByRole('menuitemradio', { name: 'Română' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'ro');
  person.language = 'ro';
  await expect(other.getByRole('button', { name: person.text('auth:login.submit'), exact: true })).toBeVisible();
});

test('a project is made and switched to, and keeps its graph apart', async ({ person, page }) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-overview');
  await person.button('files:sample.load').click();
  await person.seesOnCanvas(SAMPLE.nodes, SAMPLE.relationships);
  await page.getByRole('button', { name: new RegExp(person.text('project:defaultName')) }).click();
  await page.getByRole('menuitem', { name: person.text('project:create') }).click();
  const name = page.getByRole('textbox', { name: person.text('project:createTitle') });
  await expect(name).toBeFocused();
  await name.fill('Second map');
  // The new project is told of, and read, before it is chosen: an answer that comes late knows nothing of the choice.
  await page.route(/\/graphql\?Projects$/, async (route) => {
    const answer = await route.fetch();
    await page.waitForTimeout(LATE);
    await route.fulfill({ response: answer });
  });
  const read = page.waitForResponse(/\/graphql\?Projects$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
  await (await read).finished();
  await expect(page.getByRole('button', { name: /Second map/ })).toBeVisible();
  await page.unroute(/\/graphql\?Projects$/);
  await page.reload();
  await expect(page.getByRole('button', { name: /Second map/ })).toBeVisible();
  await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
});

test('on a narrow screen everything is reached from the menu', async ({ person, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await person.hasAccount();
  await page.goto('/dashboard/chat');
  const menu = person.button('shell:menu');
  await menu.click();
  await expect(page.getByRole('dialog', { name: person.text('shell:menu') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: person.text('shell:menu') })).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('link', { name: person.text('shell:navigation.dataManagement') }).click();
  await expect(page).toHaveURL(/data-management/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fits(page);
});

test('density, motion and what the canvas begins with are chosen, kept and applied before the page is drawn', async ({
  person,
  page,
}) => {
  await person.hasSample();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dashboard/chat');
  await page.getByRole('button', { name: person.text('shell:account.title') }).click();
  await page.getByRole('menuitem', { name: person.text('shell:account.appearance') }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-motion', 'full');
  const choose = (group: string, choice: string) =>
    page
      .getByRole('radiogroup', { name: person.text(group) })
      .locator('label')
      .filter({ hasText: choice })
      .click();
  await choose('shell:appearance.density', person.text('shell:appearance.densities.compact'));
  await expect(root).toHaveAttribute('data-density', 'compact');
  await expect(root).toHaveCSS('font-size', '15px');
  await choose('shell:appearance.motion', person.text('shell:appearance.motions.reduced'));
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await choose('shell:appearance.canvas', '200');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('look-unsent'))).toBe('{}');
  // No script of the application is there yet: what the page looks like until then is a matter of theme.js alone.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(root).toHaveAttribute('data-density', 'compact');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await page.unroute('**/assets/*.js');
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('nodes') === '200');
  await page.goto('/dashboard/data-overview');
  await asked;
});
