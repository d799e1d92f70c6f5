import { asks, begins } from './asking';
import { seriousIn, showsBy } from './axe';
import { expect, test } from './harta';
import { FEW } from './sample';

test('how a question was understood is shown, changed and left out in pieces, listed whole, copied, and opened on the canvas', async ({
  person,
  page,
  context,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => person.text(`query:${key}`, values);
  const answers = page.getByRole('article', { name: person.text('chat:assistant'), exact: true });
  const understood = (at: number) => answers.nth(at).getByRole('region', { name: text('title') });
  const chips = (at: number) => understood(at).getByRole('listitem');
  const cited = page.getByRole('list', { name: person.text('chat:evidence.citations') });
  const readings = () => understood(0).getByRole('group', { name: text('readings') });
  const goesBack = async () => {
    await readings().getByRole('button', { name: 'Countries, borders Romania', exact: true }).click();
    await expect(chips(0)).toHaveText(['Countries', 'borders Romania']);
    await expect(answers).toContainText('Hungary');
  };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begins(person);

  await test.step('each piece of the query is a chip', async () => {
    await asks(person, 'Which countries border Romania?');
    await expect(chips(0)).toHaveText(['Countries', 'borders Romania']);
    await expect(answers).toContainText('Hungary');
  });

  await test.step('one is changed by keyboard: the answer is replaced and said, and one can go back', async () => {
    const borders = chips(0).last().getByRole('button').first();
    await borders.focus();
    await borders.press('Enter');
    const editor = understood(0).getByRole('form');
    await expect(editor.getByLabel(text('field.types'))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    await expect(borders).toBeFocused();
    await borders.press('Enter');
    await editor.getByLabel(text('field.quantity')).click();
    await page.getByTitle(text('choice.quantity.none'), { exact: true }).click();
    await editor.getByRole('button', { name: text('apply') }).click();
    await expect(chips(0)).toHaveText(['Countries', 'borders none of: Romania']);
    await expect(understood(0)).toBeFocused();
    await expect(answers).toHaveCount(1);
    await expect(answers).toContainText('France');
    await expect(answers).not.toContainText('Hungary');
    await expect(page.getByRole('status').filter({ hasText: 'France' })).toBeAttached();
    expect(await seriousIn(page)).toEqual([]);
    const reading = readings().getByRole('button');
    await expect(reading).toHaveText('Countries, borders Romania');
    await reading.focus();
    await page.keyboard.press('Enter');
    await expect(chips(0)).toHaveText(['Countries', 'borders Romania']);
    await expect(reading).toHaveText('Countries, borders none of: Romania');
    await expect(reading).toBeFocused();
    await expect(answers).toContainText('Hungary');
    await expect(cited.getByRole('link', { name: 'Hungary' })).toBeVisible();
  });

  await test.step('one is left out', async () => {
    await understood(0)
      .getByRole('button', { name: text('remove', { chip: 'borders Romania' }) })
      .click();
    await expect(chips(0)).toHaveText(['Countries']);
    await expect(answers).toContainText('Romania');
    await page.reload();
    await expect(chips(0)).toHaveText(['Countries']);
    await showsBy(page, 'dark');
    expect(await seriousIn(page)).toEqual([]);
    await goesBack();
  });

  await test.step('all that it finds is a table, and a file', async () => {
    await understood(0)
      .getByRole('button', { name: text('all'), exact: true })
      .click();
    const drawer = page.getByRole('dialog', { name: text('allTitle') });
    await expect(drawer.getByRole('link', { name: 'Hungary' })).toBeVisible();
    const download = page.waitForEvent('download');
    await drawer.getByRole('button', { name: text('csv') }).click();
    expect((await download).suggestedFilename()).toBe(text('fileName'));
    expect(await seriousIn(page)).toEqual([]);
    await drawer.getByRole('button', { name: person.text('chat:close'), exact: true }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('a condition is added, by keyboard', async () => {
    const add = understood(0).getByRole('button', { name: text('add.title') });
    await add.focus();
    await add.press('Enter');
    await page.getByRole('menuitem', { name: text('add.property') }).press('Enter');
    const form = understood(0).getByRole('form');
    await expect(form.getByLabel(text('field.property'))).toBeFocused();
    await page.keyboard.type('name');
    await form.getByRole('combobox', { name: text('field.is'), exact: true }).click();
    await page.getByTitle(text('test.starts'), { exact: true }).click();
    await form.getByRole('textbox', { name: text('field.value'), exact: true }).fill('hu');
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(chips(0)).toHaveText(['Countries', 'borders Romania', 'name begins with “hu”']);
    await expect(answers).toContainText('Hungary');
    await expect(answers).not.toContainText('Bulgaria');
    await goesBack();
  });

  await test.step('it is copied as Cypher', async () => {
    await understood(0)
      .getByRole('button', { name: text('cypher') })
      .click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('MATCH (n) WHERE');
  });

  await test.step('and opened on the canvas: the result, with what joined it, and nothing else in sight', async () => {
    await understood(0)
      .getByRole('button', { name: text('open') })
      .click();
    await expect(page).toHaveURL(/data-overview/);
    const [before = '', after = ''] = person.text('canvas:did.isolated_other', { what: '…' }).split('…');
    // The toast, beside what is read aloud of it.
    await expect(page.getByText(new RegExp(`^${before}6 Country .*“Hungary”.*${after}$`, 'u')).first()).toBeVisible();
    const shown = person.text('canvas:shown.nodes_other', { shown: '6', total: String(FEW.nodes) });
    await expect(page.getByText(shown)).toBeVisible();
  });
});

test('what was not understood in full is answered as it was read, or offered as a query, which is asked by keyboard', async ({
  person,
  page,
}) => {
  const answers = page.getByRole('article', { name: person.text('chat:assistant'), exact: true });
  await begins(person);
  await asks(person, 'How much area do we trample in Southern Europe?');
  const told = answers.last();
  await expect(told).toContainText('807,328 km²');
  await expect(told).toContainText('I left out “trample”, which I did not understand.');
  await expect(told).toContainText('As I read it');
  // Where more words say nothing, something else may be asked: then the reading is offered.
  await asks(person, 'How much area do we trample and yodel in Southern Europe?');
  const offers = answers.last().getByRole('group', { name: person.text('chat:suggestions') });
  const what = 'sum of area (km²), Countries, is part of Southern Europe, leaving out “trample” and “yodel”';
  await offers.getByRole('button', { name: `Did you mean: ${what}`, exact: true }).press('Enter');
  await expect(answers.last()).toContainText('807,328 km²');
  // It stands where the refusal stood.
  await expect(answers).toHaveCount(2);
  await expect(page.getByRole('article', { name: person.text('chat:you') }).last()).toContainText('yodel');
  const understood = answers.last().getByRole('region', { name: person.text('query:title') });
  await expect(understood.getByRole('listitem').first()).toHaveText('sum of area (km²)');
});
