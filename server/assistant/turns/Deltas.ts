import { after } from '../../platform/faults/timers.js';

/** A piece at most this often; what an engine emits in between is joined. */
const PACE_MS = 40;

/** Joins what an engine emits into numbered pieces of a text: the first at once, the others not faster than windows draw. */
export class Deltas {
  #text = '';
  #count = 0;
  #waiting = '';
  #lastAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  /** @param publish called with each piece and its number, from 1 */
  constructor(private readonly publish: (number: number, piece: string) => void) {}

  /** What was published. */
  get text(): string {
    return this.#text;
  }

  /** In how many pieces. */
  get count(): number {
    return this.#count;
  }

  add(piece: string): void {
    if (piece === '') return;
    this.#waiting += piece;
    const wait = this.#lastAt + PACE_MS - performance.now();
    if (wait <= 0) this.flush();
    else this.#timer ??= after(wait, 'A piece of an answer could not be told', () => this.flush());
  }

  /** Publishes what waits. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting === '') return;
    const piece = this.#waiting;
    this.#waiting = '';
    this.#text += piece;
    this.#count += 1;
    this.#lastAt = performance.now();
    this.publish(this.#count, piece);
  }
}
