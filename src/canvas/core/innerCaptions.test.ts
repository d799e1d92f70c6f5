import cytoscape from 'cytoscape';
import { describe, expect, test } from 'vitest';

import { innerLines, InnerCaptions } from './InnerCaptions';

describe('a caption in a node', () => {
  test('has two lines at most, cut between words', () => {
    expect(innerLines('România')).toBe('România');
    expect(innerLines('Gara de Nord')).toBe('Gara de\nNord');
    expect(innerLines('one two three')).toBe('one two\nthree');
  });
  test('is beside it when it does not fit', () => {
    expect(innerLines('Constantinople')).toBeUndefined();
    expect(innerLines('The quick brown fox jumps')).toBeUndefined();
    expect(innerLines('')).toBeUndefined();
  });
});

test('captions are in the nodes that are large on the screen, and beside them again when they are not', () => {
  const data = { caption: 'Cluj', size: 40, shape: 'ellipse' };
  const cy = cytoscape({
    headless: true,
    styleEnabled: true,
    elements: [
      { data: { id: 'near', ...data }, position: { x: 0, y: 0 } },
      { data: { id: 'pictured', ...data, picture: 'blob:x' }, position: { x: 0, y: 0 } },
    ],
  });
  const inner = new InnerCaptions(cy);
  const marked = () => cy.nodes('.inner').map((node) => node.id());
  cy.zoom(3);
  cy.extent = () => ({ x1: -10, y1: -10, x2: 10, y2: 10, w: 20, h: 20 });
  inner.refresh();
  expect(marked()).toEqual(['near']);
  expect(cy.getElementById('near').data('innerCaption')).toBe('Cluj');
  cy.zoom(0.5);
  inner.refresh();
  expect(marked()).toEqual([]);
});
