import {
  type Aggregate,
  type Along,
  type GroupKey,
  type Measure,
  type NodeSet,
  type Predicate,
  type Total,
} from '../../../../domain/query/Query.js';
import { plainKey } from '../../../../domain/query/plainKey.js';
import { hitsSource } from '../lists/textHits.js';
import { narrowestMatch } from '../reading/equalityIndex.js';
import { guess, isNearer } from './guess.js';
import { type Linking, measureSql, relateSql } from './measures.js';
import { type Planning } from './Planning.js';
import { ownSql, propertySql } from './properties.js';
import {
  backSql,
  type Far,
  followSql,
  isAll,
  joined,
  leadsSql,
  numberSql,
  pairsSql,
  reachedSql,
  RELATIONSHIP,
  tiesSql,
} from './steps.js';

type Linked = Extract<Predicate, { kind: 'linked' }>;

const wears = (plan: Planning, label: string, column: string): string =>
  `EXISTS (SELECT 1 FROM node_label w WHERE w.owner = :owner AND w.project = :project AND w.label = ${plan.bind(label)} AND w.node = ${column})`;

/** Where the far end of a step must lie for a set. */
export function farOf(plan: Planning, set: NodeSet): Far {
  if (isAll(set)) return {};
  if (set.kind === 'label') return { within: (column) => wears(plan, set.label, column) };
  const rows = setSql(plan, set);
  return { within: (column) => `${column} IN (${rows})` };
}

function linkedSql(plan: Planning, { step, set, quantity }: Linked, near: string, from: number): string {
  const far = farOf(plan, set);
  switch (quantity.kind) {
    case 'some':
    case 'none': {
      const some = isNearer(plan, set, from)
        ? `${near} IN (${backSql(plan, step, setSql(plan, set))})`
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
      return `${numberSql(plan, step, near, far)} ${sign} ${plan.bind(quantity.count)}`;
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
        predicate.kind,
        predicate.of.map((one) => predicateSql(plan, one, from)),
      );
    default:
      return ownSql(plan, 'n.properties', predicate);
  }
}

/** Conditions that must all hold. */
const conjuncts = (predicate: Predicate): readonly Predicate[] =>
  predicate.kind === 'and' ? predicate.of.flatMap(conjuncts) : [predicate];

/** The rows of node `n` to look at, and what they must fulfil besides being this graph's. */
function nodesSql(plan: Planning, set: NodeSet, predicates: readonly Predicate[]): { from: string; where: string[] } {
  if (set.kind === 'where') return nodesSql(plan, set.of, [...conjuncts(set.that), ...predicates]);
  const rows = guess(plan, set);
  const conditions = (those: readonly Predicate[]) => those.map((one) => `(${predicateSql(plan, one, rows)})`);
  const where = conditions(predicates);
  if (set.kind !== 'all' && set.kind !== 'label')
    return { from: `(${setSql(plan, set)}) x CROSS JOIN node n ON n.seq = x.seq`, where };
  const equalities = predicates.flatMap((one) =>
    one.kind === 'compare' && one.is === '='
      ? [{ kind: 'compare' as const, property: one.property, test: '=' as const, value: one.value }]
      : [],
  );
  const match = narrowestMatch(plan.graph, equalities, rows);
  if (match !== undefined) {
    const hits = hitsSource('node_text').replace(':match', plan.bind(match));
    const label = set.kind === 'label' ? [wears(plan, set.label, 'n.seq')] : [];
    return {
      from: `(SELECT t.rowid AS seq FROM ${hits}) x CROSS JOIN node n ON n.seq = x.seq`,
      where: [...label, ...where],
    };
  }
  // Those that few are joined to are found from these, not each looked at.
  const near = predicates.find(
    (one) => one.kind === 'linked' && one.quantity.kind === 'some' && isNearer(plan, one.set, rows),
  );
  if (near?.kind === 'linked') {
    const label = set.kind === 'label' ? [wears(plan, set.label, 'n.seq')] : [];
    const found = backSql(plan, near.step, setSql(plan, near.set));
    const others = conditions(predicates.filter((one) => one !== near));
    return { from: `(${found}) x CROSS JOIN node n ON n.seq = x.seq`, where: [...label, ...others] };
  }
  if (set.kind === 'all') return { from: 'node n', where };
  return { from: `(${labelSql(plan, set.label)}) x CROSS JOIN node n ON n.seq = x.seq`, where };
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
      return plan.isHiding ? withNodes(plan, set, 'n.seq AS seq') : labelSql(plan, set.label);
    case 'nodes':
      return `SELECT n.seq AS seq FROM (SELECT DISTINCT value FROM json_each(${plan.bind(JSON.stringify(set.ids))})) wanted
        CROSS JOIN node n INDEXED BY node_id ON n.id = wanted.value WHERE ${plan.own('n')}`;
    case 'follow':
      return followSql(plan, set.step, setSql(plan, set.of));
    case 'top':
      return topSql(plan, set);
    case 'union':
    case 'intersection':
    case 'difference': {
      const word = { union: 'UNION', intersection: 'INTERSECT', difference: 'EXCEPT' }[set.kind];
      const parts = set.of.map((one) => `SELECT seq FROM (${setSql(plan, one)})`);
      return parts.join(` ${word} `);
    }
  }
}

