import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** An element that is to be edited as soon as its panel opens: its first value, or a property that it has not. */
export interface EditAtOnce {
  readonly id: string;
  readonly what: 'value' | 'property';
}

/** What is to be edited at once; empty once it has been. */
export const EditAtOnceContext = createContext<RefObject<EditAtOnce | null>>({ current: null });

const FIRST_VALUE = '[role="group"] > :not(:first-child)';
const FIELDS = ['input', 'textarea', 'button']
  .map((tag) => `${FIRST_VALUE}:is(${tag}), ${FIRST_VALUE} ${tag}`)
  .join(', ');

/** Gives the ref of the box with the values of an element; the focus goes there when that was asked for. */
export function useEditAtOnce(elementId: string): RefObject<HTMLElement | null> {
  const wantedRef = useContext(EditAtOnceContext);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { id, what } = wantedRef.current ?? {};
    if (id !== elementId) return;
    wantedRef.current = null;
    if (what === 'property') box.current?.querySelector<HTMLElement>('[data-add]')?.click();
    else box.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [wantedRef, elementId]);
  return box;
}
