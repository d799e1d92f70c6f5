import { FileFault } from '../issues.js';

/** What to do with the value at a path: go into it, take its text, or pass over it. */
export type Interest = 'enter' | 'take' | 'skip';

/** Says for each value, by its path, whether it is an object or a list, and the row that it begins in, what to do with it. */
export type InterestOf = (path: string, container: boolean, row: number) => Interest;

/** A value that was taken: its path (`nodes[]`, `project`), its JSON text and the row that it begins in. */
export interface Taken {
  readonly path: string;
  readonly text: string;
  readonly row: number;
}

/** Longest text of one element, in characters. */
const MAX_ELEMENT = 16 * 1024 * 1024;
/** Deepest nesting of one element: what is built of it, and the text kept of nested values, takes as many steps. */
const MAX_DEPTH = 64;

const enum Expect {
  Value,
  FirstValueOrEnd,
  FirstKeyOrEnd,
  Key,
  Colon,
  CommaOrEnd,
  Nothing,
}

interface Container {
  readonly path: string;
  readonly array: boolean;
}

const SPACE = /[ \t\r\n]/;
const SCALAR_END = /[,\]} \t\r\n]/;

/**
 * Cuts the elements out of a JSON text of any size while it flows past: only the container that is entered and the element
 * at hand are known, so memory stays flat. Elements are given as text, for `JSON.parse`. Rows are counted, so that every
 * fault can say where it is. Throws `FileFault` BAD_JSON,
 * TRUNCATED, ELEMENT_TOO_LARGE or TOO_DEEP.
 */
export class JsonScanner {
  readonly #file: string;
  readonly #interest: InterestOf;
  readonly #stack: Container[] = [];
  #expect: Expect = Expect.Value;
  #row = 1;
  #path = '';
  #key: string | undefined;
  #taken: Taken[] = [];
  /** The value at hand, while it flows past; `depth` is 0 for a scalar. */
  #value: { path: string; row: number; depth: number; kind: 'nested' | 'text' | 'scalar'; keep: boolean } | undefined;
  #parts: string[] = [];
  #length = 0;
  #inText = false;
  #escaped = false;

  constructor(file: string, interest: InterestOf) {
    this.#file = file;
    this.#interest = interest;
  }

  /** Takes the next piece of text; returns what is complete. */
  push(text: string): readonly Taken[] {
    this.#taken = [];
    let at = 0;
    while (at < text.length) at = this.#value === undefined ? this.#structure(text, at) : this.#content(text, at);
    return this.#taken;
  }

  /** The text is over. */
  end(): readonly Taken[] {
    this.#taken = [];
    if (this.#value?.kind === 'scalar' && this.#stack.length === 0) this.#finish();
    if (this.#expect !== Expect.Nothing) {
      throw this.#fault('TRUNCATED', `The file ends in the middle, at row ${this.#row}`);
    }
    return this.#taken;
  }

  #structure(text: string, at: number): number {
    const char = text.charAt(at);
    if (SPACE.test(char)) {
      if (char === '\n') this.#row += 1;
      return at + 1;
    }
    switch (this.#expect) {
      case Expect.Colon:
        if (char !== ':') throw this.#unexpected(char);
        this.#expect = Expect.Value;
        return at + 1;
      case Expect.CommaOrEnd:
        return this.#separator(char, at);
      case Expect.Nothing:
        throw this.#unexpected(char);
      default:
        return this.#begin(char, at);
    }
  }

