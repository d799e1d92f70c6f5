import { Unread } from './Unread.js';

/** Answers of one kind, as far as they were read, and the keys that are still to be read. */
export class Answers<Key, Answer> {
  readonly #known = new Map<string, Answer>();
  readonly #wanted = new Map<string, Key>();

  constructor(private readonly read: (keys: readonly Key[]) => Promise<readonly Answer[]>) {}

  /** Whether all that was asked for is known. */
  get isComplete(): boolean {
    return this.#wanted.size === 0;
  }

  /** Notes what is to be read next. */
  want(keys: readonly Key[]): void {
    for (const key of keys) {
      const name = JSON.stringify(key);
      if (!this.#known.has(name)) this.#wanted.set(name, key);
    }
  }

  /** Throws {@link Unread}, and notes the key, where the answer is not known. */
  get(key: Key): Answer {
    const name = JSON.stringify(key);
    if (this.#known.has(name)) return this.#known.get(name) as Answer;
    this.#wanted.set(name, key);
    throw new Unread();
  }

  /** Reads what was noted, in one statement. */
  async fetch(): Promise<void> {
    if (this.isComplete) return;
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    const answers = await this.read(wanted.map(([, key]) => key));
    wanted.forEach(([name], index) => this.#known.set(name, answers[index] as Answer));
  }
}
