import { ProblemError } from '../contract/ProblemError.js';

/** How long a statement may take, and how whoever waits for it says that they no longer do: by any number but 0. */
export interface Patience {
  readonly milliseconds: number;
  readonly cancelled?: Int32Array;
  /** When it is over by {@link now}, for who began to wait before the statement began to run. */
  readonly until?: number;
}

/** The time in milliseconds, of which all threads of the process think alike, and which nobody sets back. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Of this thread: SQLite runs one statement at a time in it. */
let until = Infinity;
let cancelled: Int32Array | undefined;

/** Runs statements that ask `in_time()` now and then. Throws `QUERY_TOO_COSTLY` when they take longer, or nobody waits. */
export function withPatience<T>(patience: Patience, work: () => T): T {
  until = patience.until ?? now() + patience.milliseconds;
  ({ cancelled } = patience);
  try {
    if (isOver()) throw new Error('Over time');
    return work();
  } catch (error) {
    throw isOver() ? new ProblemError('QUERY_TOO_COSTLY') : error;
  } finally {
    until = Infinity;
    cancelled = undefined;
  }
}

const isOver = (): boolean => now() > until || (cancelled !== undefined && Atomics.load(cancelled, 0) !== 0);

/** The SQL function `in_time()`: 1, or an error that ends the statement it stands in. SQLite's own interrupt has no interface here. */
export function inTime(): number {
  if (isOver()) throw new Error('Over time');
  return 1;
}
