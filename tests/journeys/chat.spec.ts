import { type Locator } from '@playwright/test';

import { asks, begins } from './asking';
import { seriousIn } from './axe';
import { expect, test } from './harta';
import { type Person } from './person';

const CHAT = '/dashboard/chat';

const composer = (person: Person, page = person.page) => page.getByLabel(person.text('chat:composer.label'));
const answers = (person: Person, page = person.page) =>
  page.getByRole('article', { name: person.text('chat:assistant'), exact: true });
const questions = (person: Person, page = person.page) =>
  page.getByRole('article', { name: person.text('chat:you'), exact: true });
const conversations = (person: Person, page = person.page) =>
  page.getByRole('list', { name: person.text('chat:list.title') }).getByRole('listitem');
const on = (message: Locator, person: Person, key: string) =>
  message.getByRole('button', { name: person.text(`chat:message.${key}`), exact: true });

test('a newcomer loads the sample graph, asks what is offered, and reads the answer with its evidence', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto(CHAT);
  const model = person.text('chat:model.word', { state: person.text('chat:model.state.none') });
  await page.getByRole('button', { name: model }).press('Enter');
  await expect(page.getByRole('tooltip')).toContainText('HARTA_LLM_FILE');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await person.button('files:sample.load').click();
  await page
    .getByRole('list', { name: person.text('chat:start.examples') })
    .getByRole('button')
    .first()
    .click();
  await expect(answers(person)).toHaveCount(1);
  await expect(page).toHaveURL(/conversation=/);
  await expect(composer(person)).toBeFocused();
  await asks(person, 'What is the capital of Romania?');
  await expect(answers(person).last()).toContainText('Bucharest');
  await expect(page.getByRole('status').filter({ hasText: 'Bucharest' })).toHaveCount(1);
  const evidence = page.getByRole('complementary', { name: person.text('chat:evidencePlace') });
  await expect(evidence.getByRole('link', { name: /Romania/ }).first()).toBeVisible();
  await expect(on(answers(person).first(), person, 'evidence')).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);

  await page.reload();
  await expect(answers(person)).toHaveCount(2);
  await expect(answers(person).last()).toContainText('Bucharest');
  await expect(conversations(person)).toHaveCount(1);
});

test('what is typed is kept for each conversation; Enter sends, Shift+Enter begins a line, too much is said', async ({
  person,
  page,
}) => {
  await begins(person);
  await composer(person).fill('Half a question');
  await page.reload();
  await expect(composer(person)).toHaveValue('Half a question');
  await composer(person).press('End');
  await composer(person).press('Shift+Enter');
  await composer(person).pressSequentially('and more');
  await expect(composer(person)).toHaveValue('Half a question\nand more');
  // An Enter that ends a word of an input method sends nothing.
  await composer(person).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(composer(person)).toHaveValue('Half a question\nand more');
  await expect(questions(person)).toHaveCount(0);
  await composer(person).press('Enter');
  await expect(composer(person)).toHaveValue('');
  await expect(answers(person)).toHaveCount(1);
  await composer(person).fill('In the first');
  await person.button('chat:list.new').click();
  await expect(composer(person)).toBeFocused();
  await expect(composer(person)).toHaveValue('');
  await conversations(person).first().getByRole('button').first().click();
  await expect(composer(person)).toHaveValue('In the first');

  await composer(person).fill('a'.repeat(8001));
  await expect(page.getByRole('alert')).toContainText('8,000');
  await composer(person).press('Enter');
  await expect(composer(person)).toHaveValue('a'.repeat(8001));
  await expect(questions(person)).toHaveCount(1);

  await page.goto(`${CHAT}?ask=${encodeURIComponent('What is Harta?')}`);
  await expect(composer(person)).toHaveValue('What is Harta?');
  await expect(composer(person)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${CHAT}$`));
});

test('a question is edited and asked again, an answer is rated, copied and taught from', async ({
  person,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begins(person);
  await asks(person, 'What is the capital of Frnce?');
  await expect(answers(person)).toHaveCount(1);
  await asks(person, 'What is the capital of Italy?');
  await expect(answers(person)).toHaveCount(2);
  await composer(person).fill('kept aside');
  await on(questions(person).first(), person, 'edit').click();
  await expect(page.getByText(person.text('chat:composer.editing'))).toBeVisible();
  await composer(person).fill('What is the capital of Spain?');
  await composer(person).press('Enter');
  await expect(questions(person)).toHaveCount(1);
  await expect(answers(person)).toContainText('Madrid');
  await expect(composer(person)).toHaveValue('kept aside');

  await on(answers(person), person, 'up').click();
  await expect(on(answers(person), person, 'up')).toHaveAttribute('aria-pressed', 'true');
  await on(answers(person), person, 'down').click();
  await expect(on(answers(person), person, 'up')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(on(answers(person), person, 'down')).toHaveAttribute('aria-pressed', 'true');
  await on(answers(person), person, 'copyAnswer').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Madrid');

  await on(answers(person), person, 'teach').click();
  const form = page.getByRole('dialog', { name: person.text('chat:teach.title') });
  await expect(form.getByLabel(person.text('teaching:form.question'), { exact: true })).toHaveValue(
    'What is the capital of Spain?',
  );
  await form.getByLabel(person.text('teaching:form.answer'), { exact: true }).fill('Madrid, as everybody knows.');
  await form.getByRole('button', { name: person.text('teaching:form.save') }).click();
  await expect(form).toBeHidden();
  await on(answers(person), person, 'again').click();
  await expect(answers(person)).toHaveCount(1);
  await expect(answers(person)).toContainText('as everybody knows');
});

test('conversations are found, renamed, pinned and deleted, and a second window follows', async ({ person, page }) => {
  await begins(person);
  await asks(person, 'What is the capital of Romania?');
  await expect(answers(person)).toContainText('Bucharest');
  await person.button('chat:list.new').click();
  await expect(answers(person)).toHaveCount(0);
  await asks(person, 'What is the capital of Italy?');
  await expect(answers(person)).toContainText('Rome');
  await expect(conversations(person)).toHaveCount(2);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(answers(person, second)).toContainText('Rome');
  await asks(person, 'And of Spain?');
  await expect(answers(person, second)).toHaveCount(2);
  await expect(answers(person, second).last()).toContainText('Madrid');
  // A window behind another draws nothing, so its menus would not fade.
  await page.bringToFront();

  const menu = (title: string) => page.getByRole('button', { name: person.text('chat:list.menu', { title }) });
  const opens = async (title: string) => {
    // The menu before this one fades.
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await menu(title).click();
  };
  const choose = (key: string) => page.getByRole('menuitem', { name: person.text(`chat:list.${key}`) }).click();
  await opens('What is the capital of Romania?');
  await choose('rename');
  const name = page.getByLabel(person.text('chat:list.renameLabel', { title: 'What is the capital of Romania?' }));
  await name.fill('Capitals of the east');
  await name.press('Enter');
  await expect(menu('Capitals of the east')).toBeFocused();
  await opens('Capitals of the east');
  await choose('pin');
  await expect(conversations(person).first()).toContainText('Capitals of the east');
  await expect(conversations(person, second).first()).toContainText('Capitals of the east');
  await page.getByLabel(person.text('chat:list.search')).fill('EAST');
  await expect(conversations(person)).toHaveCount(1);
  await page.getByLabel(person.text('chat:list.search')).fill('');
  await expect(conversations(person)).toHaveCount(2);

  await opens('What is the capital of Italy?');
  await choose('delete');
  const sure = page.getByRole('dialog', { name: person.text('chat:confirm.title') });
  await sure
    .getByRole('button', { name: person.text('chat:close'), exact: true })
    .last()
    .click();
  await expect(conversations(person)).toHaveCount(2);
  await opens('What is the capital of Italy?');
  await choose('delete');
  await sure.getByRole('button', { name: person.text('chat:list.delete'), exact: true }).click();
  await expect(conversations(person)).toHaveCount(1);
  await expect(composer(person)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${CHAT}$`));
  await expect(second.getByText(person.text('chat:gone'))).toBeVisible();
});

