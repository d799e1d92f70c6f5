import { type Binary, type Expression, type Pattern, type Statement } from '../Syntax.js';
import { type Token } from '../tokens.js';
import { type Cursor, refuse } from './Cursor.js';
import { readLabels } from './labels.js';

/** What stands in an expression and holds expressions itself. */
export interface Nested {
  readonly pattern: (cursor: Cursor, expressions: Expressions) => Pattern;
  readonly statement: (cursor: Cursor, expressions: Expressions) => Statement;
}

/** Expressions within each other, so that no text can exhaust the stack. */
const MOST_DEPTH = 60;

/** Operators by how loosely they bind; `NOT` stands between `AND` and the comparisons. */
const LOOSE = ['OR', 'XOR', 'AND'] as const satisfies readonly Binary[];
const COMPARED = ['<>', '<=', '>=', '=~', '=', '<', '>'] as const satisfies readonly Binary[];
const TESTED = ['STARTS WITH', 'ENDS WITH', 'CONTAINS', 'IN'] as const satisfies readonly Binary[];
const SUMS = [['+', '-'], ['*', '/', '%'], ['^']] as const satisfies readonly (readonly Binary[])[];

/** Words that begin an expression that no query says. */
const UNREAD = ['ALL', 'ANY', 'NONE', 'SINGLE', 'REDUCE', 'EXTRACT', 'FILTER'] as const;

/** Reads expressions; how deep they stand in each other is counted. */
export class Expressions {
  #depth = 0;

  constructor(
    readonly cursor: Cursor,
    private readonly nested: Nested,
  ) {}

