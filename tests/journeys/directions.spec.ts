import { expect, test } from './harta';

const EVIL = '\u202Elive';

/** Texts of the page and its tooltips in which a sign turns the direction of others. */
const turning = (): string[] => {
  const signs = /[\u202A-\u202E\u2066\u2067]/u;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode;
    if (signs.test(textContent ?? '')) found.push(`${parentElement?.outerHTML.slice(0, 160) ?? ''}`);
  }
  for (const element of document.querySelectorAll('[title]'))
    if (signs.test(element.getAttribute('title') ?? '')) found.push(`title of ${element.outerHTML.slice(0, 160)}`);
  return found;
};

test('no name or value that turns directions turns a page that shows it', async ({ person, page }) => {
  const account = await person.hasAccount();
  const nodes = ['A', 'B'].map((id) => ({
    op: 'createNode',
    nodeId: `01ARZ3NDEKTSV4RRFFQ69G5FA${id}`,
    labels: [`Label ${EVIL}`],
    properties: { name: `${id} ${EVIL}`, [`key ${EVIL}`]: `value ${EVIL}`, list: [`one ${EVIL}`, 'two'] },
  }));
  const [start, end] = nodes.map(({ nodeId }) => nodeId);
  const tie = { op: 'createRelationship', type: `TYPE ${EVIL}`, startNodeId: start, endNodeId: end };
  await account.post('/neo4j/patch', {
    operations: [...nodes, { ...tie, properties: { note: `note ${EVIL}` } }],
  });
  await account.post('/neo4j/projects', { name: `Project ${EVIL}`, description: `About ${EVIL}` });

  const staysSound = async (what: string) => expect(await page.evaluate(turning), what).toEqual([]);
  await page.goto('/dashboard/data-overview');
  await person.seesOnCanvas(2, 1);
  await person.canvas();
  await staysSound('the canvas with its legend');
  await page.getByRole('combobox', { name: person.text('canvas:search.name') }).fill('live');
  await page.getByRole('option').first().waitFor();
  await staysSound('what a search finds');
  await page.getByRole('option').first().click();
  const panel = page.getByRole('complementary', { name: person.text('canvas:panel.node') });
  await expect(panel.getByText('value live')).toBeVisible();
  await staysSound('the panel of a node');
  await panel.getByRole('tab', { name: person.text('canvas:panel.relationshipsCounted_one', { count: 1 }) }).click();
  await panel
    .getByRole('button', { name: /TYPE live/u })
    .first()
    .waitFor();
  await staysSound('its relationships');
  await page.screenshot({ path: test.info().outputPath('panel.png') });
  await page.getByTestId('graph-canvas').focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('complementary', { name: person.text('canvas:set.name') }).waitFor();
  await staysSound('the selection');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menu').first().waitFor();
  await staysSound('a menu');
  await page.keyboard.press('Escape');

  await page.goto('/dashboard/data-management');
  await expect(page.getByRole('gridcell', { name: 'value live', exact: true }).first()).toBeVisible();
  await staysSound('the table of nodes');
  await page.getByRole('tab', { name: person.text('data:tab.relationship') }).click();
  await expect(page.getByRole('gridcell', { name: 'TYPE live', exact: true })).toBeVisible();
  await staysSound('the table of relationships');

  await page.goto('/dashboard/project-management');
  await expect(page.getByRole('heading', { name: 'Project live' })).toBeVisible();
  await staysSound('the projects');
  await page.goto('/dashboard/data-configuration/looks');
  await expect(page.getByText('Label live').first()).toBeVisible();
  await staysSound('the looks');

  await page.goto('/dashboard/data-configuration');
  const file = {
    name: `file ${EVIL}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,${EVIL}\nAda ${EVIL},1\nGrace,2\n`),
  };
  await page.locator('input[type=file]').setInputFiles([file]);
  await page.getByRole('dialog').getByText('Ada live').first().waitFor();
  await staysSound('the mapping of a file');
});
