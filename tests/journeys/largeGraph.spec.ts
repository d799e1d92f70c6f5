import { type Page } from '@playwright/test';

import { type Account } from './account';
import { seriousIn } from './axe';
import { onPage } from './canvasCore';
import { viewRests } from './drawnAt';
import { edits, selects } from './editing';
import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';
import { Person } from './person';

const [COLUMNS, ROWS, APART] = [120, 100, 60];
const NODES = COLUMNS * ROWS;
const ids = Array.from({ length: NODES }, (_, at) => at);
const placeOf = (at: number) => ({ x: (at % COLUMNS) * APART, y: Math.floor(at / COLUMNS) * APART });

const FILES = [
  { name: 'stops.csv', text: ['id:ID,name,:LABEL', ...ids.map((at) => `${at},Stop ${at},Stop`)].join('\n') },
  {
    name: 'next.csv',
    text: [':START_ID,:END_ID,:TYPE', ...ids.slice(1).map((at) => `${at - 1},${at},NEXT`)].join('\n'),
  },
];

interface Stops {
  readonly nodes: readonly { readonly id: string; readonly properties: { readonly name: string } }[];
}

/** Twelve thousand stops in rows, each where it belongs. */
async function hasStops(account: Account): Promise<void> {
  await importsByCalls(account, FILES);
  const { nodes } = await account.get<Stops>(`/neo4j/graph?nodes=${NODES}&relationships=1`);
  const places = nodes.map(({ id, properties }) => ({ nodeId: id, ...placeOf(Number(properties.name.slice(5))) }));
  for (let at = 0; at < places.length; at += 1000)
    await account.post('/neo4j/positions', { positions: places.slice(at, at + 1000) });
}

/** Shows all, and waits until the view has come to rest. */
async function showsAll(person: Person): Promise<void> {
  await person.button('canvas:action.fitAll').click();
  await viewRests(person);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** How many of the nodes are in sight, as the line at the lower edge says it. */
async function seesInSight(person: Person, shown: number): Promise<void> {
  const number = new Intl.NumberFormat(person.language);
  const values = { shown: number.format(shown), total: number.format(NODES) };
  await expect(person.page.getByText(person.text('canvas:shown.nodes_other', values))).toBeVisible();
}

/** Another window gives a stop that is open here another name, and this window shows it. */
async function renamedElsewhere({ page, language }: Person, name: string): Promise<void> {
  const other = new Person(await page.context().newPage());
  other.language = language;
  await other.page.goto('/dashboard/data-overview');
  await other.page.getByRole('combobox', { name: other.text('canvas:search.name') }).fill(name);
  await other.page.getByRole('option', { name }).first().click();
  const field = await edits(other, 'name');
  await field.fill('Renamed elsewhere');
  await field.press('Enter');
  await expect(heading(page, 'Renamed elsewhere')).toBeVisible();
  await other.page.close();
}

/** The corners of a rectangle around five hundred stops, in the graph. */
const AROUND_500 = (() => {
  const { x, y } = placeOf(40 * COLUMNS + 40);
  const [left, top] = [x - APART / 2, y - APART / 2];
  return { left, top, right: left + 25 * APART, bottom: top + 20 * APART };
})();

/** Five hundred nodes are selected: they are deleted as the panel or a key begins it, and come back. */
async function deletesTheFiveHundred(person: Person, begin: () => Promise<void>, undo: () => Promise<void>) {
  const { page } = person;
  const panel = page.getByRole('complementary', { name: person.text('canvas:set.name') });
  await expect(panel).toContainText(person.text('canvas:set.count_other', { number: 500 }));
  await begin();
  const dialog = page.getByRole('dialog', { name: person.text('canvas:set.deleteTitle') });
  expect(await seriousIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: person.text('canvas:delete.yes'), exact: true }).click();
  await expect(page.getByTestId('graph-canvas')).toHaveAttribute('data-nodes', String(NODES - 500));
  await undo();
  await person.seesOnCanvas(NODES, NODES - 1);
}

