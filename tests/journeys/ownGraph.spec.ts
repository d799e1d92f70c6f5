import { seriousIn } from './axe';
import { drawnNodes } from './drawnAt';
import { fits } from './fits';
import { expect, test } from './harta';
import { openedWithThree } from './openedWithThree';

/** Orchards with more types of relationships than a legend lists, among them numbers. */
const orchards = () => [
  ...Array.from({ length: 30 }, (_, at) => ({
    ...{ op: 'createNode', nodeId: `01J000000000000000000000${String(at).padStart(2, '0')}`, labels: ['Orchard'] },
    ...{ position: { x: (at % 10) * 170, y: Math.floor(at / 10) * 300 } },
    properties: { name: `Brook Orchard ${at}`, county: ['Kent', 'Devon', 'Dorset'][at % 3], hectares: 2.5 * at },
  })),
  ...Array.from({ length: 29 }, (_, at) => ({
    ...{ op: 'createRelationship', properties: {}, type: at < 6 ? String(at + 1) : `leased in ${2000 + at}` },
    startNodeId: `01J000000000000000000000${String(at).padStart(2, '0')}`,
    endNodeId: `01J000000000000000000000${String(at + 1).padStart(2, '0')}`,
  })),
];

test('the key for an import asks for files, on a page that has just come and on one that was used', async ({
  person,
}) => {
  // Listened for first: whoever begins to listen as the key is pressed may come late.
  let asked = 0;
  person.page.on('filechooser', () => (asked += 1));
  const page = await openedWithThree(person);
  await page.keyboard.press('i');
  await expect.poll(() => asked).toBe(1);
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('i');
  await expect.poll(() => asked).toBe(2);
});

test('a file that is brought beside a table without rows stands in it, and the keys begin there', async ({
  person,
  page,
}) => {
  await person.hasAccount();
  await page.goto('/dashboard/data-management');
  await expect(page.getByRole('button', { name: person.text('files:sample.load') })).toBeVisible();
  const kites = { name: 'kites.csv', mimeType: 'text/csv', buffer: Buffer.from('kite,maker\nRed,Ada\nBlue,Bo\n') };
  await page.locator('input[type=file]').setInputFiles([kites]);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: person.text('files:action.check') }).click();
  await drawer.getByRole('button', { name: person.text('files:action.confirm') }).click();
  await expect(page.getByRole('gridcell', { name: 'Blue', exact: true }).first()).toBeVisible();
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1);
});

test('a part of a graph is copied as text in Harta’s own format, with its relationships', async ({
  person,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openedWithThree(person);
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+F10');
  const copying = page.getByRole('menuitem', { name: person.text('canvas:action.copyAsJson') });
  await expect(copying).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await copying.click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('KNOWS');
  const clip = JSON.parse(await copied()) as { format: string; nodes: object[]; relationships: object[] };
  expect([clip.format, clip.nodes.length, clip.relationships.length]).toEqual(['harta', 3, 2]);
  // As another program may give it back: without places.
  const nodes = clip.nodes.map((node) => ({ ...node, position: undefined }));
  await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify({ ...clip, nodes }));
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('Control+v');
  await person.seesOnCanvas(6, 4);
  // They move apart from where they came in.
  const places = async () =>
    new Set((await drawnNodes(page)).map(({ x, y }) => `${Math.round(x / 20)} ${Math.round(y / 20)}`)).size;
  await expect.poll(places).toBe(6);
});

test('all is shown beside the legend, in which numbers and rare types are one entry', async ({ person, page }) => {
  const account = await person.hasAccount();
  await account.post('/neo4j/patch', { operations: orchards() });
  await page.goto('/dashboard/data-overview');
  await person.seesOnCanvas(30, 29);
  const legend = page.getByRole('region', { name: person.text('canvas:legend.name') });
  await expect(legend.getByRole('button', { name: /21/ })).toBeVisible();
  const { x = 0 } = (await legend.boundingBox()) ?? {};
  const farthest = async () => Math.max(...(await drawnNodes(page)).map((node) => node.x));
  await expect.poll(farthest).toBeLessThan(x);

  // The panel of many comes later than the selection, and must not lie over it.
  await legend.getByRole('button', { name: /^Orchard/ }).click({ modifiers: ['Shift'] });
  const panel = page.getByRole('complementary', { name: person.text('canvas:set.name') });
  await expect(panel).toContainText(person.text('canvas:set.count_other', { number: 30 }));
  const { x: left = 0 } = (await panel.boundingBox()) ?? {};
  await expect.poll(farthest).toBeLessThan(left);
  expect(await seriousIn(page)).toEqual([]);
});

test.describe('a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the look of a label stays within it, on the canvas and on the page for data (ro, dark)', async ({
    person,
    page,
  }) => {
    await person.prefers('ro', 'dark');
    const account = await person.hasAccount();
    await account.post('/neo4j/patch', { operations: orchards() });
    await page.goto('/dashboard/data-overview');
    await person.seesOnCanvas(30, 29);
    await person.choosesTool('views', 'legend');
    const title = person.text('styles:of', { name: 'Orchard' });
    for (const where of ['canvas', 'configuration']) {
      await page.getByRole('button', { name: title }).tap();
      const look = page.getByRole(where === 'canvas' ? 'region' : 'dialog', { name: title });
      await look.getByRole('tab', { name: person.text('styles:tab.rules'), exact: true }).tap();
      await expect(look.getByRole('button', { name: person.text('styles:rule.add') })).toBeVisible();
      const { x = 0, width = 999 } = (await look.boundingBox()) ?? {};
      expect(x, where).toBeGreaterThanOrEqual(0);
      expect(x + width, where).toBeLessThanOrEqual(360);
      await look.getByRole('button', { name: person.text('styles:rule.add') }).tap();
      await fits(page);
      expect(await seriousIn(page), where).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`look-${where}.png`) });
      if (where === 'canvas') await page.goto('/dashboard/data-configuration/looks');
    }
  });
});
