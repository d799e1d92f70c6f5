import { type Page } from '@playwright/test';

/** What a person sees of a view that moves. */
export interface Moved {
  /** Frames a second. */
  readonly rate: number;
  /** The longest time between two frames, in milliseconds. */
  readonly gap: number;
}

/** In the page: when frames began while something moves. A page whose frames are not all new pictures says when one is drawn. */
const FRAMES = `
  window.probe ??= {};
  probe.frames = [performance.now()];
  probe.watching = true;
  const next = probe.whenDrawn ?? requestAnimationFrame;
  const frame = (now) => {
    if (!probe.watching) return;
    probe.frames.push(now);
    next(frame);
  };
  next(frame);
`;

/** How often the view is moved, and how long at most: what takes seconds for a frame is seen to soon enough. */
const MOVES = 120;
const MOST_MS = 4000;

async function framesWhile(page: Page, move: (at: number) => Promise<void>): Promise<Moved> {
  await page.evaluate(FRAMES);
  const until = Date.now() + MOST_MS;
  for (let at = 0; at < MOVES && Date.now() < until; at += 1) await move(at);
  const [end = 0, ...frames] = await page.evaluate<number[]>(
    '((probe.watching = false), [performance.now(), ...probe.frames])',
  );
  const gaps = [...frames.slice(1), end].map((now, index) => now - (frames[index] ?? now));
  return { rate: (1000 * (frames.length - 1)) / Math.max(1, end - (frames[0] ?? end)), gap: Math.max(0, ...gaps) };
}

/** Frames a second and the longest gap, as a row says them. */
export const saidFrames = ({ rate, gap }: Moved): string => `${rate.toFixed(rate < 10 ? 2 : 0)}, ${Math.round(gap)} ms`;

/** Drags the view to and fro, where nothing stands. */
export async function panned(page: Page): Promise<Moved> {
  const { mouse } = page;
  const [x, y] = [30, 520];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 8, y, { steps: 2 });
  const moved = await framesWhile(page, (at) => mouse.move(x + 8 + at * 5, y + (at % 2) * 20));
  await mouse.up();
  return moved;
}

/** Comes nearer and goes away again with the wheel. */
export async function zoomed(page: Page): Promise<Moved> {
  await page.mouse.move(600, 450);
  return framesWhile(page, async (at) => {
    await page.mouse.wheel(0, at < MOVES / 2 ? -20 : 20);
    await page.waitForTimeout(15);
  });
}

/** How long a view is watched after it was zoomed: it is sharp again within seconds, or the bar is missed by far. */
const WATCHED_MS = 4000;

/** In the page: how long after the next turn of the wheel a picture is still seen that was drawn for another zoom, in milliseconds. */
const BLURRED = `new Promise((resolve) => {
  const begun = ({ timeStamp: from }) => {
    let last = from;
    const look = (now) => {
      const picture = document.querySelector('[data-testid=far-layer]');
      if (picture !== null && !picture.style.transform.endsWith('scale(1)')) last = now;
      if (now - from < ${WATCHED_MS}) requestAnimationFrame(look);
      else resolve(last - from);
    };
    requestAnimationFrame(look);
  };
  addEventListener('wheel', begun, { capture: true, once: true });
})`;

/** Comes nearer by a notch. @returns how long it takes until all is sharp again, in milliseconds */
export async function blurredFor(page: Page): Promise<number> {
  const blurred = page.evaluate<number>(BLURRED);
  await page.mouse.wheel(0, -100);
  return blurred;
}
