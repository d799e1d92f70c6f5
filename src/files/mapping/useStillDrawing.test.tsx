// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import cytoscape from 'cytoscape';
import { afterEach, expect, test } from 'vitest';

import { LabelColours } from '../../canvas/style/palette';
import { StyleBook } from '../../canvas/style/StyleBook';
import { useStillDrawing } from './useStillDrawing';

afterEach(cleanup);

const node = (id: string) => ({ id, labels: ['Film'], properties: { title: id, year: 1995 }, propertyKinds: {} });
const tie = { id: 'tie', type: 'NEXT', startNodeId: 'Heat', endNodeId: 'Ali', properties: {}, propertyKinds: {} };
const TWO = { nodes: [node('Heat'), node('Ali')], relationships: [tie] };
const ONE = { nodes: [node('Heat')], relationships: [] };
const PLACES = new Map([
  ['Heat', { x: 10, y: 20 }],
  ['Ali', { x: 300, y: 20 }],
]);
const style = { caption: '{title} ({year})' };
const PLAIN = new StyleBook(new LabelColours());
const CHOSEN = PLAIN.choosing([{ kind: 'label', name: 'Film', version: 1, style }]);

test('a preview is drawn as the canvas draws, at its places, and again when it is of something else or looks otherwise', () => {
  const cy = cytoscape({ headless: true, styleEnabled: true });
  const { result, rerender } = renderHook(({ graph, book }) => useStillDrawing(graph, PLACES, book), {
    initialProps: { graph: TWO, book: PLAIN } as { graph: typeof TWO | typeof ONE; book: StyleBook },
  });
  act(() => result.current(cy));
  expect(cy.edges().map((edge) => [edge.source().id(), edge.target().id()])).toEqual([['Heat', 'Ali']]);
  expect(cy.getElementById('Ali').position()).toEqual({ x: 300, y: 20 });
  rerender({ graph: ONE, book: CHOSEN });
  expect(cy.elements().map((element) => element.data('caption'))).toEqual(['Heat (1995)']);
  cy.destroy();
});
