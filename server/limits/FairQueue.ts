import { ProblemError } from '../contract/ProblemError.js';
import { Turns } from './Turns.js';

/** How much goes on at once in a queue. */
export interface QueueLimits {
  /** Of all persons together. */
  readonly atOnce: number;
  /** Of one person. Less than `atOnce`, so that one person never holds all of it. */
  readonly each: number;
  /** Most that one person may have waiting. */
  readonly waiting: number;
}

interface Task {
  begin(): void;
}

/** Work that persons share: they take turns, and each may have only so much under way and waiting. */
export class FairQueue {
  readonly #waiting = new Map<string, Task[]>();
  readonly #turns: Turns;
  #running = 0;

  constructor(private readonly limits: QueueLimits) {
    this.#turns = new Turns(limits.each);
  }

  /** Whether a person may have something more waiting. */
  hasRoom(person: string): boolean {
    return (this.#waiting.get(person)?.length ?? 0) < this.limits.waiting;
  }

  /** Throws `TOO_MANY_WAITING` where a person has as much waiting as they may. */
  admit(person: string): void {
    const { waiting } = this.limits;
    if (!this.hasRoom(person))
      throw new ProblemError('TOO_MANY_WAITING', { detail: `At most ${waiting} of one person may wait` });
  }

  /** Does the work when it is the person's turn. Throws `TOO_MANY_WAITING`. */
  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    this.admit(person);
    return this.runAdmitted(person, work);
  }

  /** Does the work of a person who was admitted before, perhaps by an earlier process. */
  async runAdmitted<T>(person: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      const tasks = this.#waiting.get(person) ?? [];
      this.#waiting.set(person, [...tasks, { begin: resolve }]);
      this.#fill();
    });
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#turns.end(person);
      this.#fill();
    }
  }

  #fill(): void {
    while (this.#running < this.limits.atOnce) {
      const person = this.#turns.next(new Set(this.#waiting.keys()));
      if (person === undefined) return;
      const [task, ...later] = this.#waiting.get(person) ?? [];
      this.#waiting.delete(person);
      if (later.length > 0) this.#waiting.set(person, later);
      this.#running += 1;
      this.#turns.begin(person);
      task?.begin();
    }
  }
}
