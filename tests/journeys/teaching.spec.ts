import { type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { fits } from './fits';
import { expect, test } from './harta';
import { type Person } from './person';

const PAGE = '/dashboard/data-configuration/assistant';

const section = (person: Person, page: Page) => page.getByRole('region', { name: person.text('teaching:title') });
const rows = (person: Person, page: Page) =>
  section(person, page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${person.text('teaching:edit')} `) }) });
const button = (person: Person, page: Page, key: string, values = {}) =>
  section(person, page).getByRole('button', { name: person.text(key, values) });

/** Fills in the form of an example, which is open. */
async function fills(person: Person, page: Page, question: string, answer: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel(person.text('teaching:form.question'), { exact: true }).fill(question);
  await form.getByLabel(person.text('teaching:form.answer'), { exact: true }).fill(answer);
}

const saves = (person: Person, page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: person.text('teaching:form.save') })
    .click();

async function teaches(person: Person, page: Page, question: string, answer: string): Promise<void> {
  await button(person, page, 'teaching:new').click();
  await fills(person, page, question, answer);
  await saves(person, page);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Chooses a file of examples to import. */
async function imports(person: Person, page: Page, chosen: ReturnType<typeof file>): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(person, page, 'teaching:import.choose').click(),
  ]);
  await chooser.setFiles([chosen]);
}

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('an example is taught, found, changed and deleted, and contradictions are shown', async ({ person, page }) => {
  await person.hasAccount();
  await page.goto(PAGE);
  await expect(section(person, page)).toContainText(person.text('teaching:empty.none'));
  await teaches(person, page, 'Care e capitala României?', 'București');
  await teaches(person, page, 'care e capitala Romaniei', 'Cluj');
  await teaches(person, page, 'What is Harta?', 'A map');
  await expect(rows(person, page)).toHaveCount(3);

  await section(person, page)
    .getByRole('textbox', { name: person.text('teaching:filter.text') })
    .fill('HARTA');
  await expect(rows(person, page)).toHaveCount(1);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(rows(person, page)).toHaveCount(3);
  await section(person, page)
    .getByRole('checkbox', { name: person.text('teaching:filter.flagged').replace(/\{.*\}+/, '2') })
    .check();
  await expect(rows(person, page)).toHaveCount(2);
  await button(person, page, 'teaching:flag.contradicts_one').first().click();
  await expect(rows(person, page)).toHaveCount(2);

  await button(person, page, 'teaching:editNamed', { question: 'care e capitala Romaniei' }).click();
  await fills(person, page, 'care e capitala Romaniei', 'bucuresti');
  await saves(person, page);
  await expect(button(person, page, 'teaching:flag.duplicates_one')).toHaveCount(2);
  await button(person, page, 'teaching:deleteNamed', { question: 'care e capitala Romaniei' }).click();
  const question = page.getByRole('dialog', { name: person.text('teaching:confirm.title') });
  await question
    .getByRole('button', { name: person.text('teaching:close'), exact: true })
    .last()
    .click();
  await expect(rows(person, page)).toHaveCount(2);
  await button(person, page, 'teaching:deleteNamed', { question: 'care e capitala Romaniei' }).click();
  await question.getByRole('button', { name: person.text('teaching:delete'), exact: true }).click();
  await button(person, page, 'teaching:empty.clear').click();
  await expect(rows(person, page)).toHaveCount(2);
  await page.reload();
  await expect(rows(person, page)).toHaveCount(2);
});

test('what was typed is kept through a reload, and another window’s change is shown before it is written over', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto(PAGE);
  await button(person, page, 'teaching:new').click();
  await saves(person, page);
  await expect(page.getByText(person.text('teaching:form.answerMissing'))).toBeVisible();
  await fills(person, page, 'Half a que', 'An answer');
  await page.reload();
  await button(person, page, 'teaching:new').click();
  const form = page.getByRole('dialog');
  const question = form.getByLabel(person.text('teaching:form.question'), { exact: true });
  const offer = form.getByRole('status').filter({ hasText: person.text('common:draft.continue') });
  await expect(offer).toContainText(person.text('common:draft.started', { what: 'Half a que' }));
  await expect(question).toHaveValue('');
  await offer.getByRole('button', { name: person.text('common:draft.continue') }).click();
  await expect(question).toHaveValue('Half a que');
  await expect(question).toBeFocused();
  await expect(offer).toHaveCount(0);
  await fills(person, page, 'A question', 'An answer');
  await saves(person, page);
  await expect(rows(person, page)).toHaveCount(1);

  const second = await page.context().newPage();
  await second.goto(PAGE);
  await button(person, second, 'teaching:editNamed', { question: 'A question' }).click();
  await fills(person, second, 'A question, changed here', 'An answer');
  await button(person, page, 'teaching:editNamed', { question: 'A question' }).click();
  await fills(person, page, 'A question', 'An answer, changed there');
  await saves(person, page);
  await expect(form).toBeHidden();
  await saves(person, second);
  const conflict = second.getByRole('dialog').getByRole('alert');
  await expect(conflict).toContainText('An answer, changed there');
  await conflict.getByRole('button', { name: person.text('teaching:conflict.mine') }).click();
  await expect(second.getByRole('dialog')).toBeHidden();
  await expect(rows(person, second)).toContainText('A question, changed here');
  await expect(rows(person, second)).toContainText('An answer, changed there');
});

test('a file is shown before it is written, refused row by row, and comes out as it went in', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto(PAGE);
  const drawer = page.getByRole('dialog', { name: person.text('teaching:import.title') });
  await imports(person, page, file('wrong.csv', 'question,answer\nQ,\nP,A\n'));
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer).toContainText(person.text('teaching:issue.NO_ANSWER'));
  await page.keyboard.press('Escape');

  const lines = Array.from({ length: 25 }, (_, at) => `{"prompt":"Question ${at}","completion":"=Answer ${at}"}`);
  await imports(person, page, file('right.jsonl', [...lines, ...lines].join('\n')));
  await expect(drawer).toContainText(person.text('teaching:import.wouldMake_other').replace(/\{.*\}+/, '25'));
  await expect(rows(person, page)).toHaveCount(0);
  await drawer.getByText('Română').click();
  await drawer.getByRole('button', { name: person.text('teaching:import.confirm'), exact: true }).click();
  await expect(drawer).toContainText(person.text('teaching:import.made_other').replace(/\{.*\}+/, '25'));
  await page.keyboard.press('Escape');
  await expect(rows(person, page)).toHaveCount(20);
  await button(person, page, 'teaching:more').click();
  await expect(rows(person, page)).toHaveCount(25);
  await expect(rows(person, page).first()).toContainText('Română');

  await button(person, page, 'teaching:export.download').click();
  const csv = page.getByRole('menuitem', { name: person.text('teaching:format.csv.name') });
  const [download] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(download.suggestedFilename()).toBe('train-examples.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  const text = Buffer.concat(chunks).toString();
  expect(text.split('\r\n')).toContain("Question 7,'=Answer 7,ro,");
  await imports(person, page, file('again.csv', text));
  await expect(drawer).toContainText(person.text('teaching:import.skipped_other').replace(/\{.*\}+/, '25'));
  await expect(drawer.getByRole('button', { name: person.text('teaching:import.confirm'), exact: true })).toHaveCount(
    0,
  );
});

for (const [language, theme] of [
  ['en', 'light'],
  ['ro', 'dark'],
] as const) {
  test(`a small screen, by keyboard alone, has nothing that axe finds serious (${language}, ${theme})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, theme);
    await page.setViewportSize({ width: 360, height: 740 });
    await person.hasAccount();
    await page.goto(PAGE);
    for (const answer of ['=1', '=2']) {
      await button(person, page, 'teaching:new').focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog');
      await expect(form.getByLabel(person.text('teaching:form.question'), { exact: true })).toBeFocused();
      await page.keyboard.type(`Question ${'x'.repeat(120)}`);
      await page.keyboard.press('Tab');
      await page.keyboard.type(answer);
      expect(await seriousIn(page)).toEqual([]);
      await form.getByRole('button', { name: person.text('teaching:form.save') }).focus();
      await page.keyboard.press('Enter');
      await expect(form).toBeHidden();
      await expect(button(person, page, 'teaching:new')).toBeFocused();
    }
    await expect(button(person, page, 'teaching:flag.contradicts_one')).toHaveCount(2);
    expect(await seriousIn(page)).toEqual([]);
    await fits(page);
    await section(person, page)
      .getByRole('button', { name: new RegExp(`^${person.text('teaching:delete')} `) })
      .first()
      .press('Enter');
    const question = page.getByRole('dialog', { name: person.text('teaching:confirm.title') });
    await expect(question.getByRole('button', { name: person.text('teaching:delete'), exact: true })).toBeFocused();
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(button(person, page, 'teaching:flag.contradicts_one')).toHaveCount(0);
    await imports(person, page, file('wrong.json', '[{"question":1}]'));
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    expect(await seriousIn(page)).toEqual([]);
  });
}
