import { isDate, isDateTime, ownOf } from '../../../../domain/properties/kinds.js';
import { exactNumber } from '../typedText.js';
import { type Bindings } from './Bindings.js';
import { CypherNode, CypherRelationship, type CypherMap, type CypherValue } from './CypherGraph.js';
import { type CypherToken } from './tokens.js';

/** Gives a value in a row. */
export type Expression = (row: Bindings) => CypherValue;
type Fields = readonly (readonly [name: string, value: Expression])[];

/** A node of a pattern. */
export interface NodePattern {
  readonly variable: string | undefined;
  readonly labels: readonly string[];
  readonly fields: Expression;
}

/** A relationship of a pattern, to the node after it or from it. */
export interface LinkPattern {
  readonly variable: string | undefined;
  readonly types: readonly string[];
  readonly fields: Expression;
  readonly direction: 'out' | 'in' | 'any';
}

/** Nodes with relationships between. */
export interface PathPattern {
  readonly nodes: readonly NodePattern[];
  readonly links: readonly LinkPattern[];
}

/** What this reader of Cypher does not understand. */
export class CypherFault extends Error {
  override readonly name = 'CypherFault';

  constructor(
    readonly row: number,
    detail: string,
  ) {
    super(detail);
  }
}

const END: CypherToken = { is: 'end', text: '', row: 0 };
const MOST_DEEP = 64;
const EMPTY: CypherMap = new Map();

const momentOf = (text: string): CypherValue =>
  isDate(text) ? { text, kind: 'date' } : isDateTime(text) ? { text, kind: 'dateTime' } : text;

