import { Installation } from '../../tests/journeys/installation.js';
import { SAMPLE } from '../../tests/journeys/sample.js';
import { type GraphSize } from '../files/graphTables.js';
import { type BenchRow } from '../table.js';
import { CanvasPage } from './CanvasPage.js';
import { panned, saidFrames, zoomed } from './frames.js';
import { importGraph } from './importGraph.js';
import { clickToSelected } from './selecting.js';

/** Graphs of as many elements as people mostly have; the last is the sample. */
const SIZES: readonly (GraphSize | 'sample')[] = [
  { nodes: 100, relationships: 200 },
  { nodes: 330, relationships: 670 },
  'sample',
];
const REST_MS = 3000;

/** Counts what the page asks of frames, from here on. */
const COUNTED = `
  probe.asked = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    probe.asked += 1;
    return ask(callback);
  };
`;

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
    const { click, longest } = await clickToSelected(canvas, installation.origin, nodes);
    await canvas.page.waitForTimeout(1000);
    const movesFrom = await canvas.now();
    const pan = await panned(canvas.page);
    await canvas.page.waitForTimeout(1000);
    const zoom = await zoomed(canvas.page);
    await canvas.page.waitForTimeout(1000);
    const moving = await canvas.longestTaskSince(movesFrom);
    const what = (part: string) => `${nodes + relationships} elements: ${part}`;
    return [
      row(
        what('at rest, share of a core, frames asked for a second'),
        `${(idle * 100).toFixed(1)} %, ${asked.toFixed(0)}`,
        '≤ 3 %',
        idle <= 0.03,
      ),
      row(what('click until selected'), `${Math.round(click)} ms`, '≤ 50 ms', click <= 50),
      row(what('longest task while selecting'), `${Math.round(longest)} ms`, '≤ 100 ms', longest <= 100),
      row(what('panning, frames a second, longest gap'), saidFrames(pan), '≥ 55', pan.rate >= 55),
      row(what('zooming, frames a second, longest gap'), saidFrames(zoom), '≥ 55', zoom.rate >= 55),
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
