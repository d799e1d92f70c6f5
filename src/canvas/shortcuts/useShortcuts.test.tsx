// @vitest-environment jsdom
import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { type ActionCanvas, type ActionState } from '../../actions/types';
import { useShortcuts } from './useShortcuts';

const BEFORE_THE_GRAPH: ActionState = {
  tool: 'selecting',
  selected: [],
  selection: null,
  nodesShown: 0,
  isSomethingHidden: false,
  isPinned: false,
  canUndo: false,
  canRedo: false,
  isLayoutRunning: false,
  isFiltering: false,
  isOutlineOpen: false,
  isLegendOpen: false,
};

/** How often the key of the filter works while the toolbar still shows that there is no graph. */
function filtersOn(nodesShown: number): number {
  let filters = 0;
  // All of a canvas that this key touches.
  const canvas = {
    store: { setState: () => (filters += 1) },
    model: { snapshot: { nodesShown } },
  } as unknown as ActionCanvas;
  const { unmount } = renderHook(() => useShortcuts(BEFORE_THE_GRAPH, canvas, true));
  fireEvent.keyDown(document.body, { key: 'q' });
  unmount();
  return filters;
}

test('a key that is pressed before the toolbar knows of the graph works on what is drawn', () => {
  expect(filtersOn(14)).toBe(1);
});

test('a key for a graph does nothing while none is drawn', () => {
  expect(filtersOn(0)).toBe(0);
});
