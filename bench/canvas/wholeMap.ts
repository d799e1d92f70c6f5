import { type BenchRow } from '../table.js';
import { textIn } from '../../tests/journeys/texts.js';
import { type CanvasPage } from './CanvasPage.js';

const MEGABYTE = 2 ** 20;
/** The page keeps this much of a map of a hundred thousand nodes and three hundred thousand relationships. */
const MOST_HEAP = 400;
const FIRST = 1000;
/** How often a canvas is left and come back to. */
const TIMES = 20;
const MOST_GROWTH = 0.05;

const upTo = (what: string, measured: number, bar: number, unit = 'ms'): BenchRow => ({
  what,
  measured: `${Math.round(measured)} ${unit}`,
  bar: `≤ ${bar} ${unit}`,
  ok: measured <= bar,
});

/** A project that was just brought in and has no places: all of it is drawn and arranged without a press. */
async function fresh(canvas: CanvasPage, nodes: number): Promise<BenchRow[]> {
  const { page } = canvas;
  await page.reload();
  const answered = async () => canvas.answered('/api/neo4j/graph');
  const first = await canvas.drawn({ nodes: FIRST });
  const asked = await answered();
  const whole = await canvas.seen('[data-map=shown]');
  const draft = await canvas.seen('progress[value]:not([value="0"])');
  const done = await canvas.seen('[data-testid=graph-canvas][data-layout=idle]');
  const what = `${nodes} nodes without places`;
  return [
    upTo(`${what}: first picture, from the answer`, first - asked, 1500),
    upTo(`${what}: from its whole map until a draft of it is drawn`, draft - whole, 8000),
    upTo(`${what}: the same until it is arranged`, done - whole, 60_000),
    upTo(`${what}: longest task of the page until then`, await canvas.longestTaskSince(0), 100),
  ];
}

/** The same project opened again, where it has places. */
async function again(canvas: CanvasPage, nodes: number): Promise<BenchRow[]> {
  // What was arranged is kept in slices.
  await canvas.page.waitForTimeout(20_000);
  await canvas.page.reload();
  const first = await canvas.drawn({ nodes: FIRST });
  const whole = await canvas.seen('[data-map=shown]');
  await canvas.page.waitForTimeout(3000);
  const what = `${nodes} nodes with places`;
  return [
    upTo(`${what}: first picture, from the beginning of the page`, first, 1500),
    upTo(`${what}: all of it, from the beginning of the page`, whole, 6000),
    upTo(`${what}: longest task of the page`, await canvas.longestTaskSince(0), 100),
    upTo(`${what}: memory that the page keeps`, (await canvas.keptMemory()) / MEGABYTE, MOST_HEAP, 'MB'),
  ];
}

/** Opening a project of very many nodes, from its import on. */
export async function benchWholeMap(canvas: CanvasPage, nodes: number): Promise<BenchRow[]> {
  return [...(await fresh(canvas, nodes)), ...(await again(canvas, nodes))];
}

/** What a canvas leaves behind when it is left and come back to again and again. */
export async function benchComingBack(canvas: CanvasPage, nodes: number): Promise<BenchRow> {
  const go = (key: string) =>
    canvas.page
      .getByRole('link', { name: textIn('en', key), exact: true })
      .first()
      .click();
  const keptAfter = async (times: number): Promise<number> => {
    for (let time = 0; time < times; time += 1) {
      await go('shell:navigation.history');
      await canvas.page.waitForTimeout(300);
      await go('shell:navigation.overview');
      await canvas.drawn({ nodes });
      await canvas.page.waitForTimeout(500);
    }
    return canvas.keptMemory();
  };
  // The first two times also bring code that is kept.
  const before = await keptAfter(2);
  // Meanwhile the browser compiles what is run often, and keeps that; the next times show what is kept for each.
  const warm = await keptAfter(TIMES);
  const after = await keptAfter(TIMES);
  const growth = after / warm - 1;
  const [early, late] = [warm / before - 1, growth].map((part) => `${(part * 100).toFixed(1)}%`);
  return {
    what: `leaving a canvas of ${nodes} nodes and coming back ${TIMES} times: memory of the page grows by; the next ${TIMES} times`,
    measured: `${early} (of ${Math.round(before / MEGABYTE)} MB); ${late}`,
    bar: `≤ ${MOST_GROWTH * 100}% once code is compiled`,
    ok: growth <= MOST_GROWTH,
  };
}
