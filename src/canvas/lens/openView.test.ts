import { expect, test, vi } from 'vitest';

import { type SeenView } from '../../views/savedViews';
import { alsoAfterLayout, openView, showFound } from './openView';

const node = (id: string) => ({ id });
const canvas = { zoom: 1, pan: { x: 0, y: 0 }, hiddenLabels: [], hiddenTypes: [] } as unknown as NonNullable<
  SeenView['canvas']
>;

function opened(view: Partial<SeenView>, found: readonly string[]) {
  const controller = { place: vi.fn(), showView: vi.fn(), fit: vi.fn(), whenDrawn: (act: () => void) => act() };
  const store = { setState: vi.fn() };
  const model = { node: (id: string) => (id === 'gone' ? undefined : node(id)) };
  const showing = { controller, store, model } as unknown as Parameters<typeof openView>[0];
  const kept: SeenView = { query: { kind: 'nodes', set: { kind: 'all' } }, sight: 'hide', places: [], ...view };
  openView(showing, kept);
  showFound(showing, kept, found);
  return { controller, store };
}

test('a view that was kept from an answer brings what it finds into sight', () => {
  const { controller, store } = opened({}, ['a', 'gone', 'b']);
  expect(controller.fit).toHaveBeenCalledExactlyOnceWith(false, [node('a'), node('b')]);
  expect(store.setState).toHaveBeenCalledOnce();
});

test('a view that was kept from a canvas is seen as it was then, and one that finds nothing leaves what is seen', () => {
  const { controller } = opened({ canvas }, ['a']);
  expect(controller.showView).toHaveBeenCalledExactlyOnceWith(canvas);
  expect(controller.fit).not.toHaveBeenCalled();
  expect(opened({}, ['gone']).controller.fit).not.toHaveBeenCalled();
});

/** A layout that is under way until it is said to be done. */
function underWay() {
  let isRunning = true;
  const heard = new Set<(now: { matches(): boolean }) => void>();
  const now = { matches: () => isRunning };
  const layout = {
    getSnapshot: () => now,
    subscribe: (hear: (now: { matches(): boolean }) => void) => {
      heard.add(hear);
      return { unsubscribe: () => void heard.delete(hear) };
    },
  };
  const isDone = () => {
    isRunning = false;
    for (const hear of heard) hear(now);
  };
  return { layout, isDone, heard };
}

test('a view is shown again when a layout is done, once, and not when it was left before', () => {
  const show = vi.fn();
  const stayed = underWay();
  alsoAfterLayout(stayed.layout, show);
  expect(show).toHaveBeenCalledOnce();
  stayed.isDone();
  expect(show).toHaveBeenCalledTimes(2);
  expect(stayed.heard.size).toBe(0);
  const left = underWay();
  alsoAfterLayout(left.layout, show)();
  left.isDone();
  expect(show).toHaveBeenCalledTimes(3);
  expect(left.heard.size).toBe(0);
});
