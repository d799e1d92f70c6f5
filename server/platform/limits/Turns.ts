/**
 * Decides whose turn is next among persons who share something: one after the other, and each only so many times at once.
 * A newcomer goes last, so that asking for one thing at a time gains nothing.
 */
export class Turns {
  /** Persons who wait, in the order of their turns. */
  #order = new Set<string>();
  readonly #running = new Map<string, number>();

  /** @param each most that one person may have under way */
  constructor(private readonly each: number) {}

  /**
   * The person whose turn it is; undefined where all who wait have as much under way as they may.
   * @param waiting those who came first stand first
   */
  next(waiting: ReadonlySet<string>): string | undefined {
    for (const person of waiting) this.#order.add(person);
    this.#order = new Set([...this.#order].filter((person) => waiting.has(person)));
    const next = [...this.#order].find((person) => this.running(person) < this.each);
    if (next !== undefined) this.#order.delete(next);
    return next;
  }

  /** How much of a person is under way. */
  running(person: string): number {
    return this.#running.get(person) ?? 0;
  }

  begin(person: string): void {
    this.#running.set(person, this.running(person) + 1);
  }

  end(person: string): void {
    const left = this.running(person) - 1;
    if (left > 0) this.#running.set(person, left);
    else this.#running.delete(person);
  }
}
