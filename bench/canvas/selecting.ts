import { type Point } from '../../domain/elements/elements.js';
import { type BenchRow, upTo } from '../table.js';
import { type CanvasPage } from './CanvasPage.js';
import { readGraph } from './peers/PeerGraph.js';

const ROUNDS = 3;
/** So many nodes are read in full by one call. */
const MOST_ASKED = 20_000;

/** In the page: a place in sight where a node stands that nothing covers, and when what was asked for has been drawn. */
const TOOLS = `
  probe.free = (round) => {
    const stage = document.querySelector('[data-testid=graph-canvas]').getBoundingClientRect();
    const [zoom, pan] = [probe.cy().zoom(), probe.cy().pan()];
    const inside = probe.places
      .map(({ x, y }) => ({ x: x * zoom + pan.x, y: y * zoom + pan.y }))
      .filter(({ x, y }) => x > 60 && y > 120 && x < stage.width - 460 && y < stage.height - 120)
      .map(({ x, y }) => ({ x: stage.left + x, y: stage.top + y }));
    // No more are looked at than it takes: to hit ten thousand places is a task of a quarter of a second.
    const from = Math.floor((inside.length * (round + 1)) / 5);
    return inside.slice(from).find(({ x, y }) => document.elementFromPoint(x, y)?.tagName === 'CANVAS');
  };
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

/** Selects nodes at some places, each after another was let go of. */
async function selectedAt(canvas: CanvasPage, places: readonly Point[]): Promise<Selecting> {
  await canvas.page.evaluate(`${TOOLS} probe.places = ${JSON.stringify(places)};`);
  // So that handing the places over is none of the canvas's tasks.
  await canvas.page.waitForTimeout(500);
  const from = await canvas.now();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await canvas.page.keyboard.press('Escape');
    await canvas.page.waitForTimeout(1500);
    const { x, y } = await canvas.page.evaluate<{ x: number; y: number }>(`probe.free(${round})`);
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
