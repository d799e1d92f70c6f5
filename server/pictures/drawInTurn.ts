import { ProblemError } from '../contract/ProblemError.js';

/**
 * Draws a picture when those before it are drawn: unpacked they are large.
 * @throws ProblemError FILE_INVALID when it cannot be drawn, RATE_LIMITED while too many wait
 */
export type DrawInTurn = <T>(draw: () => Promise<T>) => Promise<T>;

/** How long who has time waits where too many wait, in milliseconds. */
const PATIENT_FOR = 500;

/** The same for who has time: what nobody waits for is drawn once fewer wait. @throws ProblemError FILE_INVALID when it cannot be drawn */
export const openDrawPatiently =
  (drawInTurn: DrawInTurn): DrawInTurn =>
  async (draw) => {
    for (;;)
      try {
        return await drawInTurn(draw);
      } catch (error) {
        if (!(error instanceof ProblemError && error.code === 'RATE_LIMITED')) throw error;
        await new Promise((resolve) => setTimeout(resolve, PATIENT_FOR));
      }
  };

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
