import { expect, test } from './harta';
import { THREE } from './openedWithThree';
import { importsByCalls } from './importsByCalls';

const CLIP = {
  format: 'harta',
  version: 1,
  nodes: [
    { id: 'a', labels: ['Person'], properties: { name: 'Ion', born: '1990-02-03' }, propertyKinds: { born: 'date' } },
    { id: 'b', labels: ['Place'], properties: { name: 'Iași' } },
  ],
  relationships: [{ id: 'r', type: 'LIVES_IN', startNodeId: 'a', endNodeId: 'b' }],
};

test('a part of a graph is copied, cut and pasted by keys and menus, to another project and as text', async ({
  person,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page } = person;
  const account = await person.hasAccount();
  await importsByCalls(account, THREE);
  await account.post('/neo4j/projects', { name: 'Other' });
  await page.goto('/dashboard/data-overview');
  await person.seesOnCanvas(3, 2);
  const canvas = await person.canvas();
  const told = (text: string) => expect(page.getByRole('listitem').filter({ hasText: text }).last()).toBeVisible();
  const undo = page.getByRole('listitem').getByRole('button', { name: person.text('canvas:action.undo') });

  await test.step('copied and pasted here, as one step that is taken back', async () => {
    await canvas.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await told(person.text('canvas:clipboard.copied_other', { count: 3 }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Ana\tPerson\tAna');
    await page.keyboard.press('Control+v');
    await person.seesOnCanvas(6, 4);
    await undo.click();
    await person.seesOnCanvas(3, 2);
  });

  await test.step('cut, as one step', async () => {
    await canvas.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+x');
    await person.seesOnCanvas(0, 0);
    await page.keyboard.press('Control+z');
    await person.seesOnCanvas(3, 2);
  });

  await test.step('pasted into another project', async () => {
    await page
      .getByRole('button', { name: person.text('project:menuLabel', { name: person.text('project:defaultName') }) })
      .click();
    await page.getByRole('menuitemradio', { name: /^Other/ }).click();
    await expect(page.getByRole('button', { name: person.text('project:menuLabel', { name: 'Other' }) })).toBeVisible();
    await person.seesOnCanvas(0, 0);
    await canvas.focus();
    await page.keyboard.press('Control+v');
    await person.seesOnCanvas(3, 2);
  });

  await test.step('pasted from text, with the kinds of its values', async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(CLIP));
    await canvas.focus();
    await page.keyboard.press('Control+v');
    await person.seesOnCanvas(5, 3);
    await page.keyboard.press('Control+v');
    await person.seesOnCanvas(7, 4);
  });

  await test.step('copied and pasted by menus', async () => {
    await canvas.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: person.text('canvas:action.copy'), exact: true }).click();
    await told(person.text('canvas:clipboard.copied_other', { count: 7 }));
    await canvas.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: person.text('canvas:action.paste') }).click();
    await person.seesOnCanvas(14, 8);
  });

  await test.step('a table of another program is taken for a file', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('name\tcounty\nDeva\tHunedoara\nArad\tArad'));
    await canvas.focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'pasted' })).toBeVisible();
    await person.seesOnCanvas(14, 8);
  });
});
