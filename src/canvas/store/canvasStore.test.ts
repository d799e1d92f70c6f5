// @vitest-environment jsdom
import { theme } from 'antd';
import { beforeEach, describe, expect, test } from 'vitest';

import { NOTHING_HIDDEN } from '../core/visibility';
import { LAYOUTS } from '../layouts/layouts';
import { valuesOf } from '../layouts/parameters';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { canvasTheme } from '../style/theme';
import { GraphModel } from '../../graph/GraphModel';
import { whenChanged } from '../../graph/graphState';
import { canvasStoreOn } from './canvasStore';
import { setInspector, takeUpInspector } from './inspector';
import { changeBook, onceLooksKnown } from './looks';
import { chooseLayout, layoutValues } from './layoutChoices';
import { INSPECTOR_WIDTH, USUAL_INSPECTOR } from './openParts';
import { setPinned, takeUpProject } from './pins';

beforeEach(() => localStorage.clear());

const fresh = () => {
  const look = canvasTheme('light', theme.getDesignToken());
  return canvasStoreOn(new GraphModel().store, {
    theme: look,
    book: new StyleBook(new LabelColours()),
    areLooksKnown: true,
  });
};
const opened = (projectId: string) => {
  const store = fresh();
  takeUpProject(store, projectId);
  return store;
};

describe('what a canvas knows', () => {
  test('is told by the part that changed, once, until somebody hears no more', () => {
    const store = fresh();
    const heard: unknown[] = [];
    const stop = whenChanged(
      store,
      ({ hidden }) => hidden,
      ({ ids }) => heard.push([...ids]),
    );
    store.setState({ hidden: { ...NOTHING_HIDDEN, ids: new Set(['a']) } });
    store.setState({ view: { zoom: 1, pan: { x: 0, y: 0 } } });
    store.setState(({ hidden }) => ({ hidden }));
    stop();
    store.setState({ hidden: NOTHING_HIDDEN });
    expect(heard).toEqual([['a']]);
  });
});

describe('a canvas that waits for the looks that were chosen', () => {
  test('lets nobody draw before they have come, and then each once', async () => {
    const store = fresh();
    store.setState({ areLooksKnown: false });
    const drawn: string[] = [];
    const early = onceLooksKnown(store).then(() => drawn.push('early'));
    await Promise.resolve();
    changeBook(store, (book) => book.choosing([{ kind: 'label', name: 'Task', version: 1, style: {} }]));
    expect(drawn).toEqual([]);
    store.setState({ areLooksKnown: true });
    store.setState({ areLooksKnown: true });
    await early;
    await onceLooksKnown(store).then(() => drawn.push('late'));
    expect(drawn).toEqual(['early', 'late']);
  });
});

describe('pinned nodes', () => {
  test('are kept for their project alone, until they are let go', () => {
    setPinned(opened('one'), ['a', 'b'], true);
    expect([...opened('one').getState().pinned]).toEqual(['a', 'b']);
    expect([...opened('two').getState().pinned]).toEqual([]);
    setPinned(opened('one'), ['a', 'b'], false);
    expect([...opened('one').getState().pinned]).toEqual([]);
  });
  test.each(['{half', 'null', '{}', '[1, null]'])('are none where what is kept cannot be read: %s', (text) => {
    localStorage.setItem('canvas.pinned:one', text);
    expect([...opened('one').getState().pinned]).toEqual([]);
  });
  test('of a canvas that only shows are kept nowhere', () => {
    const store = fresh();
    setPinned(store, ['a'], true);
    expect([...store.getState().pinned]).toEqual(['a']);
    expect(localStorage.length).toBe(0);
  });
});

describe('how the layouts of a project are set', () => {
  const valuesIn = (projectId: string, id: string) => layoutValues(opened(projectId).getState(), id);
  const lastIn = (projectId: string) => opened(projectId).getState().layouts.last;
  test('is as usual, until something else is chosen, and then kept for that project alone', () => {
    const usual = { spacing: 100, by: 'connections' };
    expect(valuesIn('one', 'concentric')).toEqual(usual);
    chooseLayout(opened('one'), 'concentric', { spacing: 150, by: 'incoming' });
    expect(valuesIn('one', 'concentric')).toEqual({ spacing: 150, by: 'incoming' });
    expect(lastIn('one')).toBe('concentric');
    expect(valuesIn('two', 'concentric')).toEqual(usual);
    expect(lastIn('two')).toBe('force');
  });
  test('is kept when a layout is asked for without its settings', () => {
    chooseLayout(opened('one'), 'grid', { spacing: 80, columns: 4 });
    chooseLayout(opened('one'), 'grid');
    expect(valuesIn('one', 'grid')).toEqual({ spacing: 80, columns: 4 });
  });
  test.each([
    '{half',
    'null',
    '[]',
    '{"last":"gone","values":{"grid":7}}',
    '{"last":1,"values":{"grid":{"columns":"x"}}}',
  ])('is as usual where what is kept cannot be read: %s', (text) => {
    localStorage.setItem('canvas.layouts:one', text);
    expect(valuesIn('one', 'grid')).toEqual({ spacing: 100, columns: 0 });
    expect(lastIn('one')).toBe('force');
  });
});

describe('the parameters of a layout', () => {
  test('have a usual value each that they allow', () => {
    for (const { parameters } of LAYOUTS) {
      const usual = valuesOf(parameters);
      expect(valuesOf(parameters, usual)).toEqual(usual);
    }
  });
  test('are brought within their limits', () => {
    const [force] = LAYOUTS;
    expect(valuesOf(force!.parameters, { spacing: 9999, repulsion: -1, effort: 'none' })).toEqual({
      spacing: 300,
      repulsion: 20,
      effort: 'usual',
    });
  });
});

describe('the column beside the canvas', () => {
  const again = () => {
    const store = fresh();
    takeUpInspector(store);
    return store.getState().inspector;
  };
  test('is kept as it was left, no narrower and no wider than it may be', () => {
    expect(again()).toEqual(USUAL_INSPECTOR);
    setInspector(fresh(), { isCollapsed: true });
    expect(again()).toEqual({ ...USUAL_INSPECTOR, isCollapsed: true });
    setInspector(fresh(), { width: 9000 });
    expect(again()).toEqual({ isCollapsed: false, width: INSPECTOR_WIDTH.most });
    setInspector(fresh(), { width: 1 });
    expect(again().width).toBe(INSPECTOR_WIDTH.least);
  });
  test.each(['{half', 'null', '[]', '{"width":"wide","isCollapsed":1}'])(
    'is as usual where what is kept cannot be read: %s',
    (text) => {
      localStorage.setItem('canvas.inspector', text);
      expect(again()).toEqual(USUAL_INSPECTOR);
    },
  );
});
