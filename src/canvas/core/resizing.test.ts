import cytoscape from 'cytoscape';
import { expect, test } from 'vitest';

import { resizedWhenSizeChanges } from './resizing';

/** A core whose renderer has drawn at a size, of which it is told again and again. */
function drawn() {
  const cy = cytoscape({ headless: true });
  const container = { left: 0, width: 800, height: 600, ratio: 2 };
  const renderer = {
    canvasWidth: 1600,
    canvasHeight: 1200,
    measured: 0,
    findContainerClientCoords: () => [container.left, 0, container.width, container.height],
    invalidateContainerClientCoordsCache: () => void (renderer.measured += 1),
    getPixelRatio: () => container.ratio,
    notify: () => {
      renderer.canvasWidth = container.width * container.ratio;
      renderer.canvasHeight = container.height * container.ratio;
    },
    destroy: () => undefined,
  };
  Object.assign(cy, { renderer: () => renderer });
  let resizes = 0;
  cy.on('resize', () => {
    resizes += 1;
    renderer.notify();
  });
  resizedWhenSizeChanges(cy);
  return { cy, container, renderer, resizes: () => resizes };
}

test('a core that is told of the size that it has draws nothing anew, and measures where it stands', () => {
  const { cy, container, renderer, resizes } = drawn();
  cy.resize();
  container.left = 40;
  cy.resize();
  expect([resizes(), renderer.measured]).toEqual([0, 2]);
});

test('another width, another height, and finer pixels are drawn, each once', () => {
  const { cy, container, resizes } = drawn();
  const changes: (() => void)[] = [
    () => (container.width = 700),
    () => (container.height = 500),
    () => (container.ratio = 3),
  ];
  for (const [place, change] of changes.entries()) {
    change();
    cy.resize();
    cy.resize();
    expect(resizes()).toBe(place + 1);
  }
});

test('a core without a canvas is resized as it was', () => {
  const cy = cytoscape({ headless: true });
  let resizes = 0;
  cy.on('resize', () => void (resizes += 1));
  resizedWhenSizeChanges(cy);
  cy.resize();
  expect(resizes).toBe(1);
});
