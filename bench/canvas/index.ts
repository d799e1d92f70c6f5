import { availableParallelism, loadavg } from 'node:os';

import { Installation } from '../../tests/journeys/installation.js';
import { SAMPLE } from '../../tests/journeys/sample.js';
import { type BenchRow, upTo } from '../table.js';
import { benchArranging } from './arranging.js';
import { CanvasPage } from './CanvasPage.js';
import { blurredFor, type Moved, panned, saidFrames, zoomed } from './frames.js';
import { importGraph } from './importGraph.js';
import { benchPeer, type Compared, type Moves } from './peers/index.js';
import { readGraph } from './peers/PeerGraph.js';
import { clickOnMap, clickToSelected, selectingRows } from './selecting.js';
import { benchComingBack, benchOpening, benchWholeMap } from './wholeMap.js';

const MIDDLING = { nodes: 1000, relationships: 2000 };
const LARGE = { nodes: 10_000, relationships: 20_000 };
/** More than a canvas holds element by element: all of it is a map. */
const VERY_LARGE = { nodes: 100_000, relationships: 300_000 };
const STEP = 1000;
const ROUNDS = 3;

interface Timed {
  readonly wall: number;
  readonly cpu: number;
}

/** The best of several: whatever else runs on the machine can only add. */
const best = (times: readonly Timed[]): Timed => ({
  wall: Math.min(...times.map(({ wall }) => wall)),
  cpu: Math.min(...times.map(({ cpu }) => cpu)),
});

/** On a machine that is busy with other things the page's own CPU time decides, and the row says so. */
function row(what: string, { wall, cpu }: Timed, bar: number): BenchRow {
  const busy = (loadavg()[0] ?? 0) > availableParallelism();
  const measured = `${Math.round(wall)} ms (${Math.round(cpu)} ms CPU of the page${busy ? '; busy machine: CPU decides' : ''})`;
  return {
    what,
    measured,
    bar: `≤ ${bar} ms`,
    ok: (busy ? Math.min(wall, cpu) : wall) <= bar,
  };
}

/** From the click on "Load the sample graph" until all of it stands on the screen where it stays, and the longest task until then. */
async function sample(canvas: CanvasPage): Promise<Timed & { readonly longest: number }> {
  const load = canvas.button('files:sample.load');
  await load.waitFor();
  await canvas.page.waitForTimeout(1000);
  const before = await canvas.cpu();
  const drawn = canvas.drawn({ nodes: SAMPLE.nodes, layout: 'idle' });
  await load.click();
  const [now, clicked] = [await drawn, await canvas.clicked()];
  return { wall: now - clicked, cpu: (await canvas.cpu()) - before, longest: await canvas.longestTaskSince(clicked) };
}

async function* samples(canvas: CanvasPage): AsyncGenerator<BenchRow> {
  const times: (Timed & { readonly longest: number })[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await sample(canvas));
    await canvas.page.waitForTimeout(1500);
    await canvas.button('canvas:action.undo').click();
  }
  yield row('click on "Load the sample graph" until it is drawn where it stays', best(times), 1000);
  yield upTo('the same: longest task of the page', Math.min(...times.map(({ longest }) => longest)), 100);
}

/** The first view of a graph that has no places yet, from the answer until its draft is drawn, and then all of it, without a press. */
async function views(canvas: CanvasPage): Promise<BenchRow[]> {
  await canvas.page.reload();
  const first = await canvas.drawn({ nodes: STEP });
  const answered = await canvas.answered('/api/neo4j/graph');
  const cpu = await canvas.cpu();
  const all = await canvas.drawn({ nodes: LARGE.nodes });
  const whole = { wall: all - answered, cpu: await canvas.cpu() };
  await canvas.drawn({ nodes: LARGE.nodes, layout: 'idle' });
  return [
    row(`${STEP} nodes without places, from the answer until drawn`, { wall: first - answered, cpu }, 1500),
    row(`${LARGE.nodes} nodes, from the first answer until drawn`, whole, 4000),
  ];
}

/** What is promised of a canvas in a person's hand: milliseconds from a click until its node stands out, frames a second, and milliseconds from a zoom until all is sharp. */
interface Promised {
  readonly click: number;
  readonly frames: number;
  readonly sharp: number;
}

/** No two frames are farther apart while a view is dragged, in milliseconds. */
const MOST_GAP = 50;

const movedRow = (what: string, { rate, gap }: Moved, frames: number): BenchRow => ({
  what: `${what}: frames a second, longest gap`,
  measured: saidFrames({ rate, gap }),
  bar: `≥ ${frames}, ≤ ${MOST_GAP} ms`,
  ok: rate >= frames && gap <= MOST_GAP,
});

