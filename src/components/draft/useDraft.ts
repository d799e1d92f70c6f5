import { useState } from 'react';

import { readDraft, writeDraft } from './draftStorage';

/** State of a form together with the copy of it that outlives the form. */
export interface Draft<T> {
  readonly value: T;
  /** Whether the value was found again rather than typed since. */
  readonly isFound: boolean;
  set(value: T): void;
  /** Call it once the input has been sent or given up. */
  forget(): void;
}

/**
 * State of a form that outlives its component: an error boundary, a reload, a visit to another page. `T` must survive
 * JSON. The key is read when the component mounts.
 */
export function useDraft<T>(key: string, initial: T): Draft<T> {
  const [found] = useState(() => readDraft<T>(key));
  const [value, setValue] = useState<T>(found ?? initial);
  return {
    value,
    isFound: found !== undefined,
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
