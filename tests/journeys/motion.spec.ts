import { type Page } from '@playwright/test';
import { type NodeSingular } from 'cytoscape';

import { selects } from './editing';
import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';
import { openedWithThree } from './openedWithThree';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What moved on the canvas since it was followed: each place that a node was seen at, and how often all of it faded into something else. */
interface Followed {
  readonly places: Readonly<Record<string, readonly Place[]>>;
  readonly fades: number;
}

/** Follows everything that moves on the canvas from now on. */
async function follows(page: Page): Promise<() => Promise<Followed>> {
  const stage = page.getByTestId('graph-canvas');
  const log = await stage.evaluateHandle((element) => {
    const followed = { places: {} as Record<string, Place[]>, fades: 0 };
    window.canvasCore?.on('position', 'node', (event) => {
      const target = event.target as NodeSingular;
      (followed.places[target.data('caption') as string] ??= []).push({ ...target.position() });
    });
    new MutationObserver((changes) => {
      const isFade = (node: Node) => node instanceof HTMLElement && node.dataset['testid'] === 'fading';
      for (const { addedNodes } of changes) followed.fades += [...addedNodes].filter(isFade).length;
    }).observe(element, { childList: true, subtree: true });
    return followed;
  });
  return () => log.jsonValue();
}

const isAt = (one: Place | undefined, other: Place | undefined) =>
  one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 1;

test('what goes fades, what comes back comes out of its neighbour', async ({ person }) => {
  const page = await openedWithThree(person);
  const canvas = page.getByTestId('graph-canvas');
  const followed = await follows(page);
  const last = async (caption: string) => (await followed()).places[caption]?.at(-1);

  await test.step('neighbours fade when their node is collapsed', async () => {
    await selects(person, 'Ana');
    await canvas.focus();
    await page.keyboard.press('Shift+E');
    await expect.poll(async () => (await followed()).fades).toBe(1);
    await expect(page.getByTestId('fading')).toHaveCount(0);
  });

  await test.step('they come out of it again', async () => {
    const shown = page.getByRole('status').filter({ hasText: person.text('canvas:shown.back') });
    await shown.getByRole('button', { name: person.text('canvas:shown.back') }).click();
    await expect.poll(async () => (await followed()).places['Bob']?.length ?? 0).toBeGreaterThan(1);
    const { places } = await followed();
    // Both begin at one place, which is Ana's, and end apart.
    expect(isAt(places['Bob']?.[0], places['Cluj']?.[0])).toBe(true);
    await expect.poll(async () => isAt(await last('Bob'), await last('Cluj'))).toBe(false);
  });
});

test('a graph that is drawn from afar fades into where it is arranged, and back again', async ({ person }) => {
  const { page } = person;
  const ids = Array.from({ length: 1600 }, (_, at) => at);
  await importsByCalls(await person.hasAccount(), [
    { name: 'stops.csv', text: ['id:ID,name,:LABEL', ...ids.map((at) => `${at},Stop ${at},Stop`)].join('\n') },
    {
      name: 'next.csv',
      text: [':START_ID,:END_ID,:TYPE', ...ids.slice(1).map((at) => `${at - 1},${at},NEXT`)].join('\n'),
    },
  ]);
  await page.goto('/dashboard/data-overview');
  await person.seesOnCanvas(1600, 1599);
  const canvas = await person.canvas();
  await expect(page.getByTestId('far-layer')).toBeVisible();
  const followed = await follows(page);
  // What moves is loaded with the first press.
  const loaded = page.waitForResponse(/Motion/u);
  await canvas.focus();
  await page.keyboard.press('Escape');
  await loaded;
  await person.button('canvas:toolMenu.arrange').click();
  await page.getByRole('menuitem', { name: person.text('canvas:layout.of.grid') }).click();
  await expect.poll(async () => (await followed()).fades).toBeGreaterThan(0);
  await person.canvas();
  await expect(page.getByTestId('fading')).toHaveCount(0);
  const { fades } = await followed();
  await canvas.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await followed()).fades).toBeGreaterThan(fades);
  await expect(page.getByTestId('fading')).toHaveCount(0);
});
