import { type Step } from '../../../../domain/query/Query.js';
import { type SqlParameters } from '../../../storage/driver.js';
import { someHidden } from '../lists/textHits.js';
import { type Graph, labelTotal, scopeOf } from '../rows.js';

/** Rows between two looks at the clock, less one: a power of two, so that the test is one instruction. */
const LOOKS = 63;

/** What a statement that is being put together knows: its parameters, the tables that it names once, and the graph's sizes. */
export class Planning {
  readonly parameters: SqlParameters;
  readonly #tables: string[] = [];
  readonly #hidden: boolean;
  readonly #labels = new Map<string, number>();
  #bound = 0;

  constructor(readonly graph: Graph) {
    this.parameters = scopeOf(graph);
    this.#hidden = someHidden(graph);
  }

  /** A value as a parameter. */
  bind(value: string | number | boolean): string {
    const name = `p${this.#bound}`;
    this.#bound += 1;
    this.parameters[name] = typeof value === 'boolean' ? Number(value) : value;
    return `:${name}`;
  }

  /** Names what a query finds, so that it is found once however often it is used. */
  table(sql: string): string {
    const name = `t${this.#tables.length}`;
    this.#tables.push(`${name} AS MATERIALIZED (${sql})`);
    return name;
  }

  /** The statement with the tables that it names. */
  whole = (sql: string): string => (this.#tables.length === 0 ? sql : `WITH ${this.#tables.join(', ')} ${sql}`);

  /** Conditions on a row of `node` or `relationship`: this graph's, not of a hidden import, and in time. */
  own(alias: string): string {
    const hidden = this.#hidden
      ? ` AND ${alias}.batch NOT IN (SELECT batch FROM hidden_batch WHERE owner = :owner AND project = :project)`
      : '';
    return `${alias}.owner = :owner AND ${alias}.project = :project${hidden} AND ((${alias}.seq & ${LOOKS}) OR in_time())`;
  }

  /** Whether rows of labels may be of nodes that nobody sees yet. */
  get isHiding(): boolean {
    return this.#hidden;
  }

  /** How many nodes wear a label. */
  labelled(label: string): number {
    const total = this.#labels.get(label) ?? labelTotal(this.graph, label);
    this.#labels.set(label, total);
    return total;
  }

  get nodes(): number {
    return this.graph.row.nodes_total;
  }

  /** Relationships of a node, on average. */
  get fanOut(): number {
    return (2 * this.graph.row.relationships_total) / Math.max(1, this.nodes) + 1;
  }

  /** The condition that a relationship is of the types of a step. */
  ofTypes({ types }: Step): string {
    return types.length === 0 ? '' : ` AND r.type IN (${types.map((type) => this.bind(type)).join(', ')})`;
  }
}
