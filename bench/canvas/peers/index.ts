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

/** What a canvas does in a person's hand. */
export interface Handled {
  readonly pan: Moved;
  readonly zoom: Moved;
  /** From the click on a node until it stands out, in milliseconds. */
  readonly click: number;
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
const MOST_CLICK_MS = 20_000;

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
async function handled(peer: Peer, graph: PeerGraph): Promise<Handled> {
  const browser = await openBrowser(ARGUMENTS);
  try {
    const page = await browser.newPage({ viewport: WINDOW });
    await page.setContent(PAGE);
    await page.addScriptTag({ content: await script() });
    await page.evaluate(`show('${peer}', ${JSON.stringify(graph)})`);
    await page.waitForTimeout(1000);
    const selected = await click(page);
    const pan = await panned(page);
    return { click: selected, pan, zoom: await zoomed(page) };
  } finally {
    await browser.close();
  }
}

/** Of fewer nodes than these all draw as fast as a screen can show, and nothing is promised. */
const COMPARED_FROM = 10_000;

/** Peers beside the product, which has handled the same graph. */
export async function benchPeers(peers: readonly Peer[], graph: PeerGraph, ours: Handled): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const isCompared = graph.x.length >= COMPARED_FROM;
  for (const peer of peers) {
    const theirs = await handled(peer, graph);
    const what = `${peer}, the same ${graph.x.length} nodes`;
    for (const how of ['pan', 'zoom'] as const) {
      const ratio = ours[how].rate / theirs[how].rate;
      rows.push({
        what: `${what}: ${how}, frames a second, longest gap; so many times as many of the product`,
        measured: `${saidFrames(theirs[how])}; ${ratio.toFixed(1)}`,
        bar: isCompared ? `≥ ${LEAST[peer]}` : 'none',
        ok: !isCompared || ratio >= LEAST[peer],
      });
    }
    rows.push({
      what: `${what}: click until selected`,
      measured: Number.isFinite(theirs.click) ? `${Math.round(theirs.click)} ms` : 'nothing is selected',
      bar: 'none',
      ok: true,
    });
  }
  return rows;
}
