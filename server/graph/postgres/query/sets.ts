import { type NodeSet, type Predicate, type Step } from '../../../../domain/query/Query.js';
import { visible } from '../rows.js';
import { type Planning, Unplanned } from './Planning.js';
import { ownSql } from './properties.js';

type Linked = Extract<Predicate, { kind: 'linked' }>;

/** One way of going along a relationship: the end that it is found by, and the other. */
type Half = readonly [near: 'start_node' | 'end_node', far: 'start_node' | 'end_node'];
const OUT: Half = ['start_node', 'end_node'];
const IN: Half = ['end_node', 'start_node'];

const halvesOf = ({ direction }: Step): readonly Half[] =>
  direction === 'out' ? [OUT] : direction === 'in' ? [IN] : [OUT, IN];

/** Conditions together; of none, all hold and one does not. */
function joined(kind: 'and' | 'or', parts: readonly string[]): string {
  if (parts.length === 0) return kind === 'and' ? 'true' : 'false';
  return parts.map((part) => `(${part})`).join(kind === 'and' ? ' AND ' : ' OR ');
}

/** A predicate on relationship `r`. One about other nodes holds for none. */
function alongSql(plan: Planning, predicate: Predicate): string {
  switch (predicate.kind) {
    case 'linked':
      return 'false';
    case 'relate':
      throw new Unplanned();
    case 'not':
      return `NOT (${alongSql(plan, predicate.of)})`;
    case 'and':
    case 'or':
      return joined(
        predicate.kind,
        predicate.of.map((one) => alongSql(plan, one)),
      );
    default:
      return ownSql(plan, 'r', predicate);
  }
}

/** Relationships `r` along a step, found by one of their ends. */
function source(plan: Planning, { types, where }: Step, near: Half[0], condition: string): string {
  const ofTypes = types.length === 0 ? '' : ` AND r.type = ANY (${plan.list(types)})`;
  const passing = where === undefined ? '' : ` AND (${alongSql(plan, where)})`;
  return `relationship r WHERE ${visible('r')} AND r.${near} ${condition}${ofTypes}${passing}`;
}

/** Pairs of the ids of nodes and of those that a step leads to from them, as `near` and `far`. */
export function pairsSql(plan: Planning, step: Step, ids: string): string {
  const from = `SELECT n.seq, n.id FROM node n WHERE n.id = ANY (${ids}) AND ${visible('n')}`;
  const halves = halvesOf(step).map(
    ([near, far]) =>
      `SELECT c.id AS near, x.far FROM chosen c CROSS JOIN LATERAL
         (SELECT r.${far} AS far FROM ${source(plan, step, near, '= c.seq')} OFFSET 0) x`,
  );
  return `WITH chosen AS MATERIALIZED (${from}), led AS (${halves.join(' UNION ')})
    SELECT l.near, k.id AS far FROM led l JOIN node k ON k.owner = :owner AND k.seq = l.far`;
}

/** To how many rows of a query a step leads from a row, or outside it. */
function numberSql(plan: Planning, step: Step, near: string, far: string): string {
  const rows = halvesOf(step).map(
    ([by, other]) => `SELECT r.${other} AS far FROM ${source(plan, step, by, `= ${near}`)} AND r.${other} ${far}`,
  );
  return `(SELECT count(DISTINCT far) FROM (${rows.join(' UNION ALL ')}) ${plan.name()})`;
}

/** Whether a step leads from a row to one there. */
const leadsSql = (plan: Planning, step: Step, near: string, far: string): string =>
  joined(
    'or',
    halvesOf(step).map(
      ([by, other]) => `EXISTS (SELECT 1 FROM ${source(plan, step, by, `= ${near}`)} AND r.${other} ${far})`,
    ),
  );

function linkedSql(plan: Planning, { step, set, quantity }: Linked, near: string): string {
  const rows = setSql(plan, set);
  const [within, outside] = [`IN (${rows})`, `NOT IN (${rows})`];
  switch (quantity.kind) {
    case 'some':
      return leadsSql(plan, step, near, within);
    case 'none':
      return `NOT (${leadsSql(plan, step, near, within)})`;
    case 'only':
      return `(${leadsSql(plan, step, near, within)}) AND NOT (${leadsSql(plan, step, near, outside)})`;
    case 'every': {
      const whole = `(SELECT count(*) FROM (${rows}) ${plan.name()})`;
      return `${whole} > 0 AND ${numberSql(plan, step, near, within)} = ${whole}`;
    }
    case 'exactly':
    case 'atLeast':
    case 'atMost': {
      const sign = { exactly: '=', atLeast: '>=', atMost: '<=' }[quantity.kind];
      return `${numberSql(plan, step, near, within)} ${sign} ${plan.bind(quantity.count)}`;
    }
  }
}

/** A condition on a node of this alias. */
function predicateSql(plan: Planning, predicate: Predicate, node: string): string {
  switch (predicate.kind) {
    case 'linked':
      return linkedSql(plan, predicate, `${node}.seq`);
    case 'relate':
      throw new Unplanned();
    case 'not':
      return `NOT (${predicateSql(plan, predicate.of, node)})`;
    case 'and':
    case 'or':
      return joined(
        predicate.kind,
        predicate.of.map((one) => predicateSql(plan, one, node)),
      );
    default:
      return ownSql(plan, node, predicate);
  }
}

const WORDS = { union: 'UNION', intersection: 'INTERSECT', difference: 'EXCEPT' } as const;

/** The nodes that a set is of, with the conditions on each. */
function whereSql(plan: Planning, set: Extract<NodeSet, { kind: 'all' | 'label' | 'nodes' | 'where' }>, node: string) {
  const conditions: string[] = [visible(node)];
  let of: NodeSet = set;
  while (of.kind === 'where') {
    conditions.push(`(${predicateSql(plan, of.that, node)})`);
    of = of.of;
  }
  if (of.kind === 'label')
    conditions.push(`${node}.seq IN (SELECT l.node FROM node_label l
      WHERE l.owner = :owner AND l.project = :project AND l.label = ${plan.bind(of.label)})`);
  else if (of.kind === 'nodes') conditions.push(`${node}.id = ANY (${plan.list(of.ids)})`);
  else if (of.kind !== 'all') conditions.push(`${node}.seq IN (${setSql(plan, of)})`);
  return conditions.join(' AND ');
}

/** The row numbers of a set, as `seq`, each once. Throws {@link Unplanned}. */
export function setSql(plan: Planning, set: NodeSet): string {
  switch (set.kind) {
    case 'all':
    case 'label':
    case 'nodes':
    case 'where': {
      const node = plan.name();
      return `SELECT ${node}.seq FROM node ${node} WHERE ${whereSql(plan, set, node)}`;
    }
    case 'follow': {
      const rows = setSql(plan, set.of);
      const halves = halvesOf(set.step).map(
        ([near, far]) => `SELECT r.${far} AS seq FROM ${source(plan, set.step, near, `IN (${rows})`)}`,
      );
      return `SELECT DISTINCT seq FROM (${halves.join(' UNION ALL ')}) ${plan.name()}`;
    }
    case 'top':
      throw new Unplanned();
    case 'union':
    case 'intersection':
    case 'difference': {
      if (set.of.length === 0) return 'SELECT NULL::bigint AS seq WHERE false';
      const parts = set.of.map((one) => `(SELECT seq FROM (${setSql(plan, one)}) ${plan.name()})`);
      return `SELECT seq FROM (${parts.reduce((all, part) => `(${all} ${WORDS[set.kind]} ${part})`)}) ${plan.name()}`;
    }
  }
}