/** A node is selected, and the view is dragged to and fro and brought nearer and farther. @returns how it moved */
async function* handle(canvas: CanvasPage, origin: string, nodes: number, promised: Promised) {
  await canvas.page.waitForTimeout(2000);
  yield* selectingRows(nodes, await clickToSelected(canvas, origin, nodes), promised.click);
  await canvas.page.waitForTimeout(2000);
  const [began, before] = [await canvas.now(), await canvas.cpu()];
  const pan = await panned(canvas.page);
  const longest = { wall: await canvas.longestTaskSince(began), cpu: (await canvas.cpu()) - before };
  yield row(`dragging the view over ${nodes} nodes: longest task of the page`, longest, 50);
  yield movedRow(`dragging the view over ${nodes} nodes`, pan, promised.frames);
  await canvas.page.waitForTimeout(1000);
  const zoom = await zoomed(canvas.page);
  yield upTo(
    `zooming over ${nodes} nodes: until all is sharp afterwards`,
    await blurredFor(canvas.page),
    promised.sharp,
  );
  yield movedRow(`zooming over ${nodes} nodes`, zoom, promised.frames);
  return { pan, zoom } satisfies Moves;
}

/** A part of the bench, on an installation of its own. @returns what peers are compared with, if they are */
type Part = (canvas: CanvasPage, origin: string) => AsyncGenerator<BenchRow, Compared | undefined>;

/** Someone with an installation of their own looks at a canvas. Where that breaks off the row says so, and what comes after is measured all the same. */
async function* withCanvas(bench: Part): AsyncGenerator<BenchRow, Compared | undefined> {
  const installation = await Installation.start({}, []);
  const canvas = await CanvasPage.open(installation.origin);
  try {
    return yield* bench(canvas, installation.origin);
  } catch (error) {
    const [why = ''] = String(error).split('\n');
    yield { what: `the rest of the ${bench.name} graph`, measured: why, bar: 'all is measured', ok: false };
    return undefined;
  } finally {
    await canvas.close();
    await installation.remove();
  }
}

async function* middling(canvas: CanvasPage, origin: string): AsyncGenerator<BenchRow, Compared> {
  await importGraph(origin, canvas.bearer, MIDDLING);
  await canvas.page.reload();
  await canvas.drawn({ nodes: MIDDLING.nodes, layout: 'idle' });
  const ours = yield* handle(canvas, origin, MIDDLING.nodes, { click: 50, frames: 55, sharp: 300 });
  return { graph: await readGraph(origin, canvas.bearer), ours };
}

async function* large(canvas: CanvasPage, origin: string): AsyncGenerator<BenchRow, Compared> {
  yield* samples(canvas);
  await importGraph(origin, canvas.bearer, LARGE);
  yield* await views(canvas);
  yield* benchArranging(canvas, { nodes: LARGE.nodes, draft: 2000, done: 10_000 });
  const whole = `[data-testid=graph-canvas][data-nodes="${LARGE.nodes}"]`;
  yield* benchOpening(canvas, origin, { nodes: LARGE.nodes, first: 1000, all: 2000, whole });
  const ours = yield* handle(canvas, origin, LARGE.nodes, { click: 100, frames: 55, sharp: 300 });
  return { graph: await readGraph(origin, canvas.bearer), ours };
}

async function* comingBack(canvas: CanvasPage, origin: string): AsyncGenerator<BenchRow, undefined> {
  await importGraph(origin, canvas.bearer, LARGE);
  await canvas.page.reload();
  await canvas.drawn({ nodes: LARGE.nodes, layout: 'idle' });
  yield await benchComingBack(canvas, LARGE.nodes);
}

async function* veryLarge(canvas: CanvasPage, origin: string): AsyncGenerator<BenchRow, undefined> {
  await importGraph(origin, canvas.bearer, VERY_LARGE);
  yield* benchWholeMap(canvas, origin, VERY_LARGE.nodes);
  yield* selectingRows(VERY_LARGE.nodes, await clickOnMap(canvas, origin), 150, 'nodes, one that the map alone shows');
  // A frame of such a graph takes a peer a quarter of a minute: nobody waits for that, and neither does this.
  yield* handle(canvas, origin, VERY_LARGE.nodes, { click: 150, frames: 50, sharp: 2000 });
  yield* benchArranging(canvas, { nodes: VERY_LARGE.nodes, draft: 8000, done: 60_000 });
}

const PARTS: readonly Part[] = [middling, large, comingBack, veryLarge];

/** The parts that can be measured by themselves, without the peers: `npm run bench -- canvas.large`. */
export const canvasParts: Readonly<Record<string, () => AsyncGenerator<BenchRow>>> = Object.fromEntries(
  PARTS.map((part) => [`canvas.${part.name}`, () => withCanvas(part)]),
);

/** What a person waits for at the canvas, in a real Chromium against the built product; then what others make of the same graphs. */
export async function* benchCanvas(): AsyncGenerator<BenchRow> {
  const compared: Compared[] = [];
  for (const part of PARTS) {
    const graph = yield* withCanvas(part);
    if (graph !== undefined) compared.push(graph);
  }
  // The graphs that are compared first.
  for (const graph of compared.toReversed())
    for (const peer of ['cytoscape', 'sigma'] as const) yield* benchPeer(peer, graph);
}
