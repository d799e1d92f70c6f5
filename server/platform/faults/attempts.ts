/**
 * Attempts at one thing that may go wrong before it is given up: failed in a row, or ended with their process before anything of them was kept. What
 * ended a process is not known: it may have been the attempt, or a machine that restarts often.
 */
export const MOST_ATTEMPTS = 5;

const FIRST_REST_MS = 2_000;
const LONGEST_REST_MS = 5 * 60_000;

/** How long a thing rests, in milliseconds, after so many of its attempts went wrong. */
export const restOf = (attempts: number): number => Math.min(FIRST_REST_MS * 4 ** (attempts - 1), LONGEST_REST_MS);
