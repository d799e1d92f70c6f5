/** What was told longer ago matters to nobody: a page takes less time from its opening to its joining, or reads anew. */
const REMEMBERED_MS = 60_000;

/** Remembers of each key when something was last told under it. */
export class LastPublished {
  /** The longest ago first. */
  readonly #at = new Map<string, number>();
  #since: number;

  /** @param now a clock in milliseconds that nobody sets */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.#since = now();
  }

  /** Something is told under a key. */
  note(key: string): void {
    const now = this.now();
    this.#at.delete(key);
    this.#at.set(key, now);
    for (const [oldest, at] of this.#at) {
      if (at >= now - REMEMBERED_MS) return;
      this.#at.delete(oldest);
    }
  }

  /** Something may have been told that was not heard here: what was before is not known any more. */
  forget(): void {
    this.#at.clear();
    this.#since = this.now();
  }

  /** For how many whole milliseconds nothing was told under any of these keys, as far as is known; at most a minute. */
  quietMs(keys: readonly string[]): number {
    const now = this.now();
    const last = Math.max(this.#since, now - REMEMBERED_MS, ...keys.map((key) => this.#at.get(key) ?? 0));
    return Math.floor(now - last);
  }
}
