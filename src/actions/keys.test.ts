import { describe, expect, test } from 'vitest';

import { NOTHING_HIDDEN } from '../canvas/core/visibility';
import { texts } from '../../locales/en/index';
import { texts as romanian } from '../../locales/ro/index';
import { ACTIONS, menuFor, oftenDone, possibleNow, toolsOf } from './index';
import { actionFor, type KeyPress } from './keys';
import { type ActionCanvas, type ActionState, type CanvasAction } from './types';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});
const idOf = (key: string, modifiers?: Partial<KeyPress>, single = true) =>
  actionFor(press(key, modifiers), ACTIONS, single)?.id;

describe('the keys of the canvas', () => {
  test('undo with Ctrl+Z and with ⌘Z, redo with Shift or Y', () => {
    expect(idOf('z', { ctrlKey: true })).toBe('undo');
    expect(idOf('z', { metaKey: true })).toBe('undo');
    expect(idOf('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
    expect(idOf('y', { ctrlKey: true })).toBe('redo');
  });
  test('work on keyboards where + and ? need the shift key', () => {
    expect(idOf('+', { shiftKey: true })).toBe('zoomIn');
    expect(idOf('+')).toBe('zoomIn');
    expect(idOf('?', { shiftKey: true })).toBe('shortcuts');
  });
  test.each<[layout: string, key: string, code: string, id: string, modifiers?: Partial<KeyPress>]>([
    ['Russian', 'т', 'KeyN', 'addNode'],
    ['Greek', 'ν', 'KeyN', 'addNode'],
    ['Hebrew', 'מ', 'KeyN', 'addNode'],
    ['Ukrainian', 'Ф', 'KeyA', 'selectAll', { ctrlKey: true }],
    ['Bulgarian', 'з', 'KeyZ', 'undo', { ctrlKey: true }],
  ])('work on a %s keyboard by the place of the key', (_layout, key, code, id, modifiers = {}) => {
    expect(idOf(key, { code, ...modifiers })).toBe(id);
  });
  test('go by what is printed on the key where that is a Latin letter', () => {
    expect(idOf('z', { code: 'KeyW', ctrlKey: true })).toBe('undo');
    expect(idOf('ș', { code: 'KeyS' })).toBeUndefined();
  });
  test('leave Ctrl+N and Alt+N to the browser', () => {
    expect(idOf('n')).toBe('addNode');
    expect(idOf('n', { ctrlKey: true })).toBeUndefined();
    expect(idOf('n', { altKey: true })).toBeUndefined();
  });
  test('that are single characters can be switched off, the others stay', () => {
    expect(idOf('n', {}, false)).toBeUndefined();
    expect(idOf('Delete', {}, false)).toBe('deleteElement');
    expect(idOf('z', { ctrlKey: true }, false)).toBe('undo');
  });
  test('mean one thing each', () => {
    const keys = ACTIONS.flatMap((action) => action.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the actions of the canvas', () => {
  const idle: ActionState = {
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
  test('stand in the menus of the toolbar and the corner of the view by what they are about', () => {
    const placed = (place: CanvasAction['toolbar']) => toolsOf(place).map(({ id }) => id);
    expect(placed('create')).toEqual(['addNode', 'connect', 'paste', 'importFiles']);
    expect(placed('history')).toEqual(['undo', 'redo']);
    expect(placed('select')).toEqual([
      'pan',
      'lasso',
      'box',
      'selectAll',
      'selectAlike',
      'selectNeighbours',
      'invertSelection',
    ]);
    expect(placed('arrange')).toEqual(['arrangeThese', 'arrangeWith', 'pin', 'unpin']);
    expect(placed('sight')).toEqual(['hide', 'isolate', 'showAll', 'findPaths', 'filter']);
    expect(placed('views')).toEqual(['outline', 'legend', 'saveView']);
    expect(placed('corner')).toEqual(['zoomIn', 'zoomOut', 'fitAll']);
    expect(placed('picture')).toEqual(['keepPicture', 'savePicture']);
    expect(placed('share')).toEqual(['exportGraph', 'embed']);
    expect(placed('more')).toEqual(['palette', 'shortcuts']);
  });
  test('have a name each, and no name is left over', () => {
    expect(ACTIONS.map(({ id }) => id).sort()).toEqual(Object.keys(texts.canvas.action).sort());
  });
  test('perform themselves on the canvas that they are given', () => {
    const done: unknown[] = [];
    const note = (what: string) => (detail: unknown) => void done.push([what, detail]);
    const canvas = {
      tool: {
        send: note('tool'),
        getSnapshot: () => ({
          context: { selection: { kind: 'node', id: 'a' }, selected: [{ kind: 'node', id: 'a' }] },
        }),
      },
      layout: { send: note('layout') },
      controller: {
        zoom: note('zoom'),
        freePlace: () => ({ x: 1, y: 2 }),
        focus: note('focus'),
      },
      store: { getState: () => ({ hidden: NOTHING_HIDDEN }), setState: () => undefined },
      model: { relationshipsOf: () => [] },
      expand: note('expand'),
      show: note('show'),
    } as unknown as ActionCanvas;
    const ids = ['addNode', 'arrange', 'zoomIn', 'centreSelection', 'expandNeighbours', 'legend'];
    for (const id of ids) ACTIONS.find((action) => action.id === id)?.perform(canvas);
    expect(done).toEqual([
      ['tool', { type: 'NODE.WANTED', at: { x: 1, y: 2 } }],
      ['layout', { type: 'LAYOUT.WANTED', layout: 'force' }],
      ['zoom', 1.3],
      ['focus', ['a']],
      ['expand', 'a'],
      ['show', 'legend'],
    ]);
  });
  test('on an empty canvas leave only what makes sense there', () => {
    const possible = ACTIONS.filter((action) => action.enabled(idle)).map((action) => action.id);
    expect(possible).toEqual([
      'addNode',
      'pan',
      'paste',
      'importFiles',
      'search',
      'outline',
      'legend',
      'palette',
      'shortcuts',
    ]);
  });
  test('stand in the menu of what they apply to, and only while they are possible there', () => {
    const [node, other] = [
      { kind: 'node', id: 'a' },
      { kind: 'node', id: 'b' },
    ] as const;
    const relationship = { kind: 'relationship', id: 'r' } as const;
    const menuOf = (...selected: ActionState['selected']) => {
      const state = { ...idle, nodesShown: 2, selected, selection: selected.at(-1) ?? null };
      return menuFor(state).map((group) => group.map(({ id }) => id));
    };
    expect(menuOf(node).flat()).toContain('expandNeighbours');
    expect(menuOf(node).flat()).not.toContain('mergeNodes');
    expect(menuOf(node, other).flat()).toContain('mergeNodes');
    expect(menuOf(relationship).flat()).toContain('reverse');
    expect(menuOf(relationship).flat()).not.toContain('isolate');
    expect(menuOf(node).at(-1)).toEqual(['deleteElement']);
    expect(menuOf().flat()).toContain('selectAll');
    expect(menuOf().flat()).not.toContain('undo');
    expect(menuOf().flat()).not.toContain('deleteElement');
  });
  test('in the palette are those that are possible, but for what only a key can mean', () => {
    const ids = possibleNow({ ...idle, tool: 'panning' }).map(({ id }) => id);
    expect(ids).toContain('addNode');
    expect(ids).not.toContain('deleteElement');
    expect(ids).not.toContain('cancel');
  });
  test('offer deleting only when something is selected', () => {
    const isPossible = (state: ActionState) => ACTIONS.find(({ id }) => id === 'deleteElement')?.enabled(state);
    expect(isPossible(idle)).toBe(false);
    const node = { kind: 'node', id: 'a' } as const;
    expect(isPossible({ ...idle, selected: [node], selection: node })).toBe(true);
  });
  const often = (...kinds: readonly ('node' | 'relationship')[]) => {
    const selected = kinds.map((kind, at) => ({ kind, id: String(at) }));
    return oftenDone({ ...idle, nodesShown: 2, selected, selection: selected.at(-1) ?? null }).map(({ id }) => id);
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
});