const textOf = (value: CypherValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Functions that make values. */
const FUNCTIONS: Readonly<Record<string, (values: readonly CypherValue[]) => CypherValue>> = {
  date: ([text]) => momentOf(textOf(text)),
  datetime: ([text]) => momentOf(textOf(text).replace(/\[.*\]$/, '')),
  localdatetime: ([text]) => momentOf(textOf(text)),
  time: ([text]) => textOf(text),
  localtime: ([text]) => textOf(text),
  duration: ([text]) => textOf(text),
  point: ([map]) => map ?? null,
  tointeger: ([value]) => exactNumber(textOf(value).trim()) ?? null,
  tofloat: ([value]) => exactNumber(textOf(value).trim()) ?? null,
  tostring: ([value]) => textOf(value),
  toboolean: ([value]) => textOf(value).toLowerCase() === 'true',
  trim: ([value]) => textOf(value).trim(),
  tolower: ([value]) => textOf(value).toLowerCase(),
  toupper: ([value]) => textOf(value).toUpperCase(),
  coalesce: (values) => values.find((value) => value !== null) ?? null,
};

const isMap = (value: CypherValue): value is CypherMap => value instanceof Map;

/** The value of a field of what has fields. */
function fieldOf(value: CypherValue, name: string): CypherValue {
  if (value instanceof CypherNode || value instanceof CypherRelationship) return value.properties.get(name) ?? null;
  return isMap(value) ? (value.get(name) ?? null) : null;
}

/** Reads the tokens of one statement: expressions and patterns. Throws `CypherFault`. */
export class CypherParser {
  #at = 0;
  #depth = 0;

  constructor(readonly tokens: readonly CypherToken[]) {}

  get token(): CypherToken {
    return this.tokens[this.#at] ?? { ...END, row: this.tokens.at(-1)?.row ?? 1 };
  }

  next(): CypherToken {
    const { token } = this;
    this.#at += 1;
    return token;
  }

  isSign(sign: string): boolean {
    return this.token.is === 'sign' && this.token.text === sign;
  }

  isWord(...words: readonly string[]): boolean {
    return words.every((word, turn) => {
      const token = this.tokens[this.#at + turn];
      return token?.is === 'word' && token.text.toUpperCase() === word;
    });
  }

  /** Goes on where a word or sign stands; says whether it did. */
  skips(text: string): boolean {
    const is = /^[A-Z]/.test(text) ? this.isWord(text) : this.token.text === text && this.token.is === 'sign';
    if (is) this.next();
    return is;
  }

  expect(text: string): void {
    if (!this.skips(text)) throw this.fault();
  }

  fault(): CypherFault {
    const { row, text } = this.token;
    return new CypherFault(row, text === '' ? 'It ends too early' : `Not understood: ${JSON.stringify(text)}`);
  }

  /** A name, plain or between backticks. */
  name(): string {
    const token = this.next();
    if (token.is !== 'word' && token.is !== 'name')
      throw new CypherFault(token.row, `Not a name: ${JSON.stringify(token.text)}`);
    return token.text;
  }

  /** Items with commas between. */
  list<T>(item: () => T): readonly T[] {
    const items = [item()];
    while (this.skips(',')) items.push(item());
    return items;
  }

  expression(): Expression {
    this.#depth += 1;
    if (this.#depth > MOST_DEEP) throw new CypherFault(this.token.row, `Values go deeper than ${MOST_DEEP} levels`);
    let left = this.#accessed();
    while (this.isSign('+')) {
      this.next();
      const [first, second] = [left, this.#accessed()];
      left = (row) => {
        const [one, other] = [first(row), second(row)];
        return typeof one === 'number' && typeof other === 'number' ? one + other : textOf(one) + textOf(other);
      };
    }
    this.#depth -= 1;
    return left;
  }

  /** A value with the fields and items that are taken of it. */
  #accessed(): Expression {
    let value = this.#simple();
    for (;;) {
      const of = value;
      if (this.skips('.')) {
        const name = this.name();
        value = (row) => fieldOf(of(row), name);
      } else if (this.isSign('[')) {
        this.next();
        const index = this.expression();
        this.expect(']');
        value = (row) => {
          const [list, at] = [of(row), index(row)];
          if (typeof at === 'string') return fieldOf(list, at);
          return Array.isArray(list) && typeof at === 'number'
            ? ((list as readonly CypherValue[]).at(at) ?? null)
            : null;
        };
      } else return value;
    }
  }

  #simple(): Expression {
    const { token } = this;
    if (token.is === 'text') return this.#constant(token.text);
    if (token.is === 'number') return this.#constant(exactNumber(token.text) ?? token.text);
    if (this.skips('-')) {
      const { text, is } = this.next();
      if (is !== 'number') throw this.fault();
      const number = exactNumber(`-${text}`) ?? `-${text}`;
      return () => number;
    }
    if (this.isSign('[')) return this.#listOf();
    if (this.isSign('{')) return this.map();
    if (this.skips('(')) {
      const inner = this.expression();
      this.expect(')');
      return inner;
    }
    if (token.is !== 'word' && token.is !== 'name') throw this.fault();
    return this.#word();
  }

  #constant(value: CypherValue): Expression {
    this.next();
    return () => value;
  }

  #word(): Expression {
    const { is, text, row } = this.next();
    const word = text.toLowerCase();
    if (is === 'word' && word === 'null') return () => null;
    if (is === 'word' && (word === 'true' || word === 'false')) return () => word === 'true';
    if (this.isSign('(')) return this.#call(word, row);
    return (bindings) => {
      const value = bindings.get(text);
      if (value === undefined) throw new CypherFault(row, `Nothing is called ${JSON.stringify(text)}`);
      return value;
    };
  }

  #call(word: string, row: number): Expression {
    const make = ownOf(FUNCTIONS, word);
    if (make === undefined) throw new CypherFault(row, `Not understood: ${word}()`);
    this.expect('(');
    const values = this.isSign(')') ? [] : this.list(() => this.expression());
    this.expect(')');
    return (bindings) => make(values.map((value) => value(bindings)));
  }

  #listOf(): Expression {
    this.expect('[');
    const items = this.isSign(']') ? [] : this.list(() => this.expression());
    this.expect(']');
    return (row) => items.map((item) => item(row));
  }

  /** A map, or nothing where none stands. */
  map(): Expression {
    if (!this.skips('{')) return () => EMPTY;
    const fields: Fields = this.isSign('}')
      ? []
      : this.list(() => {
          const name = this.token.is === 'text' ? this.next().text : this.name();
          this.expect(':');
          return [name, this.expression()] as const;
        });
    this.expect('}');
    return (row) => new Map(fields.map(([name, value]) => [name, value(row)]));
  }

  /** Paths with commas between. */
  patterns(): readonly PathPattern[] {
    return this.list(() => this.#path());
  }

  #path(): PathPattern {
    if ((this.token.is === 'word' || this.token.is === 'name') && this.tokens[this.#at + 1]?.text === '=') {
      this.next();
      this.next();
    }
    const nodes = [this.#node()];
    const links: LinkPattern[] = [];
    while (this.isSign('-') || this.isSign('<')) {
      links.push(this.#link());
      nodes.push(this.#node());
    }
    return { nodes, links };
  }

  #variable(): string | undefined {
    return this.token.is === 'word' || this.token.is === 'name' ? this.name() : undefined;
  }

  /** Names behind colons, with bars or ampersands between them too. */
  #names(): readonly string[] {
    const names: string[] = [];
    while (this.skips(':') || (names.length > 0 && (this.skips('|') || this.skips('&')))) {
      this.skips(':');
      names.push(this.name());
    }
    return names;
  }

  #node(): NodePattern {
    this.expect('(');
    const pattern = { variable: this.#variable(), labels: this.#names(), fields: this.#fields() };
    this.expect(')');
    return pattern;
  }

  /** The properties of a pattern: a map, or what is called by a name. */
  #fields(): Expression {
    return this.token.is === 'word' ? this.expression() : this.map();
  }

  #link(): LinkPattern {
    const isIn = this.skips('<');
    this.expect('-');
    let inner: Omit<LinkPattern, 'direction'> = { variable: undefined, types: [], fields: () => EMPTY };
    if (this.skips('[')) {
      inner = { variable: this.#variable(), types: this.#names(), fields: this.#fields() };
      this.expect(']');
    }
    this.expect('-');
    const isOut = this.skips('>');
    return { ...inner, direction: isIn === isOut ? 'any' : isIn ? 'in' : 'out' };
  }
}
