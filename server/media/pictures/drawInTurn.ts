import { ProblemError } from '../../contract/ProblemError.js';
import { FairQueue } from '../../platform/limits/FairQueue.js';

/**
 * Draws a picture of a person when it is their turn: unpacked they are large.
 * @throws ProblemError FILE_INVALID when it cannot be drawn, TOO_MANY_WAITING while too many of the person wait, and what limits are passed
 */
export type DrawInTurn = <T>(person: string, draw: () => Promise<T>) => Promise<T>;

/** The queue of pictures that persons send. */
export interface Drawing {
  readonly inTurn: DrawInTurn;
  /** The same for who has time, such as a job: it waits where too many of the person do. */
  readonly patiently: DrawInTurn;
}

const QUEUE = { atOnce: 2, each: 1, waiting: 8 };

const asProblem = (error: unknown): never => {
  throw error instanceof ProblemError ? error : new ProblemError('FILE_INVALID', { detail: (error as Error).message });
};

/** Opens a queue of pictures that persons send. */
export function openDrawing(): Drawing {
  const queue = new FairQueue(QUEUE);
  return {
    inTurn: (person, draw) => queue.run(person, draw).catch(asProblem),
    patiently: (person, draw) => queue.runAdmitted(person, draw).catch(asProblem),
  };
}
