import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface KeptFocus {
  /** For the box whose parts come and go. */
  readonly watch: { onFocus(): void; onBlur(event: FocusEvent): void };
}

/** Whether nothing that keys could reach has the focus: what had it went, or can no longer be pressed. */
const isLost = ({ activeElement, body }: Document): boolean =>
  activeElement === body || activeElement?.matches(':disabled') === true;

/**
 * When the part of a box that has the focus goes, or is disabled, because something was decided, the focus goes to `place` and is not lost.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, decided: unknown): KeptFocus {
  const wasInside = useRef(false);
  useEffect(() => {
    if (wasInside.current && isLost(document)) place.current?.focus({ preventScroll: true });
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
