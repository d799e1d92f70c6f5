import { type Predicate, type Step } from '../../../domain/query/Query.js';
import { type RelationshipSource } from './Dialect.js';
import { relateSql } from './measures.js';
import { type Planning } from './Planning.js';
import { ownSql } from './properties.js';

/** One way of going along a relationship. */
interface Half {
  readonly near: 'start_node' | 'end_node';
  readonly far: 'start_node' | 'end_node';
}
const OUT: Half = { near: 'start_node', far: 'end_node' };
const IN: Half = { near: 'end_node', far: 'start_node' };

const halvesOf = ({ direction }: Step): readonly Half[] =>
  direction === 'out' ? [OUT] : direction === 'in' ? [IN] : [OUT, IN];

const indexOf = (end: Half['near']) => (end === 'start_node' ? 'relationship_start' : 'relationship_end');

/** A relationship as measures see it whose properties are in this column: nothing leads from it anywhere. */
export const relationshipOf = (plan: Planning, properties: string) => ({
  properties,
  linking: () => plan.dialect.worth.nothing,
});

/** A predicate on a relationship. One about other nodes holds for none. */
function alongSql(plan: Planning, predicate: Predicate): string {
  switch (predicate.kind) {
    case 'linked':
      return plan.dialect.no;
    case 'relate':
      return relateSql(plan, predicate, relationshipOf(plan, `r.${plan.dialect.properties}`));
    case 'not':
      return `NOT (${alongSql(plan, predicate.of)})`;
    case 'and':
    case 'or':
      return joined(
        plan,
        predicate.kind,
        predicate.of.map((one) => alongSql(plan, one)),
      );
    default:
      return ownSql(plan, 'r', predicate);
  }
}

/** Conditions together; of none, all hold and one does not. */
export function joined({ dialect }: Planning, kind: 'and' | 'or', parts: readonly string[]): string {
  if (parts.length === 0) return kind === 'and' ? dialect.yes : dialect.no;
  return parts.map((part) => `(${part})`).join(kind === 'and' ? ' AND ' : ' OR ');
}

/** Relationships along a half of a step as `r`, those at hand found by one of their ends. */
const sourceBy =
  (plan: Planning, step: Step, by: Half['near']) =>
  (condition: string): RelationshipSource => {
    const where = step.where === undefined ? '' : ` AND (${alongSql(plan, step.where)})`;
    return {
      table: `relationship r${plan.dialect.indexed(indexOf(by))}`,
      where: `${plan.own('r')} AND r.${by} ${condition}${plan.ofTypes(step)}${where}`,
    };
  };

/** Where the far end may lie: in a query of row numbers, outside it, or anywhere. */
export interface Far {
  /** The condition that a column lies in the set; undefined for any node. */
  readonly within?: (column: string) => string;
  readonly isOutside?: boolean;
}

function farCondition({ dialect }: Planning, { within, isOutside }: Far, column: string): string {
  if (within === undefined) return isOutside === true ? ` AND ${dialect.no}` : '';
  return ` AND ${isOutside === true ? 'NOT ' : ''}${within(column)}`;
}

/** Rows that the step leads to from one row, as `far`; one may come twice. */
const farRows = (plan: Planning, step: Step, near: string, far: Far, more = ''): string[] =>
  halvesOf(step).map((half) => {
    const { table, where } = sourceBy(plan, step, half.near)(`= ${near}`);
    return `SELECT r.${half.far} AS far${more} FROM ${table} WHERE ${where}${farCondition(plan, far, `r.${half.far}`)}`;
  });

const allRows = (plan: Planning, rows: readonly string[]) => plan.dialect.derived(rows.join(' UNION ALL '));

/** The relationships along which the step leads there from one row, each once, with their properties. */
export function tiesSql(plan: Planning, step: Step, near: string, far: Far): string {
  const { properties } = plan.dialect;
  const columns = `, r.seq AS seq, r.${properties} AS ${properties}`;
  return `SELECT DISTINCT seq, ${properties} FROM ${allRows(plan, farRows(plan, step, near, far, columns))}`;
}

/** Whether the step leads from a row to one there. */
export const leadsSql = (plan: Planning, step: Step, near: string, far: Far): string =>
  joined(
    plan,
    'or',
    farRows(plan, step, near, far).map((rows) => plan.dialect.exists(rows)),
  );

/** To how many rows there the step leads. */
export const numberSql = (plan: Planning, step: Step, near: string, far: Far): string =>
  `(SELECT count(DISTINCT far) FROM ${allRows(plan, farRows(plan, step, near, far))})`;

/** The rows there that the step leads to from one row, each once. */
export const reachedSql = (plan: Planning, step: Step, near: string, far: Far): string =>
  `SELECT DISTINCT far FROM ${allRows(plan, farRows(plan, step, near, far))}`;

/** Rows that a step leads to from rows of a query, as `seq`, each once. */
export const followSql = (plan: Planning, step: Step, from: string): string =>
  halvesOf(step)
    .map(
      (half) => `SELECT DISTINCT r.${half.far} AS seq FROM ${plan.dialect.from(from, sourceBy(plan, step, half.near))}`,
    )
    .join(' UNION ');

/** Rows from which a step leads to rows of a query. */
export const backSql = (plan: Planning, step: Step, to: string): string =>
  followSql(
    plan,
    { ...step, direction: step.direction === 'out' ? 'in' : step.direction === 'in' ? 'out' : 'either' },
    to,
  );

/** Rows `m` of a table with each row that the step leads to from them, as `far`; each pair once. */
export const pairsSql = (plan: Planning, step: Step, table: string, columns: string, far: Far): string =>
  halvesOf(step)
    .map((half) => {
      const rows = plan.dialect.fromEach(table, sourceBy(plan, step, half.near));
      return `SELECT DISTINCT ${columns}, r.${half.far} AS far FROM ${rows}${farCondition(plan, far, `r.${half.far}`)}`;
    })
    .join(' UNION ');
