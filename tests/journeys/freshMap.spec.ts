import { readFile } from 'node:fs/promises';

import { type Page } from '@playwright/test';

import { type GraphNode } from '../../domain/elements/elements';
import { onPage } from './canvasCore';
import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';
import { type Person } from './person';

/** More than a canvas holds element by element; the last of them, which come last in its map, are depots. */
const NODES = 20_200;
const DEPOTS = 100;
const ids = Array.from({ length: NODES }, (_, at) => at);
/** Depots hang on the first of them, which is the best known of all: it is on the canvas, and what hangs on it on the map alone. */
const linkOf = (at: number): string[] =>
  at < DEPOTS ? (at === 0 ? [] : [`0,${at},NEXT`]) : at % 2 === 1 ? [`${at - 1},${at},NEXT`] : [];
const lineOf = (at: number) => (at % 3 === 0 ? 'Red' : 'Green');
const RED = ids.filter((at) => lineOf(at) === 'Red').length;
const nameOf = (at: number) => (at < DEPOTS ? `Depot ${at}` : `Stop ${at}`);

const FILES = [
  {
    name: 'stops.csv',
    text: [
      'id:ID,name,line,:LABEL',
      ...ids.map((at) => `${at},${nameOf(at)},${lineOf(at)},${at < DEPOTS ? 'Depot' : 'Stop'}`),
    ].join('\n'),
  },
  {
    name: 'next.csv',
    text: [':START_ID,:END_ID,:TYPE', ...ids.flatMap(linkOf)].join('\n'),
  },
];

interface Found {
  readonly nodes: readonly Pick<GraphNode, 'id' | 'position' | 'properties' | 'version'>[];
}

/** All of the graph as a picture of a format. */
async function savedPicture(person: Person, format: string, values: Readonly<Record<string, number>> = {}) {
  await person.page.getByTestId('graph-canvas').focus();
  await person.page.keyboard.press('Shift+K');
  const dialog = person.page.getByRole('dialog', { name: person.text('canvas:picture.title') });
  for (const choice of [person.text('canvas:picture.whole'), person.text(format, values)])
    await dialog.getByRole('radio', { name: choice, exact: true }).check();
  await dialog.getByRole('checkbox', { name: person.text('canvas:picture.transparent') }).check();
  const saved = person.page.waitForEvent('download');
  await dialog.getByRole('button', { name: person.text('canvas:picture.save') }).click();
  const file = await readFile(await (await saved).path());
  await expect(dialog).toBeHidden();
  return file;
}

/** How many pixels of a picture are not clear. */
const inkOf = (page: Page, png: Buffer) =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data: pixels } = context!.getImageData(0, 0, canvas.width, canvas.height);
    let ink = 0;
    for (let at = 3; at < pixels.length; at += 4) ink += Number(pixels[at]! > 0);
    return ink;
  }, png.toString('base64'));

