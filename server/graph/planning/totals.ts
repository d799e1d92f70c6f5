import { operandsOf } from '../../../domain/query/operands.js';
import { type Aggregate, type NodeSet, type Query, type Total } from '../../../domain/query/Query.js';
import { type QueryResult } from '../../../domain/query/Result.js';
import { type Answering, rowsOf } from './asking.js';
import { type PlannedGraph, Planning } from './Planning.js';
import { aggregateSql, aloneSql, keyColumns, keyedSql, setSql, tiesOf, valueSql, withNodes } from './sets.js';

type Kind<K extends Query['kind']> = Extract<Query, { kind: K }>;
type Worth = number | string | null;

/** How many nodes a set has. */
export function* countOf(graph: PlannedGraph, set: NodeSet): Answering<number> {
  const plan = new Planning(graph);
  const sql = `SELECT count(*) AS total FROM ${plan.dialect.derived(setSql(plan, set))}`;
  const [row] = yield* rowsOf<{ total: number }>(plan, sql);
  return row?.total ?? 0;
}

/** What the values of some rows, as `v`, come to, and how many count. */
export function* aggregated(plan: Planning, by: Aggregate, rows: string): Answering<QueryResult> {
  const { derived, worth } = plan.dialect;
  const isCounted = by === 'least' || by === 'greatest' ? worth.isKnown('v') : worth.isNumber('v');
  const counted = `SELECT count(*) FROM ${derived(rows)} WHERE ${isCounted}`;
  const [row] = yield* rowsOf<{ value: Worth; counted: number }>(
    plan,
    `SELECT ${worth.answer(aggregateSql(plan, by, rows))} AS value, (${counted}) AS counted`,
  );
  return { kind: 'aggregate', value: row?.value ?? null, counted: row?.counted ?? 0 };
}

/** The value of a measure over a set, or over the relationships along a step from it. */
export function* totalResult(graph: PlannedGraph, { set, along, total }: Kind<'total'>): Answering<QueryResult> {
  const plan = new Planning(graph);
  const { derived } = plan.dialect;
  const ties = along === undefined ? undefined : tiesOf(plan, set, along);
  if (total.kind === 'aggregate' || total.kind === 'measured') {
    const values =
      ties === undefined
        ? withNodes(plan, set, `${valueSql(plan, total, 'nodes', 'n')} AS v`)
        : `SELECT ${valueSql(plan, total, 'relationships')} AS v FROM ${ties} m`;
    return yield* aggregated(plan, total.by, `SELECT v FROM ${plan.table(values)}`);
  }
  if (total.kind === 'count') {
    const rows = ties ?? derived(setSql(plan, set));
    const [row] = yield* rowsOf<{ value: number }>(plan, `SELECT count(*) AS value FROM ${rows}`);
    const value = row?.value ?? 0;
    return { kind: 'aggregate', value, counted: value };
  }
  const members = ties ?? plan.table(withNodes(plan, set, `n.seq AS seq${keyColumns(plan, total.of)}`));
  const keyed = plan.table(
    keyedSql(plan, members, total.of, 'm.seq AS seq', ties === undefined ? 'nodes' : 'relationships'),
  );
  const keys = derived(`SELECT DISTINCT key, truth FROM ${keyed}`);
  const [row] = yield* rowsOf<{ value: number; counted: number }>(
    plan,
    `SELECT (SELECT count(*) FROM ${keys}) AS value, count(DISTINCT seq) AS counted FROM ${keyed}`,
  );
  return { kind: 'aggregate', value: row?.value ?? 0, counted: row?.counted ?? 0 };
}

function* totalOf(graph: PlannedGraph, set: NodeSet, total: Total): Answering<Worth> {
  const result = yield* totalResult(graph, { kind: 'total', set, total });
  return result.kind === 'aggregate' ? result.value : null;
}

/** The value of a measure for each of several sets. */
export function* compareResult(graph: PlannedGraph, { sets, total }: Kind<'compare'>): Answering<QueryResult> {
  const totals: Worth[] = [];
  for (const set of sets) totals.push(yield* totalOf(graph, set, total));
  return { kind: 'compare', totals };
}

/** Which part of a set is in another. */
export function* shareResult(graph: PlannedGraph, { set, of }: Kind<'share'>): Answering<QueryResult> {
  const part = yield* countOf(graph, { kind: 'intersection', of: [of, set] });
  return { kind: 'share', part, whole: yield* countOf(graph, of) };
}

/** The value of a measure that reads no element, with its operands. */
export function* measureResult(graph: PlannedGraph, { of }: Kind<'measure'>): Answering<QueryResult> {
  const plan = new Planning(graph);
  const columns = [of, ...operandsOf(of)].map(
    (one, at) => `${plan.dialect.worth.answer(aloneSql(plan, one))} AS v${at}`,
  );
  const [row = {}] = yield* rowsOf<Readonly<Record<string, Worth>>>(plan, `SELECT ${columns.join(', ')}`);
  const [value = null, ...parts] = columns.map((_, at) => row[`v${at}`] ?? null);
  return { kind: 'measure', value, parts };
}
