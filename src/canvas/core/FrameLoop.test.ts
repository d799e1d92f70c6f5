import cytoscape from 'cytoscape';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FrameLoop, type LoopedRenderer } from './FrameLoop';

const FRAME_MS = 16;

let asked: FrameRequestCallback[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  asked = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A renderer that counts what it draws and what is done beside it. */
function counted() {
  const cy = cytoscape({ headless: true, styleEnabled: true, elements: [{ data: { id: 'a' } }] });
  cy.stop();
  const counts = { draws: 0, idle: 0 };
  const beside = { fn: (isDrawn: boolean) => void (counts.idle += isDrawn ? 0 : 1) };
  const renderer: LoopedRenderer = {
    cy,
    beforeRenderCallbacks: [beside],
    render: () => void (counts.draws += 1),
  };
  return { cy, counts, renderer, loop: new FrameLoop(renderer) };
}

/** Lets the browser give every frame that is asked for, for so long; returns how many it gave. */
function framesWithin(ms: number): number {
  let frames = 0;
  for (let at = 0; at < ms; at += FRAME_MS) {
    vi.advanceTimersByTime(FRAME_MS);
    const now = asked;
    asked = [];
    frames += now.length;
    for (const callback of now) callback(performance.now());
  }
  return frames;
}

test('what was asked for is drawn once, drawn better for a while, and then no frame is asked for', () => {
  const { counts, renderer, loop } = counted();
  renderer.requestedFrame = true;
  loop.wake();
  loop.wake();
  expect(framesWithin(1000)).toBeLessThan(25);
  expect(counts.draws).toBe(1);
  expect(counts.idle).toBeGreaterThan(10);
  expect(framesWithin(1000)).toBe(0);
});

test('a change that comes later is drawn', () => {
  const { counts, renderer, loop } = counted();
  loop.wake();
  framesWithin(1000);
  renderer.requestedFrame = true;
  loop.wake();
  framesWithin(100);
  expect(counts.draws).toBe(1);
});

test('frames go on while something is animated, and while changes are gathered in a batch', () => {
  const { cy, counts, renderer, loop } = counted();
  cy.animate({ zoom: 2 }, { duration: 10_000 });
  loop.wake();
  expect(framesWithin(2000)).toBeGreaterThan(100);
  cy.stop(true);
  framesWithin(1000);
  expect(framesWithin(1000)).toBe(0);

  cy.startBatch();
  renderer.requestedFrame = true;
  loop.wake();
  framesWithin(2000);
  expect(counts.draws).toBe(0);
  cy.endBatch();
  framesWithin(100);
  expect(counts.draws).toBe(1);
});

test('a canvas that is gone asks for no frame', () => {
  const { counts, renderer, loop } = counted();
  renderer.requestedFrame = true;
  loop.wake();
  Object.assign(renderer, { destroyed: true });
  framesWithin(100);
  expect(counts.draws).toBe(0);
  expect(framesWithin(1000)).toBe(0);
});
