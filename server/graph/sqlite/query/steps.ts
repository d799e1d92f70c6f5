import { type NodeSet, type Predicate, type Step } from '../../../../domain/query/Query.js';
import { type Planning } from './Planning.js';
import { relateSql } from './measures.js';
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

/** A relationship as SQL sees it, of which nothing leads anywhere. */
export const RELATIONSHIP = { properties: 'r.properties', linking: () => 'NULL' };

/** A predicate on a relationship. One about other nodes holds for none. */
function alongSql(plan: Planning, predicate: Predicate): string {
  switch (predicate.kind) {
    case 'linked':
      return '0';
    case 'relate':
      return relateSql(plan, predicate, RELATIONSHIP);
    case 'not':
      return `NOT (${alongSql(plan, predicate.of)})`;
    case 'and':
    case 'or':
      return joined(
        predicate.kind,
        predicate.of.map((one) => alongSql(plan, one)),
      );
    default:
      return ownSql(plan, 'r.properties', predicate);
  }
}

/** Conditions together; of none, all hold and one does not. */
export const joined = (kind: 'and' | 'or', parts: readonly string[]): string =>
  parts.length === 0
    ? kind === 'and'
      ? '1'
      : '0'
    : parts.map((part) => `(${part})`).join(kind === 'and' ? ' AND ' : ' OR ');

/** Relationships along a half of a step as `r`, those at hand found by one of their ends. */
function source(plan: Planning, step: Step, by: Half['near'], condition: string): string {
  const where = step.where === undefined ? '' : ` AND (${alongSql(plan, step.where)})`;
  return `relationship r INDEXED BY ${indexOf(by)} WHERE ${plan.own('r')} AND r.${by} ${condition}${plan.ofTypes(step)}${where}`;
}

/** Where the far end may lie: in a query of row numbers, outside it, or anywhere. */
export interface Far {
  /** The condition that a column lies in the set; undefined for any node. */
  readonly within?: (column: string) => string;
  readonly isOutside?: boolean;
}

const farCondition = ({ within, isOutside }: Far, column: string): string =>
  within === undefined
    ? isOutside === true
      ? ' AND 0'
      : ''
    : ` AND ${isOutside === true ? 'NOT ' : ''}${within(column)}`;

/** Rows that the step leads to from one row, as `far`; one may come twice. */
const farRows = (plan: Planning, step: Step, near: string, far: Far, more = ''): string[] =>
  halvesOf(step).map(
    (half) =>
      `SELECT r.${half.far} AS far${more} FROM ${source(plan, step, half.near, `= ${near}`)}${farCondition(far, `r.${half.far}`)}`,
  );

/** The relationships along which the step leads there from one row, each once, with their properties. */
export const tiesSql = (plan: Planning, step: Step, near: string, far: Far): string =>
  `SELECT DISTINCT seq, properties FROM (${farRows(plan, step, near, far, ', r.seq AS seq, r.properties AS properties').join(' UNION ALL ')})`;

/** Whether the step leads from a row to one there. */
export const leadsSql = (plan: Planning, step: Step, near: string, far: Far): string =>
  joined(
    'or',
    farRows(plan, step, near, far).map((rows) => `EXISTS (${rows})`),
  );

/** To how many rows there the step leads. */
export const numberSql = (plan: Planning, step: Step, near: string, far: Far): string =>
  `(SELECT count(DISTINCT far) FROM (${farRows(plan, step, near, far).join(' UNION ALL ')}))`;

/** The rows there that the step leads to from one row, each once. */
export const reachedSql = (plan: Planning, step: Step, near: string, far: Far): string =>
  `SELECT DISTINCT far FROM (${farRows(plan, step, near, far).join(' UNION ALL ')})`;

/** Rows that a step leads to from rows of a query, as `seq`, each once. */
export const followSql = (plan: Planning, step: Step, from: string): string =>
  halvesOf(step)
    .map((half) => `SELECT DISTINCT r.${half.far} AS seq FROM ${source(plan, step, half.near, `IN (${from})`)}`)
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
      const rows = source(plan, step, half.near, '= m.seq').replace(
        'relationship r',
        `${table} m CROSS JOIN relationship r`,
      );
      return `SELECT DISTINCT ${columns}, r.${half.far} AS far FROM ${rows}${farCondition(far, `r.${half.far}`)}`;
    })
    .join(' UNION ');

/** Whether a set is every node there is, so that nothing needs to be asked of its members. */
export const isAll = (set: NodeSet): boolean => set.kind === 'all';
