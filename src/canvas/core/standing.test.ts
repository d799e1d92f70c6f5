// @vitest-environment jsdom
import cytoscape from 'cytoscape';
import { expect, test } from 'vitest';

import { measuredWhereItStands } from './standing';

/** A core in a container that can be pushed down, and how often it was measured anew. */
function standing() {
  const cy = cytoscape({ headless: true });
  const container = document.createElement('div');
  const place = { top: 60 };
  container.getBoundingClientRect = () => new DOMRect(0, place.top, 800, 600);
  cy.container = () => container;
  let measured = 0;
  cy.on('resize', () => void (measured += 1));
  measuredWhereItStands(cy);
  const point = (kind: string) => container.dispatchEvent(new Event(kind));
  return { cy, place, point, measured: () => measured };
}

test.each(['pointerdown', 'pointermove', 'wheel'])(
  'a canvas that was pushed down is measured at the next %s',
  (kind) => {
    const { place, point, measured } = standing();
    point(kind);
    expect(measured()).toBe(0);
    place.top = 92;
    point(kind);
    point(kind);
    expect(measured()).toBe(1);
  },
);

test('a core that is gone is not measured', () => {
  const { cy, place, point, measured } = standing();
  cy.destroy();
  place.top = 92;
  point('pointerdown');
  expect(measured()).toBe(0);
});

test('a core without a container has no place', () => {
  expect(() => measuredWhereItStands(cytoscape({ headless: true }))).not.toThrow();
});
