import { seriousIn } from './axe';
import { expect, test } from './harta';

const HELP = '/dashboard/help-center';

test('what the help center does not say is taken to the assistant, in its composer, ready to be sent', async ({
  person,
  page,
}) => {
  await person.prefers('ro', 'light');
  await person.hasAccount();
  await page.goto(`${HELP}#citations`);
  const composer = page.getByRole('textbox', { name: person.text('chat:composer.label') });
  const answer = page.locator('#answer-citations');
  await expect(answer).toBeVisible();
  await answer.getByRole('link', { name: person.text('help:ask'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/chat/);
  await expect(composer).toHaveValue('Ce sunt numele de sub un răspuns?');

  await page.goto(HELP);
  await page.getByRole('textbox', { name: person.text('help:search') }).fill('zebră & urs');
  await expect(page.getByRole('status').filter({ hasText: person.text('help:empty') })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.getByRole('link', { name: person.text('help:askText', { text: 'zebră & urs' }), exact: true }).click();
  await expect(composer).toHaveValue('zebră & urs');
});

test('the questions about the assistant stand in a category of their own, and lead to its pages', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto(HELP);
  await page.getByText(person.text('help:category.assistant'), { exact: true }).first().click();
  const questions = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
  await expect(questions).toHaveCount(11);
  await page.getByRole('button', { name: 'Where do I find my earlier conversations?', exact: true }).click();
  await page
    .getByRole('link', { name: person.text('help:toPage', { page: person.text('shell:pages.chatMessages') }) })
    .click();
  await expect(page).toHaveURL('/dashboard/chat-messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.text('shell:pages.chatMessages'));
});
