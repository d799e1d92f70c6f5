import { setTimeout as pause } from 'node:timers/promises';

import { run } from './guarded.js';

/**
 * Does work again and again, whether or not one time fails; keeps no process alive.
 * @param failure what failed, for the terminal
 * @returns how to stop
 */
export function every(ms: number, failure: string, work: () => unknown): () => void {
  const timer = setInterval(() => run(failure, work), ms);
  timer.unref();
  return () => clearInterval(timer);
}

/** Does work once, after a while. */
export const after = (ms: number, failure: string, work: () => unknown): NodeJS.Timeout =>
  setTimeout(() => run(failure, work), ms);

/** Does work in the next turn of the event loop. */
export const soon = (failure: string, work: () => unknown): void => void setImmediate(() => run(failure, work));

/** Does work at the end of this turn of the event loop. */
export const atEndOfTurn = (failure: string, work: () => unknown): void => process.nextTick(() => run(failure, work));

/** What comes of work, or something else where that takes longer; the work goes on, and the waiting keeps no process alive. */
export const orLate = <T, Late>(ms: number, work: Promise<T>, late: Late): Promise<T | Late> =>
  Promise.race([work, pause(ms, late, { ref: false })]);
