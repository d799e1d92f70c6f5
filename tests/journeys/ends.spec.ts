import { seriousIn } from './axe';
import { drawnAt } from './drawnAt';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

test('the ends of a relationship are hung on other nodes by dragging, by keys and in the panel, and turned round', async ({
  person,
}) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  const text = (key: string, values = {}) => person.text(`canvas:${key}`, values);
  const search = page.getByRole('combobox', { name: text('search.name') });
  const panel = page.getByRole('complementary', { name: text('panel.relationship') });
  const ends = panel.getByRole('group', { name: text('panel.ends') });
  const chooses = async (words: string) => {
    await search.fill(words);
    await page
      .getByRole('option', { name: new RegExp(words) })
      .first()
      .click();
  };
  const reads = (start: string, end: string) => expect(ends).toHaveText(new RegExp(`^${start}.*${end}$`));

  await chooses('KNOWS');
  await reads('Ana', 'Bob');
  expect(await seriousIn(page)).toEqual([]);

  await test.step('by dragging', async () => {
    const handle = canvas.getByRole('button', { name: text('end.end', { type: 'KNOWS', caption: 'Bob' }) });
    const cluj = await drawnAt(person, 'Cluj');
    const from = await handle.boundingBox();
    if (from === null) throw new Error('no handle');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(cluj.x - 4, cluj.y, { steps: 5 });
    await page.mouse.move(cluj.x, cluj.y);
    await page.mouse.up();
    await reads('Ana', 'Cluj');
    await page
      .getByRole('listitem')
      .getByRole('button', { name: text('action.undo') })
      .click();
    await reads('Ana', 'Bob');
  });

  await test.step('by keys, and the node from the search', async () => {
    await canvas.focus();
    await page.keyboard.press('Shift+F');
    await expect(page.getByText(text('hint.choosingEnd'))).toBeVisible();
    await chooses('Cluj');
    await reads('Cluj', 'Bob');
  });

  await test.step('in the panel', async () => {
    await ends.getByRole('button', { name: text('end.end', { type: 'KNOWS', caption: 'Bob' }) }).click();
    await chooses('Ana');
    await reads('Cluj', 'Ana');
    await ends.getByRole('button', { name: text('action.reverse') }).click();
    await reads('Ana', 'Cluj');
    await page.keyboard.press('Control+z');
    await reads('Cluj', 'Ana');
  });

  await test.step('the type, with the known ones offered before anything is typed', async () => {
    const type = panel.getByRole('combobox', { name: text('relationship.type') });
    await type.click();
    await page.getByTitle('LIVES_IN').last().click();
    await expect(type).toHaveValue('LIVES_IN');
    await expect(canvas).toBeVisible();
  });
});
