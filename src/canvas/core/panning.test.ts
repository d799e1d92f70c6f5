import cytoscape from 'cytoscape';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { moveAsPicture } from './panning';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A core whose renderer notes in what way it draws. */
function movable() {
  const cy = cytoscape({ headless: true, elements: [{ data: { id: 'a' } }] });
  const copies: unknown[][] = [];
  const canvas = { width: 200, height: 100 };
  const context = { setTransform: vi.fn(), clearRect: vi.fn(), drawImage: (...with_: unknown[]) => copies.push(with_) };
  const draws: string[] = [];
  const renderer = {
    notify: vi.fn(),
    ...{ NODE: 0, TEXTURE_BUFFER: 0, canvasWidth: 200, canvasHeight: 100, textureOnViewport: true },
    ...{
      hideEdgesOnViewport: true,
      hoverData: { dragging: false },
      redrawHint: vi.fn(),
      textureCache: null as unknown,
    },
    data: { canvases: [canvas], bufferCanvases: [canvas], bufferContexts: [context] },
    render: () => {
      const { hoverData, textureOnViewport, textureCache, hideEdgesOnViewport } = renderer;
      const edges = hideEdgesOnViewport && hoverData.dragging ? 'without edges' : 'whole';
      draws.push(hoverData.dragging && textureOnViewport ? (textureCache === null ? 'anew' : 'as picture') : edges);
    },
  };
  Object.assign(cy, { renderer: () => renderer });
  moveAsPicture(cy);
  return { cy, renderer, draws, copies };
}

test('a view that moves is what was drawn last, with its relationships, moved', () => {
  const { cy, renderer, draws, copies } = movable();
  cy.viewport({ zoom: 2, pan: { x: 10, y: 20 } });
  renderer.render();
  renderer.hoverData.dragging = true;
  cy.panBy({ x: 50, y: 0 });
  renderer.render();
  expect(draws).toEqual(['whole', 'as picture']);
  expect(copies).toHaveLength(1);
  // Where the picture lies in the graph is where the view was when it was drawn.
  expect(renderer.textureCache).toMatchObject({
    viewport: { zoom: 2, pan: { x: 10, y: 20 }, mpan: { x: -5, y: -10 } },
  });
});

test('what has come into sight is drawn, with relationships, once the hand rests, and moves on from there', () => {
  const { cy, renderer, draws } = movable();
  renderer.render();
  renderer.hoverData.dragging = true;
  cy.panBy({ x: 50, y: 0 });
  renderer.render();
  vi.advanceTimersByTime(1000);
  expect(draws).toEqual(['whole', 'as picture', 'whole']);
  expect([renderer.textureOnViewport, renderer.hideEdgesOnViewport, renderer.textureCache]).toEqual([true, true, null]);
  cy.panBy({ x: 5, y: 0 });
  renderer.render();
  expect(draws.at(-1)).toBe('as picture');
  expect(renderer.textureCache).toMatchObject({ viewport: { pan: { x: 50 } } });
  renderer.hoverData.dragging = false;
  renderer.render();
  vi.advanceTimersByTime(1000);
  expect(draws).toHaveLength(5);
});
