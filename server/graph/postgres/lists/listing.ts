import { type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { keysAfter, listedByPlace, type ListIdentity, nextPage } from '../../pageToken.js';
import { type PostgresParameters } from '../../../platform/storage/postgres/statement.js';
import { type Graph, scopeOf, type SortedProperty, visible } from '../rows.js';
import { keyNameOf, propertyKeys } from './sortKeys.js';

/** Which rows a list is of. */
export interface ListFilter {
  /** `FROM` that yields the rows, as `e`. */
  readonly source: string;
  readonly conditions: readonly string[];
  readonly parameters: PostgresParameters;
}

interface ListPlan extends ListFilter {
  readonly identity: ListIdentity;
  readonly pageSize: number;
  readonly token: string | undefined;
  readonly order: 'asc' | 'desc';
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

const whereOf = ({ conditions }: ListFilter, more: readonly string[] = []) => [...conditions, ...more].join(' AND ');

/** How many rows a filter leaves. */
export async function countRows(graph: Graph, filter: ListFilter): Promise<number> {
  const counted = await graph.session.get<{ total: number }>(
    `SELECT count(*) AS total FROM ${filter.source} WHERE ${whereOf(filter)}`,
    { ...scopeOf(graph), ...filter.parameters },
  );
  return counted?.total ?? 0;
}

type KeyRow = Readonly<Record<string, string | number>> & { readonly seq: number };

/** A column that a page goes on from. */
interface SortKey {
  readonly column: string;
  readonly type: 'text' | 'bigint';
}

/** Reads one page in the order of columns, of which the last is `seq`, after the keys of a token. Throws `PAGE_TOKEN_INVALID`. */
async function pageByKeys(graph: Graph, plan: ListPlan, keys: readonly SortKey[]): Promise<SeqPage> {
  const after = keysAfter(plan.identity, plan.token, keys.length);
  // A token counts within the project.
  const base = (index: number) => (keys[index]?.column === 'seq' ? graph.row.first_seq : 0);
  const bound = (after ?? []).map(
    (key, index) => [`k${index}`, typeof key === 'number' ? key + base(index) : key] as const,
  );
  const way = plan.order === 'asc' ? 'ASC' : 'DESC';
  const columns = keys.map(({ column }) => `e.${column}`);
  const beyond = `(${columns.join(', ')}) ${plan.order === 'asc' ? '>' : '<'} (${keys.map(({ type }, index) => `:k${index}::${type}`).join(', ')})`;
  const rows = await graph.session.all<KeyRow>(
    `SELECT e.seq, ${columns.map((column, index) => `${column} AS k${index}`).join(', ')} FROM ${plan.source}
     WHERE ${whereOf(plan, after === undefined ? [] : [beyond])}
     ORDER BY ${columns.map((column) => `${column} ${way}`).join(', ')} LIMIT :limit`,
    { ...scopeOf(graph), ...plan.parameters, ...Object.fromEntries(bound), limit: plan.pageSize + 1 },
  );
  const shown = rows.slice(0, plan.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const keyOf = (row: KeyRow, index: number) => {
    const key = row[`k${index}`] ?? '';
    return typeof key === 'number' ? key - base(index) : key;
  };
  return {
    seqs: shown.map(({ seq }) => seq),
    ...nextPage(plan.identity, last && keys.map((_, index) => keyOf(last, index))),
  };
}

/** By what a list is sorted whose places are counted: expressions, of which the first tells most. What has none comes last either way. */
export interface Sorting {
  readonly keys: readonly string[];
  readonly parameters?: PostgresParameters;
  /** By what name its keys are stored, where they are. */
  readonly stored?: string;
}

const KEYS = propertyKeys(':property::text');

/** The sorting by a property. Throws `VALIDATION_FAILED` without one. */
export function byProperty(graph: Graph, table: SortedProperty['table'], property: string | undefined): Sorting {
  if (property === undefined)
    throw new ProblemError('VALIDATION_FAILED', {
      errors: [{ path: 'querystring/property', message: 'says by which property to sort' }],
    });
  const stored = keyNameOf(graph, { table, property });
  return {
    keys: [KEYS.kind, KEYS.number, KEYS.text],
    parameters: { property },
    ...(stored === undefined ? {} : { stored }),
  };
}

async function seqsAt(
  graph: Graph,
  plan: ListPlan,
  { keys, parameters = {}, stored }: Sorting,
  [from, to]: readonly [number, number],
): Promise<number[]> {
  if (stored !== undefined) return seqsByStoredKeys(graph, plan, stored, [from, to]);
  const way = plan.order === 'asc' ? 'ASC' : 'DESC';
  const order = keys.map((key) => `${key} ${way} NULLS LAST`);
  const rows = await graph.session.all<{ seq: number }>(
    `SELECT e.seq FROM ${plan.source} WHERE ${whereOf(plan)} ORDER BY ${order.join(', ')}, e.seq ${way} OFFSET :from LIMIT :limit`,
    { ...scopeOf(graph), ...plan.parameters, ...parameters, from, limit: to - from },
  );
  return rows.map(({ seq }) => seq);
}

/** The rows of a list in the order that is stored, from one place to another: those without a key come last, in the order of their making. */
async function seqsByStoredKeys(
  graph: Graph,
  plan: ListPlan,
  name: string,
  [from, to]: readonly [number, number],
): Promise<number[]> {
  const way = plan.order === 'asc' ? 'ASC' : 'DESC';
  // Whether a row is seen its key tells as well.
  const narrowing = plan.conditions.filter((condition) => condition !== visible('e'));
  const joined = narrowing.length === 0 ? '' : `JOIN ${plan.source} ON e.owner = :owner AND e.seq = s.seq`;
  const keyed = `FROM sort_key s ${joined} WHERE s.name = :name AND ${[visible('s'), ...narrowing].join(' AND ')}`;
  const parameters = { ...scopeOf(graph), ...plan.parameters, name };
  const order = ['kind', 'number', 'text', 'seq'].map((key) => `s.${key} ${way}`).join(', ');
  const rows = await graph.session.all<{ seq: number }>(
    `SELECT s.seq ${keyed} ORDER BY ${order} OFFSET :from LIMIT :limit`,
    { ...parameters, from, limit: to - from },
  );
  const seqs = rows.map(({ seq }) => seq);
  if (seqs.length === to - from) return seqs;
  const counted = await graph.session.get<{ total: number }>(`SELECT count(*) AS total ${keyed}`, parameters);
  const rest = await graph.session.all<{ seq: number }>(
    `SELECT e.seq FROM ${plan.source} WHERE ${whereOf(plan)} AND NOT EXISTS
       (SELECT 1 FROM sort_key s WHERE s.owner = :owner AND s.project = :project AND s.name = :name AND s.seq = e.seq)
     ORDER BY e.seq ${way} OFFSET :from LIMIT :limit`,
    { ...parameters, from: Math.max(0, from - (counted?.total ?? 0)), limit: to - from - seqs.length },
  );
  return [...seqs, ...rest.map(({ seq }) => seq)];
}

/** Reads one page of a list whose places are counted, at a place or after the token of such a page. Throws `PAGE_TOKEN_INVALID`. */
async function pageByPlaces(
  graph: Graph,
  plan: ListPlan,
  {
    sorting,
    offset = 0,
    total,
  }: { readonly sorting: Sorting; readonly offset: number | undefined; readonly total: number },
): Promise<SeqPage> {
  const after = keysAfter(plan.identity, plan.token, 1);
  const first = after === undefined ? offset : Number(after[0]);
  const range = [first, first + plan.pageSize] as const;
  const seqs = await seqsAt(graph, plan, sorting, range);
  const end = first + seqs.length;
  return { seqs, ...nextPage(plan.identity, end < total && seqs.length > 0 ? [end] : undefined) };
}

/** What of a query says which page of a list is read. */
interface PageQuery {
  readonly pageSize: number;
  readonly pageToken?: string | undefined;
  readonly offset?: number | undefined;
  readonly property?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** The rows of a list, and how it is sorted: `keys` where an index has the order. */
interface SortedList {
  readonly filter: ListFilter;
  readonly identity: ListIdentity;
  readonly total: number;
  readonly keys: readonly SortKey[] | undefined;
  readonly sorting: () => Sorting | Promise<Sorting>;
}

/** Reads one page: by keys where an index has the order, else by counted places. Throws `PAGE_TOKEN_INVALID`. */
export async function pageOf(
  graph: Graph,
  { pageSize, pageToken, offset, property, order = 'asc' }: PageQuery,
  { filter, identity, total, keys, sorting }: SortedList,
): Promise<SeqPage> {
  const plan = { ...filter, identity, pageSize, token: pageToken, order };
  return keys !== undefined && offset === undefined
    ? pageByKeys(graph, plan, keys)
    : pageByPlaces(
        graph,
        { ...plan, identity: listedByPlace(identity, property) },
        { sorting: await sorting(), offset, total },
      );
}
