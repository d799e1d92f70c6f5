import { type Aggregate, type Measure, type NodeSet, type Predicate } from '../../../../domain/query/Query.js';
import { hitsSource } from '../lists/textHits.js';
import { narrowestMatch } from '../reading/equalityIndex.js';
import { type Planning } from './Planning.js';
import { ownSql, rankedSql } from './properties.js';
import { backSql, type Far, followSql, isAll, joined, leadsSql, numberSql, reachedSql, tiesSql } from './steps.js';

type Linked = Extract<Predicate, { kind: 'linked' }>;

/** About how many nodes a set has; wrong guesses cost time, never truth. */
function guess(plan: Planning, set: NodeSet): number {
  switch (set.kind) {
    case 'all':
      return plan.nodes;
    case 'label':
      return plan.labelled(set.label);
    case 'nodes':
      return set.ids.length;
    case 'where':
      return guess(plan, set.of) / (set.that.kind === 'compare' && set.that.is === '=' ? 20 : 3);
    case 'follow':
      return Math.min(plan.nodes, guess(plan, set.of) * plan.fanOut);
    case 'top':
      return set.count;
    case 'union':
      return set.of.reduce((sum, one) => sum + guess(plan, one), 0);
    case 'intersection':
      return Math.min(...set.of.map((one) => guess(plan, one)));
    case 'difference':
      return set.of[0] === undefined ? 0 : guess(plan, set.of[0]);
  }
}

const wears = (plan: Planning, label: string, column: string): string =>
  `EXISTS (SELECT 1 FROM node_label w WHERE w.owner = :owner AND w.project = :project AND w.label = ${plan.bind(label)} AND w.node = ${column})`;

/** Where the far end of a step must lie for a set. */
export function farOf(plan: Planning, set: NodeSet): Far {
  if (isAll(set)) return {};
  if (set.kind === 'label') return { within: (column) => wears(plan, set.label, column) };
  const rows = setSql(plan, set);
  return { within: (column) => `${column} IN (${rows})` };
}

/** Whether those that a step joins to a set are fewer than the rows that would be looked at for it. */
const isNearer = (plan: Planning, set: NodeSet, from: number): boolean =>
  !isAll(set) && guess(plan, set) * plan.fanOut < from;

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
function topSql(plan: Planning, { of, by, order, count, place }: Extract<NodeSet, { kind: 'top' }>): string {
  const ranked = plan.table(
    `SELECT * FROM (${withNodes(plan, of, `n.seq AS seq, ${worthSql(plan, by)} AS worth`)}) WHERE worth IS NOT NULL`,
  );
  const way = order === 'most' ? 'DESC' : 'ASC';
  const at = (position: number) =>
    `(SELECT worth FROM ${ranked} ORDER BY worth ${way} LIMIT 1 OFFSET ${plan.bind(position - 1)})`;
  if (place !== undefined) return `SELECT seq FROM ${ranked} WHERE worth = ${at(place)}`;
  const last = order === 'most' ? 'min' : 'max';
  return `SELECT seq FROM ${ranked} WHERE worth ${order === 'most' ? '>=' : '<='} ifnull(${at(count)}, (SELECT ${last}(worth) FROM ${ranked}))`;
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

/** What node `n` is worth. */
export function worthSql(plan: Planning, measure: Measure): string {
  if (measure.kind === 'property') return rankedSql(plan, 'n.properties', measure.property);
  const far = farOf(plan, measure.set);
  if (measure.kind === 'number') return numberSql(plan, measure.step, 'n.seq', far);
  if (measure.on !== undefined)
    return aggregateSql(
      measure.by,
      tiesSql(plan, measure.step, 'n.seq', far, rankedSql(plan, 'r.properties', measure.property)),
    );
  const rows = `SELECT ${rankedSql(plan, 'o.properties', measure.property)} AS v
    FROM (${reachedSql(plan, measure.step, 'n.seq', far)}) f CROSS JOIN node o ON o.seq = f.far WHERE o.owner = :owner AND o.project = :project`;
  return aggregateSql(measure.by, rows);
}
