import { type Engine } from '../../Engine.js';

/** What stops a piece of work because a person asks; it is begun again afterwards. */
class PersonAsks extends Error {}

/** Knows when nobody is being answered, for work that must take nothing from anybody. */
export class Quiet {
  #turns = 0;
  #waiting: (() => void)[] = [];
  #working: AbortController | undefined;

  /** An engine whose answers go before all quiet work. */
  over = (engine: Engine): Engine => ({
    answer: async (...asked) => {
      this.#turns += 1;
      this.#working?.abort(new PersonAsks());
      try {
        return await engine.answer(...asked);
      } finally {
        this.#turns -= 1;
        if (this.#turns === 0) for (const go of this.#waiting.splice(0)) go();
      }
    },
  });

  /** Does work while nobody is answered; where somebody asks meanwhile it is stopped, and done anew in the next quiet. */
  async run<T>(work: (signal: AbortSignal) => Promise<T>, end: AbortSignal): Promise<T> {
    for (;;) {
      while (this.#turns > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      end.throwIfAborted();
      const working = new AbortController();
      this.#working = working;
      try {
        return await work(AbortSignal.any([working.signal, end]));
      } catch (error) {
        if (!(working.signal.aborted && working.signal.reason instanceof PersonAsks)) throw error;
      } finally {
        this.#working = undefined;
      }
    }
  }
}
