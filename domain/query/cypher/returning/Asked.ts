import { MOST_LIMIT, type NodeSet } from '../../Query.js';
import { type Conditions } from '../mapping/Conditions.js';
import { type Ground, shown } from '../mapping/Ground.js';
import { namesIn } from '../mapping/names.js';
import { type Subqueries } from '../mapping/Subqueries.js';
import { nameOf } from '../mapping/values.js';
import { refuse } from '../reading/Cursor.js';
import { type Cell, type Column, type Finish } from '../Reading.js';
import { type Expression, type Item, type Projection } from '../Syntax.js';
import { type Token } from '../tokens.js';
import { computedCell } from './computed.js';

type Call = Extract<Expression, { kind: 'call' }>;

/** Functions over several rows; those that no query says are refused by name. */
const OVER_ROWS = [
  'count',
  'sum',
  'avg',
  'min',
  'max',
  'percentilecont',
  'collect',
  'stdev',
  'stdevp',
  'percentiledisc',
];

export const isOverRows = (of: Expression): of is Call => of.kind === 'call' && OVER_ROWS.includes(of.name);

/** Which node or relationship the columns of a row are read from. */
export interface Ends {
  readonly near?: string;
  readonly far?: string;
  readonly edge?: string;
  /** The one type of the relationship. */
  readonly type?: string;
  /** Properties of the relationship, as far as they were asked for. */
  readonly values?: string[];
}

/** What a RETURN asks for, over what was matched before it. */
export class Asked {
  constructor(
    readonly ground: Ground,
    readonly projection: Projection,
    readonly items: readonly Item[],
    readonly conditions: Conditions,
    readonly subqueries: Subqueries,
    readonly source: string,
    /** The node or relationship of which each is there once, whatever else was matched. */
    readonly once: string | undefined,
  ) {}

  get at(): Token {
    return this.projection.at;
  }

  /** The named nodes, or relationships, that some expressions use. */
  nodesIn = (of: readonly Expression[]): string[] => this.#used(of).filter((name) => this.ground.nodes.has(name));
  edgesIn = (of: readonly Expression[]): string[] =>
    this.#used(of).filter((name) => this.ground.edge(name) !== undefined);

  #used(of: readonly Expression[]): string[] {
    const names = [...new Set(of.flatMap((one) => [...namesIn(one)]))];
    for (const one of of) {
      const unknown = [...namesIn(one, false)].find((name) => !this.#isKnown(name));
      if (unknown !== undefined) refuse('unknown', one.at, unknown);
    }
    return names.filter((name) => this.#isKnown(name));
  }

  #isKnown = (name: string) =>
    this.ground.nodes.has(name) || this.ground.edge(name) !== undefined || this.ground.paths.has(name);

  /** Refuses rows that repeat, and says how they are asked for once. */
  refuseRepeats(name: string): never {
    const { to } = this.at;
    const instead = this.projection.distinct
      ? undefined
      : `${this.source.slice(0, to)} DISTINCT${this.source.slice(to)}`;
    return refuse('repeats', this.at, name, instead);
  }

  /** That all nodes are joined to each other. */
  needsOnePattern(): void {
    const [first, ...rest] = this.ground.nodes.values();
    if (first === undefined) return;
    const around = this.ground.around(first.name);
    const apart = rest.find(({ name }) => !around.has(name));
    if (apart !== undefined) refuse('rows', apart.at, shown(apart.name));
  }

  set = (name: string): NodeSet => this.ground.set(name);

  /** What an ORDER BY names: an item by its name, or an expression of its own. */
  ordered = (of: Expression): Expression =>
    of.kind === 'variable' ? (this.items.find(({ name }) => name === of.name)?.of ?? of) : of;

  columns = (ends: Ends): Column[] => this.items.map(({ name, of }) => ({ name, cell: this.cell(of, ends) }));

  /** What of a row an expression is. Throws for what no row has. */
  cell(of: Expression, ends: Ends): Cell {
    const end = of.kind === 'variable' ? endOf(of.name, ends) : undefined;
    if (end !== undefined) return { kind: 'node', end };
    if (of.kind === 'property') {
      const place = endOf(of.variable, ends);
      if (place !== undefined) return { kind: 'property', end: place, property: of.name };
      if (of.variable === ends.edge && ends.values !== undefined) {
        if (!ends.values.includes(of.name)) ends.values.push(of.name);
        return { kind: 'value', at: ends.values.indexOf(of.name) };
      }
    }
    const computed = computedCell(of, (part) => this.cell(part, ends));
    if (computed !== undefined) return computed;
    const [argument] = of.kind === 'call' ? of.args : [];
    if (of.kind !== 'call' || argument?.kind !== 'variable') return refuse('unsupported', of.at, nameOf(of));
    const place = endOf(argument.name, ends);
    if (place !== undefined && of.name === 'labels') return { kind: 'labels', end: place };
    if (place !== undefined && ['id', 'elementid'].includes(of.name)) return { kind: 'id', end: place };
    if (of.name === 'type' && argument.name === ends.edge && ends.type !== undefined)
      return { kind: 'constant', value: ends.type };
    return refuse('unsupported', of.at, nameOf(of));
  }

  /** What is done with rows where the query does not order them. */
  finish(ends: Ends, own: Partial<Finish> = {}): Finish {
    const { order, skip = 0, limit, distinct } = this.projection;
    const cells =
      own.order ?? order.map(({ of, descending }) => ({ cell: this.cell(this.ordered(of), ends), descending }));
    const needsAll = cells.length > 0 || distinct ? (order[0]?.of.at ?? this.at) : undefined;
    return { distinct, order: cells, skip, limit, needsAll, ...own };
  }

  /** How many rows the query must give. */
  limit({ needsAll, skip, limit }: Finish): number {
    if (limit === 0) refuse('unsupported', this.at, 'LIMIT 0');
    const wanted = needsAll !== undefined || limit === undefined ? MOST_LIMIT : skip + limit;
    if (wanted > MOST_LIMIT) refuse('many', this.at, `LIMIT ${wanted}`);
    return wanted;
  }
}

const endOf = (name: string, { near, far }: Ends) => (name === near ? 'near' : name === far ? 'far' : undefined);
