import { type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { keysAfter, type ListIdentity, nextPage, type PageKeys } from '../../pageToken.js';
import { type PostgresParameters } from '../../../platform/storage/postgres/statement.js';
import { labelCounts } from '../receipts.js';
import { type Graph, scopeOf, type StoredOrder, visible } from '../rows.js';
import { keyParameters, keySqlOf, NO_VALUE } from './sortKeys.js';
import { keyNameOf } from './storedOrders.js';

/** Which rows a list is of. */
export interface ListFilter {
  /** `FROM` that yields the rows, as `e`. */
  readonly source: string;
  readonly conditions: readonly string[];
  readonly parameters: PostgresParameters;
}

/** A page as the numbers of its rows. */
interface SeqPage {
  readonly seqs: readonly number[];
  /** Absent on the last page. */
  readonly nextPageToken?: string;
}

/** A list of a project. */
export const listIn = ({ ownerId, row }: Graph, list: string, filters: readonly unknown[]): ListIdentity => ({
  list,
  ownerId,
  projectId: row.id as ProjectId,
  filters,
});

const whereOf = ({ conditions }: Pick<ListFilter, 'conditions'>, more: readonly string[] = []) =>
  [...conditions, ...more].join(' AND ');

/** How many rows a filter leaves. */
export async function countRows(graph: Graph, filter: ListFilter): Promise<number> {
  const counted = await graph.session.get<{ total: number }>(
    `SELECT count(*) AS total FROM ${filter.source} WHERE ${whereOf(filter)}`,
    { ...scopeOf(graph), ...filter.parameters },
  );
  return counted?.total ?? 0;
}

type KeyRow = Readonly<Record<string, string | number>>;

/** A column that a page goes on from. */
interface SortKey {
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

/** What of a query says which page of a list is read. */
interface PageQuery {
  readonly pageSize: number;
  readonly pageToken?: string | undefined;
  readonly offset?: number | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** Whether a key of a token is a value of its column: PostgreSQL fails on others. */
const FITS: Readonly<Record<SortKey['type'], (key: string | number) => boolean>> = {
  text: (key) => typeof key === 'string' && !key.includes('\0'),
  bigint: Number.isSafeInteger,
  smallint: (key) => Number.isSafeInteger(key) && Math.abs(Number(key)) < 2 ** 15,
  float8: Number.isFinite,
};

const isSeq = ({ column }: SortKey): boolean => column.endsWith('.seq');

/** SQL: the rows that come after those with the keys `:k0` and so on. */
function beyond({ keys, isJoined = false }: ListOrder, way: 'asc' | 'desc'): string[] {
  const sign = way === 'asc' ? '>' : '<';
  const bound = keys.map(({ type }, index) => `:k${index}::${type}`);
  const columns = keys.map(({ column }) => column);
  return [
    `(${columns.join(', ')}) ${sign} (${bound.join(', ')})`,
    ...(isJoined ? [`${columns[0]} ${sign}= ${bound[0]}`] : []),
  ];
}

/** The parts of a list that follow one another: all of it, or what has a value and then what has none. */
function partsOf({ keys: [first], hasEmpty = false }: ListOrder, way: 'asc' | 'desc'): readonly string[][] {
  if (!hasEmpty || way === 'asc') return [[]];
  return [[`${first?.column} < ${NO_VALUE}`], [`${first?.column} = ${NO_VALUE}`]];
}

/** Where reading begins: after the row of these keys, or with the row at a place. */
type Beginning = { readonly after: PageKeys } | { readonly offset: number };

async function rowsOf(
  graph: Graph,
  order: ListOrder,
  { way, part, from, limit }: { way: 'asc' | 'desc'; part: readonly string[]; from: Beginning; limit: number },
): Promise<KeyRow[]> {
  const columns = order.keys.map(({ column }) => column);
  const isAfter = 'after' in from;
  return graph.session.all<KeyRow>(
    `SELECT ${columns.map((column, index) => `${column} AS k${index}`).join(', ')} FROM ${order.source}
     WHERE ${whereOf(order, [...part, ...(isAfter ? beyond(order, way) : [])])}
     ORDER BY ${columns.map((column) => `${column} ${way === 'asc' ? 'ASC' : 'DESC'}`).join(', ')}
     ${isAfter || from.offset === 0 ? '' : 'OFFSET :offset'} LIMIT :limit`,
    {
      ...scopeOf(graph),
      ...order.parameters,
      ...(isAfter ? Object.fromEntries(from.after.map((key, index) => [`k${index}`, key])) : from),
      limit,
    },
  );
}

/** Rows of an order from its beginning or a place on. */
async function rowsFrom(
  graph: Graph,
  order: ListOrder,
  way: 'asc' | 'desc',
  begin: Beginning,
  limit: number,
): Promise<KeyRow[]> {
  const parts = partsOf(order, way);
  const isInLast = 'after' in begin && begin.after[0] === NO_VALUE;
  const found: KeyRow[] = [];
  let from = begin;
  for (const part of isInLast ? parts.slice(-1) : parts) {
    const rows = await rowsOf(graph, order, { way, part, from, limit: limit - found.length });
    found.push(...rows);
    if (found.length === limit) break;
    const isBefore = 'offset' in from && from.offset > 0 && rows.length === 0 && part !== parts.at(-1);
    const passed = isBefore ? await countRows(graph, { ...order, conditions: [...order.conditions, ...part] }) : 0;
    from = { offset: isBefore && 'offset' in from ? from.offset - passed : 0 };
  }
  return found;
}

const SOME_HIDDEN = 'SELECT 1 FROM hidden_batch WHERE owner = :owner AND project = :project LIMIT 1';

/** The same order by what its index alone tells of rows: whether they are seen only where an import is hidden, their number not after an id. */
async function byIndexAlone(graph: Graph, order: ListOrder): Promise<ListOrder> {
  const isHidden = (await graph.session.get(SOME_HIDDEN, scopeOf(graph))) !== undefined;
  const isById = order.keys.some(({ column }) => column === 'e.id');
  return {
    ...order,
    keys: isById ? order.keys.slice(0, -1) : order.keys,
    conditions: order.conditions.map((condition) =>
      condition === visible('e') && !isHidden ? 'e.owner = :owner AND e.project = :project' : condition,
    ),
  };
}

/** The keys of the row before a place; undefined where the list ends before that. */
async function keysBefore(graph: Graph, order: ListOrder, way: 'asc' | 'desc', offset: number) {
  const skipping = await byIndexAlone(graph, order);
  const [row] = await rowsFrom(graph, skipping, way, { offset: offset - 1 }, 1);
  // Of one id there is one row, whatever its number.
  const beyondIt = way === 'asc' ? Number.MAX_SAFE_INTEGER : 0;
  return row && order.keys.map((_, index) => row[`k${index}`] ?? beyondIt);
}

/** Reads one page, after a token or else at a place. Throws `PAGE_TOKEN_INVALID`. */
export async function pageOf(
  graph: Graph,
  { pageSize, pageToken, offset = 0, order: way = 'asc' }: PageQuery,
  { identity, order }: { readonly identity: ListIdentity; readonly order: ListOrder },
): Promise<SeqPage> {
  const { keys } = order;
  // A token counts within the project.
  const counted = (key: string | number, index: number, sign: 1 | -1) =>
    typeof key === 'number' && keys[index] !== undefined && isSeq(keys[index]) ? key + sign * graph.row.first_seq : key;
  const fits = (of: PageKeys) => keys.every(({ type }, index) => FITS[type](of[index] ?? ''));
  const told = keysAfter(identity, pageToken, keys.length, fits)?.map((key, index) => counted(key, index, 1));
  const after = told ?? (offset > 0 ? await keysBefore(graph, order, way, offset) : undefined);
  if (after === undefined && offset > 0) return { seqs: [] };
  const rows = await rowsFrom(graph, order, way, after === undefined ? { offset: 0 } : { after }, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    seqs: shown.map((row) => Number(row[`k${keys.length - 1}`])),
    ...nextPage(identity, last && keys.map((_, index) => counted(last[`k${index}`] ?? '', index, -1))),
  };
}

const KEYS: readonly SortKey[] = [
  { column: 's.kind', type: 'smallint' },
  { column: 's.number', type: 'float8' },
  { column: 's.text', type: 'text' },
  { column: 's.seq', type: 'bigint' },
];

/** The order of the rows of a filter by keys: those that are stored, or worked out for these rows until all are stored. */
export async function orderByKeys(graph: Graph, filter: ListFilter, order: StoredOrder): Promise<ListOrder> {
  const name = keyNameOf(graph, order);
  if (name === undefined) return workedOut(graph, filter, order);
  // Whether a row is seen its key tells as well.
  const narrowing = filter.conditions.filter((condition) => condition !== visible('e'));
  const joined = narrowing.length === 0 ? '' : ` JOIN ${filter.source} ON e.owner = :owner AND e.seq = s.seq`;
  return {
    source: `sort_key s${joined}`,
    conditions: [visible('s'), 's.name = :name', ...narrowing],
    parameters: { ...filter.parameters, name },
    keys: KEYS,
    hasEmpty: true,
  };
}

async function workedOut(graph: Graph, filter: ListFilter, order: StoredOrder): Promise<ListOrder> {
  const { kind, number, text } = keySqlOf(order);
  const labels = order.by === 'label' ? (await labelCounts(graph)).map(({ label }) => label) : [];
  return {
    source: `(SELECT e.seq, ${kind} AS kind, ${number} AS number, ${text} AS text FROM ${filter.source} WHERE ${whereOf(filter)}) s`,
    conditions: ['true'],
    parameters: { ...filter.parameters, ...keyParameters(order, labels) },
    keys: KEYS,
    hasEmpty: true,
  };
}

/** The property to sort by. Throws `VALIDATION_FAILED` without one. */
export function sortedProperty(property: string | undefined): { readonly property: string } {
  if (property !== undefined) return { property };
  throw ProblemError.field('querystring/property', 'says by which property to sort');
}
