import { Installation } from '../../tests/journeys/installation.js';
import { textIn } from '../../tests/journeys/texts.js';
import { type BenchRow } from '../table.js';
import { CanvasPage } from './CanvasPage.js';
import { importGraph } from './importGraph.js';
import { clickToSelected, selectingRows } from './selecting.js';

const LARGE = { nodes: 5000, relationships: 10_000 };
const STEP = 1000;
const BAR = 1000;
const LONGEST_TASK = 200;

interface NodeList {
  readonly items: readonly { readonly id: string; readonly labels: readonly string[] }[];
  readonly nextPageToken?: string | null;
}

/** Calls the interface of the installation as the person on the page. */
async function call<T>({ bearer }: CanvasPage, origin: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}/api/neo4j${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: bearer, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
  return (await response.json()) as T;
}

async function firstThousand(canvas: CanvasPage, origin: string): Promise<{ readonly id: string }[]> {
  const nodes: { readonly id: string }[] = [];
  for (let token: string | null | undefined = ''; nodes.length < STEP && typeof token === 'string';) {
    const page: NodeList = await call(
      canvas,
      origin,
      `/nodes?pageSize=100${token === '' ? '' : `&pageToken=${token}`}`,
    );
    nodes.push(...page.items.map(({ id }) => ({ id })));
    token = page.nextPageToken;
  }
  return nodes.slice(0, STEP);
}

interface Changes {
  readonly items: readonly { readonly id: string; readonly undone: boolean }[];
}

/** From the call until its answer, which is sent when all is on disk; then one undo takes all of it back. */
async function step(canvas: CanvasPage, origin: string, what: string, edit: object): Promise<BenchRow> {
  const latest = async () =>
    (await call<Changes>(canvas, origin, '/changes?pageSize=9')).items.flatMap(({ id, undone }) =>
      undone ? [] : [id],
    );
  const [before] = await latest();
  const began = performance.now();
  await call(canvas, origin, '/bulk', edit);
  const wall = performance.now() - began;
  const [, second] = await latest();
  const isOneStep = second === before;
  await call(canvas, origin, '/undo', {});
  return {
    what: `${what} ${STEP} selected nodes of ${LARGE.nodes}, one step of the history`,
    measured: `${Math.round(wall)} ms${isOneStep ? '' : ', more than one step'}`,
    bar: `≤ ${BAR} ms`,
    ok: wall <= BAR && isOneStep,
  };
}

/** A third is left in sight, and then all of it is shown again by one press. */
async function showingAll(canvas: CanvasPage): Promise<BenchRow> {
  const { page } = canvas;
  const stage = page.getByTestId('graph-canvas');
  const legend = textIn('en', 'canvas:legend.select', { name: 'Author' });
  await page.getByTitle(legend, { exact: true }).click({ modifiers: ['Shift'] });
  await stage.focus();
  await page.keyboard.press('Shift+I');
  const back = page.getByRole('status').getByRole('button', { name: textIn('en', 'canvas:shown.back') });
  await back.waitFor();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(3000);
  const { wall, cpu } = await canvas.longestTask(async () => {
    await back.click();
    await back.waitFor({ state: 'detached' });
    await page.waitForTimeout(3000);
  });
  return {
    what: `showing all of ${LARGE.nodes} nodes again, of which a third was in sight: longest task of the page`,
    measured: `${Math.round(wall)} ms (${Math.round(cpu)} ms CPU)`,
    bar: `≤ ${LONGEST_TASK} ms`,
    ok: Math.min(wall, cpu) <= LONGEST_TASK,
  };
}

/** Selecting among many, and changing a thousand of them, in a real Chromium against the built product. */
export async function benchSets(): Promise<BenchRow[]> {
  const installation = await Installation.start();
  const canvas = await CanvasPage.open(installation.origin);
  try {
    await importGraph(installation.origin, canvas.bearer, LARGE);
    await canvas.page.reload();
    await canvas.drawn({ nodes: LARGE.nodes, layout: 'idle' });
    await canvas.page.waitForTimeout(3000);
    const rows = selectingRows(LARGE.nodes, await clickToSelected(canvas, installation.origin, LARGE.nodes), 100);
    rows.push(await showingAll(canvas));
    const nodes = await firstThousand(canvas, installation.origin);
    const edits: [string, object][] = [
      ['a label for', { action: 'edit', nodes, addLabels: ['Seen'] }],
      ['a property for', { action: 'edit', nodes, setProperties: { seen: true } }],
      ['deleting', { action: 'delete', nodes }],
    ];
    for (const [what, edit] of edits) rows.push(await step(canvas, installation.origin, what, edit));
    return rows;
  } finally {
    await canvas.close();
    await installation.remove();
  }
}
