import cytoscape, { type SingularElementArgument } from 'cytoscape';
import { expect, test } from 'vitest';

import { drawStrokesDirectly } from './directStrokes';

const AREA = { x1: 0, x2: 100, y1: 0, y2: 100 };

/** What is drawn with a look for pictures of it, and what just so. */
function drawnOf(isFar: boolean, extent: typeof AREA | null) {
  const at = (id: string, x: number) => ({ data: { id }, position: { x, y: 50 } });
  const between = (id: string, source: string, target: string) => ({ data: { id, source, target } });
  const cy = cytoscape({
    headless: true,
    layout: { name: 'preset' },
    elements: {
      nodes: [at('a', 10), at('b', 90), at('c', 300), at('d', 400), at('e', -50)],
      edges: [between('inside', 'a', 'b'), between('beyond', 'c', 'd'), between('across', 'e', 'c')],
    },
  });
  cy.add({ ...between('written', 'a', 'b'), classes: 'typed' });
  const [looked, direct]: [string[], string[]] = [[], []];
  const renderer = {
    drawCachedElement: (_: unknown, element: SingularElementArgument, ..._rest: unknown[]) => looked.push(element.id()),
    drawElement: (_: unknown, element: SingularElementArgument) => direct.push(element.id()),
  };
  Object.assign(cy, { renderer: () => renderer });
  drawStrokesDirectly(cy, () => isFar);
  cy.elements().forEach((element) => void renderer.drawCachedElement(null, element, 1, extent));
  return { looked, direct };
}

test('from afar a relationship is drawn just so when it may be in sight, and one with a caption as ever', () => {
  expect(drawnOf(true, AREA)).toEqual({ looked: ['a', 'b', 'c', 'd', 'e', 'written'], direct: ['inside', 'across'] });
});

test('a picture of all of it has those beyond the sight too', () => {
  expect(drawnOf(true, null).direct).toEqual(['inside', 'beyond', 'across']);
});

test('seen from near all are drawn as ever, for they are curves with arrows', () => {
  expect(drawnOf(false, AREA).direct).toEqual([]);
});
