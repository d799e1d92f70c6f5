import { type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { expect, test } from './harta';
import { Person } from './person';
import { promptly } from './promptly';

const NOTIFICATIONS = '/dashboard/notifications';
const edges = 'source,target,type\nAna,Bob,KNOWS\nBob,Cid,KNOWS\n';

/** Writes a file into the graph in a window that shows data configuration, and says when the product said so. */
async function imports(person: Person, window: Page, name: string): Promise<void> {
  await window.goto('/dashboard/data-configuration');
  const project = person.text('project:menuLabel', { name: person.text('project:defaultName') });
  await expect(window.getByRole('button', { name: project })).toBeVisible();
  await window.locator('input[type=file]').setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(edges) }]);
  const drawer = window.getByRole('dialog');
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await expect(drawer.getByText(person.text('files:done.undo'))).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** The bell, by the part of its name that does not tell a number. */
const bellOf = (person: Person, window: Page) =>
  window.getByRole('banner').getByRole('button', { name: new RegExp(`^${person.text('notifications:bell.name')}`) });

/** The bell tells this number of unread notifications; none is told by its plain name. */
async function tells(person: Person, window: Page, unread: number): Promise<void> {
  const form = unread === 1 ? 'one' : 'other';
  const name =
    unread === 0
      ? person.text('notifications:bell.name')
      : person.text(`notifications:bell.nameUnread_${form}`).replace(/\{\{.*?\}\}/, String(unread));
  await expect(bellOf(person, window)).toHaveAccessibleName(name);
}

const secondWindow = async (page: Page, path: string): Promise<Page> => {
  const second = await page.context().newPage();
  await second.goto(path);
  return second;
};

/** Whether the window hears the channel: only then can a second be promised. */
const joins = (window: Page) =>
  window
    .waitForEvent('websocket', (socket) => socket.url().includes('/users-socket'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"status":"ok"')));

test('an import that finishes in one window is in both bells within a second, and read in one is read in both', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  const second = await page.context().newPage();
  const joined = joins(second);
  await second.goto('/dashboard/data-overview');
  await joined;
  await tells(person, second, 0);
  await imports(person, page, 'first.csv');
  await promptly(1000, () => tells(person, page, 1));
  await promptly(1000, () => tells(person, second, 1));

  await bellOf(person, second).click();
  const entry = second.getByRole('region', { name: person.text('notifications:bell.name') }).getByRole('listitem');
  await expect(entry).toContainText('first.csv');
  await entry.getByRole('button').click();
  await expect(second).toHaveURL(NOTIFICATIONS);
  const detail = second.getByRole('article', { name: person.text('notifications:detail.label') });
  await expect(detail).toContainText('first.csv');
  await expect(detail).toBeFocused();
  await tells(person, second, 0);
  await promptly(1000, () => tells(person, page, 0));
  await second.reload();
  await expect(detail).toContainText('first.csv');
  await detail.getByRole('link', { name: person.text('notifications:detail.open') }).click();
  await expect(second.getByTestId('graph-canvas')).toHaveAttribute('data-nodes', '3');
});

test('the list is searched without diacritics and filtered; what is deleted comes back when that is undone', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await imports(person, page, 'Brașov.csv');
  await imports(person, page, 'Cluj.csv');
  await tells(person, page, 2);
  await page.goto(NOTIFICATIONS);
  const rows = page.getByRole('list', { name: person.text('notifications:list') }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('textbox', { name: person.text('notifications:search') }).fill('brasov');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Brașov.csv');
  await page.getByRole('textbox', { name: person.text('notifications:search') }).fill('nothing of the kind');
  await person.button('notifications:empty.clear').click();
  await expect(rows).toHaveCount(2);

  const second = await secondWindow(page, NOTIFICATIONS);
  const secondRows = second.getByRole('list', { name: person.text('notifications:list') }).getByRole('listitem');
  await expect(secondRows).toHaveCount(2);
  await rows.filter({ hasText: 'Cluj.csv' }).getByRole('button').last().click();
  const dialog = page.getByRole('dialog', { name: person.text('notifications:confirm.one') });
  await dialog
    .getByRole('button', { name: person.text('common:cancel') })
    .last()
    .click();
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'Cluj.csv' }).getByRole('button').last().click();
  await dialog.getByRole('button', { name: person.text('notifications:delete') }).click();
  await expect(rows).toHaveCount(1);
  await expect(secondRows).toHaveCount(1);
  await tells(person, second, 1);
  await person.button('notifications:toast.undo').click();
  await expect(rows).toHaveCount(2);
  await expect(secondRows).toHaveCount(2);
  await tells(person, page, 2);
  await tells(person, second, 2);

  await person.button('notifications:markAll').click();
  await tells(person, second, 0);
  await page.getByText(person.text('notifications:status.unread'), { exact: true }).click();
  await expect(page.getByText(person.text('notifications:empty.filtered'), { exact: true })).toBeVisible();
  await person.button('notifications:deleteAll').click();
  await page
    .getByRole('dialog', { name: person.text('notifications:confirm.all') })
    .getByRole('button', { name: person.text('notifications:delete') })
    .click();
  await expect(second.getByText(person.text('notifications:empty.title'))).toBeVisible();
});

