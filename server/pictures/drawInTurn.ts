import { ProblemError } from '../contract/ProblemError.js';
import { FairQueue } from '../limits/FairQueue.js';

/**
 * Draws a picture of a person when it is their turn: unpacked they are large.
 * @throws ProblemError FILE_INVALID when it cannot be drawn, TOO_MANY_WAITING while too many of the person wait, and what limits are passed
 */
export type DrawInTurn = <T>(person: string, draw: () => Promise<T>) => Promise<T>;

const QUEUE = { atOnce: 2, each: 1, waiting: 8 };

/** Opens a queue of pictures that persons send. */
export function openDrawInTurn(): DrawInTurn {
  const queue = new FairQueue(QUEUE);
  return (person, draw) =>
    queue.run(person, draw).catch((error: unknown) => {
      throw error instanceof ProblemError
        ? error
        : new ProblemError('FILE_INVALID', { detail: (error as Error).message });
    });
}