/** Members of a set with what they are worth, named; those worth nothing are left out. */
function topSql(plan: Planning, { of, by, order, count, place, each }: Extract<NodeSet, { kind: 'top' }>): string {
  const way = order === 'most' ? 'DESC' : 'ASC';
  const ranked = plan.table(
    `SELECT * FROM (${withNodes(plan, of, `n.seq AS seq, ${worthSql(plan, by)} AS worth${keyColumns(each, 'n.properties')}`)}) WHERE worth IS NOT NULL`,
  );
  if (each !== undefined) {
    const group = `(PARTITION BY truth, key ORDER BY worth ${way})`;
    // At a place is who has fewer before them, and with their ties reaches it.
    const places = `SELECT seq, rank() OVER ${group} AS first, count(*) OVER ${group} AS last FROM (${keyedSql(plan, ranked, each, 'm.seq AS seq, m.worth AS worth')})`;
    const fits =
      place === undefined
        ? `first <= ${plan.bind(count)}`
        : `first <= ${plan.bind(place)} AND last >= ${plan.bind(place)}`;
    return `SELECT DISTINCT seq FROM (${places}) WHERE ${fits}`;
  }
  const at = (position: number) =>
    `(SELECT worth FROM ${ranked} ORDER BY worth ${way} LIMIT 1 OFFSET ${plan.bind(position - 1)})`;
  if (place !== undefined) return `SELECT seq FROM ${ranked} WHERE worth = ${at(place)}`;
  const last = order === 'most' ? 'min' : 'max';
  return `SELECT seq FROM ${ranked} WHERE worth ${order === 'most' ? '>=' : '<='} ifnull(${at(count)}, (SELECT ${last}(worth) FROM ${ranked}))`;
}

/**
 * Each row of a table with each of its keys: `key`, and `truth` for one that is true or false; each pair once.
 * @param table rows with `seq` and `properties`, which the columns name `m`
 */
export function keyedSql(
  plan: Planning,
  table: string,
  key: GroupKey,
  columns: string,
  of: 'nodes' | 'relationships' = 'nodes',
): string {
  const by = plainKey(key);
  switch (by.kind) {
    case 'step': {
      // Relationships lead to no nodes that could be a key.
      if (of === 'relationships') return `SELECT ${columns}, NULL AS key, 0 AS truth FROM ${table} m WHERE 0`;
      const pairs = pairsSql(plan, by.step, table, columns, farOf(plan, by.set));
      return `SELECT p.*, k.id AS key, 0 AS truth FROM (${pairs}) p CROSS JOIN node k ON k.seq = p.far WHERE k.owner = :owner`;
    }
    case 'measure': {
      const worth = of === 'nodes' ? worthSql(plan, by.of, 'm') : tieWorthSql(plan, by.of);
      return `SELECT * FROM (SELECT ${columns}, ${worth} AS key, 0 AS truth FROM ${table} m) WHERE key IS NOT NULL`;
    }
    case 'property': {
      const { type, members } = propertySql(plan, 'm.properties', by.property);
      return `SELECT DISTINCT ${columns}, j.value AS key, j.type IN ('true', 'false') AS truth FROM ${table} m CROSS JOIN ${members} j WHERE ${type} IS NOT NULL`;
    }
  }
}

/** What numbers and texts in the column `v` of some rows come to. */
export function aggregateSql(by: Aggregate, rows: string): string {
  const numbers = `SELECT v FROM (${rows}) WHERE typeof(v) IN ('integer', 'real')`;
  switch (by) {
    case 'least':
      return `(SELECT min(v) FROM (${rows}))`;
    case 'greatest':
      return `(SELECT max(v) FROM (${rows}))`;
    case 'mean':
      return `(SELECT avg(v) FROM (${numbers}))`;
    case 'sum':
      return `(SELECT CASE WHEN count(v) > 0 THEN total(v) END FROM (${numbers}))`;
    case 'median':
      return `(SELECT avg(v) FROM (SELECT v, row_number() OVER (ORDER BY v) AS place, count(*) OVER () AS number FROM (${numbers}))
        WHERE place IN ((number + 1) / 2, (number + 2) / 2))`;
  }
}

