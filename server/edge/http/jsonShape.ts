import { randomInt } from 'node:crypto';

import { ProblemError } from '../../contract/ProblemError.js';

/**
 * How a JSON body may be built, whoever sends it. Our own need at most 9 levels, 240,000 values for all positions of a large canvas, and
 * some thousand words, which are names of fields and short texts: each that is new costs the parser as much as ten values.
 */
const SHAPE = { depth: 32, values: 300_000, words: 50_000 } as const;
/** Bytes of a text that the parser looks up among those it knows. */
const LONGEST_WORD = 10;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

const tooLarge = (what: string, at: number) =>
  new ProblemError('BODY_TOO_LARGE', { detail: `The body ${what}, at byte ${at}` });

/** What a hash of FNV-1a is multiplied by, and where it begins: nobody can look for words that have the same. */
const FNV = { start: randomInt(2 ** 32), prime: 0x01000193 } as const;

/**
 * Looks over the bytes of a JSON text as they come in, before anything is made of them: how deep it goes, how many values, keys among
 * them, it holds, and how many words. Whether it is JSON at all is for the parser to say.
 */
export class JsonShape {
  #depth = 0;
  #values = 0;
  #seen = 0;
  #inText = false;
  #isEscaped = false;
  /** Hash of the last text, and its bytes. */
  #hash: number = FNV.start;
  #length = 0;
  /** Hashes of words. */
  readonly #words = new Set<number>();

  /** @throws ProblemError BODY_TOO_LARGE with the place */
  push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (this.#inText) at = this.#throughText(bytes, at);
      else if (byte === QUOTE) this.#beginText();
      else if (OPENING.has(byte)) this.#deeper(this.#seen + at);
      else if (CLOSING.has(byte)) this.#depth -= 1;
      else if (byte === COMMA) this.#another(this.#seen + at);
      else if (byte === COLON) {
        this.#word(this.#seen + at);
        this.#another(this.#seen + at);
      }
    }
    this.#seen += bytes.length;
  }

  #beginText(): void {
    this.#inText = true;
    this.#hash = FNV.start;
    this.#length = 0;
  }

  /** @returns the place of the last byte that belongs to the text */
  #throughText(bytes: Uint8Array, from: number): number {
    // What each byte changes is held outside of the fields: texts are most of what comes in.
    let hash = this.#hash;
    let at = from;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) break;
      hash = Math.imul(hash ^ byte, FNV.prime);
    }
    this.#hash = hash;
    this.#length += at - from;
    if (at === bytes.length) return at;
    this.#inText = false;
    if (this.#length <= LONGEST_WORD) this.#word(this.#seen + at);
    return at;
  }

  #deeper(at: number): void {
    this.#depth += 1;
    if (this.#depth > SHAPE.depth) throw tooLarge(`goes deeper than ${SHAPE.depth} levels`, at);
    this.#another(at);
  }

  #word(at: number): void {
    this.#words.add(this.#hash);
    if (this.#words.size > SHAPE.words) throw tooLarge(`holds more than ${SHAPE.words} words`, at);
  }

  #another(at: number): void {
    this.#values += 1;
    if (this.#values > SHAPE.values) throw tooLarge(`holds more than ${SHAPE.values} values`, at);
  }
}
