import cytoscape from 'cytoscape';
import { expect, test } from 'vitest';

import { stylesheet } from '../style/stylesheet';
import { BUNDLED_FROM } from './bundleNumbers';
import { Bundles, bundlesOf } from './Bundles';
import { typeOf } from './typePlaces';
import { NOTHING_HIDDEN } from './visibility';

const AT = '2026-01-01T00:00:00.000Z';
const stamps = { properties: {}, propertyKinds: {}, version: 1, createdAt: AT, updatedAt: AT };
const lines = (count: number, type: string, startNodeId = 'a', endNodeId = 'b') =>
  Array.from({ length: count }, (_, at) => ({
    ...stamps,
    ...{ id: `${type}${startNodeId}${at}`, type, startNodeId, endNodeId },
  }));

const THEME = {
  ...({ mode: 'light', background: '#fff', text: '#000', faintText: '#333' } as const),
  ...{ edge: '#888', accent: '#00f', fontFamily: 'sans-serif' },
};

function drawn(relationships: ReturnType<typeof lines>) {
  const cy = cytoscape({
    ...{ headless: true, styleEnabled: true, style: stylesheet(THEME, 'near') },
    elements: [
      ...['a', 'b'].map((id) => ({ data: { id, caption: id, size: 30, shape: 'ellipse', colour: '#000' } })),
      ...relationships.map(({ id, type, startNodeId: source, endNodeId: target }) => ({
        data: { id, source, target, caption: type },
      })),
    ],
  });
  const model = {
    relationships: () => relationships,
    nodes: () => [],
    node: () => undefined,
    relationship: () => undefined,
  };
  const shown = () =>
    cy.edges(':visible').map((edge) => `${typeOf(edge.data())}, ${edge.numericStyle('width').toFixed(1)}`);
  return { bundles: new Bundles(cy, model), shown };
}

test('many of one type from one node to another are one line with their number, the wider the more they are', () => {
  const { bundles, shown } = drawn([
    ...lines(12, 'stops'),
    ...lines(BUNDLED_FROM - 1, 'knows'),
    ...lines(5, 'stops', 'b', 'a'),
  ]);
  bundles.refresh(NOTHING_HIDDEN);
  expect(shown()).toEqual(['12 × stops, 5.2', ...Array.from({ length: 4 }, () => 'knows, 1.5'), '5 × stops, 3.4']);
});

test('a bundle opens while one of its relationships is selected, and counts what is in sight', () => {
  const { bundles, shown } = drawn(lines(8, 'stops'));
  bundles.refresh(NOTHING_HIDDEN);
  expect(bundles.open(['stopsa3'])).toBe(true);
  expect(bundles.open(['stopsa3'])).toBe(false);
  bundles.refresh(NOTHING_HIDDEN);
  expect(shown()).toHaveLength(8);
  expect(bundles.open([])).toBe(true);
  bundles.refresh({ ...NOTHING_HIDDEN, ids: new Set(['stopsa0', 'stopsa1']) });
  expect(shown()).toContain('6 × stops, 3.7');
});

test('fewer than that are left side by side', () => {
  expect(bundlesOf(lines(BUNDLED_FROM - 1, 'knows'), new Set()).size).toBe(0);
});
