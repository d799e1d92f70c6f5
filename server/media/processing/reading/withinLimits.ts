import { ProblemError } from '../../../contract/ProblemError.js';
import { type ReadText } from './readInThread.js';

/** A text that asks for more time than this, in milliseconds, is made to: the longest takes a minute, or some on a busy machine. */
const LONGEST = 10 * 60_000;

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads in a thread that is ended at a deadline. Rejects with `DOCUMENT_TAKES_TOO_LONG` then, and with `DOCUMENT_TOO_LARGE` where the
 * memory of the thread does not do: neither becomes better by reading again.
 */
export const withinLimits =
  (read: ReadText, longest = LONGEST): ReadText =>
  async (task, watching) => {
    const deadline = AbortSignal.timeout(longest);
    const signal = AbortSignal.any([deadline, ...(watching.signal ? [watching.signal] : [])]);
    try {
      return await read(task, { ...watching, signal });
    } catch (error) {
      watching.signal?.throwIfAborted();
      if (deadline.aborted) throw new ProblemError('DOCUMENT_TAKES_TOO_LONG');
      throw isOutOfMemory(error) ? new ProblemError('DOCUMENT_TOO_LARGE') : error;
    }
  };
