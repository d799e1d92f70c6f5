import { fold } from '../../domain/folding/fold.js';
import { BEGINNING_BITS, beginningsOf } from './beginnings.js';

/** Something that is to stand at a place of a list: its number, by which equal ones are told apart, and what it is sorted by. */
export interface Sorted {
  readonly seq: number;
  readonly value: unknown;
}

/** Enough to sort by; longer texts with one beginning sort by age. */
const KEY_LENGTH = 80;
/** What is left of 64 bits beside a beginning: places of so many texts. */
const PLACE_BITS = 64 - BEGINNING_BITS;
const PLACES = 2 ** PLACE_BITS - 1;

/** A list is sorted by its first member, as a person who reads the column would. */
const scalarOf = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : value);

/** By what a text is sorted: without case and diacritics. */
export const sortText = (text: string): string => fold(text).trim().slice(0, KEY_LENGTH);

const keyOf = (value: unknown): string => sortText(String(scalarOf(value)));

const byNumber = (one: { seq: number; key: number }, other: { seq: number; key: number }): number =>
  one.key - other.key || one.seq - other.seq;

/** Texts with one beginning lie side by side and are put in order once somebody looks there. */
interface SortedTexts {
  readonly seqs: Float64Array;
  /** For each place, where the texts of its beginning start. */
  readonly starts: Uint32Array;
}

/**
 * Texts in the order of their beginnings: eight bytes each, sorted as numbers. To fold and compare 100,000 texts whole takes
 * five times as long as all else, and a table shows forty of them.
 */
function byBeginning(texts: readonly { readonly seq: number; readonly text: string }[]): SortedTexts {
  const packed = beginningsOf(texts.map(({ text }) => text)).sort();
  const low = new Uint32Array(packed.buffer);
  const starts = new Uint32Array(packed.length);
  const seqs = new Float64Array(packed.length);
  for (let at = 0; at < packed.length; at += 1) {
    const half = low[2 * at] ?? 0;
    const isSame =
      at > 0 && low[2 * at + 1] === low[2 * at - 1] && half >>> PLACE_BITS === (low[2 * at - 2] ?? 0) >>> PLACE_BITS;
    starts[at] = isSame ? (starts[at - 1] ?? 0) : at;
    seqs[at] = texts[half & PLACES]?.seq ?? 0;
  }
  return { seqs, starts };
}

/**
 * The numbers of elements in the order of a property: numbers, then texts and dates without case and diacritics (ș beside s),
 * then no and yes. What has no value comes last in both directions, as in a spreadsheet.
 */
export class ValueOrder {
  readonly #seqs: Float64Array;
  /** For each place, where those start that are in no order among themselves yet; itself when there is none. */
  readonly #starts: Uint32Array;
  readonly #sign: 1 | -1;

  constructor(items: Iterable<Sorted>, order: 'asc' | 'desc') {
    const numbers: { seq: number; key: number }[] = [];
    const texts: { seq: number; text: string }[] = [];
    const flags: { seq: number; key: number }[] = [];
    const none: number[] = [];
    for (const { seq, value } of items) {
      const scalar = scalarOf(value);
      if (typeof scalar === 'number') numbers.push({ seq, key: scalar });
      else if (typeof scalar === 'string') texts.push({ seq, text: scalar });
      else if (typeof scalar === 'boolean') flags.push({ seq, key: Number(scalar) });
      else none.push(seq);
    }
    const sorted = byBeginning(texts);
    const count = numbers.length + texts.length + flags.length;
    this.#sign = order === 'asc' ? 1 : -1;
    this.#seqs = new Float64Array(count + none.length);
    this.#starts = new Uint32Array(count + none.length);
    let at = 0;
    const put = (seq: number, start: number): void => {
      this.#seqs[at] = seq;
      this.#starts[at] = start;
      at += 1;
    };
    for (const { seq } of numbers.sort(byNumber)) put(seq, at);
    for (let place = 0; place < texts.length; place += 1)
      put(sorted.seqs[place] ?? 0, numbers.length + (sorted.starts[place] ?? 0));
    for (const { seq } of flags.sort(byNumber)) put(seq, at);
    if (order === 'desc') {
      this.#seqs.subarray(0, count).reverse();
      turn(this.#starts.subarray(0, count));
    }
    none.sort((one, other) => this.#sign * (one - other));
    for (const seq of none) put(seq, at);
  }

  get length(): number {
    return this.#seqs.length;
  }

  /** The numbers from one place to another. @param valuesOf what elements are sorted by, asked where beginnings do not tell */
  slice(from: number, to: number, valuesOf: (seqs: readonly number[]) => Iterable<Sorted>): number[] {
    const end = Math.min(to, this.length);
    for (let at = this.#starts[from] ?? end; at < end;) {
      const start = at;
      while (at < this.length && this.#starts[at] === start) at += 1;
      if (at - start > 1) this.#settle(start, at, valuesOf);
    }
    return [...this.#seqs.subarray(from, end)];
  }

  #settle(start: number, end: number, valuesOf: (seqs: readonly number[]) => Iterable<Sorted>): void {
    const keyed = Array.from(valuesOf([...this.#seqs.subarray(start, end)]), ({ seq, value }) => ({
      seq,
      key: keyOf(value),
    }));
    keyed.sort((one, other) => this.#sign * (one.key < other.key ? -1 : one.key > other.key ? 1 : one.seq - other.seq));
    keyed.forEach(({ seq }, index) => {
      this.#seqs[start + index] = seq;
      this.#starts[start + index] = start + index;
    });
  }
}

/** Makes of the starts of groups those of the same groups when all is turned round. */
function turn(starts: Uint32Array): void {
  const count = starts.length;
  starts.reverse();
  for (let at = 0, first = 0; at < count; at += 1) {
    if (at > 0 && starts[at] !== starts[at - 1]) first = at;
    // What comes after `at` is still as it was: each place is only compared with the next.
    if (at + 1 < count && starts[at + 1] === starts[at]) continue;
    starts.fill(first, first, at + 1);
    first = at + 1;
  }
}
