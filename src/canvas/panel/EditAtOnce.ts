import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** The id of the element whose first value is to be edited as soon as its panel opens; empty once it has been. */
export const EditAtOnceContext = createContext<RefObject<string | null>>({ current: null });

const FIRST_VALUE = '[role="group"] > :not(:first-child)';
const FIELDS = ['input', 'textarea', 'button']
  .map((tag) => `${FIRST_VALUE}:is(${tag}), ${FIRST_VALUE} ${tag}`)
  .join(', ');

/** Gives the ref of the box with the values of an element; the focus goes there when that was asked for. */
export function useEditAtOnce(elementId: string): RefObject<HTMLElement | null> {
  const wantedRef = useContext(EditAtOnceContext);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wantedRef.current !== elementId) return;
    wantedRef.current = null;
    box.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [wantedRef, elementId]);
  return box;
}
