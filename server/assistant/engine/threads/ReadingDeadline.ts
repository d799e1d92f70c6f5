import { after } from '../../../platform/faults/timers.js';

/** Ends what reads for too long. What a read of the graph takes does not count: the store has limits of its own. */
export class ReadingDeadline {
  #leftMs: number;
  #since = 0;
  #reads = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    milliseconds: number,
    private readonly expire: () => void,
  ) {
    this.#leftMs = milliseconds;
    this.#run();
  }

  /** A read of the graph begins. */
  pause(): void {
    this.#reads += 1;
    if (this.#reads > 1) return;
    this.clear();
    this.#leftMs -= performance.now() - this.#since;
  }

  /** One has ended. */
  resume(): void {
    this.#reads -= 1;
    if (this.#reads === 0) this.#run();
  }

  clear(): void {
    clearTimeout(this.#timer);
  }

  #run(): void {
    this.#since = performance.now();
    this.#timer = after(Math.max(0, this.#leftMs), 'A reading could not be ended', this.expire);
  }
}
