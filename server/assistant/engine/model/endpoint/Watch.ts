/** The endpoint took too long. */
class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** Ends a turn when nothing was heard for a while, or when all of it takes too long. */
export class Watch {
  readonly #abort = new AbortController();
  readonly #whole: NodeJS.Timeout;
  #silence: NodeJS.Timeout | undefined;

  constructor(
    private readonly silenceMs: number,
    wholeMs: number,
  ) {
    this.#whole = setTimeout(() => this.#end(`The model took longer than ${wholeMs} ms`), wholeMs);
    this.heard();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Something came, or is waited for on purpose. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#end(`The model was silent for ${this.silenceMs} ms`), this.silenceMs);
  }

  close(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silence);
  }

  #end(why: string): void {
    this.#abort.abort(new TooLong(why));
  }
}