test('a kind that is switched off is not told any more, and the choice outlives a reload', async ({ person, page }) => {
  await person.hasAccount();
  await page.goto('/dashboard/notifications-settings');
  const importFinished = page.getByRole('switch', { name: person.text('notifications:kind.importFinished') });
  await expect(importFinished).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().includes('UpdateSettings'));
  await importFinished.press('Space');
  await expect(importFinished).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(importFinished).not.toBeChecked();
  await imports(person, page, 'silent.csv');
  await page.goto(NOTIFICATIONS);
  await expect(page.getByText(person.text('notifications:empty.title'))).toBeVisible();
  await tells(person, page, 0);
});

test('the bell is used by keyboard alone, and says what it cannot know', async ({ person, page, context }) => {
  await person.hasAccount();
  await page.goto('/dashboard/help-center');
  const bell = bellOf(person, page);
  // In the header: the help center has a part of the same name.
  const list = page.getByRole('banner').getByRole('region', { name: person.text('notifications:bell.name') });
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(list).toContainText(person.text('notifications:bell.empty'));
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(bell).toBeFocused();

  const second = await secondWindow(page, '/dashboard/data-configuration');
  await imports(person, second, 'by-keyboard.csv');
  await tells(person, page, 1);
  await expect(page.getByRole('status').filter({ hasText: 'by-keyboard.csv' })).toBeAttached();
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(list).toContainText('by-keyboard.csv');
  expect(await seriousIn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(NOTIFICATIONS);
  await tells(person, page, 0);
  await expect(page.getByRole('list', { name: person.text('notifications:list') })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);

  await context.route('**/graphql?Notifications', (route) => route.abort());
  await page.goto('/dashboard/help-center');
  await bell.click();
  const failure = list.getByRole('alert');
  await expect(failure).toContainText(person.text('notifications:bell.failed'));
  await context.unroute('**/graphql?Notifications');
  await failure.getByRole('button', { name: person.text('notifications:tryAgain') }).click();
  await expect(list).toContainText(person.text('notifications:bell.empty'));
});

test('where websockets are blocked, long polling tells all the same', async ({ person, page }) => {
  await page.addInitScript(() => {
    // As a proxy does that lets no websocket through: the connection ends before it stands.
    window.WebSocket = class extends WebSocket {
      constructor() {
        super('ws://127.0.0.1:9/');
      }
    };
  });
  await person.hasAccount();
  await page.goto('/dashboard/help-center');
  const second = await secondWindow(page, '/dashboard/data-configuration');
  await imports(person, second, 'polled.csv');
  await tells(person, page, 1);
});

test('a sign-in with a browser that was not used before is told in the one that was', async ({
  person,
  page,
  browser,
  baseURL,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/chat');
  await tells(person, page, 0);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = new Person(await elsewhere.newPage());
  await there.page.goto('/auth/login');
  await there.page.getByLabel(there.text('auth:field.email'), { exact: true }).fill(person.email);
  await there.page.getByLabel(there.text('auth:field.password'), { exact: true }).fill(person.password);
  await there.button('auth:login.submit').click();
  await there.page.waitForURL(/\/dashboard\//);
  await tells(person, page, 1);
  await bellOf(person, page).click();
  // In the header: the help center has a part of the same name.
  const list = page.getByRole('banner').getByRole('region', { name: person.text('notifications:bell.name') });
  await expect(list.getByRole('listitem')).toContainText('Chrom');

  // The same browser once more is no news.
  await there.page.goto('/auth/logout');
  await there.button('auth:logout.here').click();
  await there.page.getByRole('link', { name: there.text('auth:logout.logInAgain') }).click();
  await there.page.getByLabel(there.text('auth:field.email'), { exact: true }).fill(person.email);
  await there.page.getByLabel(there.text('auth:field.password'), { exact: true }).fill(person.password);
  const told = there.page.waitForResponse((response) => response.url().endsWith('/api/identity/device'));
  await there.button('auth:login.submit').click();
  expect(await (await told).json()).toEqual({ isNew: false });
  await tells(person, page, 1);
  await elsewhere.close();
});
