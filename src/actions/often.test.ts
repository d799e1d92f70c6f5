import { expect, test } from 'vitest';

import { texts } from '../../locales/en/index';
import { texts as romanian } from '../../locales/ro/index';
import { ACTIONS, oftenDone } from '.';
import { type ActionState } from './types';

const AT_REST: ActionState = {
  tool: 'selecting',
  selected: [],
  selection: null,
  nodesShown: 2,
  isSomethingHidden: false,
  isPinned: false,
  canUndo: false,
  canRedo: false,
  isLayoutRunning: false,
  isFiltering: false,
  isOutlineOpen: false,
  isLegendOpen: false,
};
const often = (...kinds: readonly ('node' | 'relationship')[]) => {
  const selected = kinds.map((kind, at) => ({ kind, id: String(at) }));
  return oftenDone({ ...AT_REST, selected, selection: selected.at(-1) ?? null }).map(({ id }) => id);
};

test('what is done often with what is selected is at most four actions, all of them possible', () => {
  expect(often('node')).toEqual(['expandNeighbours', 'connect', 'duplicate', 'hide']);
  expect(often('node', 'node')).toEqual(['arrangeThese', 'isolate', 'duplicate', 'hide']);
  expect(often('relationship', 'relationship')).toEqual(['duplicate', 'hide', 'reverse', 'centreSelection']);
  expect(often()).toEqual([]);
});

test.each([texts, romanian])('each word below an icon is a part of the name that is read aloud', ({ canvas }) => {
  for (const { id, toolbarWord } of ACTIONS)
    if (toolbarWord !== undefined)
      expect(canvas.action[id].toLowerCase()).toContain(canvas.word[toolbarWord].toLowerCase());
});
