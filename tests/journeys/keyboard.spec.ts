import { expect, test } from './harta';
import { type Person } from './person';

/** Makes a node by keys alone: N, its name, Enter. */
async function makesNode(person: Person, name: string): Promise<void> {
  const { page } = person;
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: person.text('canvas:node.new') });
  await expect(form.getByLabel(person.text('canvas:node.name'))).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
}

/** Chooses a node from the list of nodes by keys alone. */
async function choosesFromList(person: Person, name: string): Promise<void> {
  const { page } = person;
  const filter = page.getByRole('textbox', { name: person.text('canvas:outline.filter') });
  await filter.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Points at the only other node with whichever arrow key leads there; pointing does not choose. */
async function pointsAt(person: Person, caption: string): Promise<void> {
  const hint = person.page.getByText(person.text('canvas:hint.pointed', { caption }));
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    await person.page.keyboard.press(key);
    if (await hint.isVisible()) break;
  }
  await expect(hint).toBeVisible();
}

async function worksByKeysAlone(person: Person): Promise<void> {
  const { page } = person;
  await person.hasAccount();
  await page.goto('/dashboard/data-overview');
  await person.canvas();
  await makesNode(person, 'Ana');
  await makesNode(person, 'Bob');
  await person.seesOnCanvas(2, 0);
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('o');
  await choosesFromList(person, 'Ana');
  await expect(page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible();
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('c');
  await expect(page.getByText(person.text('canvas:hint.choosingTarget'))).toBeVisible();
  await pointsAt(person, 'Bob');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: person.text('canvas:relationship.new') });
  await expect(form.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('KNOWS');
  await page.keyboard.press('Enter');
  await person.seesOnCanvas(2, 1);

  await choosesFromList(person, 'Ana');
  await expect(page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible();
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: person.text('canvas:delete.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: person.text('canvas:delete.yes'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await person.seesOnCanvas(1, 0);
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('Control+z');
  await person.seesOnCanvas(2, 1);
}

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    test('two nodes and a relationship are made, deleted and restored without a pointer', async ({ person }) =>
      worksByKeysAlone(person));
  });
