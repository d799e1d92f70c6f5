import { ProblemError } from '../contract/ProblemError.js';
import { after } from '../faults/timers.js';
import { now, type Patience } from './patience.js';

/** What a thread may take longer than its deadline, ms: it ends by itself mostly, and tells why. */
const GRACE_MS = 100;

/**
 * Asks a thread something that may take long. The deadline counts from here, whatever the thread did before; where it does not look at the
 * clock in time it is told to end, and who waits is answered all the same. Rejects with `QUERY_TOO_COSTLY`.
 */
export async function untilDeadline<T>(patience: Patience, ask: (limited: Patience) => Promise<T>): Promise<T> {
  const { milliseconds, cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) } = patience;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = after(milliseconds + GRACE_MS, 'A query could not be ended', () => {
      Atomics.store(cancelled, 0, 1);
      reject(new ProblemError('QUERY_TOO_COSTLY'));
    });
  });
  try {
    return await Promise.race([ask({ milliseconds, cancelled, until: now() + milliseconds }), late]);
  } finally {
    clearTimeout(timer);
  }
}
