import { ProblemError } from '../../contract/ProblemError.js';
import { after } from '../faults/timers.js';
import { now, type ThreadDeadline } from './threadDeadline.js';

/** Milliseconds past its deadline before a thread is cancelled: mostly it ends by itself, with a reason. */
const GRACE_MS = 100;

/** How long the caller of a query waits for it. */
export interface QueryDeadline {
  readonly milliseconds: number;
  /** Aborted when nobody waits any more. The engine then ends its work. */
  readonly signal?: AbortSignal;
}

/**
 * Asks a thread something that may take long. The deadline counts from here, whatever the thread did before. A thread that does not check
 * the clock in time is cancelled, and the caller does not wait for its end. Rejects with `QUERY_TOO_COSTLY`.
 */
export async function untilDeadline<T>(
  { milliseconds, signal }: QueryDeadline,
  ask: (deadline: ThreadDeadline) => Promise<T>,
): Promise<T> {
  if (signal?.aborted === true) throw new ProblemError('QUERY_TOO_COSTLY');
  // A signal does not reach another thread; shared memory does, also while that runs a statement.
  const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let timer: NodeJS.Timeout | undefined;
  let cancel = (): void => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    cancel = () => {
      Atomics.store(cancelled, 0, 1);
      reject(new ProblemError('QUERY_TOO_COSTLY'));
    };
    timer = after(milliseconds + GRACE_MS, 'A query could not be ended', cancel);
  });
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([ask({ until: now() + milliseconds, cancelled }), late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
