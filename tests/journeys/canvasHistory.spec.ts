import { selects } from './editing';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';
import { placeOf } from './placeOf';

for (const language of ['en', 'ro'] as const) {
  test(`a moved node goes back with undo, which says so, and the edits stay (${language})`, async ({ person }) => {
    await person.prefers(language, language === 'en' ? 'light' : 'dark');
    const page = await openedWithThree(person);
    await selects(person, 'Bob');
    const before = await placeOf(person, 'Bob');
    const stage = page.getByTestId('graph-canvas');
    await stage.focus();
    // As a key that is held down repeats, whether the page keeps up or not.
    await page.keyboard.down('Control');
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('ArrowRight')));
    await page.keyboard.up('Control');
    await expect.poll(async () => Math.round((await placeOf(person, 'Bob')).x - before.x)).toBe(30);
    await page.keyboard.press('Control+z');
    const moved = person.text('changes:moved_one', { names: 'Bob' });
    await expect(page.getByText(person.text('changes:tookBack', { what: moved }), { exact: true })).toBeVisible();
    await expect.poll(async () => Math.round((await placeOf(person, 'Bob')).x - before.x)).toBe(0);
    await person.seesOnCanvas(3, 2);
    await page.keyboard.press('Control+Shift+z');
    const again = person.text('changes:madeAgain', { what: moved });
    await expect(page.getByText(again, { exact: true })).toBeVisible();
    await expect.poll(async () => Math.round((await placeOf(person, 'Bob')).x - before.x)).toBe(30);
  });

  test(`the history names what changed and opens it (${language})`, async ({ person }) => {
    await person.prefers(language, language === 'en' ? 'dark' : 'light');
    const page = await openedWithThree(person);
    await person.button('changes:title').click();
    const list = page.getByRole('list', { name: person.text('changes:title') });
    await expect(list).toContainText('Ana');
    await expect(list).toContainText('2 Person');
    await page.screenshot({ path: test.info().outputPath(`history-${language}.png`) });
    await list.getByRole('button', { name: /Cluj/ }).click();
    await expect(page.getByRole('heading', { name: 'Cluj', exact: true })).toBeVisible();
    await expect(list).toBeHidden();
  });
}

test('a drag is taken back before the edit that came before it', async ({ person }) => {
  const page = await openedWithThree(person);
  await selects(person, 'Bob');
  const before = await placeOf(person, 'Bob');
  // The handle stands at the rim of its node.
  const at = { x: before.x - 8, y: before.y + 12 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 30, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await placeOf(person, 'Bob')).x - before.x)).toBeGreaterThan(40);
  // A node under the pointer is drawn a little larger, and its handle stands further out.
  await page.mouse.move(at.x + 300, at.y - 100);
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => Math.round((await placeOf(person, 'Bob')).x - before.x)).toBe(0);
  await person.seesOnCanvas(3, 2);
});

test('counts and the list follow what the legend hides', async ({ person }) => {
  const page = await openedWithThree(person);
  const shown = page
    .getByRole('status')
    .filter({ hasText: person.text('canvas:shown.nodes_other', { shown: 3, total: 3 }) });
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: /Person\s*2/ }).click();
  await expect(page.getByText(person.text('canvas:shown.nodes_other', { shown: 1, total: 3 }))).toBeVisible();
  await expect(page.getByText(person.text('canvas:shown.relationships_other', { shown: 0, total: 2 }))).toBeVisible();
  await expect(page.getByRole('button', { name: /Person\s*0 of 2/ })).toBeVisible();
  await person.choosesTool('views', 'outline');
  const list = page.getByRole('listbox', { name: person.text('canvas:outline.name') });
  await expect(list.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /knows\s*0 of 1/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Place\s*1$/ })).toBeVisible();
});

test('finding what the legend hides shows it again', async ({ person }) => {
  const page = await openedWithThree(person);
  const legend = page.getByRole('region', { name: person.text('canvas:legend.name') });
  const label = legend.getByRole('button', { name: /Person\s*\d/ });
  const type = legend.getByRole('button', { name: /knows\s*\d/ });
  await label.click();
  await expect(label).toHaveAttribute('aria-pressed', 'false');
  await selects(person, 'Bob');
  await placeOf(person, 'Bob');
  // It has given way to what is selected.
  await person.button('canvas:inspector.unfold').click();
  await expect(label).toHaveAttribute('aria-pressed', 'true');
  await type.click();
  await selects(person, 'Ana');
  await placeOf(person, 'Ana');
  await expect(type).toHaveAttribute('aria-pressed', 'false');
});
