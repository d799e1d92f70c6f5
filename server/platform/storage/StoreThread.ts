import { ProblemError } from '../../contract/ProblemError.js';
import { after } from '../faults/timers.js';
import { warn } from '../faults/guarded.js';
import { type StoreWorker } from './StoreWorker.js';

/** How a thread that ended by itself is started again, in milliseconds. */
export interface RestartPauses {
  /** Before the first start again, twice as long before each after it. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** After it ran for so long the next end counts as the first again. */
  readonly soundMs: number;
}

const USUAL_PAUSES: RestartPauses = { firstMs: 50, longestMs: 10_000, soundMs: 60_000 };

/**
 * A thread of the store that is restarted when it ends by itself. Its callers get UNAVAILABLE until the next one runs: acknowledged
 * writes are on the disk, and the others may be or not.
 */
export class StoreThread {
  #worker: StoreWorker | undefined;
  #ends = 0;
  #isClosing = false;
  #isReady = false;
  #restart: NodeJS.Timeout | undefined;

  constructor(
    private readonly start: (onEnd: () => void) => StoreWorker,
    private readonly pauses: RestartPauses = USUAL_PAUSES,
  ) {
    this.#begin();
  }

  /** How many commands wait for their answer; a thread that does not run takes none. */
  get load(): number {
    return this.#worker?.load ?? Infinity;
  }

  /** Whether it runs and has opened its files since. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Runs a command there; rejects with what it throws, and with `UNAVAILABLE` where the thread is gone or goes meanwhile. */
  async call(command: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#worker === undefined)
      throw new ProblemError('UNAVAILABLE', { detail: 'The store is being started again' });
    return this.#worker.call(command, args);
  }

  /** Closes the files there and waits until the thread has ended. */
  async stop(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#restart);
    await this.#worker?.stop();
  }

  #begin(): void {
    const startedAt = performance.now();
    const worker = this.start(() => this.#ended(performance.now() - startedAt));
    this.#worker = worker;
    worker.call('ready', []).then(
      () => (this.#isReady = this.#worker === worker),
      // Who calls hears why its files cannot be opened.
      () => undefined,
    );
  }

  #ended(ranMs: number): void {
    this.#worker = undefined;
    this.#isReady = false;
    if (this.#isClosing) return;
    const { firstMs, longestMs, soundMs } = this.pauses;
    this.#ends = ranMs >= soundMs ? 1 : this.#ends + 1;
    const ms = Math.min(longestMs, firstMs * 2 ** (this.#ends - 1));
    warn('A thread of the store ended by itself', `it is started again in ${ms / 1000} s`);
    this.#restart = after(ms, 'A thread of the store could not be started', () => this.#begin());
  }
}
