import { readFile } from 'node:fs/promises';

import { type Page } from '@playwright/test';

import { seriousIn } from './axe';
import { expect, test } from './harta';
import { type Person } from './person';

const TEAL = '#3f9397';

/** Ships of a harbour: what they are called says nothing, their number in the register does. */
const ships = () => [
  ...['Zefir', 'Albatros', 'Mira'].map((name, at) => ({
    ...{ op: 'createNode', nodeId: `01J0000000000000000000000${at}`, labels: ['Ship'] },
    properties: { name, register: `B${3 - at}`, tons: 1000 * (at + 1) },
  })),
  { op: 'createNode', nodeId: '01J00000000000000000000009', labels: ['Harbour'], properties: { name: 'Constanța' } },
  ...[0, 1, 2].map((at) => ({
    ...{ op: 'createRelationship', type: 'MOORED_AT', properties: {} },
    ...{ startNodeId: `01J0000000000000000000000${at}`, endNodeId: '01J00000000000000000000009' },
  })),
];
const LOOK = { caption: '{register}: {name}', colour: 'teal', shape: 'hexagon' };

/** Notes from now on, at each frame, which colours the nodes of the canvas have been drawn in. */
const notesColours = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { coloursSeen: seen });
    const look = () => {
      window.canvasCore?.nodes().forEach((node) => {
        const { colour, shape } = node.data() as { readonly colour: string; readonly shape: string };
        if (shape !== 'ellipse' || colour !== '') seen.add(`${colour} ${shape}`);
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Opens the dialog for a picture by its key. */
async function wantsPicture(person: Person) {
  await person.page.getByTestId('graph-canvas').focus();
  await person.page.keyboard.press('Shift+K');
  const dialog = person.page.getByRole('dialog', { name: person.text('canvas:picture.title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('what was chosen for a label is seen from the first frame on, in tables too, and leaves as a picture', async ({
  person,
  page,
}) => {
  await person.prefers('en', 'light');
  const account = await person.hasAccount();
  await account.post('/neo4j/patch', { operations: ships() });
  await account.put('/neo4j/style', { kind: 'label', name: 'Ship', version: 0, style: LOOK });

  await test.step('the first drawn frame has it, although the graph comes before it', async () => {
    await notesColours(page);
    await page.route(/\/graphql\?Styles$/, async (route) => {
      await new Promise((go) => setTimeout(go, 2500));
      await route.continue();
    });
    await page.goto('/dashboard/data-overview');
    // What is pressed before anything is drawn is done once it is.
    await person.button('canvas:toolMenu.picture').click();
    await page.getByRole('menuitem', { name: person.text('canvas:action.keepPicture') }).click();
    await expect(page.getByTestId('graph-canvas')).toHaveAttribute('data-nodes', '0');
    await person.seesOnCanvas(4, 3);
    await expect(page.getByText(person.text('images:keptToast'), { exact: true })).toBeVisible();
    await page.unroute(/\/graphql\?Styles$/);
    const seen = await page.evaluate(() => [...(window as unknown as { coloursSeen: Set<string> }).coloursSeen]);
    expect(seen.filter((look) => look.startsWith(TEAL))).toEqual([`${TEAL} hexagon`]);
    expect(seen).toHaveLength(2);
  });

  await test.step('it leaves as PNG and SVG', async () => {
    const dialog = await wantsPicture(person);
    expect(await seriousIn(page)).toEqual([]);
    await dialog.getByRole('radio', { name: person.text('canvas:picture.whole') }).check();
    await dialog.getByRole('checkbox', { name: person.text('canvas:picture.transparent') }).check();
    const told = await dialog.getByText(/pixels/).innerText();
    const [width, height] = [...told.matchAll(/[\d,]+/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
    const png = page.waitForEvent('download');
    await dialog.getByRole('button', { name: person.text('canvas:picture.save') }).click();
    const bytes = await readFile(await (await png).path());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
    // Colour with transparency, and the corner has nothing on it.
    expect(bytes[25]).toBe(6);
    const corner = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 1;
      canvas.height = 1;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, 1, 1).data[3];
    }, bytes.toString('base64'));
    expect(corner).toBe(0);
    await expect(dialog).toBeHidden();

    const again = await wantsPicture(person);
    await again.getByRole('radio', { name: person.text('canvas:picture.svg') }).check();
    const saved = page.waitForEvent('download');
    await again.getByRole('button', { name: person.text('canvas:picture.save') }).click();
    const svg = await readFile(await (await saved).path(), 'utf8');
    for (const text of ['B3:', 'Zefir', 'Ship (3)', 'moored at (3)', TEAL]) expect(svg).toContain(text);
    expect(svg).not.toMatch(/href="(?!data:)/);
  });

  await test.step('tables sort by it, and say it', async () => {
    await page.goto('/dashboard/data-management');
    const cell = (name: string) => page.getByRole('gridcell', { name, exact: true }).first();
    await expect(cell('B3: Zefir')).toBeVisible();
  });
});