test('twelve thousand nodes are found, selected, edited, boxed, deleted and followed like twelve', async ({
  person,
  page,
}) => {
  test.slow();
  await hasStops(await person.hasAccount());
  await page.goto('/dashboard/data-overview');

  await test.step('all of them come without a press, above a picture of the whole', async () => {
    await person.seesOnCanvas(NODES, NODES - 1);
    await person.canvas();
    await expect(page.getByTestId('far-layer')).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
  });

  await test.step('a node of the picture is selected by a click, the next one by an arrow key', async () => {
    await showsAll(person);
    const [at] = (await onPage(page, [placeOf(50 * COLUMNS + 60)])) ?? [];
    await page.mouse.click(at!.x, at!.y);
    await expect(heading(page, `Stop ${50 * COLUMNS + 60}`)).toBeVisible();
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, `Stop ${50 * COLUMNS + 61}`)).toBeVisible();
  });

  await test.step('one is found, edited and put back', async () => {
    await page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill('Stop 11999');
    await page.getByRole('option', { name: 'Stop 11999' }).first().click();
    await expect(heading(page, 'Stop 11999')).toBeVisible();
    const field = await edits(person, 'name');
    await field.fill('Terminus');
    await field.press('Enter');
    await expect(heading(page, 'Terminus')).toBeVisible();
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('Control+z');
    await expect(heading(page, 'Stop 11999')).toBeVisible();
  });

  await test.step('what hangs on one alone is folded away and shown again', async () => {
    await selects(person, 'Stop 11998');
    const actions = page.getByRole('group', { name: person.text('canvas:set.actions') });
    await actions.getByRole('button', { name: person.text('canvas:set.more') }).click();
    await page.getByRole('menuitem', { name: person.text('canvas:action.collapse') }).click();
    await seesInSight(person, NODES - 1);
    await actions.getByRole('button', { name: person.text('canvas:action.expandNeighbours') }).click();
    await seesInSight(person, NODES);
    await selects(person, 'Stop 11999');
  });

  await test.step('another window changes it, and this one shows it', async () => {
    await renamedElsewhere(person, 'Stop 11999');
  });

  await test.step('five hundred in a box go, and come back', async () => {
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('Escape');
    await showsAll(person);
    const { left, top, right, bottom } = AROUND_500;
    const box = [
      { x: left, y: top },
      { x: right, y: bottom },
    ];
    const [from, to] = (await onPage(page, box)) ?? [];
    await page.keyboard.down('Shift');
    await page.mouse.move(from!.x, from!.y);
    await page.mouse.down();
    await page.mouse.move(to!.x, to!.y, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const canvas = page.getByTestId('graph-canvas');
    const press = (key: string) => async () => {
      await canvas.focus();
      await page.keyboard.press(key);
    };
    await deletesTheFiveHundred(person, press('Delete'), press('Control+z'));
  });
});

test.describe('by keys and fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('twelve thousand nodes are gone through by keys and drawn around by a finger (ro, dark)', async ({
    person,
    page,
  }) => {
    test.slow();
    await person.prefers('ro', 'dark');
    await hasStops(await person.hasAccount());
    await page.goto('/dashboard/data-overview');
    await person.seesOnCanvas(NODES, NODES - 1);
    const canvas = await person.canvas();
    await expect(page.getByTestId('far-layer')).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);

    await test.step('one is found by keys, and the next one is gone to', async () => {
      await canvas.focus();
      await page.keyboard.press('/');
      await page.keyboard.type('Stop 11997');
      await expect(page.getByRole('option', { name: 'Stop 11997' }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Stop 11997')).toBeVisible();
      await canvas.focus();
      await page.keyboard.press('ArrowRight');
      await expect(heading(page, 'Stop 11998')).toBeVisible();
    });

    await test.step('what hangs on it alone is folded away and shown again by keys', async () => {
      await page.keyboard.press('Shift+E');
      await seesInSight(person, NODES - 1);
      await page.keyboard.press('e');
      await seesInSight(person, NODES);
    });

    await test.step('it is renamed and put back by keys', async () => {
      const field = await edits(person, 'name');
      await field.fill('Capăt de linie');
      await field.press('Enter');
      await expect(heading(page, 'Capăt de linie')).toBeVisible();
      await canvas.focus();
      await page.keyboard.press('Control+z');
      await expect(heading(page, 'Stop 11998')).toBeVisible();
    });

    await test.step('another window renames it, and this one shows it', () => renamedElsewhere(person, 'Stop 11998'));

    await test.step('another is selected by a finger', async () => {
      await page.keyboard.press('Escape');
      await showsAll(person);
      const [at] = (await onPage(page, [placeOf(50 * COLUMNS + 60)])) ?? [];
      await page.touchscreen.tap(at!.x, at!.y);
      await expect(heading(page, `Stop ${50 * COLUMNS + 60}`)).toBeVisible();
      expect(await seriousIn(page)).toEqual([]);
    });

    await test.step('five hundred that a finger draws around go, and come back', async () => {
      await canvas.focus();
      await page.keyboard.press('Escape');
      await showsAll(person);
      await page.getByRole('button', { name: person.text('canvas:toolMenu.select') }).tap();
      await page.getByRole('menuitemcheckbox', { name: person.text('canvas:action.lasso') }).tap();
      await expect(page.getByTestId('lasso')).toBeVisible();
      const { left, top, right, bottom } = AROUND_500;
      const corners = [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
        { x: left, y: top },
      ];
      const drawn = (await onPage(page, corners)) ?? [];
      const touch = await page.context().newCDPSession(page);
      // A finger that lifts at full speed would fling: this one rests at the last corner.
      const began = Date.now() / 1000 - 3;
      const points = [...drawn, ...drawn.slice(-1)].map(({ x, y }) => [{ x, y }]);
      for (const [at, touchPoints] of points.entries())
        await touch.send('Input.dispatchTouchEvent', {
          type: at === 0 ? 'touchStart' : 'touchMove',
          touchPoints,
          timestamp: began + at * 0.3,
        });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: began + 3 });
      const panel = page.getByRole('complementary', { name: person.text('canvas:set.name') });
      const begins = panel.getByRole('button', { name: person.text('canvas:set.delete_other', { number: 500 }) });
      const undo = () => person.button('canvas:action.undo').first().tap();
      await deletesTheFiveHundred(person, () => begins.tap(), undo);
    });
  });
});
