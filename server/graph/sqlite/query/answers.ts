import {
  type Aggregate,
  type Along,
  type GroupKey,
  type NodeSet,
  type Query,
  type Sorting,
  type Total,
  USUAL_LIMIT,
} from '../../../../domain/query/Query.js';
import { type Group, type QueryResult } from '../../../../domain/query/Result.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { type Graph } from '../rows.js';
import { pathsResult } from './paths.js';
import { Planning } from './Planning.js';
import { propertySql, rankedSql } from './properties.js';
import { aggregateSql, farOf, setSql, withNodes, worthSql } from './sets.js';
import { pairsSql } from './steps.js';

type Kind<K extends Query['kind']> = Extract<Query, { kind: K }>;
type Worth = number | string | null;

/** Runs a statement that was put together, with what it names. */
const run = <Row>(plan: Planning, sql: string): Row[] => plan.graph.file.db.all<Row>(plan.whole(sql), plan.parameters);

const countOf = (plan: Planning, set: NodeSet): number =>
  run<{ total: number }>(plan, `SELECT count(*) AS total FROM (${setSql(plan, set)})`)[0]?.total ?? 0;

interface ListRow {
  readonly id: string;
  /** The other end of a relationship. */
  readonly far?: string;
  readonly worth: Worth;
  readonly properties: string;
  readonly total: number;
}

/** The first members of a set in the order asked for, each with how many there are in all. */
function listed(graph: Graph, set: NodeSet, sort: Sorting | undefined, limit: number, columns: string): ListRow[] {
  const plan = new Planning(graph);
  const worth = sort === undefined ? 'NULL' : worthSql(plan, sort.by);
  const found = plan.table(withNodes(plan, set, `n.seq AS seq, ${worth} AS worth, n.caption AS caption, n.id AS id`));
  const order = sort === undefined ? '' : `worth ${sort.order === 'most' ? 'DESC' : 'ASC'} NULLS LAST, `;
  return run(
    plan,
    `SELECT p.id AS id, p.worth AS worth, p.total AS total ${columns} FROM
       (SELECT *, (SELECT count(*) FROM ${found}) AS total FROM ${found} ORDER BY ${order}caption, id LIMIT ${plan.bind(limit)}) p
       CROSS JOIN node o ON o.seq = p.seq WHERE o.owner = :owner ORDER BY ${order}p.caption, p.id`,
  );
}

function nodesResult(graph: Graph, { set, sort, limit = USUAL_LIMIT }: Kind<'nodes'>): QueryResult {
  const rows = listed(graph, set, sort, limit, '');
  const worths = sort === undefined ? {} : { worths: rows.map(({ worth }) => worth) };
  return { kind: 'nodes', total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id), ...worths };
}

/** The first relationships along a step from members of a set to those of another, in the order of their ends. */
function tied(graph: Graph, { set, sort, limit = USUAL_LIMIT }: Kind<'values'>, along: Along): ListRow[] {
  const plan = new Planning(graph);
  const worth = sort === undefined ? 'NULL' : worthSql(plan, sort.by);
  const near = plan.table(withNodes(plan, set, `n.seq AS seq, ${worth} AS worth, n.caption AS caption, n.id AS id`));
  const columns = 'm.id AS id, m.worth AS worth, m.caption AS caption, r.id AS tie, r.properties AS properties';
  const ties = plan.table(pairsSql(plan, along.step, near, columns, farOf(plan, along.set)));
  const order = sort === undefined ? '' : `t.worth ${sort.order === 'most' ? 'DESC' : 'ASC'} NULLS LAST, `;
  return run(
    plan,
    `SELECT t.id AS id, k.id AS far, t.properties AS properties, (SELECT count(*) FROM ${ties}) AS total
       FROM ${ties} t CROSS JOIN node k ON k.seq = t.far WHERE k.owner = :owner
       ORDER BY ${order}t.caption, t.id, k.caption, k.id, t.tie LIMIT ${plan.bind(limit)}`,
  );
}

