import { availableParallelism, loadavg } from 'node:os';

import { type Locator } from '@playwright/test';

import { Installation } from '../../tests/journeys/installation.js';
import { textIn } from '../../tests/journeys/texts.js';
import { CanvasPage } from '../canvas/CanvasPage.js';
import { importFiles } from '../canvas/importGraph.js';
import { WORDS } from '../store/graph.js';
import { type BenchRow } from '../table.js';
import { scrollWide, showWide, STRANGE, wideTable } from './wide.js';

const ROWS = 100_000;
const ROUNDS = 3;
const MOST_FIRST_MS = 300;
const MOST_TASK_MS = 50;
/** Turns of a wheel, of so many pixels each: some 1,500 rows, and jumps to the other end. */
const TURNS = 60;
const A_TURN = 1000;

/** Companies with a text of some words, a text that many share and a number; no two begin alike. */
function table(): string {
  const word = (at: number) => WORDS[(at * 7919) % WORDS.length] ?? '';
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const activity = Array.from({ length: 6 }, (_, place) => word(at * 31 + place * 97)).join(' ');
    return [`f${at}`, `${word(at)} ${at}`, 'Company', 1900 + (at % 125), activity, word(at % 40)].join(',');
  });
  return ['id:ID,name,:LABEL,founded:int,activity,town', ...lines].join('\n');
}

/** How long the page waits for rows, in milliseconds: then something is wrong, and it says what. */
const PATIENCE = 120_000;

/** In the page: when the first row of the table says something, and says something else than before. */
const TOOLS = `
  probe.firstRow = () => document.querySelector('[role=gridcell][data-row="0"][data-column="1"]')?.textContent ?? '';
  probe.rowOtherThan = (before) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + ${PATIENCE};
      const look = () => {
        if (performance.now() > end) reject(new Error('the first row still says "' + probe.firstRow() + '"'));
        else if (['', before].includes(probe.firstRow())) requestAnimationFrame(look);
        else requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      };
      look();
    });
`;

interface Timed {
  readonly wall: number;
  /** Processor time of the page and of the server. */
  readonly cpu: number;
}

/** A page, and the product that serves it. */
interface Looked {
  readonly canvas: CanvasPage;
  readonly installation: Installation;
}

/** On a machine that is busy with other things the clock says how busy it is: the processor's time decides there. */
function row(what: string, times: readonly Timed[], bar: number): BenchRow {
  const wall = Math.min(...times.map((timed) => timed.wall));
  const cpu = Math.min(...times.map((timed) => timed.cpu));
  const load = loadavg()[0] ?? 0;
  const isBusy = load > availableParallelism();
  const busy = isBusy ? `; ${load.toFixed(0)} wait for ${availableParallelism()} processors` : '';
  return {
    what,
    measured: `${wall.toFixed(0)} ms (${cpu.toFixed(0)} ms CPU${busy})`,
    bar: `≤ ${bar} ms`,
    ok: (isBusy ? cpu : wall) <= bar,
  };
}

const cpuOf = async ({ canvas, installation }: Looked) => (await canvas.cpu()) + (await installation.cpu());

async function timed(looked: Looked, press: () => Promise<void>): Promise<Timed> {
  const { canvas } = looked;
  const before = await cpuOf(looked);
  const first = await canvas.page.evaluate<string>('probe.firstRow()');
  const shown = canvas.page.evaluate<number>(`probe.rowOtherThan(${JSON.stringify(first)})`);
  // Together: where the press fails, that is what is told, and not that the page was closed while it was waited for.
  const [at] = await Promise.all([shown, press()]);
  const wall = at - (await canvas.clicked());
  return { wall, cpu: (await cpuOf(looked)) - before };
}