test('all of a project that was just brought in is drawn, arranged and in hand, without a press', async ({
  person,
  page,
}) => {
  test.slow();
  const account = await person.hasAccount();
  await importsByCalls(account, FILES);
  let kept = 0;
  page.on('request', (request) => {
    const asked = request.postData() ?? '';
    if (asked.includes('avePositions') || request.url().includes('/positions')) kept += 1;
  });
  await page.goto('/dashboard/data-overview');
  const shows = (nodes: number, total = NODES) => {
    const [shown = '', all = ''] = [nodes, total].map((count) => count.toLocaleString('en-GB'));
    return expect(page.getByText(person.text('canvas:shown.nodes_other', { shown, total: all }))).toBeVisible();
  };

  await test.step('all of it comes and is arranged', async () => {
    await expect(page.locator('[data-map=shown]')).toBeVisible();
    await shows(NODES);
    await person.canvas();
    await expect(page.getByTestId('far-layer')).toBeVisible();
  });

  await test.step('what the map alone knows is hidden by the legend', async () => {
    const legend = page.getByRole('region', { name: person.text('canvas:legend.name') });
    const depot = legend.getByRole('button', { name: /^Depot/u });
    await depot.click();
    await shows(NODES - DEPOTS);
    await depot.click();
    await shows(NODES);
  });

  await test.step('it is filtered by a property, of which its map knows nothing, and follows what changes elsewhere', async () => {
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('q');
    const bar = page.getByRole('region', { name: person.text('canvas:filter.title'), exact: true });
    await bar.getByRole('button', { name: person.text('query:add.title') }).press('Enter');
    await page.getByRole('menuitem', { name: person.text('query:add.property') }).click();
    const form = bar.getByRole('form');
    await form.getByLabel(person.text('query:field.property')).fill('line');
    await form.getByLabel(person.text('query:field.value')).fill('Red');
    await form.getByRole('button', { name: person.text('canvas:filter.apply') }).click();
    const finds = (count: number) =>
      expect(bar.getByRole('status')).toHaveText(person.text('canvas:filter.found_other', { count, shown: NODES }));
    await finds(RED);
    await bar.getByText(person.text('canvas:filter.hide')).click();
    await shows(RED);
    await page.screenshot({ path: test.info().outputPath('filtered.png') });
    const { nodes } = await account.get<Found>('/neo4j/search?text=Stop%20300');
    const { id, version } = nodes.find((node) => node.properties['name'] === 'Stop 300')!;
    await account.post('/neo4j/update-node', { nodeId: id, version, setProperties: { line: 'Green' } });
    await finds(RED - 1);
    await shows(RED - 1);
    await bar.getByRole('button', { name: person.text('canvas:filter.clear') }).click();
    await shows(NODES);
  });

  await test.step('it stands in the list, from where it is gone to', async () => {
    await person.choosesTool('views', 'outline');
    await page.getByPlaceholder(person.text('canvas:outline.filter')).fill('Depot 17');
    const row = page.getByRole('option', { name: 'Depot 17', exact: true });
    await expect(row).toHaveAttribute('aria-setsize', '1');
    await row.click();
    await expect(page.getByRole('heading', { name: 'Depot 17', exact: true })).toBeVisible();
  });

  await test.step('what goes elsewhere goes here', async () => {
    const { nodes } = await account.get<Found>('/neo4j/search?text=Depot%2042');
    await account.post('/neo4j/bulk', { action: 'delete', nodes: [{ id: nodes[0]!.id }] });
    await shows(NODES - 1, NODES - 1);
  });

  await test.step('where it stands is kept', async () => {
    await expect.poll(() => kept).toBeGreaterThanOrEqual(5);
    await page.waitForTimeout(1500);
    await page.reload();
    await expect(page.locator('[data-map=shown]')).toBeVisible();
    await shows(NODES - 1, NODES - 1);
    await expect(page.getByTestId('graph-canvas')).toHaveAttribute('data-layout', 'idle');
  });

  await test.step('a point of the map is named under the pointer', async () => {
    const { nodes } = await account.get<Found>('/neo4j/search?text=Depot%2017');
    const [at] = (await onPage(page, [nodes[0]!.position!])) ?? [];
    const marked = page.locator('canvas[data-testid=emphasis]:not([hidden])');
    await expect(marked).toHaveCount(0);
    await page.mouse.move(at!.x - 1, at!.y);
    await page.mouse.move(at!.x, at!.y);
    await expect(marked).toBeVisible();
    await page.mouse.move(5, 5);
  });

  await test.step('what hangs on a selected node comes with it', async () => {
    const canvas = page.getByTestId('graph-canvas');
    await expect(canvas).toHaveAttribute('data-nodes', '20000');
    await person.choosesTool('views', 'outline');
    await page.getByPlaceholder(person.text('canvas:outline.filter')).fill('Depot 0');
    await page.getByRole('option', { name: 'Depot 0', exact: true }).click();
    await expect(canvas).toHaveAttribute('data-nodes', String(20_000 + DEPOTS - 2));
  });

  await test.step('all of it leaves as a picture', async () => {
    const svg = await savedPicture(person, 'canvas:picture.svg');
    expect(svg.toString().match(/<circle/gu)?.length).toBeGreaterThanOrEqual(NODES - 1);
    expect(svg.toString()).toContain(`Stop (${(NODES - DEPOTS).toLocaleString('en-GB')})`);
    const png = await savedPicture(person, 'canvas:picture.png', { scale: 1 });
    expect(await inkOf(page, png)).toBeGreaterThan(NODES);
  });
});
