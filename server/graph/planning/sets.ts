import {
  type Aggregate,
  type Along,
  type GroupKey,
  type Measure,
  type NodeSet,
  type Predicate,
  type Step,
  type Total,
} from '../../../domain/query/Query.js';
import { plainKey } from '../../../domain/query/plainKey.js';
import { guess, isNearer } from './guess.js';
import { type Linking, measureSql, relateSql } from './measures.js';
import { type Equality, isAll, type Planning } from './Planning.js';
import { ownSql } from './properties.js';
import {
  backSql,
  type Far,
  followSql,
  joined,
  leadsSql,
  numberSql,
  pairsSql,
  reachedSql,
  relationshipOf,
  tiesSql,
} from './steps.js';

type Linked = Extract<Predicate, { kind: 'linked' }>;

const wears = (plan: Planning, label: string, column: string): string =>
  plan.dialect.exists(
    `SELECT 1 FROM node_label w WHERE w.owner = :owner AND w.project = :project AND w.label = ${plan.bind(label)} AND w.node = ${column}`,
  );

/** Where the far end of a step must lie for a set. @param from about how many rows it is taken from; few where that is not known */
export function farOf(plan: Planning, set: NodeSet, from = 0): Far {
  if (isAll(set)) return {};
  const isHashed = plan.dialect.isHashing && guess(plan, set) < from * plan.fanOut;
  if (set.kind === 'label' && !isHashed) return { within: (column) => wears(plan, set.label, column) };
  const rows = setSql(plan, set);
  return { within: (column) => plan.dialect.among(column, rows) };
}

function linkedSql(plan: Planning, { step, set, quantity }: Linked, near: string, from: number): string {
  const far = farOf(plan, set, from);
  switch (quantity.kind) {
    case 'some':
    case 'none': {
      const some = isNearer(plan, set, from)
        ? plan.dialect.among(near, backSql(plan, step, setSql(plan, set)))
        : leadsSql(plan, step, near, far);
      return quantity.kind === 'some' ? some : `NOT (${some})`;
    }
    case 'only':
      return `(${leadsSql(plan, step, near, far)}) AND NOT (${leadsSql(plan, step, near, { ...far, isOutside: true })})`;
    case 'every': {
      const rows = plan.table(setSql(plan, set));
      const whole = `(SELECT count(*) FROM ${rows})`;
      return `${whole} > 0 AND ${numberSql(plan, step, near, far)} = ${whole}`;
    }
    case 'exactly':
    case 'atLeast':
    case 'atMost': {
      const sign = { exactly: '=', atLeast: '>=', atMost: '<=' }[quantity.kind];
      return `${numberSql(plan, step, near, far)} ${sign} ${plan.whole(quantity.count)}`;
    }
  }
}

/** A condition on node `n`. */
function predicateSql(plan: Planning, predicate: Predicate, from: number): string {
  switch (predicate.kind) {
    case 'linked':
      return linkedSql(plan, predicate, 'n.seq', from);
    case 'relate':
      return relateSql(plan, predicate, nodeAt(plan, 'n'));
    case 'not':
      return `NOT (${predicateSql(plan, predicate.of, from)})`;
    case 'and':
    case 'or':
      return joined(
        plan,
        predicate.kind,
        predicate.of.map((one) => predicateSql(plan, one, from)),
      );
    default:
      return ownSql(plan, 'n', predicate);
  }
}

/** Conditions that must all hold. */
const conjuncts = (predicate: Predicate): readonly Predicate[] =>
  predicate.kind === 'and' ? predicate.of.flatMap(conjuncts) : [predicate];

const equalityOf = (one: Predicate): Equality[] => (one.kind === 'compare' && one.is === '=' ? [one] : []);

/** Node `n` of each row number of a query. */
const besideNode = (plan: Planning, rows: string): string =>
  `(${rows}) x ${plan.dialect.joinNode('n', 'seq', 'x.seq')}`;

