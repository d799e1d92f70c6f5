import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';

/** More than a canvas holds element by element; the last of them, which come last in its map, are depots. */
const NODES = 20_200;
const DEPOTS = 100;
const ids = Array.from({ length: NODES }, (_, at) => at);
const nameOf = (at: number) => (at < DEPOTS ? `Depot ${at}` : `Stop ${at}`);

const FILES = [
  {
    name: 'stops.csv',
    text: ['id:ID,name,:LABEL', ...ids.map((at) => `${at},${nameOf(at)},${at < DEPOTS ? 'Depot' : 'Stop'}`)].join('\n'),
  },
  {
    name: 'next.csv',
    text: [':START_ID,:END_ID,:TYPE', ...ids.flatMap((at) => (at % 2 === 1 ? [`${at - 1},${at},NEXT`] : []))].join(
      '\n',
    ),
  },
];

interface Found {
  readonly nodes: readonly { readonly id: string }[];
}

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

  await test.step('it stands in the list, from where it is gone to', async () => {
    await person.button('canvas:action.outline').click();
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
});
