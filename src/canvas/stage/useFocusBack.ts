import { useEffect, useRef } from 'react';

/** Gives the focus to the stage when a form or a question has gone, unless something else has taken it meanwhile. */
export function useFocusBack(isOpen: boolean, stage: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(isOpen);
  const find = useRef(stage);
  useEffect(() => {
    find.current = stage;
  });
  useEffect(() => {
    const isGone = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const { activeElement } = document;
    if (isGone && (activeElement === null || activeElement === document.body))
      find.current()?.focus({ preventScroll: true });
  }, [isOpen]);
}
