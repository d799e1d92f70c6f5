import { ProblemError } from '../../../contract/ProblemError.js';
import { outageLinesOf } from './outageLines.js';

/** What PostgreSQL says where it cannot go on: a lost connection, too many of them, a server that ends or has not begun (SQLSTATE). */
const AWAY_STATES = /^(?:08...|53300|57P0[1-5]|25P03)$/;
/** What the system says where no connection can be made, or one broke. */
const AWAY_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'ENOENT'],
]);
/** What the driver says of the same, which has no code. */
const AWAY_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout (?:exceeded|expired)|Query read timeout|Client was closed|read-only transaction)/i;

/** Whether a statement failed because the database is away: the same may succeed once it is back. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ProblemError) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string') return AWAY_STATES.test(code) || AWAY_CODES.has(code);
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return AWAY_WORDS.test(error.message);
}

/** Whether a database answers; tells when it has not for longer than a moment, and the terminal at once. */
export class Availability {
  readonly #listeners = new Set<() => void>();
  #isAway = false;
  #isTold = false;
  readonly #lines: ReturnType<typeof outageLinesOf>;

  constructor(url: string) {
    this.#lines = outageLinesOf(url);
  }

  /** Whether it answered when it was last asked. */
  get isAvailable(): boolean {
    return !this.#isAway;
  }

  answered(): void {
    this.#isAway = false;
    this.#isTold = false;
    this.#lines.answered(this);
  }

  failed(error: unknown): void {
    this.#isAway = true;
    this.#lines.failed(this, error);
  }

  /** It was asked again after it had failed, and can still not be reached: no single connection broke. */
  confirmFailure(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back once for each outage. @returns how to stop listening */
  onOutage(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** An outage as what a caller is told: nothing is known to have been done, and the same may be asked again. */
export const outageProblem = (error: unknown): ProblemError => {
  const problem = new ProblemError('UNAVAILABLE', { detail: 'The database cannot be reached at the moment' });
  problem.cause = error;
  return problem;
};
