/** Where the time comes from: the clock of the machine, which may be set, and one that only goes on. */
export interface TimeSources {
  readonly wall: () => number;
  readonly elapsed: () => number;
}

const SYSTEM: TimeSources = { wall: () => Date.now(), elapsed: () => performance.now() };

/**
 * Milliseconds since 1970 that never go back: a clock that is set back does not make good again what is over.
 * @param atLeast a time that was seen before
 */
export function steadyTime(atLeast = 0, { wall, elapsed }: TimeSources = SYSTEM): () => number {
  let [base, since] = [Math.max(atLeast, wall()), elapsed()];
  return () => {
    const steady = base + Math.floor(elapsed() - since);
    const present = wall();
    if (present <= steady) return steady;
    [base, since] = [present, elapsed()];
    return present;
  };
}

/** The time of what lives as long as this process. */
export const steadyNow = steadyTime();