/** The rows of node `n` to look at, and what they must fulfil besides being this graph's. */
function nodesSql(plan: Planning, set: NodeSet, predicates: readonly Predicate[]): { from: string; where: string[] } {
  if (set.kind === 'where') return nodesSql(plan, set.of, [...conjuncts(set.that), ...predicates]);
  const rows = guess(plan, set);
  const conditions = (those: readonly Predicate[]) => those.map((one) => `(${predicateSql(plan, one, rows)})`);
  const where = conditions(predicates);
  if (set.kind !== 'all' && set.kind !== 'label') return { from: besideNode(plan, setSql(plan, set)), where };
  const label = () => (set.kind === 'label' ? [wears(plan, set.label, 'n.seq')] : []);
  const found = plan.graph.found?.(predicates.flatMap(equalityOf), rows, plan.bind);
  if (found !== undefined) return { from: besideNode(plan, found), where: [...label(), ...where] };
  // Those that few are joined to are found from these, not each looked at.
  const near = predicates.find(
    (one) => one.kind === 'linked' && one.quantity.kind === 'some' && isNearer(plan, one.set, rows),
  );
  if (near?.kind === 'linked') {
    const worn = label();
    const joinedTo = backSql(plan, near.step, setSql(plan, near.set));
    const others = conditions(predicates.filter((one) => one !== near));
    return { from: besideNode(plan, joinedTo), where: [...worn, ...others] };
  }
  if (set.kind === 'all') return { from: 'node n', where };
  return { from: besideNode(plan, labelSql(plan, set.label)), where };
}

const labelSql = (plan: Planning, label: string): string =>
  `SELECT l.node AS seq FROM node_label l WHERE l.owner = :owner AND l.project = :project AND l.label = ${plan.bind(label)}`;

/** Node `n` of each member of a set, with more of it than its row number. */
export function withNodes(plan: Planning, set: NodeSet, columns: string): string {
  const { from, where } = nodesSql(plan, set, []);
  return `SELECT ${columns} FROM ${from} WHERE ${[plan.own('n'), ...where].join(' AND ')}`;
}

/** The row numbers of a set, as `seq`, each once. */
export function setSql(plan: Planning, set: NodeSet): string {
  switch (set.kind) {
    case 'all':
    case 'where':
      return withNodes(plan, set, 'n.seq AS seq');
    case 'label':
      return plan.graph.isHiding ? withNodes(plan, set, 'n.seq AS seq') : labelSql(plan, set.label);
    case 'nodes':
      return `SELECT n.seq AS seq FROM (SELECT DISTINCT value FROM ${plan.list(set.ids).table} i) wanted
        ${plan.dialect.joinNode('n', 'id', 'wanted.value')} WHERE ${plan.own('n')}`;
    case 'follow':
      return followSql(plan, set.step, setSql(plan, set.of));
    case 'top':
      return topSql(plan, set);
    case 'union':
    case 'intersection':
    case 'difference': {
      const word = { union: 'UNION', intersection: 'INTERSECT', difference: 'EXCEPT' }[set.kind];
      const parts = set.of.map((one) => `SELECT seq FROM ${plan.dialect.derived(setSql(plan, one))}`);
      return parts.join(` ${word} `);
    }
  }
}

/** Members of a set with what they are worth, named; those worth nothing are left out. */
function topSql(plan: Planning, { of, by, order, count, place, each }: Extract<NodeSet, { kind: 'top' }>): string {
  const { derived, worth } = plan.dialect;
  const way = order === 'most' ? 'DESC' : 'ASC';
  const members = withNodes(plan, of, `n.seq AS seq, ${worthSql(plan, by)} AS worth${keyColumns(plan, each)}`);
  const ranked = plan.table(`SELECT * FROM ${derived(members)} WHERE ${worth.isKnown('worth')}`);
  if (each !== undefined) {
    const group = `(PARTITION BY truth, key ORDER BY worth ${way})`;
    // At a place is who has fewer before them, and with their ties reaches it.
    const places = `SELECT seq, rank() OVER ${group} AS first, count(*) OVER ${group} AS last FROM ${derived(keyedSql(plan, ranked, each, 'm.seq AS seq, m.worth AS worth'))}`;
    const fits =
      place === undefined
        ? `first <= ${plan.whole(count)}`
        : `first <= ${plan.whole(place)} AND last >= ${plan.whole(place)}`;
    return `SELECT DISTINCT seq FROM ${derived(places)} WHERE ${fits}`;
  }
  const at = (position: number) =>
    `(SELECT worth FROM ${ranked} ORDER BY worth ${way} LIMIT 1 OFFSET ${plan.whole(position - 1)})`;
  if (place !== undefined) return `SELECT seq FROM ${ranked} WHERE worth = ${at(place)}`;
  const last = order === 'most' ? 'min' : 'max';
  return `SELECT seq FROM ${ranked} WHERE worth ${order === 'most' ? '>=' : '<='} coalesce(${at(count)}, (SELECT ${last}(worth) FROM ${ranked}))`;
}

