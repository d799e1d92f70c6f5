import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';

const NODES = 40;
const FILES = [
  {
    name: 'nodes.csv',
    text: ['id:ID,name,:LABEL', ...Array.from({ length: NODES }, (_, i) => `${i},Stop ${i},Stop`)].join('\n'),
  },
  {
    name: 'relationships.csv',
    text: [':START_ID,:END_ID,:TYPE', ...Array.from({ length: NODES - 1 }, (_, i) => `${i},${i + 1},NEXT`)].join('\n'),
  },
];

test('a small map shows where one is, goes where it is pressed, and stays as it was left', async ({ person }) => {
  const { page } = person;
  await importsByCalls(await person.hasAccount(), FILES);
  await page.goto('/dashboard/data-overview');
  await person.seesOnCanvas(NODES, NODES - 1);
  await person.canvas();
  const toggle = page.getByRole('button', { name: person.text('canvas:minimap') });
  const map = page.getByTestId('minimap');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const frame = map.locator('div');
  await expect(frame).toHaveAttribute('style', /translate/);

  await test.step('the frame becomes smaller when less is seen, and comes to where the map is pressed', async () => {
    const widthOf = async () => (await frame.boundingBox())?.width ?? 0;
    const whole = await widthOf();
    const zoomIn = page.getByRole('button', { name: person.text('canvas:action.zoomIn') });
    for (let press = 0; press < 6; press += 1) await zoomIn.click();
    await expect.poll(widthOf).toBeLessThan(whole / 2);
    await map.click({ position: { x: 30, y: 30 } });
    const [at, there] = [await map.boundingBox(), await frame.boundingBox()];
    expect(at).not.toBeNull();
    expect(there).not.toBeNull();
    expect(there!.x - at!.x).toBeLessThan(84);
  });

  await test.step('open when the page is opened again, and not there on a narrow screen', async () => {
    await page.reload();
    await person.seesOnCanvas(NODES, NODES - 1);
    await expect(map).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(map).toBeHidden();
  });
});
