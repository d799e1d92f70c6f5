import { Bindings } from './Bindings.js';
import { CypherGraph, type CypherMap, CypherNode, CypherRelationship, type CypherValue } from './CypherGraph.js';
import {
  CypherFault,
  CypherParser,
  type Expression,
  type LinkPattern,
  type NodePattern,
  type PathPattern,
} from './CypherParser.js';
import { type CypherToken } from './tokens.js';

/** Most rows that a statement may come to, and most steps of a script: what is as good as endless ends. */
const MOST_ROWS = 2_000_000;
const MOST_STEPS = 50_000_000;

/** Words that begin a clause. */
const CLAUSES: ReadonlySet<string> = new Set([
  'CREATE',
  'MERGE',
  'MATCH',
  'OPTIONAL',
  'UNWIND',
  'WITH',
  'SET',
  'REMOVE',
  'DELETE',
  'DETACH',
  'RETURN',
  'ON',
  'WHERE',
  'CALL',
  'FOREACH',
  'LOAD',
  'UNION',
]);
/** Statements that arrange a database and make nothing. */
const ARRANGING = /^(?:DROP|SHOW|USE|BEGIN|COMMIT|ROLLBACK|ALTER|GRANT|CALL|SCHEMA|EXPLAIN|PROFILE)$/;
const ARRANGED = /^(?:CONSTRAINT|INDEX|UNIQUE|FULLTEXT|RANGE|TEXT|POINT|LOOKUP|VECTOR|DATABASE|USER|ROLE|OR|BTREE)$/;

const isMap = (value: CypherValue): value is CypherMap => value instanceof Map;
const mapOf = (value: CypherValue): CypherMap =>
  isMap(value) ? new Map([...value].filter(([, each]) => each !== null)) : new Map();

const isElement = (value: CypherValue | undefined): value is CypherNode | CypherRelationship =>
  value instanceof CypherNode || value instanceof CypherRelationship;

/** Carries out statements that make a graph. */
export class CypherScript {
  readonly graph = new CypherGraph();
  #steps = 0;

  /** Carries out one statement. Throws `CypherFault` where it is not understood. */
  run(tokens: readonly CypherToken[]): void {
    const [first, second] = tokens.map(({ text }) => text.toUpperCase());
    if (ARRANGING.test(first ?? '') || (first === 'CREATE' && ARRANGED.test(second ?? ''))) return;
    const parser = new CypherParser(tokens);
    let rows: readonly Bindings[] = [new Bindings()];
    while (parser.token.is !== 'end') rows = this.#clause(parser, rows);
  }