/** Each row `m` of a table with each node that a step leads to from it, as `far`. @param rows about how many they are */
export const farPairsSql = (
  plan: Planning,
  table: string,
  { step, set }: { readonly step: Step; readonly set: NodeSet },
  columns: string,
  rows: number,
): string => pairsSql(plan, step, table, columns, farOf(plan, set, rows));

/**
 * Each row of a table with each of its keys: `key`, and `truth` for one that is true or false; each pair once.
 * @param table rows with `seq` and their properties, which the columns name `m`
 * @param rows about how many they are, where that is known
 */
export function keyedSql(
  plan: Planning,
  table: string,
  group: GroupKey,
  columns: string,
  of: 'nodes' | 'relationships' = 'nodes',
  rows = 0,
): string {
  const by = plainKey(group);
  const { dialect } = plan;
  const { worth } = dialect;
  switch (by.kind) {
    case 'step': {
      // Relationships lead to no nodes that could be a key.
      if (of === 'relationships')
        return `SELECT ${columns}, ${worth.nothing} AS key, 0 AS truth FROM ${table} m WHERE ${dialect.no}`;
      const pairs = farPairsSql(plan, table, by, columns, rows);
      return `SELECT p.*, ${worth.text('k.id')} AS key, 0 AS truth FROM (${pairs}) p ${dialect.joinNode('k', 'seq', 'p.far')} WHERE k.owner = :owner`;
    }
    case 'measure': {
      const key = of === 'nodes' ? worthSql(plan, by.of, 'm') : tieWorthSql(plan, by.of);
      const keyed = dialect.derived(`SELECT ${columns}, ${key} AS key, 0 AS truth FROM ${table} m`);
      return `SELECT * FROM ${keyed} WHERE ${worth.isKnown('key')}`;
    }
    case 'property': {
      const { members, isThere } = dialect.property(plan.bind, `m.${dialect.properties}`, by.property);
      return `SELECT DISTINCT ${columns}, ${worth.memberKey} AS key, ${worth.memberTruth} AS truth FROM ${table} m CROSS JOIN ${members} WHERE ${isThere}`;
    }
  }
}

/** What numbers and texts in the column `v` of some rows come to. */
export function aggregateSql({ dialect }: Planning, by: Aggregate, rows: string): string {
  const { derived, worth } = dialect;
  const numbers = derived(`SELECT ${worth.numberOf('v')} AS v FROM ${derived(rows)} WHERE ${worth.isNumber('v')}`);
  switch (by) {
    case 'least':
      return `(SELECT min(v) FROM ${derived(rows)})`;
    case 'greatest':
      return `(SELECT max(v) FROM ${derived(rows)})`;
    case 'mean':
      return `(SELECT ${worth.mean('v')} FROM ${numbers})`;
    case 'sum':
      return `(SELECT ${worth.sum('v')} FROM ${numbers})`;
    case 'median': {
      const places = `SELECT v, row_number() OVER (ORDER BY v) AS place, count(*) OVER () AS number FROM ${numbers}`;
      return `(SELECT ${worth.mean('v')} FROM ${derived(places)}
        WHERE place IN ((number + 1) / 2, (number + 2) / 2))`;
    }
  }
}

/** A node as its measures see it. */
const nodeAt = (plan: Planning, alias: string) => ({
  properties: `${alias}.${plan.dialect.properties}`,
  linking: (measure: Linking) => linkingSql(plan, measure, `${alias}.seq`),
});

/** What a node is worth. */
export const worthSql = (plan: Planning, measure: Measure, alias = 'n'): string =>
  measureSql(plan, measure, nodeAt(plan, alias));

