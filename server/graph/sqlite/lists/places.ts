import { BoundedMap } from '../../../platform/storage/BoundedMap.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Sorted, ValueOrder } from '../../ordering.js';
import { keysAfter, type ListIdentity, nextPage } from '../../pageToken.js';
import { type PersonFile } from '../../../people/personFile/PersonFile.js';
import { type Graph, scopeOf, visible } from '../rows.js';
import { type ListPage } from './keyset.js';
import { someHidden } from './textHits.js';

/** By what a list is sorted whose places are counted: by columns, or by a JSON value that only this process can compare. */
type Sorting = { readonly columns: string } | { readonly value: string };

/** A list of which any part can be asked for at once. */
export interface PlacesPlan {
  readonly identity: ListIdentity;
  readonly pageSize: number;
  readonly token: string | undefined;
  readonly offset: number | undefined;
  readonly source: string;
  readonly conditions: readonly string[];
  readonly parameters: SqlParameters;
  readonly sorting: Sorting;
  readonly order: 'asc' | 'desc';
  /** Table and alias of what is listed: `node n`. */
  readonly element: string;
  readonly json: string;
  readonly joins: string;
}

/** Orders that each open file remembers: a person scrolls through one, and looks back at another. */
const MOST_KEPT = 4;
type Order = Float64Array | ValueOrder;
const kept = new WeakMap<PersonFile, BoundedMap<string, Order>>();

const aliasOf = (element: string): string => element.split(' ')[1] ?? '';

/** Names that can stand in a path of SQLite as they are: far quicker than handing over all properties. */
const PLAIN_NAME = /^[^"\\\p{Cc}]+$/u;

/** What a property is sorted by, as SQL that gives JSON text or nothing, with its parameter. */
export function propertySorting(alias: string, name: string | undefined): { sorting: Sorting; bound: SqlParameters } {
  if (name === undefined) {
    throw new ProblemError('VALIDATION_FAILED', {
      errors: [{ path: 'querystring/property', message: 'says by which property to sort' }],
    });
  }
  if (PLAIN_NAME.test(name))
    return { sorting: { value: `${alias}.properties -> :path` }, bound: { path: `$."${name}"` } };
  const value = `(SELECT CASE j.type WHEN 'array' THEN j.value WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
    ELSE json_quote(j.value) END FROM json_each(${alias}.properties) j WHERE j.key = :path)`;
  return { sorting: { value }, bound: { path: name } };
}

/**
 * All rows of a project from first to last made, for what no index tells: as they lie in the file. An index by the two columns
 * that all have (`node_degree`) looks better to SQLite's planner and reads the rows in an order of its own: three times as long.
 */
export const rowsOfProject = (element: string): string =>
  `graph pr CROSS JOIN ${element} NOT INDEXED ON pr.owner = :owner AND pr.project = :project
     AND ${aliasOf(element)}.seq BETWEEN pr.first_seq AND pr.end_seq`;

/** JSON of what elements are sorted by. */
const valuesSql = (alias: string, value: string): string =>
  `'[' || group_concat(${alias}.seq || ',' || coalesce(${value}, 'null')) || ']' AS found`;

/** Numbers and values by turns, as {@link valuesSql} gives them: half the text to take apart that objects would be. */
function* pairsIn(found: readonly unknown[]): Generator<Sorted> {
  for (let at = 0; at < found.length; at += 2) yield { seq: found[at] as number, value: found[at + 1] };
}

/** One text for all rows: 100,000 rows one by one take as long as all else together. */
function foundBy(graph: Graph, sql: string, parameters: SqlParameters): unknown {
  const row = graph.file.db.get<{ found: string | null }>(sql, { ...scopeOf(graph), ...parameters });
  return JSON.parse(row?.found ?? '[]');
}

function sortedIn(graph: Graph, { source, sorting, order, parameters, element, conditions }: PlacesPlan): Order {
  const alias = aliasOf(element);
  // Without a hidden import an index alone tells the order, and no row has to be read.
  const needed = someHidden(graph) ? conditions : conditions.filter((one) => one !== visible(alias));
  const from = `FROM ${source} WHERE ${[`${alias}.owner = :owner`, `${alias}.project = :project`, ...needed].join(' AND ')}`;
  if ('value' in sorting) {
    const found = foundBy(graph, `SELECT ${valuesSql(alias, sorting.value)} ${from}`, parameters);
    return new ValueOrder(pairsIn(found as unknown[]), order);
  }
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const sql = `SELECT json_group_array(seq) AS found FROM (SELECT ${alias}.seq AS seq ${from}
    ORDER BY ${sorting.columns} ${direction}, ${alias}.seq ${direction} LIMIT -1)`;
  return Float64Array.from(foundBy(graph, sql, parameters) as number[]);
}

/** The rows of a list in their order; as long as nothing changes it is worked out once, whatever part is asked for. */
function orderOf(graph: Graph, plan: PlacesPlan): Order {
  const orders = kept.get(graph.file) ?? new BoundedMap<string, Order>(MOST_KEPT);
  kept.set(graph.file, orders);
  return orders.use(JSON.stringify([plan.identity, graph.row.head]), () => sortedIn(graph, plan));
}

function sliceOf(graph: Graph, plan: PlacesPlan, order: Order, from: number): number[] {
  const to = from + plan.pageSize;
  if (order instanceof Float64Array) return [...order.subarray(from, to)];
  const { sorting, element, parameters } = plan;
  const alias = aliasOf(element);
  return order.slice(from, to, (seqs) => {
    const value = 'value' in sorting ? sorting.value : 'NULL';
    const sql = `SELECT ${valuesSql(alias, value)} FROM json_each(:wanted) w CROSS JOIN ${element} ON ${alias}.seq = w.value
      WHERE ${alias}.owner = :owner AND ${alias}.project = :project`;
    const path = parameters['path'];
    const bound = path === undefined ? {} : { path };
    return pairsIn(foundBy(graph, sql, { ...bound, wanted: JSON.stringify(seqs) }) as unknown[]);
  });
}

/** Reads one page of a list whose places are counted. Throws `PAGE_TOKEN_INVALID`. */
export function readPlaces(graph: Graph, plan: PlacesPlan): ListPage & { readonly total: number } {
  const after = keysAfter(plan.identity, plan.token, 1);
  const first = after === undefined ? (plan.offset ?? 0) : Number(after[0]);
  const order = orderOf(graph, plan);
  const wanted = sliceOf(graph, plan, order, first);
  const alias = aliasOf(plan.element);
  const rows = graph.file.db.all<{ json: string; seq: number }>(
    `SELECT ${plan.json} AS json, w.value AS seq FROM json_each(:wanted) w
     CROSS JOIN ${plan.element} ON ${alias}.seq = w.value ${plan.joins}
     WHERE ${alias}.owner = :owner AND ${alias}.project = :project ORDER BY w.key`,
    { ...scopeOf(graph), wanted: JSON.stringify(wanted) },
  );
  const end = first + wanted.length;
  return {
    items: rows.map(({ json }) => json),
    seqs: rows.map(({ seq }) => seq),
    total: order.length,
    ...nextPage(plan.identity, end < order.length && wanted.length > 0 ? [end] : undefined),
  };
}
