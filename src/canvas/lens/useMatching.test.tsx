// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { theme } from 'antd';
import { type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { EVERY_NODE } from '../../../domain/query/chips/adding';
import { type Matching } from '../../../domain/query/matching';
import { NOTHING_HIDDEN } from '../core/visibility';
import { GraphModel } from '../../graph/GraphModel';
import { canvasStoreOn } from '../store/canvasStore';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { canvasTheme } from '../style/theme';
import { CanvasContext, type Showing } from '../workbench/Workbench';
import { useStandingOut } from './useMatching';

afterEach(cleanup);

/** A canvas with a filter that hides the rest. */
function filtered() {
  const look = canvasTheme('light', theme.getDesignToken());
  const looks = { theme: look, book: new StyleBook(new LabelColours()), areLooksKnown: true };
  const store = canvasStoreOn(new GraphModel().store, looks);
  const onAllShown = vi.fn();
  const matching: Matching = { ids: new Set(['a']), total: 1 };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CanvasContext value={{ store } as unknown as Showing}>{children}</CanvasContext>
  );
  const { unmount } = renderHook(() => useStandingOut(EVERY_NODE, matching, 'hide', onAllShown), { wrapper });
  return { store, onAllShown, unmount };
}

test('whoever has everything shown again has not ended the filter', () => {
  const { store, onAllShown } = filtered();
  expect([...(store.getState().hidden.only ?? [])]).toContain('a');
  act(() => store.setState({ hidden: NOTHING_HIDDEN }));
  expect(onAllShown).toHaveBeenCalledOnce();
});

test('a filter that hides the rest ends at once: what it then shows again does not call it back', () => {
  const { store, onAllShown, unmount } = filtered();
  unmount();
  expect(store.getState().hidden.only).toBeUndefined();
  expect(onAllShown).not.toHaveBeenCalled();
});
