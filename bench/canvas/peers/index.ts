import path from 'node:path';

import { type Page } from '@playwright/test';
import { build } from 'esbuild';

import { openBrowser } from '../../browser.js';
import { type BenchRow } from '../../table.js';
import { ARGUMENTS, WINDOW } from '../CanvasPage.js';
import { type Moved, panned, saidFrames, zoomed } from '../frames.js';
import { type PeerGraph } from './PeerGraph.js';

/** How often the product draws a frame for one of a peer, at least. */
const LEAST = { cytoscape: 15, sigma: 10 } as const;
export type Peer = keyof typeof LEAST;

/** How a view moves in a person's hand. */
export interface Moves {
  readonly pan: Moved;
  readonly zoom: Moved;
}

const PAGE = `<style>body { margin: 0 } #stage { width: 100vw; height: 100vh }</style><div id="stage"></div>`;

/** The page of the peers as a script: bundled here, and no part of the product. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'page.ts')],
    ...{ bundle: true, write: false, format: 'iife', logLevel: 'silent', jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** A peer that selects nothing within this time is not waited for: the click may have met none of its nodes. */
const MOST_CLICK_MS = 10_000;

/** A node in sight, not at the rim, and not the best connected. */
const A_PLACE = `peers.places().filter(({ x, y }) => x > 300 && x < 1100 && y > 200 && y < 700)`;

async function click(page: Page): Promise<number> {
  const { x, y } = await page.evaluate<{ x: number; y: number }>(
    `((open) => open[Math.floor(open.length / 2)])(${A_PLACE})`,
  );
  await page.mouse.move(x, y);
  await page.waitForTimeout(1000);
  await page.evaluate(`document.addEventListener('mousedown', () => (peers.clicked = performance.now()), true);
    void (peers.standing = peers.selected());`);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate<number>(
    `Promise.race([peers.standing, new Promise((give) => setTimeout(give, ${MOST_CLICK_MS}, Infinity))]).then((now) => now - peers.clicked)`,
  );
}

/** Shows the graph by a peer at the same places, in a window as large as the product's. */
async function show(page: Page, content: string, peer: Peer, graph: PeerGraph): Promise<void> {
  await page.setContent(PAGE);
  await page.addScriptTag({ content });
  await page.evaluate(`show('${peer}', ${JSON.stringify(graph)})`);
  await page.waitForTimeout(1000);
}

/** Of fewer nodes than these all draw as fast as a screen can show, and nothing is promised. */
const COMPARED_FROM = 10_000;
/** How long a peer has for a graph: two minutes for all of them. */
const mostMs = (nodes: number): number => (nodes < COMPARED_FROM ? 20_000 : 40_000);

/** A graph that the product has handled. */
export interface Compared {
  readonly graph: PeerGraph;
  readonly ours: Moves;
}

/** How the page of a peer came to its end. */
type Ending = 'crashed' | 'out of time';

/** Does something on the page of a peer, which may break down over it or take longer than there is time. @param until in milliseconds of the clock */
async function unlessEnded<T>(page: Page, until: number, work: () => Promise<T>): Promise<T | Ending> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<Ending>((end) => {
    page.once('crash', () => end('crashed'));
    timer = setTimeout(end, until - Date.now(), 'out of time');
  });
  const done = work().catch((error: unknown): Ending => {
    if (String(error).includes('crashed')) return 'crashed';
    throw error;
  });
  // What is left behind fails once the browser is closed, when nobody listens any more.
  done.catch(() => undefined);
  try {
    return await Promise.race([done, ended]);
  } finally {
    clearTimeout(timer);
  }
}

/** How a peer moved a view, and how often the product moved it meanwhile. */
function movedRow(peer: Peer, { graph, ours }: Compared, how: keyof Moves, theirs: Moved): Omit<BenchRow, 'what'> {
  const isCompared = graph.x.length >= COMPARED_FROM;
  const ratio = ours[how].rate / theirs.rate;
  return {
    measured: `${saidFrames(theirs)}; ${ratio.toFixed(1)}`,
    bar: isCompared ? `≥ ${LEAST[peer]}` : 'none',
    ok: !isCompared || ratio >= LEAST[peer],
  };
}

const clickRow = (took: number): Omit<BenchRow, 'what'> => ({
  measured: Number.isFinite(took) ? `${Math.round(took)} ms` : 'nothing is selected',
  bar: 'none',
  ok: true,
});

/** A row of what a peer gave up: what was to be compared was not. */
const unmeasured = (nodes: number, peer: Peer): Pick<BenchRow, 'bar' | 'ok'> =>
  nodes < COMPARED_FROM ? { bar: 'none', ok: true } : { bar: `≥ ${LEAST[peer]}`, ok: false };

/** A peer beside the product: how it moves the same graph, and how it selects in it. One that breaks down or is too slow is left, and its row says so. */
export async function* benchPeer(peer: Peer, compared: Compared): AsyncGenerator<BenchRow> {
  const nodes = compared.graph.x.length;
  const ofFrames = 'frames a second, longest gap; so many times as many of the product';
  const clicking = 'click until selected';
  const steps = {
    [`pan, ${ofFrames}`]: async (page: Page) => movedRow(peer, compared, 'pan', await panned(page)),
    [`zoom, ${ofFrames}`]: async (page: Page) => movedRow(peer, compared, 'zoom', await zoomed(page)),
    [clicking]: async (page: Page) => clickRow(await click(page)),
  };
  const content = await script();
  const browser = await openBrowser(ARGUMENTS);
  const until = Date.now() + mostMs(nodes);
  try {
    const page = await browser.newPage({ viewport: WINDOW });
    const opened = await unlessEnded(page, until, () => show(page, content, peer, compared.graph));
    let ending = typeof opened === 'string' ? opened : undefined;
    for (const [step, measure] of Object.entries(steps)) {
      const done = ending ?? (await unlessEnded(page, until, () => measure(page)));
      const what = `${peer}, the same ${nodes} nodes: ${step}`;
      if (typeof done !== 'string') yield { what, ...done };
      else yield { what, measured: done, ...unmeasured(step === clicking ? 0 : nodes, peer) };
      if (typeof done === 'string') ending = done;
    }
  } finally {
    await browser.close();
  }
}
