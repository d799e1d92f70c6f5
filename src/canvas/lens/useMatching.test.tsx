// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { EVERY_NODE } from '../../../domain/query/chips/adding';
import { type Matching } from '../../../domain/query/matching';
import { type Showing, ShowingContext } from '../workbench/Workbench';
import { useStandingOut } from './useMatching';

afterEach(cleanup);

type Hidden = { readonly only?: ReadonlySet<string> };

/** A canvas of which parts are hidden, with a filter that hides the rest. */
function filtered() {
  const followers = new Set<() => void>();
  const controller = {
    hidden: {} as Hidden,
    setKept: vi.fn(),
    setHidden(hidden: Hidden) {
      controller.hidden = hidden;
      for (const follower of followers) follower();
    },
    onHidden(follower: () => void) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
  const onAllShown = vi.fn();
  const matching: Matching = { ids: new Set(['a']), total: 1 };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShowingContext value={{ controller } as unknown as Showing}>{children}</ShowingContext>
  );
  const { unmount } = renderHook(() => useStandingOut(EVERY_NODE, matching, 'hide', onAllShown), { wrapper });
  return { controller, onAllShown, unmount };
}

test('whoever has everything shown again has not ended the filter', () => {
  const { controller, onAllShown } = filtered();
  expect([...(controller.hidden.only ?? [])]).toContain('a');
  act(() => controller.setHidden({}));
  expect(onAllShown).toHaveBeenCalledOnce();
});

test('a filter that hides the rest ends at once: what it then shows again does not call it back', () => {
  const { controller, onAllShown, unmount } = filtered();
  unmount();
  expect(controller.hidden.only).toBeUndefined();
  expect(onAllShown).not.toHaveBeenCalled();
});
