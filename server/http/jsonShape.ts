import { ProblemError } from '../contract/ProblemError.js';

/** How a JSON body may be built, whoever sends it. Our own need at most 9 levels, and 240,000 values for all positions of a large canvas. */
const SHAPE = { depth: 32, values: 300_000 } as const;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

const tooLarge = (what: string, at: number) =>
  new ProblemError('BODY_TOO_LARGE', { detail: `The body ${what}, at byte ${at}` });

/**
 * Looks over the bytes of a JSON text as they come in, before anything is made of them: how deep it goes, and how many
 * values, keys among them, it holds. Whether it is JSON at all is for the parser to say.
 */
export class JsonShape {
  #depth = 0;
  #values = 0;
  #seen = 0;
  #inText = false;
  #isEscaped = false;

  /** @throws ProblemError BODY_TOO_LARGE with the place */
  push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (this.#inText) at = this.#throughText(bytes, at);
      else if (byte === QUOTE) this.#inText = true;
      else if (OPENING.has(byte)) this.#deeper(this.#seen + at);
      else if (CLOSING.has(byte)) this.#depth -= 1;
      else if (byte === COMMA || byte === 58) this.#another(this.#seen + at);
    }
    this.#seen += bytes.length;
  }

  /** @returns the place of the last byte that belongs to the text */
  #throughText(bytes: Uint8Array, from: number): number {
    for (let at = from; at < bytes.length; at += 1) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (bytes[at] === BACKSLASH) this.#isEscaped = true;
      else if (bytes[at] === QUOTE) {
        this.#inText = false;
        return at;
      }
    }
    return bytes.length;
  }

  #deeper(at: number): void {
    this.#depth += 1;
    if (this.#depth > SHAPE.depth) throw tooLarge(`goes deeper than ${SHAPE.depth} levels`, at);
    this.#another(at);
  }

  #another(at: number): void {
    this.#values += 1;
    if (this.#values > SHAPE.values) throw tooLarge(`holds more than ${SHAPE.values} values`, at);
  }
}
