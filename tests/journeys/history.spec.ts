import { readFile } from 'node:fs/promises';

import { type Page } from '@playwright/test';

import { ulid } from 'ulid';

import { asks } from './asking';
import { seriousIn, showsBy } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';
import { type Person } from './person';
import { Talker } from './talker';

const HISTORY = '/dashboard/chat-messages';

/** Asks the assistant, in a conversation and about a project that may be new. @returns the id of the conversation */
type Ask = (text: string, conversationId?: string, newProject?: string) => Promise<string>;

/** With a graph of countries; says how to ask the assistant. */
async function begins(person: Person, graph: 'hasSample' | 'hasFewCountries' = 'hasFewCountries'): Promise<Ask> {
  const account = await person[graph]();
  const talker = new Talker(account);
  return async (text, conversationId, project) => {
    const projectId =
      project === undefined ? undefined : (await account.post<{ id: string }>('/neo4j/projects', { name: project })).id;
    const { conversation } = await talker.asks({ text, conversationId, projectId, language: person.language });
    return conversation.id;
  };
}

const rows = (person: Person, page: Page, list: 'conversations' | 'messages') =>
  page.getByRole('list', { name: person.text(`history:${list}.list`), exact: true }).getByRole('listitem');
const inRow = (person: Person, page: Page, action: string, title: string) =>
  page.getByRole('button', { name: person.text(`history:conversations.${action}`, { title }), exact: true });
const searchIn = (person: Person, page: Page, list: 'conversations' | 'messages') =>
  page.getByRole('textbox', { name: person.text(`history:${list}.search`) });
const dialogOf = (person: Person, page: Page) =>
  page.getByRole('dialog', { name: person.text('history:confirm.title') });
const confirms = (person: Person, page: Page, key: string) =>
  dialogOf(person, page)
    .getByRole('button', { name: person.text(key), exact: true })
    .click();

const CAPITAL = 'What is the capital of Romania?';
const BORDERS = 'Which countries border France?';
const COUNT = 'How many countries are there?';

test('conversations are found by title, renamed, pinned, and deleted one by one and many at once, in both windows', async ({
  person,
  page,
}) => {
  const ask = await begins(person);
  await page.goto(HISTORY);
  await expect(page.getByText(person.text('history:empty.conversations'), { exact: true })).toBeVisible();
  for (const text of [CAPITAL, BORDERS, COUNT]) await ask(text);
  // It came from elsewhere: the page reads it without a reload.
  const list = rows(person, page, 'conversations');
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText(COUNT);
  await expect(list.first()).toContainText('2 messages');
  const second = await page.context().newPage();
  await second.goto(HISTORY);
  const there = rows(person, second, 'conversations');
  await expect(there).toHaveCount(3);

  await inRow(person, page, 'rename', BORDERS).click();
  const field = page.getByRole('textbox', { name: person.text('chat:list.renameLabel', { title: BORDERS }) });
  await expect(field).toBeFocused();
  await field.fill('Vecinii Franței');
  await page.keyboard.press('Enter');
  await expect(inRow(person, page, 'rename', 'Vecinii Franței')).toBeFocused();
  await expect(there.nth(1)).toContainText('Vecinii Franței');
  await inRow(person, page, 'pin', 'Vecinii Franței').press('Enter');
  await expect(list.first()).toContainText('Vecinii Franței');
  await expect(inRow(person, page, 'pin', 'Vecinii Franței')).toBeFocused();
  await expect(inRow(person, page, 'pin', 'Vecinii Franței')).toHaveAttribute('aria-pressed', 'true');
  await expect(there.first()).toContainText('Vecinii Franței');

  await searchIn(person, page, 'conversations').fill('frantei');
  await expect(list).toHaveCount(1);
  await searchIn(person, page, 'conversations').fill('nothing of the kind');
  await expect(page.getByText(person.text('history:empty.found'), { exact: true })).toBeVisible();
  await person.button('history:empty.allConversations').click();
  await expect(list).toHaveCount(3);

  await inRow(person, page, 'delete', COUNT).click();
  await expect(dialogOf(person, page)).toContainText(COUNT);
  await page.keyboard.press('Escape');
  await expect(inRow(person, page, 'delete', COUNT)).toBeFocused();
  await page.keyboard.press('Enter');
  await confirms(person, page, 'history:delete');
  await expect(list).toHaveCount(2);
  await expect(there).toHaveCount(2);
  await expect(page.getByRole('region', { name: person.text('history:tab.conversations') })).toBeFocused();

  await page.getByRole('checkbox', { name: person.text('history:conversations.chooseAll') }).check();
  await page
    .getByRole('button', { name: person.text('history:conversations.deleteChosen_other').replace(/\{\{.*\}\}/, '2') })
    .click();
  await expect(dialogOf(person, page)).toContainText('2 conversations with 4 messages');
  await confirms(person, page, 'history:delete');
  await expect(page.getByText(person.text('history:empty.conversations'), { exact: true })).toBeVisible();
  await expect(second.getByText(person.text('history:empty.conversations'), { exact: true })).toBeVisible();
});

