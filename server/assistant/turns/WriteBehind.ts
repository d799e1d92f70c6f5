import { after } from '../../platform/faults/timers.js';
import { warn } from '../../platform/faults/guarded.js';

/** What is shown is on the disk within this time, or as soon as this much of it is not. */
const LATEST_MS = 250;
const MOST_CHARACTERS = 2048;

const FAILURE = 'A growing answer could not be written down';

/** Writes a growing text down now and then, one write at a time. */
export class WriteBehind {
  #unwritten = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param write writes the text as it stands now; what it could not write the next one does */
  constructor(private readonly write: () => Promise<void>) {}

  /** The text grew by so many characters. */
  grew(characters: number): void {
    this.#unwritten += characters;
    if (this.#unwritten >= MOST_CHARACTERS) this.#begin();
    else this.#timer ??= after(LATEST_MS, FAILURE, () => this.#begin());
  }

  /** Writes no more; resolves when what was begun is done. */
  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#writing;
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unwritten = 0;
    this.#writing = this.#writing.then(() => this.write()).catch((error: unknown) => warn(FAILURE, error));
  }
}
