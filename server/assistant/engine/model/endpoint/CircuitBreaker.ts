import { APICallError } from 'ai';

import { Silence } from './Watch.js';

/** Whether a failure says that nobody would be answered now, rather than that this one question went wrong. */
const isGone = (error: unknown): boolean =>
  error instanceof Silence || (APICallError.isInstance(error) && error.isRetryable);

/**
 * Remembers that an endpoint was gone, all calls again included, so that not every person waits for it in turn: for a while
 * nobody asks it, then one question tries. A circuit breaker (Nygard, Release It!) with one trial.
 */
export class CircuitBreaker {
  #until = -Infinity;

  constructor(
    private readonly lastsMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether the endpoint is not to be asked now; after the while the first who asks is let through. */
  holds(): boolean {
    if (this.#until === -Infinity) return false;
    if (this.now() < this.#until) return true;
    this.#until = this.now() + this.lastsMs;
    return false;
  }

  /** It failed: for a while it is not asked when the failure says that it is gone. */
  failed(error: unknown): void {
    if (isGone(error)) this.#until = this.now() + this.lastsMs;
  }

  /** It replied. */
  replied(): void {
    this.#until = -Infinity;
  }
}