/** A node as its measures see it. */
const nodeAt = (plan: Planning, alias: string) => ({
  properties: `${alias}.properties`,
  linking: (measure: Linking) => linkingSql(plan, measure, `${alias}.seq`),
});

/** What a node is worth. */
export const worthSql = (plan: Planning, measure: Measure, alias = 'n'): string =>
  measureSql(plan, measure, nodeAt(plan, alias));

/** What relationships are worth that a table has as `m`. */
const tieWorthSql = (plan: Planning, measure: Measure): string =>
  measureSql(plan, measure, { ...RELATIONSHIP, properties: 'm.properties' });

/** The relationships along a step from members of a set, each once, with their properties; named. */
export function tiesOf(plan: Planning, set: NodeSet, along: Along): string {
  const near = plan.table(withNodes(plan, set, 'n.seq AS seq'));
  const pairs = pairsSql(plan, along.step, near, 'r.seq AS seq, r.properties AS properties', farOf(plan, along.set));
  return plan.table(`SELECT DISTINCT seq, properties FROM (${pairs})`);
}

/** What a set comes to, or the relationships along a step from it. */
function ofSetSql(plan: Planning, { set, along, total }: Extract<Measure, { kind: 'ofSet' }>): string {
  if (along !== undefined) return totalSql(plan, tiesOf(plan, set, along), total, 'relationships');
  const columns = total.kind === 'count' ? '' : ', n.properties AS properties';
  return totalSql(plan, plan.table(withNodes(plan, set, `n.seq AS seq${columns}`)), total, 'nodes');
}

/** What a measure comes to that needs no element. */
export const aloneSql = (plan: Planning, measure: Measure): string =>
  measureSql(plan, measure, {
    properties: `'{}'`,
    linking: (linking) => (linking.kind === 'ofSet' ? ofSetSql(plan, linking) : 'NULL'),
  });

/** What the nodes that a step leads to from one row come to, or the relationships. */
function linkingSql(plan: Planning, measure: Linking, near: string): string {
  if (measure.kind === 'ofSet') return ofSetSql(plan, measure);
  const far = farOf(plan, measure.set);
  if (measure.kind === 'number') return numberSql(plan, measure.step, near, far);
  const total: Total = measure.kind === 'total' ? measure.total : { ...measure, kind: 'aggregate' };
  if (measure.on !== undefined)
    return totalSql(plan, `(${tiesSql(plan, measure.step, near, far)})`, total, 'relationships');
  const rows = `SELECT o.seq AS seq, o.properties AS properties
    FROM (${reachedSql(plan, measure.step, near, far)}) f CROSS JOIN node o ON o.seq = f.far WHERE o.owner = :owner AND o.project = :project`;
  return totalSql(plan, `(${rows})`, total, 'nodes');
}

/** What an element adds to a total: a node of this alias, or a relationship that a table has as `m`. */
export function valueSql(plan: Planning, total: Total, of: 'nodes' | 'relationships', alias = 'm'): string {
  if (total.kind === 'count' || total.kind === 'distinct') return 'NULL';
  const measure: Measure = total.kind === 'measured' ? total.of : { kind: 'property', property: total.property };
  return of === 'nodes' ? worthSql(plan, measure, alias) : tieWorthSql(plan, measure);
}

/** What of a row must be at hand beside its number, to find its keys. */
export const keyColumns = (by: GroupKey | undefined, properties: string): string =>
  by === undefined || by.kind === 'step' ? '' : `, ${properties} AS properties`;

/** What the rows of a table come to, which has their `seq` and `properties`. */
function totalSql(plan: Planning, table: string, total: Total, of: 'nodes' | 'relationships'): string {
  switch (total.kind) {
    case 'count':
      return `(SELECT count(*) FROM ${table})`;
    case 'distinct':
      return `(SELECT count(*) FROM (SELECT DISTINCT key, truth FROM (${keyedSql(plan, table, total.of, 'm.seq AS seq', of)})))`;
    default:
      return aggregateSql(total.by, `SELECT ${valueSql(plan, total, of)} AS v FROM ${table} m`);
  }
}
