import path from 'node:path';

import { type Browser, type Page } from '@playwright/test';
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

/** A peer in a window as large as the product's, with the same graph at the same places. */
async function opened(browser: Browser, peer: Peer, graph: PeerGraph): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.setContent(PAGE);
  await page.addScriptTag({ content: await script() });
  await page.evaluate(`show('${peer}', ${JSON.stringify(graph)})`);
  await page.waitForTimeout(1000);
  return page;
}

/** Of fewer nodes than these all draw as fast as a screen can show, and nothing is promised. */
const COMPARED_FROM = 10_000;
/** A peer that has not done all by then is left, and what is missing is said. */
const MOST_PEER_MS = 60_000;

/** A graph that the product has handled. */
export interface Compared {
  readonly graph: PeerGraph;
  readonly ours: Moves;
}

/** A peer beside the product: how it moves the same graph, and how it selects in it. */
export async function* benchPeer(peer: Peer, { graph, ours }: Compared): AsyncGenerator<BenchRow> {
  const what = `${peer}, the same ${graph.x.length} nodes`;
  const isCompared = graph.x.length >= COMPARED_FROM;
  const moved = (how: keyof Moves, theirs: Moved): BenchRow => {
    const ratio = ours[how].rate / theirs.rate;
    return {
      what: `${what}: ${how}, frames a second, longest gap; so many times as many of the product`,
      measured: `${saidFrames(theirs)}; ${ratio.toFixed(1)}`,
      bar: isCompared ? `≥ ${LEAST[peer]}` : 'none',
      ok: !isCompared || ratio >= LEAST[peer],
    };
  };
  const browser = await openBrowser(ARGUMENTS);
  const end = setTimeout(() => void browser.close(), MOST_PEER_MS);
  try {
    const page = await opened(browser, peer, graph);
    yield moved('pan', await panned(page));
    yield moved('zoom', await zoomed(page));
    const selected = await click(page);
    const measured = Number.isFinite(selected) ? `${Math.round(selected)} ms` : 'nothing is selected';
    yield { what: `${what}: click until selected`, measured, bar: 'none', ok: true };
  } catch (error) {
    // The page of a peer may break down, and the rest of the bench is worth having.
    const [why] = String(error).split('\n');
    yield { what: `${what}: all else`, measured: `left: ${why}`, bar: `${MOST_PEER_MS / 1000} s`, ok: false };
  } finally {
    clearTimeout(end);
    await browser.close();
  }
}
