import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether nothing has the focus: whoever went on to something else is not fetched back. */
const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

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
        if (!isThere.current && isFree() && origin instanceof HTMLElement && origin.isConnected) origin.focus();
      });
    };
  }, [origin]);
}

/**
 * Begins typing in one field of a dialogue. One that comes and goes as a whole is drawn before it stands in the page, where `autoFocus`
 * does nothing: its cross would have the focus, and Enter close it.
 * @param isOpen whether the dialogue is there, where it only opens and closes
 */
export function useFirstFocus<Field extends { focus(): void }>(isOpen = true): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  return field;
}

/**
 * Gives the focus to the button from which something was opened in its place, once that is over and the button is drawn anew: after a time
 * instead, it was not there yet on a busy machine, and the focus was nowhere.
 */
export function useFocusAfter(isOpen: boolean, button: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFree()) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
