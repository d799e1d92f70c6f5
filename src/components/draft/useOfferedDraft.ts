import { useState } from 'react';

import { readDraft, writeDraft } from './draftStorage';

/** The input of a form for something new, and what was typed into it before and given up without a word. */
interface OfferedDraft<T> {
  /** What was left behind; undefined when nothing was, and once it was taken up or given up. */
  readonly offered: T | undefined;
  keep(value: T): void;
  /** Takes up what is offered. */
  takeUp(): void;
  /** Gives it up. */
  giveUp(): void;
  /** Call it once the input has been sent or given up. */
  forget(): void;
}

/**
 * Keeps what is typed into a form for something new. What an earlier form left behind is offered and never joined to the
 * new input; it stays on offer while something else is typed. `T` must survive JSON.
 */
export function useOfferedDraft<T>(key: string): OfferedDraft<T> {
  const [offered, setOffered] = useState(() => readDraft<T>(key));
  return {
    offered,
    keep: (value) => writeDraft(key, value),
    takeUp: () => {
      writeDraft(key, offered);
      setOffered(undefined);
    },
    giveUp: () => {
      writeDraft(key, undefined);
      setOffered(undefined);
    },
    forget: () => writeDraft(key, undefined),
  };
}
