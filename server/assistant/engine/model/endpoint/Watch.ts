import { after } from '../../../../platform/faults/timers.js';

const FAILURE = 'A turn could not be ended';

/** The whole turn took too long. */
class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** Nothing came from the endpoint for too long. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

/** Ends a turn when nothing came for a while from an endpoint that was asked, or when all of it takes too long. */
export class Watch {
  readonly #abort = new AbortController();
  readonly #whole: NodeJS.Timeout;
  #silence: NodeJS.Timeout | undefined;

  constructor(
    private readonly silenceMs: number,
    wholeMs: number,
  ) {
    this.#whole = after(wholeMs, FAILURE, () =>
      this.#abort.abort(new TooLong(`The model took longer than ${wholeMs} ms`)),
    );
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The endpoint is asked, or something came: more is awaited. */
  heard(): void {
    this.rests();
    this.#silence = after(this.silenceMs, FAILURE, () =>
      this.#abort.abort(new Silence(`The model was silent for ${this.silenceMs} ms`)),
    );
  }

  /** Nothing is awaited until the endpoint is asked again: the graph is read meanwhile. */
  rests(): void {
    clearTimeout(this.#silence);
  }

  close(): void {
    clearTimeout(this.#whole);
    this.rests();
  }
}
