import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the stage when a form on it has gone, unless something else has taken it meanwhile. */
export function useFocusBack(isOpen: boolean, stage: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isGone = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const { activeElement } = document;
    if (isGone && (activeElement === null || activeElement === document.body))
      stage.current?.focus({ preventScroll: true });
  }, [isOpen, stage]);
}
