/** What was opened, to be closed in the opposite order. */
export class Opened {
  readonly #closers: (() => Promise<void>)[] = [];

  add<T>(part: T, close: (part: T) => Promise<void>): T {
    this.#closers.unshift(() => close(part));
    return part;
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0)) await close();
  }
}
