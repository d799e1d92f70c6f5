import cytoscape from 'cytoscape';
import { expect, test } from 'vitest';

import { showView, viewNow } from './views';
import { NOTHING_HIDDEN } from './visibility';

test('what was seen comes back into the middle, as near as then, whatever was looked at since', () => {
  const cy = cytoscape({
    headless: true,
    styleEnabled: true,
    elements: [{ data: { id: 'n' }, position: { x: 3, y: 4 } }],
  });
  cy.viewport({ zoom: 0.8, pan: { x: 30, y: -12 } });
  const seen = viewNow(cy, {
    labels: new Set(['Ocean']),
    types: new Set(),
    ids: new Set(),
  });
  expect(seen).toMatchObject({
    zoom: 0.8,
    hiddenLabels: ['Ocean'],
    hiddenTypes: [],
  });
  cy.viewport({ zoom: 3, pan: { x: 500, y: 500 } });
  showView(cy, seen);
  const { x, y, zoom } = viewNow(cy, NOTHING_HIDDEN);
  expect(zoom).toBe(0.8);
  expect([x, y].map((each) => each.toFixed(6))).toEqual([seen.x, seen.y].map((each) => each.toFixed(6)));
});
