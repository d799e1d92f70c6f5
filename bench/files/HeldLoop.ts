import { readFileSync } from 'node:fs';

/** How often is looked, in milliseconds. */
const EVERY = 5;

/** For how long this thread has been at work so far, in milliseconds, as Linux counts it; undefined elsewhere. */
function atWork(): number | undefined {
  try {
    // The first thread of a process is counted under the process itself.
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/** How long a loop was held at most. */
export interface Held {
  readonly longestMs: number;
  /** How long it was at work at most while it was held: the rest is waiting for a core that others have. */
  readonly atWorkMs: number | undefined;
}

/**
 * Watches how long the event loop of the first thread is held, and for how much of that the thread itself was at work. On a machine that
 * has more to do than cores a loop is held by whoever has the core, and says nothing of us.
 */
export class HeldLoop {
  #last = performance.now();
  #worked = atWork();
  #longest = 0;
  #longestAtWork = 0;
  readonly #timer = setInterval(() => this.#look(), EVERY);

  #look(): void {
    const [now, worked] = [performance.now(), atWork()];
    this.#longest = Math.max(this.#longest, now - this.#last - EVERY);
    this.#longestAtWork = Math.max(this.#longestAtWork, (worked ?? 0) - (this.#worked ?? 0));
    [this.#last, this.#worked] = [now, worked];
  }

  /** Ends watching. */
  stop(): Held {
    clearInterval(this.#timer);
    this.#look();
    return { longestMs: this.#longest, atWorkMs: this.#worked === undefined ? undefined : this.#longestAtWork };
  }
}
