import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';

const BOOKS = [
  'id:ID,titlu,pagini:int,an:int,:LABEL',
  '1,Ion,500,1920,Carte',
  '2,Baltagul,160,1930,Carte',
  '3,Maitreyi,190,1933,Carte',
].join('\n');

test('a new node is asked for the name and the usual fields of its label, and left-out ones are none', async ({
  person,
  page,
}) => {
  const account = await person.hasAccount();
  await importsByCalls(account, [{ name: 'nodes.csv', text: BOOKS }]);
  await page.goto('/dashboard/data-management');
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: person.text('data:create') })
    .click();
  const form = page.getByRole('dialog', { name: person.text('data:form.create.node') });
  const valueOf = (name: string) => form.getByRole('textbox', { name: person.text('data:value.of', { name }) });
  await form.getByRole('combobox', { name: person.text('data:form.labels') }).fill('Carte');
  await page.keyboard.press('Enter');
  const fields = form.getByRole('region', { name: person.text('data:form.properties') }).getByRole('group');
  await expect(fields.first()).toHaveAccessibleName('titlu');
  await expect(valueOf('pagini')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('form.png') });
  await valueOf('titlu').fill('Enigma Otiliei');
  await valueOf('an').fill('1938');
  await form.getByRole('button', { name: person.text('data:create'), exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Enigma Otiliei' })).toBeVisible();
  const { items } = await account.get<{ items: { properties: object }[] }>('/neo4j/nodes?text=Enigma');
  expect(items.map(({ properties }) => properties)).toEqual([{ titlu: 'Enigma Otiliei', an: 1938 }]);
});

test('the label that the canvas offers for a new node gives way to the one that is typed', async ({ person, page }) => {
  const account = await person.hasAccount();
  await page.goto('/dashboard/data-overview');
  await person.canvas();
  const form = page.getByRole('dialog', { name: person.text('canvas:node.new') });
  const name = form.getByLabel(person.text('canvas:node.name'));
  for (const [title, label] of [
    ['Ana', 'Persoană'],
    ['Iași', 'Oraș'],
  ] as const) {
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('n');
    await expect(name).toBeFocused();
    await page.keyboard.type(title);
    const corners = await name.evaluate((field) => getComputedStyle(field).borderRadius);
    await page.keyboard.press('Tab');
    expect(await name.evaluate((field) => getComputedStyle(field).borderRadius), 'out of focus').toBe(corners);
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
    // The list of labels lies over the button until the field is left.
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: person.text('canvas:create') }).click();
    await expect(form).toBeHidden();
  }
  const { items } = await account.get<{ items: { labels: string[] }[] }>('/neo4j/nodes');
  expect(items.map(({ labels }) => labels).sort()).toEqual([['Oraș'], ['Persoană']]);
});
