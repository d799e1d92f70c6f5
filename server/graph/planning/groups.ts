import { type Aggregate, type Having, type Query, USUAL_LIMIT } from '../../../domain/query/Query.js';
import { plainKey } from '../../../domain/query/plainKey.js';
import { type Group, type QueryResult } from '../../../domain/query/Result.js';
import { type Answering, rowsOf } from './asking.js';
import { guess } from './guess.js';
import { constantSql } from './measures.js';
import { type PlannedGraph, Planning } from './Planning.js';
import { farPairsSql, keyColumns, keyedSql, tiesOf, valueSql, withNodes } from './sets.js';
import { aggregated } from './totals.js';

type Kind<K extends Query['kind']> = Extract<Query, { kind: K }>;
type Grouping = Pick<Kind<'group'>, 'set' | 'along' | 'by' | 'total'>;

/** The medians of groups, beside what SQL knows by itself. */
function mediansSql({ dialect }: Planning, keyed: string): string {
  const { derived, worth } = dialect;
  const places = `SELECT truth, key, v, row_number() OVER (PARTITION BY truth, key ORDER BY v) AS place, count(*) OVER (PARTITION BY truth, key) AS number
   FROM ${keyed} WHERE ${worth.isNumber('v')}`;
  return `SELECT truth, key, ${worth.mean(worth.numberOf('v'))} AS v FROM
  ${derived(places)} WHERE place IN ((number + 1) / 2, (number + 2) / 2) GROUP BY truth, key`;
}

/** The aggregate over the column `v` of a group's rows. */
function groupTotalSql({ dialect: { worth } }: Planning, by: Exclude<Aggregate, 'median'>): string {
  const number = `CASE WHEN ${worth.isNumber('v')} THEN ${worth.numberOf('v')} END`;
  switch (by) {
    case 'sum':
      return worth.sum(number);
    case 'mean':
      return worth.mean(number);
    case 'least':
      return 'min(v)';
    case 'greatest':
      return 'max(v)';
  }
}

/** Members of a set, or the relationships along a step from them, with what each adds to a total as `v`; named. */
function membersSql(plan: Planning, { set, along, by, total }: Grouping): string {
  const { properties } = plan.dialect;
  if (along !== undefined)
    return plan.table(
      `SELECT m.seq AS seq, m.${properties} AS ${properties}, ${valueSql(plan, total, 'relationships')} AS v FROM ${tiesOf(plan, set, along)} m`,
    );
  const keys = total.kind === 'distinct' && by.kind === 'step' ? total.of : by;
  const columns = `n.seq AS seq, ${valueSql(plan, total, 'nodes', 'n')} AS v${keyColumns(plan, keys)}`;
  return plan.table(withNodes(plan, set, columns));
}

/** The aggregate of a group if SQL has it built in, or undefined. */
function plainTotalSql(plan: Planning, total: Grouping['total']): string | undefined {
  if (total.kind === 'count') return plan.dialect.worth.number('count(*)');
  return total.kind === 'distinct' || total.by === 'median' ? undefined : groupTotalSql(plan, total.by);
}

/** The groups of pairs by their far node, which is looked up once for all that are joined to it. */
const farGroupsSql = ({ dialect }: Planning, pairs: string, total: string): string =>
  `SELECT 0 AS truth, ${dialect.worth.text('k.id')} AS key, f.total AS total FROM
   (SELECT far, ${total} AS total FROM ${dialect.derived(pairs)} GROUP BY far) f ${dialect.joinNode('k', 'seq', 'f.far')} WHERE k.owner = :owner`;

/** The groups of a set, or of the relationships along a step from it, each with its name and its value. */
function groupsSql(plan: Planning, query: Grouping): string {
  const { along, by, total } = query;
  const { derived, worth } = plan.dialect;
  const of = along === undefined ? 'nodes' : 'relationships';
  const members = membersSql(plan, query);
  const [columns, rows] = ['m.seq AS seq, m.v AS v', guess(plan, query.set)];
  const plainTotal = plainTotalSql(plan, total);
  const key = plainKey(by);
  if (plainTotal !== undefined && key.kind === 'step' && of === 'nodes')
    return plan.table(farGroupsSql(plan, farPairsSql(plan, members, key, columns, rows), plainTotal));
  const keyed = plan.table(keyedSql(plan, members, by, columns, of, rows));
  if (plainTotal !== undefined)
    return plan.table(`SELECT truth, key, ${plainTotal} AS total FROM ${keyed} GROUP BY truth, key`);
  if (total.kind === 'distinct') {
    const distinct = plan.table(keyedSql(plan, members, total.of, 'm.seq AS seq', of));
    const others = `SELECT DISTINCT g.truth AS truth, g.key AS key, d.key AS other, d.truth AS othertruth FROM ${keyed} g LEFT JOIN ${distinct} d ON d.seq = g.seq`;
    return plan.table(`SELECT truth, key, ${worth.number('count(other)')} AS total FROM
      ${derived(others)}
      GROUP BY truth, key`);
  }
  return plan.table(`SELECT g.truth AS truth, g.key AS key, d.v AS total FROM (SELECT DISTINCT truth, key FROM ${keyed}) g
    LEFT JOIN (${mediansSql(plan, keyed)}) d ON d.truth = g.truth AND d.key = g.key`);
}

/** The groups whose value passes the condition. */
const havingSql = (plan: Planning, groups: string, { is, value }: Having): string =>
  `SELECT g.truth AS truth, g.key AS key, g.total AS total FROM ${groups} g
   WHERE ${plan.dialect.worth.relate('g.total', is, constantSql(plan, value))}`;

/** The groups of a set in the order asked for. */
export function* groupResult(graph: PlannedGraph, query: Kind<'group'>): Answering<QueryResult> {
  const { by, order, having, limit = USUAL_LIMIT } = query;
  const plan = new Planning(graph);
  const { worth } = plan.dialect;
  const all = groupsSql(plan, query);
  const groups = having === undefined ? all : plan.table(havingSql(plan, all, having));
  const rows = yield* rowsOf<{ truth: number; key: string | number; total: string | number | null; number: number }>(
    plan,
    `SELECT g.truth AS truth, ${worth.answer('g.key')} AS key, ${worth.answer('g.total')} AS total, (SELECT count(*) FROM ${groups}) AS number FROM ${groups} g
     ORDER BY g.total ${order === 'most' ? 'DESC' : 'ASC'} NULLS LAST, g.truth DESC, g.key LIMIT ${plan.whole(limit)}`,
  );
  return {
    kind: 'group',
    of: by.kind === 'step' ? 'node' : 'value',
    total: rows[0]?.number ?? 0,
    groups: rows.map(({ truth, key, total: found }): Group => ({ key: truth === 1 ? key === 1 : key, total: found })),
  };
}

/** The aggregate of what every group comes to. */
export function* ofGroupsResult(graph: PlannedGraph, query: Kind<'ofGroups'>): Answering<QueryResult> {
  const plan = new Planning(graph);
  return yield* aggregated(plan, query.then, `SELECT total AS v FROM ${groupsSql(plan, query)}`);
}
