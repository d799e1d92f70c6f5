import { type BenchRow, upTo } from '../table.js';
import { textIn } from '../../tests/journeys/texts.js';
import { type CanvasPage } from './CanvasPage.js';
import { readGraph } from './peers/PeerGraph.js';

const MEGABYTE = 2 ** 20;
/** The page keeps this much of a map of a hundred thousand nodes and three hundred thousand relationships. */
const MOST_HEAP = 400;
const FIRST = 1000;
/** How often a canvas is left and come back to. */
const TIMES = 20;
const MOST_GROWTH = 0.05;

/** A project that was just brought in and has no places: all of it is drawn and arranged without a press. */
async function* fresh(canvas: CanvasPage, nodes: number): AsyncGenerator<BenchRow> {
  const what = `${nodes} nodes without places`;
  await canvas.page.reload();
  const first = await canvas.drawn({ nodes: FIRST });
  yield upTo(`${what}: first picture, from the answer`, first - (await canvas.answered('/api/neo4j/graph')), 1500);
  const whole = await canvas.seen('[data-map=shown]');
  const draft = await canvas.seen('progress[value]:not([value="0"])');
  yield upTo(`${what}: from its whole map until a draft of it is drawn`, draft - whole, 8000);
  const done = await canvas.seen('[data-testid=graph-canvas][data-layout=idle]');
  yield upTo(`${what}: the same until it is arranged`, done - whole, 60_000);
  yield upTo(`${what}: longest task of the page until then`, await canvas.longestTaskSince(0), 100);
}

/** Until the store has a place of every node: what was arranged is kept in slices. */
async function placesKept(canvas: CanvasPage, origin: string): Promise<void> {
  const isKept = async () => (await readGraph(origin, canvas.bearer)).x.every((x) => !Number.isNaN(x));
  while (!(await isKept())) await canvas.page.waitForTimeout(2000);
}

/** When the first picture of a project and all of it are there, in milliseconds. */
interface Opening {
  readonly nodes: number;
  readonly first: number;
  readonly all: number;
  /** What is there once all of it is. */
  readonly whole: string;
}

/** A project opened again, where it has places. */
export async function* benchOpening(canvas: CanvasPage, origin: string, bars: Opening): AsyncGenerator<BenchRow> {
  await placesKept(canvas, origin);
  await canvas.page.reload();
  const first = await canvas.drawn({ nodes: FIRST });
  const whole = await canvas.seen(bars.whole);
  await canvas.page.waitForTimeout(2000);
  const what = `${bars.nodes} nodes with places`;
  yield upTo(`${what}: first picture, from the beginning of the page`, first, bars.first);
  yield upTo(`${what}: all of it, from the beginning of the page`, whole, bars.all);
  yield upTo(`${what}: longest task of the page`, await canvas.longestTaskSince(0), 100);
}

/** Opening a project of very many nodes, from its import on. */
export async function* benchWholeMap(canvas: CanvasPage, origin: string, nodes: number): AsyncGenerator<BenchRow> {
  yield* fresh(canvas, nodes);
  yield* benchOpening(canvas, origin, { nodes, first: 1500, all: 6000, whole: '[data-map=shown]' });
  const kept = (await canvas.keptMemory()) / MEGABYTE;
  yield upTo(`${nodes} nodes with places: memory that the page keeps`, kept, MOST_HEAP, 'MB');
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
      await canvas.page.waitForTimeout(100);
      await go('shell:navigation.overview');
      await canvas.drawn({ nodes });
      await canvas.page.waitForTimeout(250);
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
