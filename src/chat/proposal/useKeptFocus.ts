import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface KeptFocus {
  /** For the box whose parts come and go. */
  readonly watch: { onFocus(): void; onBlur(event: FocusEvent): void };
}

/** When the part of a box that has the focus goes because something was decided, the focus goes to `place` and is not lost. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, decided: unknown): KeptFocus {
  const wasInside = useRef(false);
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [place, decided]);
  return {
    watch: {
      onFocus: () => {
        wasInside.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // Without a new place the part itself may have gone.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) wasInside.current = false;
      },
    },
  };
}
