import { type PostgresParameters } from '../../../platform/storage/postgres/statement.js';
import { type PageKeys } from '../../pageToken.js';
import { type Graph, scopeOf } from '../rows.js';
import { NO_VALUE } from './sortKeys.js';

/** Which rows a list is of. */
export interface ListFilter {
  /** `FROM` that yields the rows, as `e`. */
  readonly source: string;
  readonly conditions: readonly string[];
  readonly parameters: PostgresParameters;
}

/** A column that a page goes on from. */
export interface SortKey {
  readonly column: string;
  readonly type: 'text' | 'bigint' | 'smallint' | 'float8';
}

/** Rows in an order, of which a page follows the keys of its last row. */
export interface ListOrder extends ListFilter {
  /** What decides the order; the last one is the number of the row. */
  readonly keys: readonly SortKey[];
  /** Whether rows with `NO_VALUE` as their first key come last, whichever way the order goes. */
  readonly hasEmpty?: boolean;
  /** Whether the keys lie in two tables, so that no index has both: the first one then says where to begin. */
  readonly isJoined?: boolean;
}

/** The keys of a row, as `k0` and so on. */
type KeyRow = Readonly<Record<string, string | number>>;

type Way = 'asc' | 'desc';
const OTHER_WAY = { asc: 'desc', desc: 'asc' } as const;

/** How the rows of an order are gone through. */
interface Walk {
  /** Which way the order goes. */
  readonly way: Way;
  /** Whether rows are gone through from the last to the first. */
  readonly isBackward?: boolean;
  /** The keys of the row after which it begins; without them it begins with the first row of all. */
  readonly after?: PageKeys | undefined;
  /** How many rows are passed over before the first that is read. */
  readonly passing?: number;
  readonly limit: number;
}

/** SQL: what all the conditions come to. */
export const whereOf = ({ conditions }: Pick<ListFilter, 'conditions'>, more: readonly string[] = []): string =>
  [...conditions, ...more].join(' AND ');

/** How many rows a filter leaves. */
export async function countRows(graph: Graph, filter: ListFilter): Promise<number> {
  const counted = await graph.session.get<{ total: number }>(
    `SELECT count(*) AS total FROM ${filter.source} WHERE ${whereOf(filter)}`,
    { ...scopeOf(graph), ...filter.parameters },
  );
  return counted?.total ?? 0;
}

/** The rows of an order that come after the one with these keys, the way in which they are read. */
function beyond(order: ListOrder, sqlWay: Way, after: PageKeys): ListOrder {
  const { keys, isJoined = false } = order;
  const sign = sqlWay === 'asc' ? '>' : '<';
  const bound = keys.map(({ type }, index) => `:k${index}::${type}`);
  const columns = keys.map(({ column }) => column);
  const conditions = [
    `(${columns.join(', ')}) ${sign} (${bound.join(', ')})`,
    ...(isJoined ? [`${columns[0]} ${sign}= ${bound[0]}`] : []),
  ];
  return {
    ...order,
    conditions: [...order.conditions, ...conditions],
    parameters: { ...order.parameters, ...Object.fromEntries(after.map((key, index) => [`k${index}`, key])) },
  };
}

/** A part of a list: rows with a value, rows without, or undefined: both. */
interface Part {
  readonly isEmpty?: boolean;
  readonly conditions: readonly string[];
}

/** The parts of a list that follow one another: all of it, or what has a value and then what has none. */
function partsOf({ keys: [first], hasEmpty = false }: ListOrder, way: Way): Part[] {
  if (!hasEmpty || way === 'asc') return [{ conditions: [] }];
  return [
    { isEmpty: false, conditions: [`${first?.column} < ${NO_VALUE}`] },
    { isEmpty: true, conditions: [`${first?.column} = ${NO_VALUE}`] },
  ];
}

/** Rows of an order that has one part only. */
function rowsOf(graph: Graph, order: ListOrder, sqlWay: Way, { passing, limit }: { passing: number; limit: number }) {
  const columns = order.keys.map(({ column }) => column);
  return graph.session.all<KeyRow>(
    `SELECT ${columns.map((column, index) => `${column} AS k${index}`).join(', ')} FROM ${order.source}
     WHERE ${whereOf(order)}
     ORDER BY ${columns.map((column) => `${column} ${sqlWay === 'asc' ? 'ASC' : 'DESC'}`).join(', ')}
     ${passing === 0 ? '' : 'OFFSET :passing'} LIMIT :limit`,
    { ...scopeOf(graph), ...order.parameters, passing, limit },
  );
}

/** Goes through the rows of an order. */
export async function walkRows(graph: Graph, order: ListOrder, walk: Walk): Promise<KeyRow[]> {
  const { way, isBackward = false, after, limit } = walk;
  const sqlWay = isBackward ? OTHER_WAY[way] : way;
  const parts = isBackward ? partsOf(order, way).toReversed() : partsOf(order, way);
  const isFirst = ({ isEmpty }: Part) =>
    after === undefined || isEmpty === undefined || isEmpty === (after[0] === NO_VALUE);
  const found: KeyRow[] = [];
  let { passing = 0 } = walk;
  const begin = parts.findIndex(isFirst);
  for (const [at, part] of parts.slice(begin).entries()) {
    const whole = { ...order, conditions: [...order.conditions, ...part.conditions] };
    const rest = at > 0 || after === undefined ? whole : beyond(whole, sqlWay, after);
    const rows = await rowsOf(graph, rest, sqlWay, { passing, limit: limit - found.length });
    found.push(...rows);
    if (found.length === limit || begin + at + 1 === parts.length) break;
    passing = rows.length > 0 || passing === 0 ? 0 : passing - (await countRows(graph, rest));
  }
  return found;
}