function valuesResult(graph: Graph, query: Kind<'values'>): QueryResult {
  const { set, along, sort, limit = USUAL_LIMIT, properties } = query;
  const rows =
    along === undefined ? listed(graph, set, sort, limit, ', o.properties AS properties') : tied(graph, query, along);
  return {
    kind: 'values',
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ id, far, properties: json }) => {
      const known = JSON.parse(json) as Properties;
      const ends = far === undefined ? { id } : { id, far };
      return { ...ends, values: properties.map((name) => (Object.hasOwn(known, name) ? (known[name] ?? null) : null)) };
    }),
  };
}

/** The numbers and texts of a property of a set, as `v`. */
const valuesSql = (plan: Planning, set: NodeSet, property: string): string =>
  plan.table(withNodes(plan, set, `${rankedSql(plan, 'n.properties', property)} AS v`));

/** The numbers and texts of a property of the relationships along a step, each once. */
function tieValuesSql(plan: Planning, set: NodeSet, { step, set: far }: Along, property: string): string {
  const near = plan.table(withNodes(plan, set, 'n.seq AS seq'));
  const columns = `r.seq AS tie, ${rankedSql(plan, 'r.properties', property)} AS v`;
  return plan.table(`SELECT DISTINCT tie, v FROM (${pairsSql(plan, step, near, columns, farOf(plan, far))})`);
}

function aggregateResult(graph: Graph, { set, along, by, property }: Kind<'aggregate'>): QueryResult {
  const plan = new Planning(graph);
  const values = along === undefined ? valuesSql(plan, set, property) : tieValuesSql(plan, set, along, property);
  const rows = `SELECT v FROM ${values}`;
  const isOfNumbers = by !== 'least' && by !== 'greatest';
  const counted = isOfNumbers ? `typeof(v) IN ('integer', 'real')` : 'v IS NOT NULL';
  const [row] = run<{ value: Worth; counted: number }>(
    plan,
    `SELECT ${aggregateSql(by, rows)} AS value, (SELECT count(*) FROM (${rows}) WHERE ${counted}) AS counted`,
  );
  return { kind: 'aggregate', value: row?.value ?? null, counted: row?.counted ?? 0 };
}

function totalOf(graph: Graph, set: NodeSet, total: Total): Worth {
  const plan = new Planning(graph);
  if (total.kind === 'count') return countOf(plan, set);
  const value = aggregateSql(total.by, `SELECT v FROM ${valuesSql(plan, set, total.property)}`);
  return run<{ value: Worth }>(plan, `SELECT ${value} AS value`)[0]?.value ?? null;
}

function shareResult(graph: Graph, { set, of }: Kind<'share'>): QueryResult {
  const part = countOf(new Planning(graph), { kind: 'intersection', of: [of, set] });
  return { kind: 'share', part, whole: countOf(new Planning(graph), of) };
}

/** Each member of a set with each of its keys: `key`, and `truth` for one that is true or false. */
function keyedSql(plan: Planning, set: NodeSet, by: GroupKey, value: string): string {
  const isOwn = by.kind === 'property';
  const properties = isOwn ? ', n.properties AS properties' : '';
  const members = plan.table(withNodes(plan, set, `n.seq AS seq, ${value} AS v${properties}`));
  if (!isOwn) {
    const pairs = pairsSql(plan, by.step, members, 'm.seq AS seq, m.v AS v', farOf(plan, by.set));
    return `SELECT p.v AS v, k.id AS key, 0 AS truth FROM (${pairs}) p CROSS JOIN node k ON k.seq = p.far WHERE k.owner = :owner`;
  }
  const { type, members: each } = propertySql(plan, 'm.properties', by.property);
  return `SELECT v, key, truth FROM (SELECT DISTINCT m.seq AS seq, m.v AS v, j.value AS key, j.type IN ('true', 'false') AS truth
    FROM ${members} m CROSS JOIN ${each} j WHERE ${type} IS NOT NULL)`;
}

