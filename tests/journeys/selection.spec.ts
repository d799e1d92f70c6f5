import { seriousIn } from './axe';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';
import { type Person } from './person';

const panelOf = (person: Person) =>
  person.page.getByRole('complementary', {
    name: person.text('canvas:set.name'),
  });
const many = (person: Person, count: number) =>
  expect(panelOf(person)).toContainText(person.text('canvas:set.count_other', { number: count }));

/** Chooses in a field of the panel what is typed there. */
async function picks(person: Person, field: string, words: string): Promise<void> {
  const box = panelOf(person).getByRole('combobox', {
    name: person.text(field),
  });
  await box.fill(words);
  await box.press('Enter');
}

test('many are selected by keys, by a box and by the list, and edited as one step that is taken back', async ({
  person,
}) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  await canvas.focus();
  await page.keyboard.press('Control+a');
  await many(person, 3);
  expect(await seriousIn(page)).toEqual([]);

  await picks(person, 'canvas:set.addLabel', 'Seen');
  const undo = page.getByRole('listitem').getByRole('button', { name: person.text('canvas:action.undo') });
  await expect(panelOf(person).getByRole('button', { name: /Seen\s*3/ })).toBeVisible();
  await undo.click();
  await expect(panelOf(person).getByRole('button', { name: /Seen/ })).toHaveCount(0);

  await canvas.focus();
  await page.keyboard.press('Escape');
  await expect(panelOf(person)).toHaveCount(0);
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('no canvas');
  await page.keyboard.down('Shift');
  await page.mouse.move(box.x + 20, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 260, box.y + box.height - 90, {
    steps: 6,
  });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await many(person, 3);

  await canvas.focus();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', {
    name: person.text('canvas:set.deleteTitle'),
  });
  await expect(dialog).toContainText(person.text('canvas:set.nodes_other', { number: 3 }));
  await expect(dialog).toContainText(person.text('canvas:set.relationships_other', { number: 2 }));
  expect(await seriousIn(page)).toEqual([]);
  await dialog
    .getByRole('button', {
      name: person.text('canvas:delete.yes'),
      exact: true,
    })
    .click();
  await person.seesOnCanvas(0, 0);
  await undo.last().click();
  await person.seesOnCanvas(3, 2);

  await person.choosesTool('views', 'outline');
  const list = page.getByRole('listbox', {
    name: person.text('canvas:outline.name'),
  });
  await list.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await many(person, 2);
  await page.keyboard.press('Control+d');
  await person.seesOnCanvas(5, 3);
  await many(person, 3);
});

test('two nodes become one, with the values that are chosen side by side', async ({ person }) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  await canvas.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', {
    name: person.text('canvas:merge.title_other', { count: 3 }),
  });
  await expect(dialog).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: person.text('canvas:merge.do'), exact: true }).click();
  await person.seesOnCanvas(1, 0);
  await page.keyboard.press('Control+z');
  await person.seesOnCanvas(3, 2);
});