  read(): Expression {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) refuse('deep', this.cursor.peek(), this.cursor.peek().text);
    const expression = this.#loose(0);
    this.#depth -= 1;
    return expression;
  }

  #loose(level: number): Expression {
    const op = LOOSE[level];
    if (op === undefined) return this.#not();
    let left = this.#loose(level + 1);
    for (let at = this.cursor.peek(); this.cursor.takeWords(op); at = this.cursor.peek())
      left = { kind: 'binary', op, left, right: this.#loose(level + 1), at };
    return left;
  }

  #not(): Expression {
    const at = this.cursor.peek();
    let isDenied = false;
    while (this.cursor.takeWords('NOT')) isDenied = !isDenied;
    const of = this.#compared();
    return isDenied ? { kind: 'not', of, at } : of;
  }

  #compared(): Expression {
    const { cursor } = this;
    let left = this.#tested();
    const links: Expression[] = [];
    for (;;) {
      const at = cursor.peek();
      const op = COMPARED.find((sign) => cursor.takeSign(sign));
      if (op === undefined) break;
      const right = this.#tested();
      links.push({ kind: 'binary', op, left, right, at });
      left = right;
    }
    const [first, ...more] = links;
    if (first === undefined) return left;
    return more.length === 0 ? first : { kind: 'chain', links, at: first.at };
  }

  #tested(): Expression {
    const { cursor } = this;
    let left = this.#sum(0);
    for (;;) {
      const at = cursor.peek();
      const op = TESTED.find((words) => cursor.takeWords(words));
      if (op !== undefined) left = { kind: 'binary', op, left, right: this.#sum(0), at };
      else if (cursor.takeWords('IS NOT NULL')) left = { kind: 'isNull', of: left, isNot: true, at };
      else if (cursor.takeWords('IS NULL')) left = { kind: 'isNull', of: left, isNot: false, at };
      else return left;
    }
  }

  #sum(level: number): Expression {
    const signs = SUMS[level];
    if (signs === undefined) return this.#postfix();
    let left = this.#sum(level + 1);
    for (;;) {
      const at = this.cursor.peek();
      const op = signs.find((sign) => this.cursor.takeSign(sign));
      if (op === undefined) return left;
      left = { kind: 'binary', op, left, right: this.#sum(level + 1), at };
    }
  }

  #postfix(): Expression {
    const { cursor } = this;
    let of = this.#atom();
    for (;;) {
      const at = cursor.peek();
      if (cursor.takeSign('.')) {
        if (of.kind !== 'variable') refuse('unsupported', at, '.');
        of = { kind: 'property', variable: of.name, name: cursor.needName(), at: of.at };
        if (cursor.isSign('(')) refuse('unsupported', of.at, `${of.variable}.${of.name}( )`);
      } else if (of.kind === 'variable' && cursor.isSign(':')) {
        of = { kind: 'labels', variable: of.name, labels: readLabels(cursor), at: of.at };
      } else if (cursor.takeSign('[')) {
        const isLast = cursor.takeSign('-');
        const token = cursor.peek();
        if (token.kind !== 'number') refuse('unsupported', at, '[ ]');
        of = { kind: 'member', of, index: isLast ? -cursor.needInteger() : cursor.needInteger(), at };
        cursor.needSign(']');
      } else return of;
    }
  }

  #atom(): Expression {
    const { cursor } = this;
    const at = cursor.peek();
    switch (at.kind) {
      case 'number':
        return { kind: 'literal', value: Number(cursor.next().text), at };
      case 'string':
        return { kind: 'literal', value: cursor.next().text, at };
      case 'parameter':
        return refuse('unsupported', at, at.text);
      case 'sign':
        return this.#sign(at);
      case 'word':
        return this.#word(at);
      case 'name':
        return { kind: 'variable', name: cursor.next().text, at };
      default:
        return cursor.unexpected();
    }
  }

  #sign(at: Token): Expression {
    const { cursor } = this;
    if (cursor.takeSign('-')) {
      const of = this.#postfix();
      if (of.kind !== 'literal' || typeof of.value !== 'number') refuse('unsupported', at, '-');
      return { kind: 'literal', value: -of.value, at };
    }
    if (cursor.takeSign('[')) return { kind: 'list', of: this.#until(']'), at };
    if (cursor.isSign('{')) refuse('unsupported', at, '{ }');
    if (!cursor.isSign('(')) return cursor.unexpected();
    const pattern = this.#pattern(at);
    if (pattern !== undefined) return pattern;
    cursor.needSign('(');
    const inner = this.read();
    cursor.needSign(')');
    return inner;
  }

  /** A pattern in the place of a condition, `(n)-[:KNOWS]->()`; undefined where a bracket is only one. */
  #pattern(at: Token): Expression | undefined {
    const { cursor } = this;
    let depth = 0;
    let ahead = 0;
    do {
      if (cursor.isSign('(', ahead)) depth += 1;
      if (cursor.isSign(')', ahead)) depth -= 1;
      if (cursor.peek(ahead).kind === 'end') return undefined;
      ahead += 1;
    } while (depth > 0);
    const isArrow =
      (cursor.isSign('-', ahead) && ['[', '-', '>'].some((sign) => cursor.isSign(sign, ahead + 1))) ||
      (cursor.isSign('<', ahead) && cursor.isSign('-', ahead + 1));
    return isArrow ? { kind: 'pattern', patterns: [this.nested.pattern(cursor, this)], at } : undefined;
  }

  #word(at: Token): Expression {
    const { cursor } = this;
    const word = at.text.toUpperCase();
    if (word === 'TRUE' || word === 'FALSE' || word === 'NULL') {
      cursor.next();
      return { kind: 'literal', value: word === 'NULL' ? null : word === 'TRUE', at };
    }
    const isCalled = cursor.isSign('(', 1);
    if (word === 'CASE') return this.#case(at);
    if (isCalled && UNREAD.some((one) => one === word)) refuse('unsupported', at, word);
    if (['EXISTS', 'COUNT', 'COLLECT'].includes(word) && cursor.isSign('{', 1)) return this.#subquery(word, at);
    if (!isCalled) return { kind: 'variable', name: cursor.next().text, at };
    return word === 'EXISTS' ? this.#existsOf(at) : this.#call(at);
  }

  #case(at: Token): Expression {
    const { cursor } = this;
    cursor.next();
    const of = cursor.isWord('WHEN') ? undefined : this.read();
    const branches: [Expression, Expression][] = [];
    while (cursor.takeWords('WHEN')) {
      const when = this.read();
      cursor.needWords('THEN');
      branches.push([when, this.read()]);
    }
    if (branches.length === 0) return cursor.unexpected();
    const otherwise = cursor.takeWords('ELSE') ? this.read() : undefined;
    cursor.needWords('END');
    return { kind: 'case', of, branches, otherwise, at };
  }

  /** `EXISTS((n)-->())` and `exists(n.name)`, as they were written before version 5. */
  #existsOf(at: Token): Expression {
    const { cursor } = this;
    cursor.next();
    cursor.needSign('(');
    const of = this.read();
    cursor.needSign(')');
    return of.kind === 'property' ? { kind: 'isNull', of, isNot: true, at } : of;
  }

  #subquery(word: string, at: Token): Expression {
    const { cursor } = this;
    cursor.next();
    cursor.needSign('{');
    const body = this.nested.statement(cursor, this);
    cursor.needSign('}');
    return { kind: word.toLowerCase() as 'exists' | 'count' | 'collect', body, at };
  }

  #call(at: Token): Expression {
    const { cursor } = this;
    const name = cursor.needName();
    if (cursor.isSign('.')) refuse('unsupported', at, name);
    cursor.needSign('(');
    const distinct = cursor.takeWords('DISTINCT');
    const star = cursor.takeSign('*');
    const args = star ? [] : this.#until(')');
    if (star) cursor.needSign(')');
    return { kind: 'call', name: name.toLowerCase(), distinct, star, args, at };
  }

  #until(end: string): Expression[] {
    const list: Expression[] = [];
    while (!this.cursor.takeSign(end)) {
      if (list.length > 0) this.cursor.needSign(',');
      list.push(this.read());
    }
    return list;
  }
}
