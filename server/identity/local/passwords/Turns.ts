import { tooMany } from '../Refusal.js';

const SECONDS_TO_WAIT = 5;

/** Lets few things happen at once; others wait, and beyond a number of those nobody is let in. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Runs the work when its turn comes. @throws Refusal TOO_MANY_ATTEMPTS_TRY_LATER when too many wait */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting) throw tooMany(SECONDS_TO_WAIT);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