/** From the press in the navigation until the first rows stand there. */
async function opening(looked: Looked): Promise<BenchRow> {
  const { canvas } = looked;
  const to = (page: string): Locator => canvas.page.locator(`a[href$="/dashboard/${page}"]`).first();
  const times: Timed[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await to('data-overview').click();
    await canvas.page.waitForTimeout(2500);
    const opened = await timed(looked, () => to('data-management').click());
    // The first time brings what the screen is made of.
    if (round > 0) times.push(opened);
    await canvas.page.waitForTimeout(500);
  }
  return row(
    `opening the table of ${ROWS.toLocaleString('en')} rows, until its first rows stand there`,
    times,
    MOST_FIRST_MS,
  );
}

/** Steps to the right, of so many pixels each, in which a table of 40 columns is gone through. */
const STEPS = 60;
const A_STEP = 250;

/** Brings a head into sight: of a wide table only the columns in sight are drawn. */
async function bringIntoSight({ page }: CanvasPage, head: Locator): Promise<void> {
  const grid = page.getByRole('grid');
  for (let step = 0; step < STEPS && (await head.count()) === 0; step += 1) {
    await grid.evaluate((box, left) => {
      box.scrollLeft = left;
    }, step * A_STEP);
    await page.waitForTimeout(100);
  }
}

/** From the press on a head until the first rows of the new order stand there; each press asks for an order of its own. */
async function sorting(looked: Looked, column: string, what = 'them'): Promise<BenchRow> {
  const head = looked.canvas.page.getByRole('columnheader', { name: column, exact: true });
  await bringIntoSight(looked.canvas, head);
  const times: Timed[] = [];
  for (let round = 0; round < 2; round += 1) {
    times.push(await timed(looked, () => head.click({ position: { x: 20, y: 10 } })));
    await looked.canvas.page.waitForTimeout(500);
  }
  return row(`sorting ${what} by ${column}, until the first rows stand there`, times, MOST_FIRST_MS);
}

/** Through the table by the wheel, then from end to end. */
async function scrolling(canvas: CanvasPage): Promise<BenchRow> {
  const grid = canvas.page.getByRole('grid');
  await grid.hover({ position: { x: 300, y: 200 } });
  await canvas.page.waitForTimeout(1500);
  const longest = await canvas.longestTask(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await canvas.page.mouse.wheel(0, A_TURN);
      await canvas.page.waitForTimeout(40);
    }
    for (const share of [0.5, 1, 0.2, 0.9, 0]) {
      await grid.evaluate((box, part) => {
        box.scrollTop = box.scrollHeight * part;
      }, share);
      await canvas.page.waitForTimeout(400);
    }
  });
  return row('scrolling through them: longest task of the page', [longest], MOST_TASK_MS);
}

/** What a person waits for at a long table, in a real Chromium against the built product. */
export async function benchTables(): Promise<BenchRow[]> {
  const installation = await Installation.start();
  const canvas = await CanvasPage.open(installation.origin);
  try {
    await importFiles(installation.origin, canvas.bearer, [{ name: 'companies.csv', text: table() }]);
    await canvas.page.reload();
    await canvas.page.evaluate(TOOLS);
    const looked = { canvas, installation };
    const rows = [await opening(looked)];
    await canvas.page.getByRole('columnheader', { name: textIn('en', 'data:column.caption'), exact: true }).waitFor();
    for (const column of ['activity', 'town', 'founded']) rows.push(await sorting(looked, column));
    rows.push(await scrolling(canvas));
    await importFiles(installation.origin, canvas.bearer, [{ name: 'wide.csv', text: wideTable() }]);
    await canvas.page.reload();
    await canvas.page.evaluate(TOOLS);
    await showWide(canvas);
    for (const column of STRANGE) rows.push(await sorting(looked, column, '20,000 rows of 40 columns'));
    return [
      ...rows,
      row('scrolling through those: longest task of the page', [await scrollWide(canvas)], MOST_TASK_MS),
    ];
  } finally {
    await canvas.close();
    await installation.remove();
  }
}
