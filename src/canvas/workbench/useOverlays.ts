import { type RefObject, useEffect, useRef } from 'react';

import { type CanvasController } from '../CanvasController';
import { insetsOf, NO_INSETS } from '../core/insets';

/**
 * Tells the canvas what lies over it: everything in the box of the answered ref that is marked `data-covers`, in the order
 * of how little it may be looked past (`first` before all else), measured at the moment of asking.
 */
export function useOverlays(controller: CanvasController): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      controller.sight.keepClearOf((whole) => {
        const stage = box.current?.querySelector('[role="application"]');
        if (box.current === null || stage === null || stage === undefined) return NO_INSETS;
        const covering = (which: string) =>
          [...(box.current?.querySelectorAll(which) ?? [])].map((overlay) => overlay.getBoundingClientRect());
        const overlays = [...covering('[data-covers="first"]'), ...covering('[data-covers="then"]')];
        return insetsOf(
          stage.getBoundingClientRect(),
          overlays.filter(({ width, height }) => width * height > 0),
          whole,
        );
      }),
    [controller],
  );
  return box;
}
