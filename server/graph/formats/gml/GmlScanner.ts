import { FileFault } from '../issues.js';
import { exactNumber } from '../typedText.js';

/** A value of GML: a text, a number, or a list of keys with values. */
export type GmlValue = string | number | GmlList;
export type GmlList = readonly (readonly [key: string, value: GmlValue])[];

/** What stands at a place of the file: its keys from the outermost on, its value, and the row that it begins in. */
export interface GmlEntry {
  readonly path: readonly string[];
  readonly value: GmlValue;
  readonly row: number;
}

const MOST_DEEP = 64;
const MOST_TEXT = 16 * 1024 ** 2;
/** Lists that are gone into; any other is given whole. */
const ENTERED: ReadonlySet<string> = new Set(['graph']);

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: '\u00a0' };

/** A text without the names that stand for signs. */
const withSigns = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const TOKEN = /\s+|#[^\r\n]*(?:[\r\n]|$)|"[^"]*"|[[\]]|[^\s"[\]]+/gy;

interface OpenList {
  readonly key: string;
  readonly row: number;
  readonly items: (readonly [string, GmlValue])[];
}

/** Cuts the nodes and edges out of GML of any size while it flows past. Throws `FileFault`. */
export class GmlScanner {
  readonly #stack: OpenList[] = [];
  #rest = '';
  #row = 1;
  #key: string | undefined;
  #found: GmlEntry[] = [];

  constructor(readonly file: string) {}

  push(text: string): readonly GmlEntry[] {
    this.#found = [];
    this.#rest += text;
    if (this.#rest.length > MOST_TEXT) throw this.#fault('ELEMENT_TOO_LARGE', 'A text does not end');
    this.#tokens(false);
    return this.#found;
  }

  end(): readonly GmlEntry[] {
    this.#found = [];
    this.#tokens(true);
    if (this.#rest.trim() !== '' || this.#stack.length > 0)
      throw this.#fault('TRUNCATED', `The file ends in the middle, at row ${this.#row}`);
    return this.#found;
  }

  /** Takes all tokens that are complete: the last may go on in the next piece. */
  #tokens(isLast: boolean): void {
    TOKEN.lastIndex = 0;
    let at = 0;
    for (let match = TOKEN.exec(this.#rest); match !== null; match = TOKEN.exec(this.#rest)) {
      const [token] = match;
      if (!isLast && TOKEN.lastIndex === this.#rest.length && !/^[[\]"]/.test(token)) break;
      at = TOKEN.lastIndex;
      const row = this.#row;
      for (const sign of token) if (sign === '\n') this.#row += 1;
      if (!/^[\s#]/.test(token)) this.#token(token, row);
    }
    this.#rest = this.#rest.slice(at);
  }

  #token(token: string, row: number): void {
    if (token === ']') {
      const list = this.#stack.pop();
      if (list === undefined || this.#key !== undefined) throw this.#fault('BAD_TEXT', 'Unexpected "]"');
      if (!ENTERED.has(list.key)) this.#value(list.key, list.items, list.row);
    } else if (this.#key === undefined) {
      if (!/^[A-Za-z_]/.test(token)) throw this.#fault('BAD_TEXT', `Not a key: ${token.slice(0, 60)}`);
      this.#key = token;
    } else if (token === '[') {
      this.#stack.push({ key: this.#key, row, items: [] });
      this.#key = undefined;
      if (this.#stack.length > MOST_DEEP) throw this.#fault('TOO_DEEP', `Lists go deeper than ${MOST_DEEP} levels`);
    } else {
      const key = this.#key;
      this.#key = undefined;
      this.#value(key, token.startsWith('"') ? withSigns(token.slice(1, -1)) : (exactNumber(token) ?? token), row);
    }
  }

  #value(key: string, value: GmlValue, row: number): void {
    const within = this.#stack.at(-1);
    if (within !== undefined && !ENTERED.has(within.key)) within.items.push([key, value]);
    else this.#found.push({ path: [...this.#stack.map((list) => list.key), key], value, row });
  }

  #fault(code: 'TRUNCATED' | 'ELEMENT_TOO_LARGE' | 'TOO_DEEP' | 'BAD_TEXT', detail: string): FileFault {
    const place = { file: this.file, row: this.#row };
    return FileFault.at(place, code, detail);
  }
}
