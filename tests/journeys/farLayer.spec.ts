import { seriousIn } from './axe';
import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';
import { type Person } from './person';

/** With what joins them more than Cytoscape draws by itself. */
const NODES = 900;
const ids = Array.from({ length: NODES }, (_, at) => at);
const FILES = [
  { name: 'stops.csv', text: ['id:ID,name,:LABEL', ...ids.map((at) => `${at},Stop ${at},Stop`)].join('\n') },
  {
    name: 'next.csv',
    text: [':START_ID,:END_ID,:TYPE', ...ids.slice(1).map((at) => `${at - 1},${at},NEXT`)].join('\n'),
  },
];

/** What draws the far layer is refused: its script, or that of its worker. */
const PARTS = { script: /assets\/FarDrawing-[^/]*\.js/u, worker: /assets\/drawing\.worker-[^/]*\.js/u };

for (const [part, address] of Object.entries(PARTS))
  test(`a far layer whose ${part} does not come is said to be missing, and drawn once it is asked for again`, async ({
    person,
    page,
  }) => {
    await importsByCalls(await person.hasAccount(), FILES);
    await page.route(address, (route) => route.abort());
    await page.goto('/dashboard/data-overview');
    await person.seesOnCanvas(NODES, NODES - 1);
    const said = page.getByText(person.text('canvas:map.failed'), { exact: true });
    const retry = page.getByRole('status').getByRole('button', { name: person.text('canvas:retry') });
    await expect(said).toBeVisible();

    await test.step('asking again while it is still refused says so again', async () => {
      await retry.click();
      await expect(said).toBeVisible();
    });

    await page.unroute(address);
    await retry.click();
    await expect(said).toBeHidden();
    const drawn = page.getByTestId('far-layer');
    await expect.poll(() => drawn.evaluate((canvas: HTMLCanvasElement) => canvas.style.width)).not.toBe('');
    await page.screenshot({ path: test.info().outputPath('recovered.png') });
  });

/** What the line beside the canvas says of a box that keys draw. */
const boxed = (person: Person, page = person.page) =>
  page.getByRole('status').filter({ hasText: person.language === 'ro' ? /în dreptunghi$/u : /in the box$/u });

for (const language of ['en', 'ro'] as const)
  test(`nodes of the far layer are selected by a box that keys move and size (${language})`, async ({
    person,
    page,
  }) => {
    await person.prefers(language, language === 'en' ? 'light' : 'dark');
    await importsByCalls(await person.hasAccount(), FILES);
    await page.goto('/dashboard/data-overview');
    await person.seesOnCanvas(NODES, NODES - 1);
    const canvas = await person.canvas();
    await expect(page.getByTestId('far-layer')).toBeVisible();
    await canvas.focus();

    await test.step('it stands in the list of keys', async () => {
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: person.text('canvas:shortcuts.title') });
      await expect(sheet.getByText(person.text('canvas:action.box'), { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });

    await canvas.focus();
    await page.keyboard.press('Shift+S');
    const box = page.getByTestId('key-box').locator('polygon');
    const told = boxed(person);
    await expect(page.getByText(person.text('canvas:hint.boxing'), { exact: true })).toBeVisible();
    await expect(told).toHaveText(/\d/u);
    const countIn = async () => Number((await told.textContent())?.replace(/\D/gu, ''));
    const [inMiddle, corners] = [await countIn(), await box.getAttribute('points')];
    expect(await seriousIn(page)).toEqual([]);

    await test.step('arrow keys move it, and with Shift they size it', async () => {
      await page.keyboard.press('ArrowUp');
      await expect(box).not.toHaveAttribute('points', corners ?? '');
      await page.keyboard.press('ArrowDown');
      await expect(box).toHaveAttribute('points', corners ?? '');
      for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowDown');
      await expect.poll(countIn).toBeGreaterThan(inMiddle);
    });
    await page.screenshot({ path: test.info().outputPath('box.png') });

    await test.step('Escape puts it away, and nothing is selected', async () => {
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
      await expect(page.getByRole('complementary', { name: person.text('canvas:set.name') })).toBeHidden();
    });

    await test.step('begun again from the menu of the toolbar it takes keys at once, and Enter selects what is in it', async () => {
      await person.choosesTool('select', 'box');
      await expect(canvas).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(box).not.toHaveAttribute('points', corners ?? '');
      await page.keyboard.press('ArrowLeft');
      await expect(box).toHaveAttribute('points', corners ?? '');
      await expect(told).toHaveText(/\d/u);
      const count = await countIn();
      expect(count).toBe(inMiddle);
      await page.keyboard.press('Enter');
      await expect(box).toBeHidden();
      const panel = page.getByRole('complementary', { name: person.text('canvas:set.name') });
      const number = new Intl.NumberFormat(person.language).format(count);
      await expect(panel).toContainText(
        person.text(`canvas:set.count_${new Intl.PluralRules(language).select(count)}`, { count, number }),
      );
    });
  });