test('messages are found without diacritics, by day, by conversation and by the node they cite; one is deleted with its answer', async ({
  person,
  page,
}) => {
  person.language = 'ro';
  await person.prefers('ro', 'light');
  // Of a few countries each is cited where all are counted.
  const ask = await begins(person, 'hasSample');
  const capital = await ask('Care este capitala României?');
  await ask('Câte țări sunt?');
  await page.goto(`${HISTORY}?view=messages`);
  const list = rows(person, page, 'messages');
  await expect(list).toHaveCount(4);

  await searchIn(person, page, 'messages').fill('romaniei');
  await expect(list).toHaveCount(1);
  await expect(list.locator('mark')).toHaveText('României');
  await person.button('history:messages.clear').click();
  await expect(list).toHaveCount(4);

  const node = page.getByRole('combobox', { name: person.text('history:messages.cites') });
  await node.fill('romania');
  await page.getByTitle('România').first().click();
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(person.text('history:messages.citesNames', { names: 'România' }));
  await person.button('history:messages.anyNode').click();
  await expect(list).toHaveCount(4);

  const until = page.getByLabel(person.text('history:messages.until'), { exact: true });
  await until.fill('2020-01-01');
  await expect(page.getByText(person.text('history:empty.found'), { exact: true })).toBeVisible();
  const day = new Date().toLocaleDateString('sv');
  await until.fill(day);
  await page.getByLabel(person.text('history:messages.from'), { exact: true }).fill(day);
  await expect(list).toHaveCount(4);

  await page.goto(HISTORY);
  await inRow(person, page, 'find', 'Care este capitala României?').click();
  await expect(page).toHaveURL(`${HISTORY}?view=messages&conversation=${capital}`);
  await expect(list).toHaveCount(2);
  await page.reload();
  await expect(list).toHaveCount(2);
  await expect(page.getByTitle('Care este capitala României?').first()).toBeVisible();
  const open = person.text('history:messages.openNamed', { title: 'Care este capitala României?' });
  await expect(page.getByRole('link', { name: open }).first()).toHaveAttribute(
    'href',
    `/dashboard/chat?conversation=${capital}`,
  );
  expect(await seriousIn(page)).toEqual([]);

  const question = list.filter({ hasText: person.text('history:messages.you') });
  await question.getByRole('button').last().click();
  await expect(dialogOf(person, page)).toContainText(person.text('history:confirm.question'));
  await confirms(person, page, 'history:delete');
  await expect(page.getByText(person.text('history:empty.found'), { exact: true })).toBeVisible();
  await person.button('history:messages.clear').first().click();
  await expect(page).toHaveURL(`${HISTORY}?view=messages`);
  await expect(list).toHaveCount(2);
});

test('each project has a history of its own; who turns to another project leaves what was open and begins anew', async ({
  person,
  page,
}) => {
  const ask = await begins(person);
  await ask(CAPITAL);
  const there = await ask('What is Zanzibar?', ulid(), 'Islands');
  const turnsTo = async (from: string, to: string) => {
    await page.getByRole('banner').getByRole('button', { name: from }).click();
    await page.getByRole('menuitem').or(page.getByRole('menuitemradio')).filter({ hasText: to }).click();
  };
  await page.goto(`${HISTORY}?view=messages`);
  const list = rows(person, page, 'messages');
  // The question and its answer, each with the name of its conversation.
  await expect(list.filter({ hasText: CAPITAL })).toHaveCount(2);
  await expect(list).toHaveCount(2);
  await turnsTo('My graph', 'Islands');
  await expect(list.filter({ hasText: 'Zanzibar' })).toHaveCount(2);
  await expect(list).toHaveCount(2);
  await list
    .last()
    .getByRole('link', { name: person.text('history:messages.openNamed', { title: 'What is Zanzibar?' }) })
    .click();
  await expect(page).toHaveURL(`/dashboard/chat?conversation=${there}`);
  await asks(person, COUNT);
  await expect(page.getByRole('main')).toContainText(COUNT);
  await turnsTo('Islands', 'My graph');
  await expect(page).toHaveURL('/dashboard/chat');
});