  #separator(char: string, at: number): number {
    const top = this.#stack.at(-1);
    if (char === ',') {
      this.#expect = top?.array === true ? Expect.Value : Expect.Key;
      this.#path = top?.array === true ? `${top.path}[]` : '';
      return at + 1;
    }
    if (char !== (top?.array === true ? ']' : '}')) throw this.#unexpected(char);
    this.#leave();
    return at + 1;
  }

  #begin(char: string, at: number): number {
    if (
      (char === ']' && this.#expect === Expect.FirstValueOrEnd) ||
      (char === '}' && this.#expect === Expect.FirstKeyOrEnd)
    ) {
      this.#leave();
      return at + 1;
    }
    if (this.#expect === Expect.FirstKeyOrEnd || this.#expect === Expect.Key) {
      if (char !== '"') throw this.#unexpected(char);
      this.#key = '';
      this.#start('', 'text', true);
      return at;
    }
    const container = char === '{' || char === '[';
    if (!container && !/["\-0-9tfn]/.test(char)) throw this.#unexpected(char);
    const interest = this.#interest(this.#path, container, this.#row);
    if (container && interest === 'enter') return this.#enter(char === '[', at);
    this.#start(this.#path, container ? 'nested' : char === '"' ? 'text' : 'scalar', interest === 'take');
    return at;
  }

  #enter(array: boolean, at: number): number {
    this.#stack.push({ path: this.#path, array });
    this.#expect = array ? Expect.FirstValueOrEnd : Expect.FirstKeyOrEnd;
    this.#path = array ? `${this.#path}[]` : '';
    return at + 1;
  }

  #leave(): void {
    this.#stack.pop();
    this.#expect = this.#stack.length === 0 ? Expect.Nothing : Expect.CommaOrEnd;
  }

  #start(path: string, kind: 'nested' | 'text' | 'scalar', keep: boolean): void {
    this.#value = { path, row: this.#row, depth: 0, kind, keep };
    this.#parts = [];
    this.#length = 0;
    this.#inText = false;
    this.#escaped = false;
  }

  /** Runs over the value at hand as far as the text goes; the one loop that sees every character. */
  #content(text: string, from: number): number {
    const value = this.#value;
    if (value === undefined) return from;
    let at = from;
    let over = false;
    for (; at < text.length && !over; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10) this.#row += 1;
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false;
        else if (code === 92) this.#escaped = true;
        else if (code === 34) {
          this.#inText = false;
          over = value.depth === 0;
        }
      } else if (code === 34) this.#inText = true;
      else if (code === 123 || code === 91) this.#deeper(value);
      else if ((code === 125 || code === 93) && value.kind === 'nested') over = (value.depth -= 1) === 0;
      else if (value.kind === 'scalar' && SCALAR_END.test(text.charAt(at))) {
        if (code === 10) this.#row -= 1;
        this.#keep(text.slice(from, at));
        this.#finish();
        return at;
      }
    }
    this.#keep(text.slice(from, at));
    if (over) this.#finish();
    return at;
  }

  #deeper(value: { row: number; depth: number }): void {
    value.depth += 1;
    if (value.depth > MAX_DEPTH)
      throw this.#fault('TOO_DEEP', `The element that begins in row ${value.row} goes deeper than ${MAX_DEPTH} levels`);
  }

  #keep(piece: string): void {
    const value = this.#value;
    if (value === undefined || !value.keep) return;
    this.#length += piece.length;
    if (this.#length > MAX_ELEMENT) {
      throw this.#fault(
        'ELEMENT_TOO_LARGE',
        `The element in row ${value.row} is longer than ${MAX_ELEMENT} characters`,
      );
    }
    this.#parts.push(piece);
  }

  #finish(): void {
    const value = this.#value;
    this.#value = undefined;
    if (value === undefined) return;
    const text = this.#parts.length === 1 ? (this.#parts[0] ?? '') : this.#parts.join('');
    this.#parts = [];
    if (this.#key === '') {
      this.#key = undefined;
      this.#path = this.#childPath(text, value.row);
      this.#expect = Expect.Colon;
      return;
    }
    if (value.keep) this.#taken.push({ path: value.path, text, row: value.row });
    this.#expect = this.#stack.length === 0 ? Expect.Nothing : Expect.CommaOrEnd;
  }

  #childPath(keyText: string, row: number): string {
    const parent = this.#stack.at(-1)?.path ?? '';
    try {
      const key = JSON.parse(keyText) as string;
      return parent === '' ? key : `${parent}.${key}`;
    } catch {
      throw FileFault.at({ file: this.#file, row }, 'BAD_JSON', `Not a name: ${keyText.slice(0, 60)}`);
    }
  }

  #unexpected(char: string): FileFault {
    return this.#fault('BAD_JSON', `Unexpected ${JSON.stringify(char)} at row ${this.#row}`);
  }

  #fault(code: 'BAD_JSON' | 'TRUNCATED' | 'ELEMENT_TOO_LARGE' | 'TOO_DEEP', detail: string): FileFault {
    return FileFault.at({ file: this.#file, row: this.#row }, code, detail);
  }
}
