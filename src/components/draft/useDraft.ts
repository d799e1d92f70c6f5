import { useState } from 'react';

const keyOf = (key: string) => `draft:${key}`;

function readDraft<T>(key: string): T | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(key));
    return stored === null ? undefined : (JSON.parse(stored) as T);
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(key));
    else sessionStorage.setItem(keyOf(key), JSON.stringify(value));
  } catch {
    // Without storage the draft lives as long as the component.
  }
}

/**
 * State of a form that outlives its component: an error boundary, a reload, a visit to another page. `T` must survive
 * JSON. Call `forget` once the input has been sent.
 */
export function useDraft<T>(key: string, initial: T): { value: T; set: (value: T) => void; forget: () => void } {
  const [value, setValue] = useState<T>(() => readDraft<T>(key) ?? initial);
  return {
    value,
    set: (next) => {
      writeDraft(key, next);
      setValue(next);
    },
    forget: () => {
      writeDraft(key, undefined);
      setValue(initial);
    },
  };
}