test('an answer arrives also when the call is cut, and when the channel is', async ({ person, page }) => {
  await begins(person);
  await page.route(/graphql\?SendChatMessage/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await asks(person, 'What is the capital of Romania?');
  await expect(answers(person)).toContainText('Bucharest');
  // The answer may have come over the channel before the call was cut.
  await page.unrouteAll({ behavior: 'wait' });

  // Nothing comes over the channel any more, and the call never ends: the page asks how far the answer is.
  await page.routeWebSocket(/users-socket/, (socket) => void socket.connectToServer().onMessage(() => undefined));
  await page.route(/graphql\?SendChatMessage/, async (route) => void (await route.fetch()));
  await page.reload();
  await expect(answers(person)).toHaveCount(1);
  await asks(person, 'What is the capital of Italy?');
  await expect(answers(person)).toHaveCount(2);
  await expect(answers(person).last()).toContainText('Rome');
  await expect(questions(person)).toHaveCount(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('where no channel can be had at all, an answer comes when it is whole', async ({ person, page }) => {
  await page.routeWebSocket(/users-socket/, (socket) => socket.close({ code: 1011 }));
  await page.route(/users-socket/, (route) => route.abort());
  await begins(person);
  for (const [country, capital] of [
    ['Romania', 'Bucharest'],
    ['Italy', 'Rome'],
  ] as const) {
    await asks(person, `What is the capital of ${country}?`);
    await expect(answers(person).last()).toContainText(capital);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a message that was not taken is said so, and is sent once when it is tried again, also after a reload', async ({
  person,
  page,
}) => {
  await begins(person);
  const sent = /graphql\?SendChatMessage/;
  const refused = { errors: [{ message: 'x', extensions: { code: 'CONVERSATION_BUSY', status: 409 } }] };
  await page.route(sent, (route) => route.fulfill({ json: refused }));
  await asks(person, 'What is the capital of Romania?');
  await expect(page.getByRole('alert')).toContainText(person.text('chat:unsent'));
  await expect(answers(person)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(person.text('chat:unsent'));
  await expect(questions(person)).toHaveCount(1);
  await page.unroute(sent);
  await person.button('chat:tryAgain').click();
  await expect(answers(person)).toContainText('Bucharest');
  await page.reload();
  await expect(questions(person)).toHaveCount(1);
  await expect(answers(person)).toHaveCount(1);
});

for (const [language, theme] of [
  ['en', 'light'],
  ['ro', 'dark'],
] as const)
  test(`on a small screen the conversations lie in a drawer and nothing serious is found (${language}, ${theme})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, theme);
    await page.setViewportSize({ width: 390, height: 780 });
    await begins(person);
    await asks(person, language === 'en' ? 'What is the capital of Romania?' : 'Care este capitala României?');
    await expect(answers(person)).toContainText(/Bucharest|București/);
    const evidence = answers(person).getByRole('region', { name: person.text('chat:evidence.title') });
    await expect(evidence).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await person.button('chat:list.title').click();
    await expect(conversations(person)).toHaveCount(1);
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
