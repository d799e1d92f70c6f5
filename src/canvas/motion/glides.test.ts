// @vitest-environment jsdom
import cytoscape from 'cytoscape';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { atRest, MOTION_MS } from './atRest';
import { Glides, placeOnTheWay } from './glides';

let frames: FrameRequestCallback[] = [];
/** The next frame, so many milliseconds after the first move. */
const frame = (at: number) => {
  for (const draw of frames.splice(0)) draw(performance.now() + at);
};

beforeEach(() => {
  frames = [];
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => void (frames = []));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['motion'];
});

/** A node that stands at 100, on a core that has a place on the page. */
function oneNode() {
  const cy = cytoscape({
    headless: true,
    layout: { name: 'preset' },
    elements: [{ data: { id: 'a' }, position: { x: 100, y: 0 } }],
  });
  vi.spyOn(cy, 'container').mockReturnValue(document.createElement('div'));
  return { cy, glides: new Glides(cy), x: () => cy.getElementById('a').position('x') };
}

test('a node is seen on its way, slowly at both ends, and is there in less than a third of a second', () => {
  const { glides, x } = oneNode();
  glides.begin(new Map([['a', { x: 0, y: 0 }]]));
  expect(x()).toBe(0);
  frame(MOTION_MS / 4);
  expect(x()).toBeGreaterThan(0);
  expect(x()).toBeLessThan(25);
  frame(MOTION_MS);
  expect(x()).toBe(100);
  expect(frames).toEqual([]);
  const glide = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, began: 0 };
  expect(placeOnTheWay(glide, MOTION_MS / 2).x).toBe(50);
  expect(MOTION_MS).toBeLessThanOrEqual(300);
});

test('what looks where a node will be finds it there, and it goes on from where it is', () => {
  const { cy, glides, x } = oneNode();
  glides.begin(new Map([['a', { x: 0, y: 0 }]]));
  frame(MOTION_MS / 2);
  const seen = x();
  expect(atRest(cy, x)).toBe(100);
  expect(x()).toBe(seen);
});

test('a node that is taken hold of on its way is where it stands', () => {
  const { cy, glides, x } = oneNode();
  glides.begin(new Map([['a', { x: 0, y: 0 }]]));
  cy.getElementById('a').emit('grab');
  expect(x()).toBe(100);
  expect(frames).toEqual([]);
});

test('nothing moves for somebody who wants no motion, nor anything of very many', () => {
  const { glides, x } = oneNode();
  const many = new Map(Array.from({ length: 1000 }, (_, at) => [`n${at}`, { x: 0, y: 0 }]));
  glides.begin(new Map([...many, ['a', { x: 0, y: 0 }]]));
  expect(x()).toBe(100);
  document.documentElement.dataset['motion'] = 'reduced';
  glides.begin(new Map([['a', { x: 0, y: 0 }]]));
  expect(x()).toBe(100);
});
