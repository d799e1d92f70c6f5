/** Milliseconds between two looks at the memory. */
const EVERY = 50;
const MEBIBYTE = 1024 ** 2;

/** The most memory that this process has, all threads together, above what it had at the start. */
export class PeakMemory {
  readonly #idle = process.memoryUsage.rss();
  #peak = this.#idle;
  readonly #timer = setInterval(() => {
    this.#peak = Math.max(this.#peak, process.memoryUsage.rss());
  }, EVERY);

  /** Ends the watch and answers with mebibytes. */
  stop(): number {
    clearInterval(this.#timer);
    return (this.#peak - this.#idle) / MEBIBYTE;
  }
}
