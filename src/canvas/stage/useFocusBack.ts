import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the stage, or a button, when what was opened from there has gone, unless something else has taken it meanwhile. */
export function useFocusBack(isOpen: boolean, origin: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isGone = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const { activeElement } = document;
    if (isGone && (activeElement === null || activeElement === document.body))
      origin.current?.focus({ preventScroll: true });
  }, [isOpen, origin]);
}
