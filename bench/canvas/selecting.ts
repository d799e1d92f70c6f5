import { type Point } from '../../domain/elements/elements.js';
import { type BenchRow } from '../table.js';
import { type CanvasPage } from './CanvasPage.js';

const ROUNDS = 3;
/** So many nodes are read in full by one call. */
const MOST_ASKED = 20_000;

/** In the page: a place in sight where a node stands that nothing covers, and when what was asked for has been drawn. */
const TOOLS = `
  probe.free = (round) => {
    const stage = document.querySelector('[data-testid=graph-canvas]').getBoundingClientRect();
    const [zoom, pan] = [probe.cy().zoom(), probe.cy().pan()];
    const places = probe.places.map(({ x, y }) => ({ x: x * zoom + pan.x, y: y * zoom + pan.y }));
    const open = places.filter(({ x, y }) => {
      const at = [stage.left + x, stage.top + y];
      return x > 60 && y > 120 && x < stage.width - 460 && y < stage.height - 120 && document.elementFromPoint(...at)?.tagName === 'CANVAS';
    });
    const { x, y } = open[Math.floor((open.length * (round + 1)) / 5)];
    return { x: stage.left + x, y: stage.top + y };
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

/** From the click on a node until it stands out and its panel is there; the best of some. */
export async function clickToSelected(canvas: CanvasPage, origin: string, nodes: number): Promise<number> {
  const places = await placesIn(origin, canvas.bearer, Math.min(nodes, MOST_ASKED));
  await canvas.page.evaluate(`${TOOLS} probe.places = ${JSON.stringify(places)};`);
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
  return Math.min(...times);
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
export const selectingRow = (nodes: number, click: number, bar: number): BenchRow => ({
  what: `click until selected, ${nodes} nodes`,
  measured: `${Math.round(click)} ms`,
  bar: `≤ ${bar} ms`,
  ok: click <= bar,
});
