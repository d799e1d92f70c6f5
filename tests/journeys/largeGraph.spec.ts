import { type Page } from '@playwright/test';

import { type Account } from './account';
import { seriousIn } from './axe';
import { edits } from './editing';
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

interface Viewed {
  zoom(): number;
  pan(): { readonly x: number; readonly y: number };
}

/** Where places of the graph are on the page. */
async function onPage(page: Page, places: readonly { readonly x: number; readonly y: number }[]) {
  return page.getByTestId('graph-canvas').evaluate((stage, wanted) => {
    const holder = [...stage.querySelectorAll('div')].find((one) => '_cyreg' in one) as unknown as {
      _cyreg: { cy: Viewed }; // Cytoscape's own mark on the element that it draws in
    };
    const { left, top } = stage.getBoundingClientRect();
    const [zoom, pan] = [holder._cyreg.cy.zoom(), holder._cyreg.cy.pan()];
    return wanted.map(({ x, y }) => ({ x: left + x * zoom + pan.x, y: top + y * zoom + pan.y }));
  }, places);
}

/** Shows all, and waits until the view has come to rest. */
async function showsAll(person: Person): Promise<void> {
  const { page } = person;
  await person.button('canvas:action.fitAll').click();
  let last = '';
  await expect(async () => {
    const now = JSON.stringify(await onPage(page, [placeOf(0), placeOf(NODES - 1)]));
    const isSame = now === last;
    last = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [500] });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

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
    const [at] = await onPage(page, [placeOf(50 * COLUMNS + 60)]);
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

  await test.step('another window changes it, and this one shows it', async () => {
    const other = new Person(await page.context().newPage());
    await other.page.goto('/dashboard/data-overview');
    await other.page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill('Stop 11999');
    await other.page.getByRole('option', { name: 'Stop 11999' }).first().click();
    const field = await edits(other, 'name');
    await field.fill('Renamed elsewhere');
    await field.press('Enter');
    await expect(heading(page, 'Renamed elsewhere')).toBeVisible();
    await other.page.close();
  });

  await test.step('five hundred in a box go, and come back', async () => {
    await page.keyboard.press('Escape');
    await showsAll(person);
    const half = APART / 2;
    const first = placeOf(40 * COLUMNS + 40);
    const corners = [
      { x: first.x - half, y: first.y - half },
      { x: first.x + 25 * APART - half, y: first.y + 20 * APART - half },
    ];
    const [from, to] = await onPage(page, corners);
    await page.keyboard.down('Shift');
    await page.mouse.move(from!.x, from!.y);
    await page.mouse.down();
    await page.mouse.move(to!.x, to!.y, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const panel = page.getByRole('complementary', { name: person.text('canvas:set.name') });
    await expect(panel).toContainText(person.text('canvas:set.count_other', { number: 500 }));
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog', { name: person.text('canvas:set.deleteTitle') });
    await dialog.getByRole('button', { name: person.text('canvas:delete.yes'), exact: true }).click();
    await expect(page.getByTestId('graph-canvas')).toHaveAttribute('data-nodes', String(NODES - 500));
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('Control+z');
    await person.seesOnCanvas(NODES, NODES - 1);
  });
});
