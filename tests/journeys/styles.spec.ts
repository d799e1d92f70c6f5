import { type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { drawnNodes } from './drawnAt';
import { expect, test } from './harta';
import { type Person } from './person';

const STATES = ['gata', 'în lucru', 'întârziat'] as const;

/** What a Romanian company would bring: tasks with a state, and nothing else that tells them apart. */
const tasks = () =>
  Array.from({ length: 24 }, (_, at) => ({
    op: 'createNode',
    labels: ['Sarcină'],
    properties: { nume: `Sarcina ${at + 1}`, stare: STATES[at % 3] ?? '', buget: 1500 * (at + 1), an: 2001 + at },
  }));

/** In how many colours nodes are drawn. */
const coloursOf = async (page: Page) => new Set((await drawnNodes(page)).map(({ colour }) => colour)).size;

const legend = (person: Person, page = person.page) =>
  page.getByRole('region', { name: person.text('canvas:legend.name') });
/** What changes the look: beside the canvas, or over the page for data. */
const look = (person: Person, role: 'region' | 'dialog' = 'region') =>
  person.page.getByRole(role, { name: person.text('styles:of', { name: 'Sarcină' }) });
/** Opens a part of it. */
const opensPart = (person: Person, part: 'caption' | 'size' | 'rules') =>
  look(person)
    .getByRole('tab', { name: person.text(`styles:tab.${part}`), exact: true })
    .click();

test('a graph of one label shows its categories at once, and a person gives them the looks that they mean', async ({
  person,
  page,
  context,
}) => {
  await person.prefers('ro', 'light');
  const ofShape = async (wanted: string, where = page) =>
    (await drawnNodes(where)).filter(({ shape }) => shape === wanted).length;
  const account = await person.hasAccount();
  await account.post('/neo4j/patch', { operations: tasks() });
  await page.goto('/dashboard/data-overview');
  await person.seesOnCanvas(24, 0);

  // Nobody has chosen anything: each state has its colour, and the legend says which.
  const values = legend(person).getByRole('list', {
    name: person.text('canvas:legend.values', { name: 'Sarcină', property: 'stare' }),
  });
  await expect(values.getByRole('listitem')).toHaveText([/gata\s*8/, /în lucru\s*8/, /întârziat\s*8/]);
  await expect.poll(() => coloursOf(page)).toBe(3);

  // By the keyboard alone: one colour for all.
  const open = legend(person).getByRole('button', { name: person.text('styles:of', { name: 'Sarcină' }) });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(look(person)).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  const way = look(person).getByRole('combobox', { name: person.text('styles:colour.name'), exact: true });
  await expect(way).toBeFocused();
  await way.selectOption('one');
  await expect.poll(() => coloursOf(page)).toBe(1);
  await expect(values).toBeHidden();
  await look(person)
    .getByRole('radio', { name: person.text('styles:hue.teal') })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(look(person).getByRole('radio', { name: person.text('styles:hue.blue') })).toBeChecked();

  // Who goes back is at the button from which they came.
  await look(person)
    .getByRole('button', { name: person.text('canvas:inspector.back') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(look(person)).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');

  // By the pointer: what is late is red.
  await opensPart(person, 'rules');
  await look(person)
    .getByRole('button', { name: person.text('styles:rule.add') })
    .click();
  const condition = look(person).getByRole('region', { name: person.text('styles:rule.name') });
  await condition.getByLabel(person.text('styles:rule.property', { number: 1 })).selectOption('stare');
  const value = condition.getByLabel(person.text('styles:rule.value', { number: 1 }));
  await value.fill('INTARZIAT');
  await value.press('Enter');
  // Nothing is painted before the person means it.
  expect(await coloursOf(page)).toBe(1);
  await condition.getByRole('button', { name: person.text('styles:rule.apply') }).click();
  await expect.poll(() => coloursOf(page)).toBe(2);

  // Another comparison may be chosen before its value is: nothing is refused, and the field says what it lacks.
  const comparison = condition.getByLabel(person.text('styles:rule.test', { number: 1 }));
  await comparison.selectOption('atLeast');
  await expect(condition.getByText(person.text('styles:rule.valueNeeded'))).toBeVisible();
  await comparison.selectOption('is');
  await value.fill('INTARZIAT');
  await value.press('Enter');

  // A rule changes more than the colour, and the legend tells of it.
  await condition.getByLabel(person.text('styles:rule.shape', { number: 1 })).selectOption('star');
  await condition.getByLabel(person.text('styles:rule.size', { number: 1 })).selectOption('5');
  await condition
    .getByRole('radio', { name: person.text('styles:rule.otherwise') })
    .first()
    .check({ force: true });
  await expect.poll(() => coloursOf(page)).toBe(1);
  await expect
    .poll(async () => (await drawnNodes(page)).filter(({ shape, size }) => shape === 'star' && size > 60).length)
    .toBe(8);
  const rules = legend(person).getByRole('list', { name: person.text('canvas:legend.rules', { name: 'Sarcină' }) });
  await expect(rules.getByRole('listitem')).toHaveText([/stare este INTARZIAT/]);
  expect(await seriousIn(page)).toEqual([]);
  await condition
    .getByRole('radio', { name: person.text('styles:hue.red') })
    .first()
    .check({ force: true });
  await expect.poll(() => coloursOf(page)).toBe(2);

  // A caption of several properties, with a year and an amount as they are written in Romanian.
  await opensPart(person, 'caption');
  const caption = look(person).getByLabel(person.text('styles:caption.name'));
  await caption.selectOption({ label: person.text('styles:caption.own') });
  const template = look(person).getByLabel(person.text('styles:caption.template'));
  await template.fill('{nume}, {an}: {buget}');
  await template.press('Enter');
  await expect
    .poll(async () => (await drawnNodes(page)).map(({ caption: text }) => text))
    .toContain('Sarcina 2, 2002: 3.000');
  await page.keyboard.press('Escape');
  await expect(look(person)).toBeHidden();
  await expect(open).toBeFocused();

  // Another window has it all, and follows what is chosen here.
  const second = await context.newPage();
  await second.goto('/dashboard/data-overview');
  await expect.poll(() => coloursOf(second)).toBe(2);
  await open.click();
  await opensPart(person, 'size');
  await look(person).getByLabel(person.text('styles:shape.name')).selectOption('hexagon');
  await expect.poll(() => ofShape('hexagon', second)).toBe(16);
  await page.keyboard.press('Escape');

  // One history for all of it: taken back there, it is taken back here.
  await second.getByRole('button', { name: person.text('canvas:action.undo') }).click();
  await expect(second.getByText(/Sarcină: forma/).first()).toBeVisible();
  await expect.poll(() => ofShape('ellipse')).toBe(16);
  await page.reload();
  await expect.poll(() => coloursOf(page)).toBe(2);
  await expect.poll(() => ofShape('ellipse')).toBe(16);

  // The page for data offers the same.
  await page.goto('/dashboard/data-configuration/looks');
  await page.getByRole('button', { name: person.text('styles:of', { name: 'Sarcină' }) }).click();
  await expect(
    look(person, 'dialog')
      .getByRole('group', { name: person.text('styles:colour.name'), exact: true })
      .getByRole('radio', { name: person.text('styles:hue.blue') }),
  ).toBeChecked();
  await look(person, 'dialog')
    .getByRole('button', { name: person.text('styles:asUsual') })
    .click();
  await expect.poll(() => coloursOf(second)).toBe(3);
});
