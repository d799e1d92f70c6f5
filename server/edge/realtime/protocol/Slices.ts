import { soon } from '../../../platform/faults/timers.js';
import { warn } from '../../../platform/faults/guarded.js';

/** Of a slice: at most so many things, and no longer than so many milliseconds, whatever one of them costs. */
const MOST = 250;
const LONGEST_MS = 4;
/** The clock is looked at each so many things. */
const LOOK_EVERY = 16;

interface Job {
  /** Does one thing. @returns whether more are left */
  readonly step: () => boolean;
  readonly done: () => void;
}

/** Does long lists of small things in order, a slice at a time, so that nothing else waits for the whole list. */
export class Slices {
  readonly #jobs: Job[] = [];
  #left = MOST;
  #isResting = false;

  /** Does the thing to each; at once as far as this turn's slice goes. @returns when it was done to all */
  async each<T>(list: readonly T[], act: (item: T) => void): Promise<void> {
    if (list.length === 0) return;
    let next = 0;
    const step = () => {
      const item = list[next++];
      if (item !== undefined) act(item);
      return next < list.length;
    };
    await new Promise<void>((done) => {
      this.#jobs.push({ step, done });
      if (this.#jobs.length === 1) this.#work();
    });
  }

  #work(): void {
    const start = performance.now();
    for (let job = this.#jobs[0]; job !== undefined && this.#left > 0; job = this.#jobs[0]) {
      this.#left -= 1;
      if (this.#left % LOOK_EVERY === 0 && performance.now() - start > LONGEST_MS) this.#left = 0;
      if (this.#goesOn(job)) continue;
      this.#jobs.shift();
      job.done();
    }
    this.#rest();
  }

  /** One thing that fails is left out; the others are done. */
  #goesOn({ step }: Job): boolean {
    try {
      return step();
    } catch (error) {
      warn('What was told could not be passed on', error);
      return true;
    }
  }

  /** The next turn of the event loop has a slice of its own. */
  #rest(): void {
    if (this.#isResting) return;
    this.#isResting = true;
    soon('What was told could not be passed on', () => {
      this.#isResting = false;
      this.#left = MOST;
      if (this.#jobs.length > 0) this.#work();
    });
  }
}
