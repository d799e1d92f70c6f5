import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';

import { type Page } from '@playwright/test';

import { Installation } from '../../tests/journeys/installation.js';
import { textIn } from '../../tests/journeys/texts.js';
import { CanvasPage } from '../canvas/CanvasPage.js';
import { type Task } from '../chat/trace.js';
import { type BenchRow } from '../table.js';
import { longText } from './longText.js';

const MOST_TASK_MS = 50;
const MOST_PROGRESS_MS = 1000;
const MOST_WHOLE_MS = 60_000;
/** How long the bench itself waits for a thing. */
const PATIENCE = { timeout: 300_000 };
const NAME = 'long.txt';

const text = (key: string) => textIn('en', `processing:${key}`);

/** On a machine that is busy with other things the clock says how busy it is: the processor's time decides there. */
function taskRow(what: string, { wall, cpu }: Task): BenchRow {
  const load = loadavg()[0] ?? 0;
  const isBusy = load > availableParallelism();
  const busy = isBusy ? `; ${load.toFixed(0)} wait for ${availableParallelism()} processors` : '';
  return {
    what: `${what}: longest task of the page`,
    measured: `${wall.toFixed(0)} ms (${cpu.toFixed(0)} ms CPU${busy})`,
    bar: `≤ ${MOST_TASK_MS} ms`,
    ok: (isBusy ? cpu : wall) <= MOST_TASK_MS,
  };
}

const timeRow = (what: string, ms: number, bar: number): BenchRow => ({
  what,
  measured: `${(ms / 1000).toFixed(1)} s`,
  bar: `≤ ${bar / 1000} s`,
  ok: ms <= bar,
});

/** Chooses the file, and waits until it is read. */
async function reading({ page, longestTask }: Watched, file: string): Promise<BenchRow[]> {
  const row = page.getByRole('listitem').filter({ hasText: NAME });
  let [progress, whole] = [0, 0];
  const task = await longestTask(async () => {
    const begun = performance.now();
    await page.locator('input[type=file]').setInputFiles(file);
    await row.getByRole('progressbar').waitFor(PATIENCE);
    progress = performance.now() - begun;
    await row.getByText(/\d+ relationship/u).waitFor(PATIENCE);
    whole = performance.now() - begun;
  });
  return [
    timeRow('1 MB of text, from the choice of its file until its progress is seen', progress, MOST_PROGRESS_MS),
    timeRow('… until what was found stands in the list, offline', whole, MOST_WHOLE_MS),
    taskRow('… meanwhile', task),
  ];
}

interface Watched {
  readonly page: Page;
  longestTask(work: () => Promise<void>): Promise<Task>;
}

/** What a person does on the page of a review, each with its longest task. */
async function reviewing({ page, longestTask }: Watched): Promise<BenchRow[]> {
  const review = page.getByRole('region', { name: text('review.text'), exact: true });
  const finds = page.getByRole('region', { name: text('review.finds'), exact: true });
  const toolbar = page.getByRole('group', { name: text('review.toolbar') });
  const rows: BenchRow[] = [];
  const step = async (what: string, work: () => Promise<void>) => {
    const task = await longestTask(async () => {
      await work();
      // What follows from it, the drawing of the proposals among it, counts as well.
      await page.waitForTimeout(1500);
    });
    rows.push(taskRow(`its review, ${what}`, task));
  };
  await step('opened', async () => {
    await page.getByRole('link', { name: NAME }).click();
    await review.getByRole('button').first().waitFor(PATIENCE);
  });
  await step('scrolled through', async () => {
    for (const region of [review, finds]) {
      await region.hover();
      for (let turn = 0; turn < 20; turn += 1) {
        await page.mouse.wheel(0, 1000);
        await page.waitForTimeout(40);
      }
    }
  });
  await step('one find refused', async () => {
    await finds
      .getByRole('button', { name: /^Refuse/u })
      .first()
      .click();
  });
  await step('a name of the text chosen', async () => {
    await review.locator('button[title]').first().click();
  });
  await step('the relationships shown', async () => {
    await finds
      .getByText(/relationship/u)
      .first()
      .click();
  });
  await step('everything accepted', async () => {
    await toolbar.getByRole('button', { name: text('review.acceptAll'), exact: true }).click();
  });
  await step('written', async () => {
    await toolbar.getByRole('button').last().click();
    await finds.getByText(text('review.written'), { exact: true }).first().waitFor(PATIENCE);
  });
  return rows;
}

/** What 1 MB of prose costs, from its file to the graph, in a real Chromium against the built product. */
export async function benchProcessing(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-bench-'));
  // By its place: what the driver would hand over itself is a task of the page.
  const file = path.join(folder, NAME);
  await writeFile(file, longText());
  const installation = await Installation.start();
  const canvas = await CanvasPage.open(installation.origin);
  try {
    const watched = { page: canvas.page, longestTask: (work: () => Promise<void>) => canvas.longestTask(work) };
    await canvas.page.goto('/dashboard/processing');
    await canvas.page.getByRole('textbox', { name: text('compose.text') }).waitFor();
    await canvas.page.waitForTimeout(2000);
    return [...(await reading(watched, file)), ...(await reviewing(watched))];
  } finally {
    await canvas.close();
    await installation.remove();
    await rm(folder, { recursive: true });
  }
}
