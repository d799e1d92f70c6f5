import { ProblemError } from '../contract/ProblemError.js';

/**
 * Draws a picture when those before it are drawn: unpacked they are large.
 * @throws ProblemError FILE_INVALID when it cannot be drawn, RATE_LIMITED while too many wait
 */
export type DrawInTurn = <T>(draw: () => Promise<T>) => Promise<T>;

/** More than these do not wait. */
const MOST_WAITING = 16;

/** Opens a queue of pictures that persons send. */
export function openDrawInTurn(): DrawInTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (draw) => {
    if (waiting >= MOST_WAITING) throw new ProblemError('RATE_LIMITED', { detail: 'Many pictures are being drawn' });
    waiting += 1;
    try {
      const drawing = last.then(draw);
      last = drawing.catch(() => undefined);
      return await drawing;
    } catch (error) {
      throw new ProblemError('FILE_INVALID', { detail: (error as Error).message });
    } finally {
      waiting -= 1;
    }
  };
}
