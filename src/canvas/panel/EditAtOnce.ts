import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';

/** An element that is to be edited as soon as its panel opens. */
export interface EditAtOnce {
  readonly id: string;
  /** The name of a property that it has not, empty when that is not known; null for the first value that it has. */
  readonly added: string | null;
}

/** What is to be edited at once; empty once it has been. */
export const EditAtOnceContext = createContext<RefObject<EditAtOnce | null>>({ current: null });

const FIRST_VALUE = '[data-edits-property]';

/**
 * Gives the ref of the box with the values of an element: the focus goes there when a value is to be edited. `add` is called
 * with the name of the property when one is to be added.
 */
export function useEditAtOnce(elementId: string, add: (name: string) => void): RefObject<HTMLElement | null> {
  const wantedRef = useContext(EditAtOnceContext);
  const box = useRef<HTMLElement>(null);
  const addAtOnce = useEffectEvent(add);
  useEffect(() => {
    const wanted = wantedRef.current;
    if (wanted?.id !== elementId) return;
    wantedRef.current = null;
    if (wanted.added === null) box.current?.querySelector<HTMLElement>(FIRST_VALUE)?.click();
    else addAtOnce(wanted.added);
  }, [wantedRef, elementId]);
  return box;
}