  #clause(parser: CypherParser, rows: readonly Bindings[]): readonly Bindings[] {
    const { row, text } = parser.token;
    this.#count(rows.length, row);
    if (parser.skips('CREATE')) return this.#create(parser.patterns(), rows, row);
    if (parser.skips('MERGE')) return this.#merge(parser, rows, row);
    if (parser.skips('OPTIONAL') || parser.isWord('MATCH')) return this.#match(parser, rows);
    if (parser.skips('UNWIND')) return this.#unwind(parser, rows);
    if (parser.skips('SET')) return this.#set(parser, rows);
    if (parser.skips('REMOVE')) return this.#remove(parser, rows);
    if (parser.skips('DETACH') || parser.isWord('DELETE')) return this.#delete(parser, rows);
    if (parser.skips('WITH')) return this.#with(parser, rows);
    if (parser.skips('RETURN')) {
      while (parser.token.is !== 'end') parser.next();
      return rows;
    }
    throw new CypherFault(row, `Not understood: ${JSON.stringify(text)}`);
  }

  #count(rows: number, row: number): void {
    this.#steps += rows;
    if (rows > MOST_ROWS || this.#steps > MOST_STEPS)
      throw new CypherFault(row, 'The statement comes to too many rows');
  }

  #create(patterns: readonly PathPattern[], rows: readonly Bindings[], row: number): readonly Bindings[] {
    return rows.map((bindings) => {
      let made = bindings;
      for (const { nodes, links } of patterns) {
        const ends = nodes.map((node) => {
          const end = this.#nodeFor(node, made, row);
          made = made.with(node.variable, end);
          return end;
        });
        for (const [at, link] of links.entries())
          made = made.with(link.variable, this.#makeLink(link, [ends[at], ends[at + 1]], made, row));
      }
      return made;
    });
  }

  /** The node that a variable is bound to, or a new one. */
  #nodeFor({ variable, labels, fields }: NodePattern, bindings: Bindings, row: number): CypherNode {
    const known = variable === undefined ? undefined : bindings.get(variable);
    if (known instanceof CypherNode) return known;
    if (known !== undefined) throw new CypherFault(row, `Not a node: ${variable}`);
    return this.graph.makeNode(labels, mapOf(fields(bindings)), row);
  }

  #makeLink(
    { types, fields, direction }: LinkPattern,
    ends: readonly (CypherNode | undefined)[],
    bindings: Bindings,
    row: number,
  ): CypherRelationship {
    const [start, end] = direction === 'in' ? ends.toReversed() : ends;
    const [type] = types;
    if (start === undefined || end === undefined || type === undefined)
      throw new CypherFault(row, 'The relationship has no type');
    const link = new CypherRelationship(type, start, end, row);
    this.graph.makeRelationship(link);
    for (const [name, value] of mapOf(fields(bindings))) this.graph.set(link, name, value);
    return link;
  }

  #merge(parser: CypherParser, rows: readonly Bindings[], row: number): readonly Bindings[] {
    const patterns = parser.patterns();
    const whenMade: Setting[] = [];
    const whenFound: Setting[] = [];
    while (parser.skips('ON')) {
      const isMade = parser.skips('CREATE');
      if (!isMade) parser.expect('MATCH');
      parser.expect('SET');
      (isMade ? whenMade : whenFound).push(...this.#settings(parser));
    }
    return rows.flatMap((bindings) => {
      const found = this.#found(patterns, bindings, row);
      const merged = found.length > 0 ? found : this.#create(patterns, [bindings], row);
      for (const each of merged) for (const set of found.length > 0 ? whenFound : whenMade) set(each);
      return merged;
    });
  }

  #match(parser: CypherParser, rows: readonly Bindings[]): readonly Bindings[] {
    parser.skips('OPTIONAL');
    parser.expect('MATCH');
    const { row } = parser.token;
    const patterns = parser.patterns();
    const conditions = parser.skips('WHERE') ? this.#conditions(parser) : [];
    // What is asked to be equal to a value is looked for by it.
    const wanted = (variable: string | undefined) =>
      conditions.filter((each) => each.variable === variable && each.name !== undefined);
    const narrowed = patterns.map(({ nodes, links }) => ({
      links,
      nodes: nodes.map((node): NodePattern => {
        const own = node.variable === undefined ? [] : wanted(node.variable);
        const fields: Expression = (bindings) =>
          new Map([
            ...mapOf(node.fields(bindings)),
            ...own.map(({ name = '', value }) => [name, value(bindings)] as const),
          ]);
        return { ...node, fields };
      }),
    }));
    return rows.flatMap((bindings) => this.#found(narrowed, bindings, row));
  }

  /** Conditions `a.name = value AND …`. */
  #conditions(parser: CypherParser): readonly { variable: string; name: string | undefined; value: Expression }[] {
    const conditions = [];
    do {
      const variable = parser.name();
      const isId = variable.toLowerCase() === 'id' && parser.isSign('(');
      if (isId) throw parser.fault();
      parser.expect('.');
      const name = parser.name();
      parser.expect('=');
      conditions.push({ variable, name, value: parser.expression() });
    } while (parser.skips('AND'));
    return conditions;
  }

  /** Every way in which patterns are there. */
  #found(patterns: readonly PathPattern[], bindings: Bindings, row: number): readonly Bindings[] {
    return patterns.reduce<readonly Bindings[]>(
      (rows, path) => rows.flatMap((each) => this.#pathsFrom(path, each, row)),
      [bindings],
    );
  }

  #pathsFrom({ nodes, links }: PathPattern, bindings: Bindings, row: number): readonly Bindings[] {
    let found = this.#nodesAt(nodes[0], bindings).map((node) => ({
      at: node,
      bindings: bindings.with(nodes[0]?.variable, node),
    }));
    links.forEach((link, turn) => {
      this.#count(found.length, row);
      found = found.flatMap(({ at, bindings: known }) =>
        this.#nodesAt(nodes[turn + 1], known).flatMap((other) =>
          this.#linksBetween(link, at, other, known).map((each) => ({
            at: other,
            bindings: known.with(link.variable, each).with(nodes[turn + 1]?.variable, other),
          })),
        ),
      );
    });
    this.#count(found.length, row);
    return found.map((each) => each.bindings);
  }

  #nodesAt(pattern: NodePattern | undefined, bindings: Bindings): readonly CypherNode[] {
    if (pattern === undefined) return [];
    const { variable, labels, fields } = pattern;
    const known = variable === undefined ? undefined : bindings.get(variable);
    if (known instanceof CypherNode) return [known];
    const found = this.graph.matching(labels, mapOf(fields(bindings)));
    this.#steps += found.length;
    return found;
  }

  #linksBetween(
    { types, fields, direction }: LinkPattern,
    at: CypherNode,
    other: CypherNode,
    bindings: Bindings,
  ): readonly CypherRelationship[] {
    const wanted = mapOf(fields(bindings));
    const out = direction === 'in' ? [] : this.graph.leaving(at, types, wanted).filter(({ end }) => end === other);
    const back = direction === 'out' ? [] : this.graph.leaving(other, types, wanted).filter(({ end }) => end === at);
    return [...out, ...back];
  }

  #unwind(parser: CypherParser, rows: readonly Bindings[]): readonly Bindings[] {
    const list = parser.expression();
    parser.expect('AS');
    const variable = parser.name();
    return rows.flatMap((bindings) =>
      [list(bindings)].flat().map((item) => bindings.with(variable, item as CypherValue)),
    );
  }

  /** What is carried on: all of it, and values under new names. */
  #with(parser: CypherParser, rows: readonly Bindings[]): readonly Bindings[] {
    if (parser.skips('*')) return rows;
    const named = parser.list(() => {
      const plain = parser.token.text;
      const value = parser.expression();
      return [parser.skips('AS') ? parser.name() : plain, value] as const;
    });
    if (parser.token.is !== 'end' && !CLAUSES.has(parser.token.text.toUpperCase())) throw parser.fault();
    return rows.map((bindings) => named.reduce((more, [name, value]) => more.with(name, value(bindings)), bindings));
  }

  #set(parser: CypherParser, rows: readonly Bindings[]): readonly Bindings[] {
    const settings = this.#settings(parser);
    for (const bindings of rows) for (const set of settings) set(bindings);
    return rows;
  }

  #settings(parser: CypherParser): readonly Setting[] {
    return parser.list((): Setting => {
      const variable = parser.name();
      if (parser.isSign(':')) {
        const labels: string[] = [];
        while (parser.skips(':')) labels.push(parser.name());
        return (bindings) => {
          const node = bindings.get(variable);
          if (node instanceof CypherNode) for (const label of labels) node.labels.add(label);
        };
      }
      const name = parser.skips('.') ? parser.name() : undefined;
      const isMore = parser.skips('+=');
      if (!isMore) parser.expect('=');
      const value = parser.expression();
      return (bindings) => this.#assign(bindings.get(variable), name, value(bindings), isMore);
    });
  }

  #assign(element: CypherValue | undefined, name: string | undefined, value: CypherValue, isMore: boolean): void {
    if (!isElement(element)) return;
    if (name !== undefined) return this.graph.set(element, name, value);
    if (!isMore) for (const known of [...element.properties.keys()]) this.graph.set(element, known, null);
    const fields = isElement(value) ? value.properties : isMap(value) ? value : new Map<string, CypherValue>();
    for (const [field, each] of fields) this.graph.set(element, field, each);
  }

  #remove(parser: CypherParser, rows: readonly Bindings[]): readonly Bindings[] {
    const removals = parser.list((): Setting => {
      const variable = parser.name();
      const isLabel = parser.skips(':');
      if (!isLabel) parser.expect('.');
      const name = parser.name();
      return (bindings) => {
        const element = bindings.get(variable);
        if (!isLabel && isElement(element)) this.graph.set(element, name, null);
        else if (element instanceof CypherNode) element.labels.delete(name);
      };
    });
    for (const bindings of rows) for (const remove of removals) remove(bindings);
    return rows;
  }

  #delete(parser: CypherParser, rows: readonly Bindings[]): readonly Bindings[] {
    parser.skips('DETACH');
    parser.expect('DELETE');
    const variables = parser.list(() => parser.name());
    for (const bindings of rows)
      for (const variable of variables) {
        const element = bindings.get(variable);
        if (isElement(element)) this.graph.remove(element);
      }
    return rows;
  }
}

/** Changes what a row holds. */
type Setting = (bindings: Bindings) => void;
