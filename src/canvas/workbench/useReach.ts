import { useCallback, useEffect, useRef } from 'react';

import { type ElementRef } from '../../../domain/elements/elements';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { useFind } from '../landing/useFind';

/** Does something with an element, once it is on the canvas: what the map alone shows is brought there before. The function stays the same. */
export function useReach(): (ref: ElementRef, then: () => void) => void {
  const { model, failed } = useGraphCall();
  const find = useFind();
  const reach = (ref: ElementRef, then: () => void): void => {
    if (model.element(ref) !== undefined) return then();
    find(ref).then(
      (isThere) => isThere && then(),
      (error: unknown) => failed('neighbourhood', error),
    );
  };
  const present = useRef(reach);
  useEffect(() => {
    present.current = reach;
  });
  return useCallback((ref, then) => present.current(ref, then), []);
}
