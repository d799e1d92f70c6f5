import { type RefObject, useEffect, useRef, useState } from 'react';

/** Gives the focus back to what had it when the dialogue appeared, unless something else has taken it meanwhile. */
export function useReturnFocus(): void {
  const [origin] = useState(() => document.activeElement);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      // Later, because the dialogue still holds the focus while it goes.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (!isThere.current && isFree && origin instanceof HTMLElement && origin.isConnected) origin.focus();
      });
    };
  }, [origin]);
}

/**
 * Begins typing in one field of a dialogue. One that comes and goes as a whole is drawn before it stands in the page, where `autoFocus`
 * does nothing: its cross would have the focus, and Enter close it.
 */
export function useFirstFocus<Field extends { focus(): void }>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
