import { type Point } from '../../domain/elements/elements.js';
import { type BenchRow, upTo } from '../table.js';
import { type CanvasPage } from './CanvasPage.js';
import { readGraph } from './peers/PeerGraph.js';

const ROUNDS = 3;
/** So many nodes are read in full by one call. */
const MOST_ASKED = 20_000;

/** In the page: how the graph is seen, the first of some places that nothing covers, and when what was asked for has been drawn. */
const TOOLS = `
  probe.view = () => {
    const { left, top, width, height } = document.querySelector('[data-testid=graph-canvas]').getBoundingClientRect();
    return { left, top, width, height, zoom: probe.cy().zoom(), pan: probe.cy().pan() };
  };
  probe.free = (places) => places.find(({ x, y }) => document.elementFromPoint(x, y)?.tagName === 'CANVAS');
  probe.settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))));
  probe.marked = () =>
    new Promise((resolve) => {
      const look = () =>
        document.querySelector('canvas[data-testid=emphasis]:not([hidden])') === null || document.querySelector('aside') === null
          ? requestAnimationFrame(look)
          : probe.settled().then(resolve);
      look();
    });
`;

/** Nodes that were selected one after the other, in milliseconds. */
interface Selecting {
  /** From the click on a node until it stands out and its panel is there; the best of some. */
  readonly click: number;
  /** The longest task of the page meanwhile, from the pointer's coming to the last being let go of. */
  readonly longest: number;
}

/** Selects some nodes that the canvas holds. */
export async function clickToSelected(canvas: CanvasPage, origin: string, nodes: number): Promise<Selecting> {
  return selectedAt(canvas, await placesIn(origin, canvas.bearer, Math.min(nodes, MOST_ASKED)));
}

/** Selects some nodes that the map alone shows: those behind the best connected. */
export async function clickOnMap(canvas: CanvasPage, origin: string): Promise<Selecting> {
  const { x, y } = await readGraph(origin, canvas.bearer);
  const places = x.map((at, index) => ({ x: at, y: y[index]! }));
  return selectedAt(canvas, places.slice(MOST_ASKED));
}

/** How the graph is seen: where its part of the page is, and which of it. */
interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly pan: Point;
}
/** So many places are looked at until nothing covers one. */
const LOOKED_AT = 200;

/**
 * A place in sight where a node stands that nothing covers. They are gone through here: a hundred thousand of them would be tasks and garbage of
 * the page that is measured.
 */
async function freePlace({ page }: CanvasPage, places: readonly Point[], round: number): Promise<Point> {
  const { left, top, width, height, zoom, pan } = await page.evaluate<View>('probe.view()');
  const inside = places
    .map(({ x, y }) => ({ x: x * zoom + pan.x, y: y * zoom + pan.y }))
    .filter(({ x, y }) => x > 60 && y > 120 && x < width - 460 && y < height - 120)
    .map(({ x, y }) => ({ x: left + x, y: top + y }));
  const from = Math.floor((inside.length * (round + 1)) / 5);
  return page.evaluate<Point>(`probe.free(${JSON.stringify(inside.slice(from, from + LOOKED_AT))})`);
}

/** Selects nodes at some places, each after another was let go of. */
async function selectedAt(canvas: CanvasPage, places: readonly Point[]): Promise<Selecting> {
  await canvas.page.evaluate(TOOLS);
  await canvas.page.waitForTimeout(500);
  const from = await canvas.now();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await canvas.page.keyboard.press('Escape');
    await canvas.page.waitForTimeout(1500);
    const { x, y } = await freePlace(canvas, places, round);
    await canvas.page.mouse.move(x, y);
    await canvas.page.waitForTimeout(700);
    const marked = canvas.page.evaluate<number>('probe.marked()');
    await canvas.page.mouse.down();
    await canvas.page.mouse.up();
    times.push((await marked) - (await canvas.clicked()));
  }
  await canvas.page.keyboard.press('Escape');
  await canvas.page.waitForTimeout(500);
  return { click: Math.min(...times), longest: await canvas.longestTaskSince(from) };
}

/** Where the nodes of a project stand. */
async function placesIn(origin: string, authorization: string, nodes: number): Promise<readonly Point[]> {
  const response = await fetch(`${origin}/api/neo4j/graph?nodes=${nodes}&relationships=1`, {
    headers: { authorization },
  });
  const overview = (await response.json()) as { readonly nodes: readonly { readonly position?: Point }[] };
  return overview.nodes.flatMap(({ position }) => position ?? []);
}

/** Selecting a node of many. */
export const selectingRows = (
  nodes: number,
  { click, longest }: Selecting,
  bar: number,
  which = 'nodes',
): BenchRow[] => [
  upTo(`click until selected, ${nodes} ${which}`, click, bar),
  upTo('the same: longest task of the page', longest, 100),
];
