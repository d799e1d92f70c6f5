/** What the listener is called where sound passes. */
export const LISTENER = 'listener';

/** Samples that are handed on at once: about a tenth of a second. */
const AT_ONCE = 4096;

/** Gathers sound that comes in little pieces, and hands it on in larger ones. */
export class Gathered {
  readonly #samples = new Float32Array(AT_ONCE);
  #length = 0;

  constructor(private readonly handOn: (samples: Float32Array) => void) {}

  push(heard: Float32Array): void {
    if (this.#length + heard.length > AT_ONCE) {
      this.handOn(this.#samples.slice(0, this.#length));
      this.#length = 0;
    }
    this.#samples.set(heard, this.#length);
    this.#length += heard.length;
  }
}
