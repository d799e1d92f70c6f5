import { type BenchRow, upTo } from '../table.js';
import { type CanvasPage } from './CanvasPage.js';

/** No longer than this the page answers nobody while it arranges, in milliseconds. */
const MOST_HELD = 50;
const MOST_TO_STOP = 200;
/** A layout is stopped once it is well under way: after such a share of what it took before. */
const BEFORE_STOP = 0.3;
/** What was arranged is kept by then, in milliseconds. */
const KEPT_MS = 3000;

/** In the page: the longest time for which its main thread did not come to anything else, in milliseconds. */
const WATCH = `
  probe.held = 0;
  probe.isWatching = true;
  let last = performance.now();
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const now = performance.now();
    probe.held = Math.max(probe.held, now - last);
    last = now;
    if (probe.isWatching) setTimeout(() => channel.port2.postMessage(0));
    else channel.port1.close();
  };
  channel.port2.postMessage(0);
`;

const canvasThat = (layout: 'idle' | 'running') => `[data-testid=graph-canvas][data-layout=${layout}]`;

/** Asks for the first layout of the menu. @returns when it was clicked, in milliseconds of the page */
async function asked(canvas: CanvasPage): Promise<number> {
  await canvas.button('canvas:toolMenu.arrange').click();
  // The menu opens in a task of its own, which is none of the layout's.
  const first = canvas.page.getByRole('menuitem').first();
  await first.hover();
  await canvas.page.waitForTimeout(500);
  await canvas.page.evaluate(WATCH);
  await first.click();
  return canvas.clicked();
}

/** What is arranged: more nodes than are drafted in the page, so that the first step of the worker is the draft. */
interface Arranging {
  readonly nodes: number;
  /** What is promised of a draft and of the end, in milliseconds. */
  readonly draft: number;
  readonly done: number;
}

/** The whole is arranged anew: a draft at once, then the finished layout, while the page stays in hand; and again, until it is stopped. */
export async function* benchArranging(canvas: CanvasPage, bars: Arranging): AsyncGenerator<BenchRow> {
  const what = `arranging ${bars.nodes} nodes`;
  await canvas.page.waitForTimeout(1500);
  const began = await asked(canvas);
  const draft = await canvas.seen('progress[value]:not([value="0"])');
  yield upTo(`${what}: until the draft is drawn`, draft - began, bars.draft);
  const done = await canvas.seen(canvasThat('idle'));
  await canvas.page.waitForTimeout(1000);
  const held = await canvas.page.evaluate<number>('(probe.isWatching = false, probe.held)');
  yield upTo('the same: until all is arranged', done - began, bars.done);
  yield upTo('the same: the longest that the page was held', held, MOST_HELD);
  await canvas.page.waitForTimeout(KEPT_MS);
  await asked(canvas);
  await canvas.seen(canvasThat('running'));
  await canvas.page.waitForTimeout((done - began) * BEFORE_STOP);
  const stopped = canvas.seen(canvasThat('idle'));
  await canvas.button('canvas:layout.stop').click();
  yield upTo(
    'the same: from the click that stops it until it is',
    (await stopped) - (await canvas.clicked()),
    MOST_TO_STOP,
  );
  await canvas.page.evaluate('probe.isWatching = false');
  await canvas.page.waitForTimeout(KEPT_MS);
}
