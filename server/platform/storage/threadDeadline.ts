import { ProblemError } from '../../contract/ProblemError.js';

/** How long statements of a thread may take, as another thread told it. */
export interface ThreadDeadline {
  /** The moment when the time is over, by {@link now}. */
  readonly until: number;
  /** Memory that both threads share: any number but 0 once nobody waits any more. */
  readonly cancelled: Int32Array;
}

/** Milliseconds of a monotonic clock that all threads of the process share. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Of this thread: SQLite runs one statement at a time in it. */
let present: ThreadDeadline | undefined;

/** Runs statements that ask `in_time()` now and then. Throws `QUERY_TOO_COSTLY` when they take longer, or nobody waits. */
export function withDeadline<T>(deadline: ThreadDeadline, work: () => T): T {
  present = deadline;
  try {
    if (isOver()) throw new Error('Over time');
    return work();
  } catch (error) {
    throw isOver() ? new ProblemError('QUERY_TOO_COSTLY') : error;
  } finally {
    present = undefined;
  }
}

const isOver = (): boolean =>
  present !== undefined && (now() > present.until || Atomics.load(present.cancelled, 0) !== 0);

/** The SQL function `in_time()`: 1, or an error that ends the statement it stands in. SQLite's own interrupt has no interface here. */
export function inTime(): number {
  if (isOver()) throw new Error('Over time');
  return 1;
}
