import { type Page } from '@playwright/test';

import { asks, begins } from './asking';
import { seriousIn } from './axe';
import { deletesTheSelected, edits } from './editing';
import { expect, test } from './harta';
import { type Person } from './person';
import { FEW } from './sample';

const evidence = (person: Person) => person.page.getByRole('region', { name: person.text('chat:evidence.title') });
const drawing = (person: Person) => person.page.getByRole('application', { name: person.text('chat:evidence.canvas') });
const chip = (person: Person, name: string) => evidence(person).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Deletes what the address names, in another window of the same person. */
async function deletesElsewhere(person: Person, address: string): Promise<void> {
  const window = await person.page.context().newPage();
  await window.goto(address);
  await expect(window.getByRole('button', { name: person.text('canvas:delete.yes') }).first()).toBeVisible();
  await deletesTheSelected(person, window);
  await expect(window.getByTestId('graph-canvas')).toHaveAttribute('data-nodes', String(FEW.nodes - 1));
  await window.close();
}

test('an answer shows what it rests on, live, and each chip opens its element on the overview', async ({
  person,
  page,
}) => {
  await begins(person);
  await asks(person, 'How is Romania connected to Hungary?');
  await expect(drawing(person)).toHaveAttribute('data-nodes', '2');
  await expect(drawing(person)).toHaveAttribute('data-relationships', '1');
  const list = evidence(person).getByRole('list', { name: person.text('chat:evidence.list') });
  await expect(list.getByText('Hungary – borders → Romania')).toBeAttached();

  const romania = chip(person, 'Romania (Country)');
  const node = await drawing(person).locator('[data-kind=node]').first().elementHandle();
  await romania.hover();
  await expect(drawing(person)).toHaveAttribute('data-lit', /./);
  const id = await drawing(person).getAttribute('data-lit');
  // What stands out is marked in the picture, which is not drawn again for it.
  expect(await node?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(romania).toHaveAttribute('href', new RegExp(`node=${id}`));
  await romania.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/data-overview\\?node=${id}`));
  await expect(heading(page, 'Romania')).toBeVisible();

  await page.goBack();
  await chip(person, 'Hungary – borders → Romania').click();
  await expect(page).toHaveURL(/relationship=/);
  await expect(page.getByRole('complementary', { name: person.text('canvas:panel.relationship') })).toBeVisible();

  await page.goBack();
  await expect(drawing(person)).toHaveAttribute('data-nodes', '2');
  await deletesElsewhere(person, (await romania.getAttribute('href')) ?? '');
  await expect(romania).toContainText(person.text('chat:evidence.gone'));
  await expect(drawing(person)).toHaveAttribute('data-relationships', '0');
  await romania.click();
  await expect(page.getByText(person.text('canvas:landing.gone.node'))).toBeVisible();
  await page.getByRole('button', { name: person.text('canvas:close'), exact: true }).click();
  await expect(page.getByText(person.text('canvas:landing.gone.node'))).toBeHidden();
});

test('an element that is not among those drawn is brought onto the overview', async ({ person, page }) => {
  await person.hasSample();
  await page.goto('/dashboard/chat');
  await asks(person, 'What is the capital of Romania?');
  const address = await chip(person, 'Romania (Country)').getAttribute('href');
  await page.route('**/api/neo4j/graph?nodes=1000*', (route) =>
    route.continue({ url: route.request().url().replace('nodes=1000', 'nodes=5') }),
  );
  await page.goto('/dashboard/data-overview');
  await expect(page.getByTestId('graph-canvas')).toHaveAttribute('data-nodes', '5');
  await page.goto(address ?? '');
  await expect(heading(page, 'Romania')).toBeVisible();
  await expect(page.getByTestId('graph-canvas')).not.toHaveAttribute('data-nodes', '5');
});

test('a wrong fact is mended where it stands, and the question asked again', async ({ person, page }) => {
  await begins(person);
  await asks(person, 'What is the capital of Romania?');
  const answer = page.getByRole('article', { name: person.text('chat:assistant') });
  await expect(answer).toContainText('Bucharest');
  await evidence(person)
    .getByRole('link', { name: person.text('chat:evidence.fix') })
    .click();
  const bar = page.getByRole('region', { name: person.text('canvas:landing.fix.wrong.name') });
  await expect(bar).toBeVisible();
  await expect(heading(page, 'Romania')).toBeVisible();
  const values = page.getByRole('region', { name: person.text('canvas:panel.properties') });
  await expect(values.locator(':focus')).toHaveCount(1);
  const capital = await edits(person, 'capital');
  await capital.fill('Iași');
  await capital.press('Enter');
  await bar.getByRole('link', { name: person.text('canvas:landing.fix.again') }).click();
  await expect(answer).toContainText('Iași');
  await expect(answer).toHaveCount(1);
  await expect(answer).not.toContainText('Bucharest');
});

/** Presses the offer to add what an answer lacks, and gives the bar that leads back to the question. */
async function goesToAdd(person: Person) {
  const { page } = person;
  const answer = page.getByRole('article', { name: person.text('chat:assistant') });
  await answer
    .getByRole('group', { name: person.text('chat:suggestions') })
    .getByRole('link')
    .click();
  const bar = page.getByRole('region', { name: person.text('canvas:landing.fix.missing.name') });
  await expect(bar).toBeVisible();
  return { answer, again: bar.getByRole('link', { name: person.text('canvas:landing.fix.again') }) };
}

test('a node that an answer lacks is made under its name, and the question asked again', async ({ person, page }) => {
  await begins(person);
  await asks(person, 'Who is Marie Curie?');
  const { answer, again } = await goesToAdd(person);
  const form = page.getByRole('dialog', { name: person.text('canvas:node.new') });
  await expect(form.getByLabel(person.text('canvas:node.name'))).toHaveValue('Marie Curie');
  await form.getByLabel(person.text('canvas:node.name')).press('Enter');
  await expect(heading(page, 'Marie Curie')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('graph-canvas')).toHaveAttribute('data-nodes', String(FEW.nodes + 1));
  await expect(form).toBeHidden();
  await again.click();
  await expect(answer).toContainText('Marie Curie');
  await expect(answer).not.toContainText(/does not tell/);
});

test('a property that a node lacks is added to it, and the question asked again', async ({ person, page }) => {
  await begins(person);
  await asks(person, 'What is the anthem of Romania?');
  const { answer, again } = await goesToAdd(person);
  await expect(heading(page, 'Romania')).toBeVisible();
  const form = page.getByRole('group', { name: person.text('canvas:addEntry') });
  await expect(form.getByLabel(person.text('canvas:name'))).toHaveValue('anthem');
  await expect(form.getByLabel(person.text('canvas:property.value'), { exact: true })).toBeFocused();
  await page.keyboard.type('Deșteaptă-te, române!');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await again.click();
  await expect(answer).toContainText('Deșteaptă-te, române!');
});

test('the evidence is read and opened by keys alone, in Romanian and in the dark', async ({ person, page }) => {
  await person.prefers('ro', 'dark');
  await begins(person);
  await asks(person, 'Ce țări se învecinează cu România?');
  // Romania and its five neighbours.
  await expect(drawing(person)).toHaveAttribute('data-nodes', '6');
  await drawing(person).focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawing(person)).toHaveAttribute('data-lit', /./);
  expect(await seriousIn(page)).toEqual([]);
  const id = await drawing(person).getAttribute('data-lit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`node=${id}`));
});
