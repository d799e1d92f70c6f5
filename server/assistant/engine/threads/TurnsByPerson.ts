/** How places are shared. */
interface Places {
  /** How many may be at it at once. */
  readonly total: number;
  /** How many of them one person may have. */
  readonly ofOne: number;
  /** How many one person may have waiting. */
  readonly waiting: number;
}

interface Person {
  busy: number;
  readonly waiting: (() => void)[];
}

/** Thrown where a person has as much waiting as they may. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** Gives places to persons in turn, so that what one sends keeps nobody else waiting. */
export class TurnsByPerson {
  /** Those with something under way or waiting; whose turn is next comes first. */
  readonly #persons = new Map<string, Person>();
  #busy = 0;

  constructor(private readonly places: Places) {}

  /** Resolves with what gives the place back, once there is one; rejects with the reason of the signal when that is aborted before. */
  async enter(id: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    const person = this.#persons.get(id) ?? { busy: 0, waiting: [] };
    this.#persons.set(id, person);
    if (this.#hasPlaceFor(person)) this.#take(id, person);
    else await this.#waited(person, signal);
    return () => this.#leave(id, person);
  }

  #hasPlaceFor({ busy }: Person): boolean {
    return this.#busy < this.places.total && busy < this.places.ofOne;
  }

  /** Takes a place; everybody else comes before this person again. */
  #take(id: string, person: Person): void {
    this.#busy += 1;
    person.busy += 1;
    this.#persons.delete(id);
    this.#persons.set(id, person);
  }

  #waited(person: Person, signal: AbortSignal): Promise<void> {
    if (person.waiting.length >= this.places.waiting) throw new TooManyWaiting();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        person.waiting.splice(person.waiting.indexOf(come), 1);
        reject(signal.reason);
      };
      const come = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      person.waiting.push(come);
    });
  }

  #leave(id: string, person: Person): void {
    this.#busy -= 1;
    person.busy -= 1;
    if (person.busy === 0 && person.waiting.length === 0) this.#persons.delete(id);
    this.#next();
  }

  #next(): void {
    for (const [id, person] of this.#persons) {
      if (!this.#hasPlaceFor(person)) continue;
      const come = person.waiting.shift();
      if (come === undefined) continue;
      this.#take(id, person);
      come();
      return;
    }
  }
}
