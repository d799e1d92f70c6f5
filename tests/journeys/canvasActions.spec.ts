import { type Locator, type Page } from '@playwright/test';

import { drawnAt } from './drawnAt';
import { edits, selects } from './editing';
import { expect, test } from './harta';
import { openedWithThree, THREE } from './openedWithThree';
import { type Person } from './person';

/** Makes every call of one operation fail as if the line were cut, until what it answers is called. */
async function cuts(page: Page, operation: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/graphql\\?${operation}$`);
  await page.route(address, (route) => route.abort('connectionfailed'));
  return () => page.unroute(address);
}

/** Brings two files by the page of files, as the button and the link there lead on. */
async function bringsThree(person: Person): Promise<Page> {
  const { page } = person;
  await person.hasAccount();
  await page.goto('/dashboard/data-configuration');
  await expect(person.button('files:drop.choose')).toBeEnabled();
  await page
    .locator('input[type=file]')
    .setInputFiles(THREE.map(({ name, text }) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })));
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await drawer.getByRole('link', { name: person.text('files:action.toOverview') }).click();
  await person.seesOnCanvas(3, 2);
  await person.canvas();
  return page;
}

/** The toast that says what failed. */
const toast = (page: Page, words: string): Locator => page.getByRole('listitem').filter({ hasText: words });

test('the menu at the pointer offers what can be done there', async ({ person }) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  await canvas.click({ button: 'right', position: { x: 60, y: 640 } });
  await page.getByRole('menuitem', { name: person.text('canvas:action.addNode') }).click();
  const form = page.getByRole('dialog', { name: person.text('canvas:node.new') });
  await form.getByLabel(person.text('canvas:node.name'), { exact: true }).fill('Dora');
  await form.getByLabel(person.text('canvas:node.name'), { exact: true }).press('Enter');
  await person.seesOnCanvas(4, 2);

  await selects(person, 'Bob');
  const { x, y } = await drawnAt(person, 'Bob');
  await page.mouse.click(x, y, { button: 'right' });
  await page.getByRole('menuitem', { name: person.text('canvas:action.deleteElement') }).click();
  const dialog = page.getByRole('dialog', { name: person.text('canvas:delete.title') });
  await expect(dialog).toContainText(person.text('canvas:delete.node_one', { caption: 'Bob', count: 1 }));
  await dialog.getByRole('button', { name: person.text('canvas:delete.yes'), exact: true }).click();
  await person.seesOnCanvas(3, 1);
});

test('the legend counts labels and types and switches them off and on', async ({ person }) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  const legend = page.getByRole('region', { name: person.text('canvas:legend.name') });
  const people = legend.getByRole('button', { name: /Person\s*\d/ });
  await expect(legend.getByRole('button', { name: /Place\s*1/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(legend.getByRole('button', { name: /knows\s*1/ })).toBeVisible();
  await drawnAt(person, 'Bob');
  const drawn = () =>
    canvas
      .locator('canvas:not([data-testid=emphasis])')
      .last()
      .evaluate((layer) => (layer as HTMLCanvasElement).toDataURL());
  const all = await drawn();
  await people.click();
  await expect(people).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(drawn).not.toBe(all);
  await legend.getByRole('button', { name: person.text('canvas:legend.showAll') }).click();
  await expect(people).toHaveAttribute('aria-pressed', 'true');
  await expect(legend.getByRole('button', { name: person.text('canvas:legend.showAll') })).toHaveCount(0);

  await selects(person, 'Bob');
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('Delete');
  await page
    .getByRole('dialog', { name: person.text('canvas:delete.title') })
    .getByRole('button', { name: person.text('canvas:delete.yes'), exact: true })
    .click();
  await expect(legend.getByRole('button', { name: /Person\s*1/ })).toBeVisible();
  await expect(legend.getByRole('button', { name: /knows/ })).toHaveCount(0);
});

test('a change that cannot be saved is put back before the eyes, and is tried again from the message', async ({
  person,
}) => {
  const page = await openedWithThree(person);
  await selects(person, 'Ana');
  let mend = await cuts(page, 'UpdateNode');
  const name = await edits(person, 'name');
  await name.fill('Ana-Maria');
  await name.press('Enter');
  const refused = toast(page, person.text('canvas:failed.updateNode', { caption: 'Ana' }));
  await expect(refused).toContainText(person.text('errors:problem.NETWORK'));
  await expect(page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible();
  await expect(name).toHaveValue('Ana-Maria');
  await mend();
  await refused.getByRole('button', { name: person.text('canvas:retry') }).click();
  await expect(page.getByRole('heading', { name: 'Ana-Maria', exact: true })).toBeVisible();
  await expect(name).toHaveCount(0);

  mend = await cuts(page, 'DeleteNode');
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('Delete');
  await page
    .getByRole('dialog', { name: person.text('canvas:delete.title') })
    .getByRole('button', { name: person.text('canvas:delete.yes'), exact: true })
    .click();
  const kept = toast(page, person.text('canvas:failed.deleteNode', { caption: 'Ana-Maria' }));
  await expect(kept).toBeVisible();
  await person.seesOnCanvas(3, 2);
  await mend();
  await kept.getByRole('button', { name: person.text('canvas:retry') }).click();
  await person.seesOnCanvas(2, 0);
  await page.reload();
  await person.seesOnCanvas(2, 0);
});

test('a node that cannot be made leaves its form open with what was typed', async ({ person }) => {
  const page = await openedWithThree(person);
  const mend = await cuts(page, 'CreateNode');
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: person.text('canvas:node.new') });
  const name = form.getByLabel(person.text('canvas:node.name'), { exact: true });
  await name.fill('Dora');
  await name.press('Enter');
  await expect(toast(page, person.text('canvas:failed.createNode', { caption: 'Dora' }))).toBeVisible();
  await person.seesOnCanvas(3, 2);
  await expect(name).toHaveValue('Dora');
  await mend();
  await form.getByRole('button', { name: person.text('canvas:create') }).click();
  await person.seesOnCanvas(4, 2);
});

test('a graph that cannot be read says so and is read on demand', async ({ person, page }) => {
  await person.hasAccount();
  const overview = /\/api\/neo4j\/graph\?/;
  await page.route(overview, (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/dashboard/data-overview');
  await expect(page.getByText(person.text('canvas:overview.failed'))).toBeVisible();
  await page.unroute(overview);
  await person.button('canvas:retry').click();
  await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
});

test('the history lists what was changed, and what was undone', async ({ person }) => {
  const page = await bringsThree(person);
  await page.getByRole('button', { name: person.text('changes:title'), exact: true }).click();
  const history = page.getByRole('list', { name: person.text('changes:title') });
  const step = history.getByRole('listitem').filter({ hasText: person.text('canvas:source.import') });
  await expect(step).toContainText(person.text('changes:nodesCreated_other', { count: 3 }));
  await expect(step).toContainText(person.text('changes:relationshipsCreated_other', { count: 2 }));
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: person.text('canvas:action.undo') })
    .first()
    .click();
  await expect(page.getByText(person.text('canvas:empty.title'))).toBeVisible();
  await page.getByRole('button', { name: person.text('changes:title'), exact: true }).click();
  await expect(history.getByText(person.text('changes:undone')).first()).toBeVisible();
});