test('the history is downloaded, one conversation or all, and goes as a whole only once that is ticked', async ({
  person,
  page,
}) => {
  const ask = await begins(person, 'hasSample');
  const capital = await ask(CAPITAL);
  await ask(BORDERS);
  const downloads = async (button: string, format: string): Promise<string> => {
    await person.button(button).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: person.text(`history:export.${format}.name`) }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  await page.goto(`${HISTORY}?view=messages&conversation=${capital}`);
  const one = await downloads('history:export.one', 'markdown');
  expect(one).toContain(`# ${CAPITAL}`);
  expect(one).not.toContain(BORDERS);
  await page.goto(HISTORY);
  const all = await downloads('history:export.all', 'json');
  JSON.parse(all);
  expect(all).toContain(CAPITAL);
  expect(all).toContain(BORDERS);

  await page.route('**/graphql?MessagesTotal', (route) => route.abort());
  await person.button('history:clear').click();
  const dialog = dialogOf(person, page);
  const yes = dialog.getByRole('button', { name: person.text('history:clear'), exact: true });
  await expect(dialog.getByRole('alert')).toContainText(person.text('history:confirm.uncounted'));
  await expect(yes).toBeDisabled();
  await page.unroute('**/graphql?MessagesTotal');
  await dialog.getByRole('button', { name: person.text('history:tryAgain') }).click();
  await expect(dialog).toContainText('4 messages');
  await expect(yes).toBeDisabled();
  expect(await seriousIn(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: person.text('history:confirm.certain') }).check();
  await yes.click();
  await expect(page.getByText(person.text('history:empty.conversations'), { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: person.text('history:tab.messages') }).click();
  await expect(page.getByText(person.text('history:empty.messages'), { exact: true })).toBeVisible();
  // The graph is what it was.
  await ask(COUNT);
  await expect(rows(person, page, 'messages').first()).toContainText('250');
});

test('when the history cannot be read the page says so, and reads it when asked again', async ({ person, page }) => {
  const ask = await begins(person);
  await ask(CAPITAL);
  await page.route('**/graphql?ChatConversations', (route) => route.abort());
  await page.goto(HISTORY);
  const failure = page.getByRole('alert').filter({ hasText: person.text('history:conversations.failed') });
  await expect(failure).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.unroute('**/graphql?ChatConversations');
  await failure.getByRole('button', { name: person.text('history:tryAgain') }).click();
  await expect(rows(person, page, 'conversations')).toHaveCount(1);
});

test('the account menu counts the messages of this month, also those that another window sends', async ({
  person,
  page,
}) => {
  const ask = await begins(person);
  await page.goto(HISTORY);
  await person.button('shell:account.title').click();
  const meter = page.getByRole('menuitem', { name: /this month/ });
  await expect(meter).toHaveText('0 messages this month');
  await ask(CAPITAL);
  await expect(meter).toHaveText('1 message this month');
  await ask(BORDERS);
  await expect(meter).toHaveText('2 messages this month');
  expect(await seriousIn(page)).toEqual([]);
  await page.goto('/dashboard/data-overview');
  await person.button('shell:account.title').click();
  await meter.click();
  await expect(page).toHaveURL(HISTORY);
});

test('both views of the history fit a narrow phone, in both themes', async ({ person, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await person.prefers('ro', 'system');
  const ask = await begins(person);
  await ask('Cu ce țări se învecinează România și care dintre ele are cei mai mulți locuitori?');
  for (const view of ['conversations', 'messages'] as const) {
    await page.goto(`${HISTORY}?view=${view}`);
    await expect(rows(person, page, view).first()).toBeVisible();
    for (const theme of ['light', 'dark'] as const)
      await test.step(`${view}, ${theme}`, async () => {
        await showsBy(page, theme);
        await fits(page);
        expect.soft(await seriousIn(page)).toEqual([]);
      });
  }
});
