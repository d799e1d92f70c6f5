import { FileFault } from '../issues.js';
import { type DotToken, dotTokens } from './tokens.js';

type Attributes = ReadonlyMap<string, string>;

/** What a parser hears of, in the order of the file. */
export interface DotHandlers {
  node(id: string, attributes: Attributes, row: number, groups: readonly string[]): void;
  edge(ends: readonly [start: string, end: string], attributes: Attributes, row: number, isDirected: boolean): void;
  group(id: string, attributes: Attributes, row: number, groups: readonly string[]): void;
  graph(name: string, attributes: Attributes, row: number): void;
}

/** The end of an edge: a node with its port, or all nodes of a group. */
interface End {
  readonly id: string;
  readonly port?: string | undefined;
}

/** What holds within braces: defaults of nodes and edges, and the nodes that were named there. */
interface Scope {
  readonly nodes: Map<string, string>;
  readonly edges: Map<string, string>;
  readonly own: Map<string, string>;
  readonly named: Set<string>;
  readonly groups: readonly string[];
}

const MOST_DEEP = 64;
/** Most edges that one line between groups makes. */
const MOST_PAIRS = 100_000;
/** Most attributes that all nodes or edges have by default: each is given to each of them. */
const MOST_DEFAULTS = 256;

const scopeWithin = (scope: Scope | undefined, groups: readonly string[]): Scope => ({
  nodes: new Map(scope?.nodes),
  edges: new Map(scope?.edges),
  own: new Map(),
  named: new Set(),
  groups,
});

/** Reads DOT, the language of Graphviz. Throws `FileFault`. */
export class DotParser {
  readonly #tokens: Iterator<DotToken>;
  #token: DotToken;

  constructor(
    text: string,
    readonly file: string,
    readonly handlers: DotHandlers,
  ) {
    this.#tokens = dotTokens(text, file);
    this.#token = this.#read();
  }