/** The medians of groups, beside what SQL knows by itself. */
const MEDIANS = (keyed: string) => `SELECT truth, key, avg(v) AS v FROM
  (SELECT truth, key, v, row_number() OVER (PARTITION BY truth, key ORDER BY v) AS place, count(*) OVER (PARTITION BY truth, key) AS number
   FROM ${keyed} WHERE typeof(v) IN ('integer', 'real')) WHERE place IN ((number + 1) / 2, (number + 2) / 2) GROUP BY truth, key`;

const NUMBER = `CASE WHEN typeof(v) IN ('integer', 'real') THEN v END`;
const TOTALS: Record<Exclude<Aggregate, 'median'>, string> = {
  sum: `CASE WHEN count(${NUMBER}) > 0 THEN total(${NUMBER}) END`,
  mean: `avg(${NUMBER})`,
  least: 'min(v)',
  greatest: 'max(v)',
};

function groupsSql(keyed: string, total: Total): string {
  if (total.kind === 'aggregate' && total.by === 'median')
    return `SELECT g.truth AS truth, g.key AS key, d.v AS total FROM (SELECT DISTINCT truth, key FROM ${keyed}) g
      LEFT JOIN (${MEDIANS(keyed)}) d ON d.truth = g.truth AND d.key = g.key`;
  const value = total.kind === 'count' ? 'count(*)' : TOTALS[total.by as Exclude<Aggregate, 'median'>];
  return `SELECT truth, key, ${value} AS total FROM ${keyed} GROUP BY truth, key`;
}

function groupResult(graph: Graph, { set, by, total, order, limit = USUAL_LIMIT }: Kind<'group'>): QueryResult {
  const plan = new Planning(graph);
  const value = total.kind === 'count' ? 'NULL' : rankedSql(plan, 'n.properties', total.property);
  const keyed = plan.table(keyedSql(plan, set, by, value));
  const groups = plan.table(groupsSql(keyed, total));
  const rows = run<{ truth: number; key: string | number; total: Worth; number: number }>(
    plan,
    `SELECT *, (SELECT count(*) FROM ${groups}) AS number FROM ${groups}
     ORDER BY total ${order === 'most' ? 'DESC' : 'ASC'} NULLS LAST, truth DESC, key LIMIT ${plan.bind(limit)}`,
  );
  return {
    kind: 'group',
    of: by.kind === 'step' ? 'node' : 'value',
    total: rows[0]?.number ?? 0,
    groups: rows.map(({ truth, key, total: found }): Group => ({ key: truth === 1 ? key === 1 : key, total: found })),
  };
}

/** What a query comes to. */
export function answerQuery(graph: Graph, query: Query): QueryResult {
  switch (query.kind) {
    case 'nodes':
      return nodesResult(graph, query);
    case 'count':
      return { kind: 'count', total: countOf(new Planning(graph), query.set) };
    case 'exists': {
      const plan = new Planning(graph);
      const rows = run(plan, `SELECT 1 FROM (${setSql(plan, query.set)}) LIMIT 1`);
      return { kind: 'exists', holds: rows.length > 0 };
    }
    case 'values':
      return valuesResult(graph, query);
    case 'aggregate':
      return aggregateResult(graph, query);
    case 'share':
      return shareResult(graph, query);
    case 'group':
      return groupResult(graph, query);
    case 'compare':
      return { kind: 'compare', totals: query.sets.map((set) => totalOf(graph, set, query.total)) };
    case 'paths':
      return pathsResult(graph, query);
    case 'describe': {
      const rows = listed(graph, query.set, undefined, USUAL_LIMIT, '');
      return { kind: 'describe', total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
    }
    case 'schema':
      return { kind: 'schema' };
    case 'changes':
      return query.since === undefined ? { kind: 'changes' } : { kind: 'changes', since: query.since };
  }
}
