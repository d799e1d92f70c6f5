import cytoscape from 'cytoscape';
import { expect, test } from 'vitest';

import { refreshSmallLandmarks } from './smallLandmarks';

test('of a small graph that is seen from afar nodes with room have captions, and none of these once it is near', () => {
  const data = { caption: 'Constanța', size: 40, fontSize: 12 };
  const cy = cytoscape({
    headless: true,
    styleEnabled: true,
    layout: { name: 'preset' },
    elements: [
      { data: { id: 'hub', ...data }, position: { x: 0, y: 0 } },
      { data: { id: 'beside', ...data }, position: { x: 15, y: 0 } },
      { data: { id: 'apart', ...data }, position: { x: 900, y: 0 } },
      { data: { id: 'tie', source: 'hub', target: 'apart' } },
    ],
  });
  const marked = () => cy.nodes('.landmark').map((node) => node.id());
  cy.zoom(0.3);
  refreshSmallLandmarks(cy);
  expect(marked()).toEqual(['hub', 'apart']);
  expect(Number(cy.getElementById('hub').data('landmarkSize')) * 0.3).toBeCloseTo(12);
  cy.zoom(1);
  refreshSmallLandmarks(cy);
  expect(marked()).toEqual([]);
});
