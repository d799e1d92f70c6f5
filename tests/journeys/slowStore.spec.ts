import { type Page } from '@playwright/test';

import { deletesTheSelected, edits, selects } from './editing';
import { expect, test } from './harta';
import { type Person } from './person';

const SLOW_MS = 2500;
const IMPORTED = 600;

/** The answers to what matches come late. */
const answersLate = (page: Page, address: RegExp) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.fulfill({ response });
  });

/** The same, for requests that set out late. */
const setsOutLate = (page: Page, address: RegExp) =>
  page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });

async function makesNode(person: Person, name: string): Promise<void> {
  const { page } = person;
  const canvas = await person.canvas();
  await canvas.focus();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: person.text('canvas:node.new') });
  await form.getByLabel(person.text('canvas:node.name')).fill(name);
  await form.getByLabel(person.text('canvas:node.name')).press('Enter');
  await expect(form).toBeHidden();
}

async function renames(person: Person, from: string, to: string): Promise<void> {
  const { page } = person;
  await selects(person, from);
  const name = await edits(person, 'name');
  await name.fill(to);
  await name.press('Enter');
  await expect(page.getByRole('heading', { name: to, exact: true })).toBeVisible();
}

/** How many nodes stand on the canvas, and go on standing there. */
async function keepsSeeing(person: Person, nodes: number, relationships = 0): Promise<void> {
  await person.seesOnCanvas(nodes, relationships);
  await person.page.waitForTimeout(2 * SLOW_MS);
  await person.seesOnCanvas(nodes, relationships);
}

test.beforeEach(async ({ person }) => {
  await person.hasAccount();
  await person.page.goto('/dashboard/data-overview');
  await person.page.getByText(person.text('canvas:empty.title')).waitFor();
});

for (const [how, slows] of [
  ['answered late', answersLate],
  ['sent late', setsOutLate],
] as const) {
  test(`a node that is deleted while its new name is ${how} is gone, and comes back with that name`, async ({
    person,
  }) => {
    const { page } = person;
    await makesNode(person, 'Atlantis');
    await makesNode(person, 'Avalon');
    await person.seesOnCanvas(2, 0);
    await slows(page, /graphql\?UpdateNode/u);
    await renames(person, 'Atlantis', 'Atlantida');
    await deletesTheSelected(person);
    await keepsSeeing(person, 1);
    await page
      .getByRole('button', { name: person.text('canvas:action.undo') })
      .first()
      .click();
    await person.seesOnCanvas(2, 0);
    await page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill('atlantida');
    await expect(page.getByRole('option', { name: 'Atlantida' }).first()).toBeVisible();
  });
}

/** Imports a star in a window of its own: too much to be followed one by one. */
async function importsElsewhere(person: Person): Promise<void> {
  const { page } = person;
  await page.goto('/dashboard/data-configuration');
  await expect(page.getByText(person.text('files:recent.none'))).toBeVisible();
  const rows = Array.from({ length: IMPORTED }, (_, row) => `Hub,Leaf ${row},HAS`);
  const buffer = Buffer.from(['source,target,type', ...rows, ''].join('\n'));
  await page.locator('input[type=file]').setInputFiles([{ name: 'edges.csv', mimeType: 'text/csv', buffer }]);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
}

test('a node that is deleted while the graph is read anew stays deleted', async ({ person }) => {
  const { page } = person;
  await makesNode(person, 'Atlantis');
  await makesNode(person, 'Avalon');
  await person.seesOnCanvas(2, 0);
  await answersLate(page, /api\/neo4j\/graph\?nodes=1000/u);
  const isReading = page.waitForRequest(/api\/neo4j\/graph\?nodes=1000/u);
  await importsElsewhere(person.at(await page.context().newPage()));
  await isReading;
  await deletesTheSelected(person);
  await keepsSeeing(person, 1 + 1 + IMPORTED, IMPORTED);
});
