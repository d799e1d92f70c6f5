import { type NodeSet, type QueryValue, type Step } from '../../../domain/query/Query.js';
import { type Dialect, type ParameterValue } from './Dialect.js';

/** A condition that an index of words may find the nodes of. */
export interface Equality {
  readonly property: string;
  readonly value: QueryValue;
}

/** One graph, as statements over it are planned. */
export interface PlannedGraph {
  readonly dialect: Dialect;
  readonly scope: Readonly<Record<'owner' | 'project', number>>;
  /** Whether rows may be of an import that nobody sees yet. */
  readonly isHiding: boolean;
  readonly nodes: number;
  readonly relationships: number;
  /** How many nodes wear a label. */
  labelled(label: string): number;
  /** A query of the row numbers among which nodes with one of these values are, where the engine does not find them by itself. */
  found?(equalities: readonly Equality[], rows: number, bind: (value: string) => string): string | undefined;
}

/** What a statement that is being put together knows: its parameters, the tables that it names once, and the graph's sizes. */
export class Planning {
  readonly parameters: Record<string, ParameterValue>;
  readonly dialect: Dialect;
  readonly #tables: string[] = [];
  #bound = 0;

  constructor(readonly graph: PlannedGraph) {
    this.parameters = { ...graph.scope };
    this.dialect = graph.dialect;
  }

  /** A value as a parameter. */
  bind = (value: QueryValue): string => {
    const name = this.#name();
    const { sql, value: bound } = this.dialect.bound(name, value);
    this.parameters[name] = bound;
    return sql;
  };

  /** A whole number as a parameter. */
  whole(number: number): string {
    const name = this.#name();
    this.parameters[name] = number;
    return this.dialect.whole(name);
  }

  /** Texts as a table whose column is `value`, and the name of its parameter. */
  list(values: readonly string[]): { readonly table: string; readonly parameter: string } {
    const parameter = this.#name();
    this.parameters[parameter] = this.dialect.texts(values);
    return { table: this.dialect.listed(parameter), parameter };
  }

  /** Names what a query finds, so that it is found once however often it is used. */
  table(sql: string): string {
    const name = `t${this.#tables.length}`;
    this.#tables.push(`${name} AS MATERIALIZED (${sql})`);
    return name;
  }

  /** The statement with the tables that it names. */
  statement = (sql: string): string => (this.#tables.length === 0 ? sql : `WITH ${this.#tables.join(', ')} ${sql}`);

  /** Conditions on a row of `node` or `relationship`: this graph's, not of a hidden import, and in time. */
  own(alias: string): string {
    const hidden = this.graph.isHiding
      ? ` AND ${alias}.batch NOT IN (SELECT batch FROM hidden_batch WHERE owner = :owner AND project = :project)`
      : '';
    return `${alias}.owner = :owner AND ${alias}.project = :project${hidden}${this.dialect.inTime(alias)}`;
  }

  /** Relationships of a node, on average. */
  get fanOut(): number {
    return (2 * this.graph.relationships) / Math.max(1, this.graph.nodes) + 1;
  }

  /** The condition that a relationship is of the types of a step. */
  ofTypes({ types }: Step): string {
    return types.length === 0 ? '' : ` AND r.type IN (${types.map((type) => this.bind(type)).join(', ')})`;
  }

  #name(): string {
    this.#bound += 1;
    return `p${this.#bound - 1}`;
  }
}

/** Whether a set is every node there is, so that nothing needs to be asked of its members. */
export const isAll = (set: NodeSet): boolean => set.kind === 'all';
