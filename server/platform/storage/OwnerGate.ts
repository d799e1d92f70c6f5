/** Lets work over the file of a person go on side by side, but for work that wants the file alone: what comes after that waits for it. */
export class OwnerGate {
  readonly #running = new Map<string, Set<Promise<unknown>>>();
  readonly #alone = new Map<string, Promise<unknown>>();

  /** Does work as soon as nobody has the file alone. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (owner === '') return work();
    for (let alone = this.#alone.get(owner); alone !== undefined; alone = this.#alone.get(owner)) await alone;
    return this.#note(owner, work());
  }

  /** Does work once all that was begun over the file is over; what comes meanwhile waits. */
  async alone<T>(owner: string, work: () => Promise<T>): Promise<T> {
    for (let alone = this.#alone.get(owner); alone !== undefined; alone = this.#alone.get(owner)) await alone;
    const done = Promise.allSettled([...(this.#running.get(owner) ?? [])]).then(work);
    const settled = done.then(
      () => this.#alone.delete(owner),
      () => this.#alone.delete(owner),
    );
    this.#alone.set(owner, settled);
    return done;
  }

  /** Waits until nobody has a file alone. */
  async settled(): Promise<void> {
    await Promise.all(this.#alone.values());
  }

  #note<T>(owner: string, work: Promise<T>): Promise<T> {
    const running = this.#running.get(owner) ?? new Set();
    this.#running.set(owner, running.add(work));
    const over = () => {
      running.delete(work);
      if (running.size === 0 && this.#running.get(owner) === running) this.#running.delete(owner);
    };
    work.then(over, over);
    return work;
  }
}
