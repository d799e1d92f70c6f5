import { ProblemError } from '../../contract/ProblemError.js';
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
  readonly #waiting = new Map<string, readonly Task[]>();
  readonly #turns: Turns;
  #running = 0;

  constructor(private readonly limits: QueueLimits) {
    this.#turns = new Turns(limits.each);
  }

  /** Whether a person may have something more waiting. */
  hasRoom(person: string): boolean {
    return this.#tasks(person).length < this.limits.waiting;
  }

  /** Throws `TOO_MANY_WAITING` where a person has as much waiting as they may. */
  admit(person: string): void {
    const { waiting } = this.limits;
    if (!this.hasRoom(person))
      throw new ProblemError('TOO_MANY_WAITING', { detail: `At most ${waiting} of one person may wait` });
  }

  /** Does the work when it is the person's turn, unless they leave before it. Throws `TOO_MANY_WAITING`, or why they left. */
  async run<T>(person: string, work: () => Promise<T>, leaving?: AbortSignal): Promise<T> {
    leaving?.throwIfAborted();
    this.admit(person);
    return this.runAdmitted(person, work, leaving);
  }

  /** Does the work of a person who was admitted before, perhaps by an earlier process. */
  async runAdmitted<T>(person: string, work: () => Promise<T>, leaving?: AbortSignal): Promise<T> {
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#keep(
          person,
          this.#tasks(person).filter((each) => each !== task),
        );
        reject(leaving?.reason);
      };
      const task: Task = {
        begin() {
          leaving?.removeEventListener('abort', leave);
          resolve();
        },
      };
      leaving?.addEventListener('abort', leave, { once: true });
      this.#keep(person, [...this.#tasks(person), task]);
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

  #tasks(person: string): readonly Task[] {
    return this.#waiting.get(person) ?? [];
  }

  #keep(person: string, tasks: readonly Task[]): void {
    if (tasks.length === 0) this.#waiting.delete(person);
    else this.#waiting.set(person, tasks);
  }

  #fill(): void {
    while (this.#running < this.limits.atOnce) {
      const person = this.#turns.next(new Set(this.#waiting.keys()));
      if (person === undefined) return;
      const [task, ...later] = this.#tasks(person);
      this.#keep(person, later);
      this.#running += 1;
      this.#turns.begin(person);
      task?.begin();
    }
  }
}
