// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { GraphModel } from '../../../graph/GraphModel';
import { GraphModelContext } from '../../../graph/GraphModelContext';
import { useReloadAfterEdits } from './useReloadAfterEdits';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A screen that follows a model, with the callbacks that it was drawn with last. */
function followed(reload: () => void, isAnswered = () => false) {
  const model = new GraphModel();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <GraphModelContext value={model}>{children}</GraphModelContext>
  );
  const { rerender } = renderHook((call: () => void) => useReloadAfterEdits(call, isAnswered), {
    wrapper,
    initialProps: reload,
  });
  return { model, rerender };
}

test('edits in quick succession are read once', () => {
  const reload = vi.fn();
  const { model } = followed(reload);
  model.tell({ type: 'edited', by: 'hand' });
  model.tell({ type: 'followed', isReread: false });
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen that is drawn anew meanwhile reads all the same, with what it was drawn with last', () => {
  const [first, last] = [vi.fn(), vi.fn()];
  const { model, rerender } = followed(first);
  model.tell({ type: 'edited', by: 'hand' });
  rerender(last);
  vi.runAllTimers();
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
});

test('what the screen did itself and has answered for is not read', () => {
  const reload = vi.fn();
  const { model } = followed(reload, () => true);
  model.tell({ type: 'edited', by: 'hand' });
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});
