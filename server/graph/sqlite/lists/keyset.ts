import { type ProjectId } from '../../../contract/ids.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { type ListIdentity, keysAfter, nextPage } from '../../pageToken.js';
import { type Graph, scopeOf } from '../rows.js';

/** How a list is read: from where, in which order, and what is made of a row. */
export interface ListPlan {
  readonly identity: ListIdentity;
  readonly pageSize: number;
  readonly token: string | undefined;
  /** `FROM` that yields the rows to choose from, under the alias of {@link element}. */
  readonly source: string;
  readonly conditions: readonly string[];
  readonly parameters: SqlParameters;
  /** Columns that decide the order, the last one unique. */
  readonly keys: readonly string[];
  readonly order: 'asc' | 'desc';
  /** Table and alias of what is listed: `node n`. */
  readonly element: string;
  /** Finished JSON of a chosen row and the joins that it needs. */
  readonly json: string;
  readonly joins: string;
}

/** A page of finished items. */
export interface ListPage {
  readonly items: readonly string[];
  readonly seqs: readonly number[];
  /** Absent on the last page. */
  readonly nextPageToken?: string;
}

type PageRow = Record<string, string | number> & { json: string; seq: number };

/** A list of a project. */
export const listIn = ({ file, row }: Graph, list: string, filters: readonly unknown[]): ListIdentity => ({
  list,
  ownerId: file.ownerId,
  projectId: row.id as ProjectId,
  filters,
});

/** Chooses the rows of a page by their keys alone, then reads only those. */
function sqlOf(plan: ListPlan, after: boolean): string {
  const alias = plan.element.split(' ')[1] ?? '';
  const columns = plan.keys.map((key, index) => `${alias}.${key} AS k${index}`).join(', ');
  const direction = plan.order === 'asc' ? 'ASC' : 'DESC';
  const tuple = plan.keys.map((key) => `${alias}.${key}`).join(', ');
  const beyond = `(${tuple}) ${plan.order === 'asc' ? '>' : '<'} (${plan.keys.map((_, index) => `:k${index}`).join(', ')})`;
  const conditions = [`${alias}.owner = :owner`, `${alias}.project = :project`, ...plan.conditions];
  const ordered = (prefix: string) => plan.keys.map((_, index) => `${prefix}k${index} ${direction}`).join(', ');
  return `WITH page AS MATERIALIZED (
      SELECT ${alias}.seq AS seq, ${columns} FROM ${plan.source}
      WHERE ${[...conditions, ...(after ? [beyond] : [])].join(' AND ')}
      ORDER BY ${ordered('')} LIMIT :limit)
    SELECT ${plan.json} AS json, page.* FROM page CROSS JOIN ${plan.element} ON ${alias}.seq = page.seq ${plan.joins}
    ORDER BY ${ordered('page.')}`;
}

/** Reads one page. Throws `PAGE_TOKEN_INVALID`. */
export function readPage(graph: Graph, plan: ListPlan): ListPage {
  const after = keysAfter(plan.identity, plan.token, plan.keys.length);
  // A token counts within the project; rows are numbered within the file.
  const base = (index: number) => (plan.keys[index] === 'seq' ? graph.row.first_seq : 0);
  const stored = (key: string | number, index: number) => (typeof key === 'number' ? key + base(index) : key);
  const keys = Object.fromEntries((after ?? []).map((key, index) => [`k${index}`, stored(key, index)]));
  const rows = graph.file.db.all<PageRow>(sqlOf(plan, after !== undefined), {
    ...scopeOf(graph),
    ...plan.parameters,
    ...keys,
    limit: plan.pageSize + 1,
  });
  const portable = (key: string | number, index: number) => (typeof key === 'number' ? key - base(index) : key);
  const shown = rows.slice(0, plan.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ json }) => json),
    seqs: shown.map(({ seq }) => seq),
    ...nextPage(plan.identity, last && plan.keys.map((_, index) => portable(last[`k${index}`] ?? '', index))),
  };
}

/** A page as JSON; `more` is finished JSON of further members. */
export function pageJson({ items, nextPageToken }: ListPage, total: number, more = ''): string {
  const next = nextPageToken === undefined ? '' : `"nextPageToken":${JSON.stringify(nextPageToken)},`;
  return `{"items":[${items.join(',')}],${next}"total":${total}${more}}`;
}

/** Sets of up to this many rows are gathered and sorted; larger ones are picked from the sorted list of all. */
export const SMALL_SET = 3000;