  /** Reads all graphs of the file. */
  parse(): void {
    while (this.#token.is !== 'end') {
      if (this.#isSign(';')) this.#next();
      else this.#graph();
    }
  }

  #graph(): void {
    const { row } = this.#token;
    if (this.#isWord('strict')) this.#next();
    if (!this.#isWord('graph') && !this.#isWord('digraph')) throw this.#unexpected();
    this.#next();
    const name = this.#token.is === 'name' ? this.#name() : '';
    const scope = scopeWithin(undefined, []);
    this.#expect('{');
    this.#statements(scope, 0);
    this.handlers.graph(name, scope.own, row);
  }

  #statements(scope: Scope, depth: number): void {
    if (depth > MOST_DEEP)
      throw FileFault.at(
        { file: this.file, row: this.#token.row },
        'TOO_DEEP',
        `Groups go deeper than ${MOST_DEEP} levels`,
      );
    while (!this.#isSign('}')) {
      if (this.#token.is === 'end')
        throw FileFault.at(
          { file: this.file, row: this.#token.row },
          'TRUNCATED',
          `The file ends in the middle, at row ${this.#token.row}`,
        );
      if (this.#isSign(';') || this.#isSign(',')) this.#next();
      else this.#statement(scope, depth);
    }
    this.#next();
  }

  #statement(scope: Scope, depth: number): void {
    const { row } = this.#token;
    const defaults = this.#isWord('node')
      ? scope.nodes
      : this.#isWord('edge')
        ? scope.edges
        : this.#isWord('graph')
          ? scope.own
          : undefined;
    if (defaults !== undefined) {
      this.#next();
      for (const [name, value] of this.#attributes()) defaults.set(name, value);
      if (defaults !== scope.own && defaults.size > MOST_DEFAULTS)
        throw FileFault.at({ file: this.file, row }, 'ELEMENT_TOO_LARGE', `More than ${MOST_DEFAULTS} defaults`);
      return;
    }
    const isGroup = this.#isSign('{') || this.#isWord('subgraph');
    const first = isGroup ? this.#group(scope, depth) : this.#end();
    const [only] = first;
    if (!isGroup && this.#isSign('=') && only !== undefined) {
      this.#next();
      scope.own.set(only.id, this.#name());
    } else if (this.#isSign('->') || this.#isSign('--')) this.#edges(scope, first, depth, row);
    else if (!isGroup && only !== undefined) this.#node(scope, only, this.#attributes(), row);
    else this.#attributes();
  }

  #node(scope: Scope, { id }: End, attributes: Attributes, row: number): void {
    const isNew = !scope.named.has(id);
    scope.named.add(id);
    this.handlers.node(id, new Map([...(isNew ? scope.nodes : []), ...attributes]), row, scope.groups);
  }

  #edges(scope: Scope, first: readonly End[], depth: number, row: number): void {
    const chain = [first];
    const signs: string[] = [];
    while (this.#isSign('->') || this.#isSign('--')) {
      signs.push(this.#token.text);
      this.#next();
      chain.push(this.#isSign('{') || this.#isWord('subgraph') ? this.#group(scope, depth) : this.#end());
    }
    const attributes = new Map([...scope.edges, ...this.#attributes()]);
    for (const end of chain.flat()) this.#node(scope, end, new Map(), row);
    if (chain.reduce((most, ends, at) => Math.max(most, ends.length * (chain[at + 1]?.length ?? 0)), 0) > MOST_PAIRS)
      throw FileFault.at({ file: this.file, row }, 'ELEMENT_TOO_LARGE', `The line ties more than ${MOST_PAIRS} pairs`);
    signs.forEach((sign, at) => {
      for (const start of chain[at] ?? [])
        for (const end of chain[at + 1] ?? []) {
          const ports = [['sourceport', start.port] as const, ['targetport', end.port] as const];
          const said = ports.flatMap(([name, port]) => (port === undefined ? [] : [[name, port] as const]));
          this.handlers.edge([start.id, end.id], new Map([...attributes, ...said]), row, sign === '->');
        }
    });
  }

  /** A group, and the nodes that were named in it. */
  #group(scope: Scope, depth: number): readonly End[] {
    const { row } = this.#token;
    let id = '';
    if (this.#isWord('subgraph')) {
      this.#next();
      if (this.#token.is === 'name') id = this.#name();
    }
    // Only clusters are things that are drawn; other braces are there for their defaults.
    const isCluster = /^cluster/i.test(id);
    const key = isCluster ? id : '';
    const inner = scopeWithin(scope, isCluster ? [...scope.groups, key] : scope.groups);
    // A group that was named before may be named again without its content.
    if (!this.#isSign('{')) return [];
    this.#expect('{');
    this.#statements(inner, depth + 1);
    if (isCluster) this.handlers.group(key, inner.own, row, scope.groups);
    for (const name of inner.named) scope.named.add(name);
    return [...inner.named].map((name) => ({ id: name }));
  }

  #end(): readonly End[] {
    const id = this.#name();
    const ports: string[] = [];
    while (this.#isSign(':')) {
      this.#next();
      ports.push(this.#name());
    }
    return [{ id, port: ports.length === 0 ? undefined : ports.join(':') }];
  }

  #attributes(): Attributes {
    const attributes = new Map<string, string>();
    while (this.#isSign('[')) {
      this.#next();
      while (!this.#isSign(']')) {
        if (this.#isSign(',') || this.#isSign(';')) this.#next();
        else {
          const name = this.#name();
          if (this.#isSign('=')) {
            this.#next();
            attributes.set(name, this.#name());
          } else attributes.set(name, 'true');
        }
      }
      this.#next();
    }
    return attributes;
  }

  /** A name; texts in quotes with a plus between are one. */
  #name(): string {
    if (this.#token.is !== 'name') throw this.#unexpected();
    let { text } = this.#token;
    this.#next();
    while (this.#isSign('+')) {
      this.#next();
      if (this.#token.is !== 'name') throw this.#unexpected();
      text += this.#token.text;
      this.#next();
    }
    return text;
  }

  #isSign(sign: string): boolean {
    return this.#token.is === 'sign' && this.#token.text === sign;
  }

  #isWord(word: string): boolean {
    return this.#token.is === 'name' && !this.#token.isQuoted && this.#token.text.toLowerCase() === word;
  }

  #expect(sign: string): void {
    if (!this.#isSign(sign)) throw this.#unexpected();
    this.#next();
  }

  #next(): void {
    this.#token = this.#read();
  }

  #read(): DotToken {
    const { value, done } = this.#tokens.next() as IteratorResult<DotToken, undefined>;
    return done === true ? { is: 'end', text: '', isQuoted: false, row: 1 } : value;
  }

  #unexpected(): FileFault {
    const { is, text, row } = this.#token;
    if (is === 'end')
      return FileFault.at({ file: this.file, row }, 'TRUNCATED', `The file ends in the middle, at row ${row}`);
    return FileFault.at({ file: this.file, row }, 'BAD_TEXT', `Unexpected ${JSON.stringify(text)} at row ${row}`);
  }
}