/** What relationships are worth. */
export const tieWorthSql = (plan: Planning, measure: Measure, alias = 'm'): string =>
  measureSql(plan, measure, relationshipOf(plan, `${alias}.${plan.dialect.properties}`));

/** The relationships along a step from members of a set, each once, with their properties; named. */
export function tiesOf(plan: Planning, set: NodeSet, along: Along): string {
  const near = plan.table(withNodes(plan, set, 'n.seq AS seq'));
  const { derived, properties } = plan.dialect;
  const columns = `r.seq AS seq, r.${properties} AS ${properties}`;
  const pairs = pairsSql(plan, along.step, near, columns, farOf(plan, along.set));
  return plan.table(`SELECT DISTINCT seq, ${properties} FROM ${derived(pairs)}`);
}

/** The value of a measure over a set, or over the relationships along a step from it. */
function ofSetSql(plan: Planning, { set, along, total }: Extract<Measure, { kind: 'ofSet' }>): string {
  if (along !== undefined) return totalSql(plan, tiesOf(plan, set, along), total, 'relationships');
  const columns = total.kind === 'count' ? '' : propertiesOf(plan, 'n');
  return totalSql(plan, plan.table(withNodes(plan, set, `n.seq AS seq${columns}`)), total, 'nodes');
}

/** The value of a measure that reads no element. */
export const aloneSql = (plan: Planning, measure: Measure): string =>
  measureSql(plan, measure, {
    properties: plan.dialect.noProperties,
    linking: (linking) => (linking.kind === 'ofSet' ? ofSetSql(plan, linking) : plan.dialect.worth.nothing),
  });

/** What the nodes that a step leads to from one row come to, or the relationships. */
function linkingSql(plan: Planning, measure: Linking, near: string): string {
  if (measure.kind === 'ofSet') return ofSetSql(plan, measure);
  const far = farOf(plan, measure.set);
  if (measure.kind === 'number') return plan.dialect.worth.number(numberSql(plan, measure.step, near, far));
  const total: Total = measure.kind === 'total' ? measure.total : { ...measure, kind: 'aggregate' };
  if (measure.on !== undefined)
    return totalSql(plan, `(${tiesSql(plan, measure.step, near, far)})`, total, 'relationships');
  const rows = `SELECT o.seq AS seq${propertiesOf(plan, 'o')}
    FROM (${reachedSql(plan, measure.step, near, far)}) f ${plan.dialect.joinNode('o', 'seq', 'f.far')} WHERE o.owner = :owner AND o.project = :project`;
  return totalSql(plan, `(${rows})`, total, 'nodes');
}

/** What an element adds to a total: a node of this alias, or a relationship that a table has as `m`. */
export function valueSql(plan: Planning, total: Total, of: 'nodes' | 'relationships', alias = 'm'): string {
  if (total.kind === 'count' || total.kind === 'distinct') return plan.dialect.worth.nothing;
  const measure: Measure = total.kind === 'measured' ? total.of : { kind: 'property', property: total.property };
  return of === 'nodes' ? worthSql(plan, measure, alias) : tieWorthSql(plan, measure);
}

const propertiesOf = ({ dialect: { properties } }: Planning, alias: string): string =>
  `, ${alias}.${properties} AS ${properties}`;

/** What of node `n` must be at hand beside its number, to find its keys. */
export const keyColumns = (plan: Planning, by: GroupKey | undefined): string =>
  by === undefined || by.kind === 'step' ? '' : propertiesOf(plan, 'n');

/** What the rows of a table come to, which has their `seq` and `properties`. */
function totalSql(plan: Planning, table: string, total: Total, of: 'nodes' | 'relationships'): string {
  const { derived, worth } = plan.dialect;
  switch (total.kind) {
    case 'count':
      return worth.number(`(SELECT count(*) FROM ${table} m)`);
    case 'distinct': {
      const keyed = derived(keyedSql(plan, table, total.of, 'm.seq AS seq', of));
      return worth.number(`(SELECT count(*) FROM ${derived(`SELECT DISTINCT key, truth FROM ${keyed}`)})`);
    }
    default:
      return aggregateSql(plan, total.by, `SELECT ${valueSql(plan, total, of)} AS v FROM ${table} m`);
  }
}
