import { startTransition, useEffect, useState } from 'react';

/**
 * Whether all of a row is to be drawn. One that comes into sight while the list is scrolled is drawn without what only a
 * resting pointer, a key or a screen reader reaches, until the list comes to rest; from then on it stays whole.
 */
export function useIsWhole(rest: ListRest): boolean {
  const [isWhole, setWhole] = useState(rest.isStill);
  useEffect(() => (isWhole ? undefined : rest.onStill(() => startTransition(() => setWhole(true)))), [isWhole, rest]);
  return isWhole;
}

/** Whether a list stands still, for rows of which less is drawn while it is scrolled. */
export class ListRest {
  private isResting = true;
  private readonly waiting = new Set<() => void>();

  readonly isStill = (): boolean => this.isResting;

  /** To be told by the list. */
  readonly note = (isScrolling: boolean): void => {
    this.isResting = !isScrolling;
    if (isScrolling) return;
    const all = [...this.waiting];
    this.waiting.clear();
    for (const call of all) call();
  };

  /** Calls once the list stands still, at once when it does already; the function that it answers calls it off. */
  readonly onStill = (call: () => void): (() => void) => {
    if (this.isResting) call();
    else this.waiting.add(call);
    return () => this.waiting.delete(call);
  };
}
