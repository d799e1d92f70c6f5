import { Installation } from '../../tests/journeys/installation.js';
import { SAMPLE } from '../../tests/journeys/sample.js';
import { type GraphSize } from '../files/graphTables.js';
import { type BenchRow } from '../table.js';
import { CanvasPage } from './CanvasPage.js';
import { FRAMES } from './frames.js';
import { importGraph } from './importGraph.js';
import { clickToSelected } from './selecting.js';

/** Graphs of as many elements as people mostly have; the last is the sample. */
const SIZES: readonly (GraphSize | 'sample')[] = [
  { nodes: 100, relationships: 200 },
  { nodes: 330, relationships: 670 },
  'sample',
];
const MOVES = 90;
const REST_MS = 3000;

interface Moved {
  readonly rate: number;
  readonly gap: number;
}

/** Counts what the page asks of frames, from here on. */
const COUNTED = `
  probe.asked = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    probe.asked += 1;
    return ask(callback);
  };
`;

async function moved(canvas: CanvasPage, move: (at: number) => Promise<void>): Promise<Moved> {
  await canvas.page.evaluate(FRAMES);
  for (let at = 0; at < MOVES; at += 1) await move(at);
  const frames = await canvas.page.evaluate<number[]>('((probe.watching = false), probe.frames)');
  const gaps = frames.slice(1).map((now, index) => now - (frames[index] ?? now));
  const span = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  return { rate: (1000 * gaps.length) / Math.max(1, span), gap: Math.max(0, ...gaps) };
}

async function panned(canvas: CanvasPage): Promise<Moved> {
  const { mouse } = canvas.page;
  const [x, y] = [30, 520];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 8, y, { steps: 2 });
  const frames = await moved(canvas, (at) => mouse.move(x + 8 + at * 5, y + (at % 2) * 20));
  await mouse.up();
  return frames;
}

async function zoomed(canvas: CanvasPage): Promise<Moved> {
  const { mouse } = canvas.page;
  await mouse.move(600, 450);
  return moved(canvas, async (at) => {
    await mouse.wheel(0, at < MOVES / 2 ? -20 : 20);
    await canvas.page.waitForTimeout(15);
  });
}

const row = (what: string, measured: string, bar: string, ok: boolean): BenchRow => ({ what, measured, bar, ok });

/** A person opens a graph of some size, leaves it alone, selects in it, and moves and enlarges the view. */
async function used(size: GraphSize | 'sample'): Promise<BenchRow[]> {
  const installation = await Installation.start();
  const canvas = await CanvasPage.open(installation.origin);
  try {
    const { nodes, relationships } = size === 'sample' ? SAMPLE : size;
    if (size === 'sample') await canvas.button('files:sample.load').click();
    else {
      await importGraph(installation.origin, canvas.bearer, size);
      await canvas.page.reload();
    }
    await canvas.drawn({ nodes, layout: 'idle' });
    await canvas.page.mouse.move(2, 2);
    await canvas.page.waitForTimeout(4000);
    await canvas.page.evaluate(COUNTED);
    const before = await canvas.cpu();
    await canvas.page.waitForTimeout(REST_MS);
    const idle = ((await canvas.cpu()) - before) / REST_MS;
    const asked = (await canvas.page.evaluate<number>('probe.asked')) / (REST_MS / 1000);
    const began = await canvas.now();
    const selected = await clickToSelected(canvas, installation.origin, nodes);
    const selecting = await canvas.longestTaskSince(began);
    await canvas.page.waitForTimeout(1000);
    const movesFrom = await canvas.now();
    const pan = await panned(canvas);
    await canvas.page.waitForTimeout(1000);
    const zoom = await zoomed(canvas);
    await canvas.page.waitForTimeout(1000);
    const moving = await canvas.longestTaskSince(movesFrom);
    const what = (part: string) => `${nodes + relationships} elements: ${part}`;
    const frames = ({ rate, gap }: Moved) => `${rate.toFixed(0)}, ${Math.round(gap)} ms`;
    return [
      row(
        what('at rest, share of a core, frames asked for a second'),
        `${(idle * 100).toFixed(1)} %, ${asked.toFixed(0)}`,
        '≤ 3 %',
        idle <= 0.03,
      ),
      row(what('click until selected'), `${Math.round(selected)} ms`, '≤ 50 ms', selected <= 50),
      row(what('longest task while selecting'), `${Math.round(selecting)} ms`, '≤ 100 ms', selecting <= 100),
      row(what('panning, frames a second, longest gap'), frames(pan), '≥ 55', pan.rate >= 55),
      row(what('zooming, frames a second, longest gap'), frames(zoom), '≥ 55', zoom.rate >= 55),
      row(what('longest task while moving'), `${Math.round(moving)} ms`, '≤ 100 ms', moving <= 100),
    ];
  } finally {
    await canvas.close();
    await installation.remove();
  }
}

/** The canvas in the hand of a person whose graph is as large as most are, in a real Chromium against the built product. */
export async function benchMoving(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of SIZES) rows.push(...(await used(size)));
  return rows;
}
