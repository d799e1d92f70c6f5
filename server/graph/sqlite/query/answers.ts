import {
  type Aggregate,
  type Along,
  type NodeSet,
  type Query,
  type Sorting,
  type Total,
  USUAL_LIMIT,
} from '../../../../domain/query/Query.js';
import { operandsOf } from '../../../../domain/query/operands.js';
import { type Group, type QueryResult } from '../../../../domain/query/Result.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { type Graph } from '../rows.js';
import { pathsResult } from './paths.js';
import { Planning } from './Planning.js';
import {
  aggregateSql,
  aloneSql,
  farOf,
  keyColumns,
  keyedSql,
  setSql,
  tiesOf,
  valueSql,
  withNodes,
  worthSql,
} from './sets.js';
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

/** Whether an aggregate uses the value in the column `v`. */
const countedSql = (by: Aggregate): string =>
  by === 'least' || by === 'greatest' ? 'v IS NOT NULL' : `typeof(v) IN ('integer', 'real')`;

/** What the values of some rows, as `v`, come to, and how many count. */
function aggregated(plan: Planning, by: Aggregate, rows: string): QueryResult {
  const counted = `SELECT count(*) FROM (${rows}) WHERE ${countedSql(by)}`;
  const [row] = run<{ value: Worth; counted: number }>(
    plan,
    `SELECT ${aggregateSql(by, rows)} AS value, (${counted}) AS counted`,
  );
  return { kind: 'aggregate', value: row?.value ?? null, counted: row?.counted ?? 0 };
}

function totalResult(graph: Graph, { set, along, total }: Kind<'total'>): QueryResult {
  const plan = new Planning(graph);
  const ties = along === undefined ? undefined : tiesOf(plan, set, along);
  if (total.kind === 'aggregate' || total.kind === 'measured') {
    const values =
      ties === undefined
        ? withNodes(plan, set, `${valueSql(plan, total, 'nodes', 'n')} AS v`)
        : `SELECT ${valueSql(plan, total, 'relationships')} AS v FROM ${ties} m`;
    return aggregated(plan, total.by, `SELECT v FROM ${plan.table(values)}`);
  }
  if (total.kind === 'count') {
    const rows = ties ?? `(${setSql(plan, set)})`;
    const value = run<{ value: number }>(plan, `SELECT count(*) AS value FROM ${rows}`)[0]?.value ?? 0;
    return { kind: 'aggregate', value, counted: value };
  }
  const members = ties ?? plan.table(withNodes(plan, set, `n.seq AS seq${keyColumns(total.of, 'n.properties')}`));
  const keyed = plan.table(
    keyedSql(plan, members, total.of, 'm.seq AS seq', ties === undefined ? 'nodes' : 'relationships'),
  );
  const [row] = run<{ value: number; counted: number }>(
    plan,
    `SELECT (SELECT count(*) FROM (SELECT DISTINCT key, truth FROM ${keyed})) AS value, count(DISTINCT seq) AS counted FROM ${keyed}`,
  );
  return { kind: 'aggregate', value: row?.value ?? 0, counted: row?.counted ?? 0 };
}

function totalOf(graph: Graph, set: NodeSet, total: Total): Worth {
  const result = totalResult(graph, { kind: 'total', set, total });
  return result.kind === 'aggregate' ? result.value : null;
}

function shareResult(graph: Graph, { set, of }: Kind<'share'>): QueryResult {
  const part = countOf(new Planning(graph), { kind: 'intersection', of: [of, set] });
  return { kind: 'share', part, whole: countOf(new Planning(graph), of) };
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

/** Members of a set, or the relationships along a step from them, with what each adds to a total as `v`; named. */
function membersSql(plan: Planning, { set, along, by, total }: Grouping): string {
  if (along !== undefined)
    return plan.table(
      `SELECT m.seq AS seq, m.properties AS properties, ${valueSql(plan, total, 'relationships')} AS v FROM ${tiesOf(plan, set, along)} m`,
    );
  const keys = total.kind === 'distinct' && by.kind === 'step' ? total.of : by;
  const columns = `n.seq AS seq, ${valueSql(plan, total, 'nodes', 'n')} AS v${keyColumns(keys, 'n.properties')}`;
  return plan.table(withNodes(plan, set, columns));
}

type Grouping = Pick<Kind<'group'>, 'set' | 'along' | 'by' | 'total'>;

/** The groups of a set, or of the relationships along a step from it, named, each with what it comes to. */
function groupsSql(plan: Planning, query: Grouping): string {
  const { along, by, total } = query;
  const of = along === undefined ? 'nodes' : 'relationships';
  const members = membersSql(plan, query);
  const keyed = plan.table(keyedSql(plan, members, by, 'm.seq AS seq, m.v AS v', of));
  if (total.kind === 'count')
    return plan.table(`SELECT truth, key, count(*) AS total FROM ${keyed} GROUP BY truth, key`);
  if (total.kind === 'distinct') {
    const distinct = plan.table(keyedSql(plan, members, total.of, 'm.seq AS seq', of));
    return plan.table(`SELECT truth, key, count(other) AS total FROM
      (SELECT DISTINCT g.truth AS truth, g.key AS key, d.key AS other, d.truth AS othertruth FROM ${keyed} g LEFT JOIN ${distinct} d ON d.seq = g.seq)
      GROUP BY truth, key`);
  }
  if (total.by === 'median')
    return plan.table(`SELECT g.truth AS truth, g.key AS key, d.v AS total FROM (SELECT DISTINCT truth, key FROM ${keyed}) g
      LEFT JOIN (${MEDIANS(keyed)}) d ON d.truth = g.truth AND d.key = g.key`);
  return plan.table(`SELECT truth, key, ${TOTALS[total.by]} AS total FROM ${keyed} GROUP BY truth, key`);
}

function groupResult(graph: Graph, query: Kind<'group'>): QueryResult {
  const { by, order, limit = USUAL_LIMIT } = query;
  const plan = new Planning(graph);
  const groups = groupsSql(plan, query);
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

function ofGroupsResult(graph: Graph, query: Kind<'ofGroups'>): QueryResult {
  const plan = new Planning(graph);
  return aggregated(plan, query.then, `SELECT total AS v FROM ${groupsSql(plan, query)}`);
}

function measureResult(graph: Graph, { of }: Kind<'measure'>): QueryResult {
  const plan = new Planning(graph);
  const columns = [of, ...operandsOf(of)].map((one, at) => `${aloneSql(plan, one)} AS v${at}`);
  const [row = {}] = run<Readonly<Record<string, Worth>>>(plan, `SELECT ${columns.join(', ')}`);
  const [value = null, ...parts] = columns.map((_, at) => row[`v${at}`] ?? null);
  return { kind: 'measure', value, parts };
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
      return totalResult(graph, { ...query, kind: 'total', total: query });
    case 'total':
      return totalResult(graph, query);
    case 'measure':
      return measureResult(graph, query);
    case 'ofGroups':
      return ofGroupsResult(graph, query);
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
