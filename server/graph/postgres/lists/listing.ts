import { type ProjectId } from '../../../contract/ids.js';
import { keysAfter, type ListIdentity, nextPage, type PageKeys } from '../../pageToken.js';
import { type Graph } from '../rows.js';
import { type ListOrder, type SortKey, walkRows } from './orderedRows.js';
import { keysBefore, type KnownPlaces } from './places.js';

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

/** A list that is read, and what is known of its places. */
interface PagedList {
  readonly identity: ListIdentity;
  readonly order: ListOrder;
  /** How many rows it has. */
  readonly total: number;
  readonly places: KnownPlaces;
}

/** Reads one page, after a token or else at a place. Throws `PAGE_TOKEN_INVALID`. */
export async function pageOf(
  graph: Graph,
  { pageSize, pageToken, offset, order: way = 'asc' }: PageQuery,
  { identity, order, total, places }: PagedList,
): Promise<SeqPage> {
  const { keys } = order;
  // A token counts within the project.
  const counted = (key: string | number, index: number, sign: 1 | -1) =>
    typeof key === 'number' && keys[index] !== undefined && isSeq(keys[index]) ? key + sign * graph.row.first_seq : key;
  const fits = (of: PageKeys) => keys.every(({ type }, index) => FITS[type](of[index] ?? ''));
  const told = keysAfter(identity, pageToken, keys.length, fits)?.map((key, index) => counted(key, index, 1));
  const place = told === undefined ? offset : undefined;
  const known = place === undefined ? undefined : places.of(graph, identity);
  const after = known && place ? await keysBefore(graph, { order, way, total, known }, place) : told;
  if (after === undefined && place) return { seqs: [] };
  const rows = await walkRows(graph, order, { way, after, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const keysOf = (row: (typeof rows)[number]) => keys.map((_, index) => row[`k${index}`] ?? '');
  const end = shown.at(-1);
  if (known && place !== undefined && end) known.set(place + shown.length, keysOf(end));
  const last = rows.length > shown.length ? end : undefined;
  return {
    seqs: shown.map((row) => Number(row[`k${keys.length - 1}`])),
    ...nextPage(identity, last && keysOf(last).map((key, index) => counted(key, index, -1))),
  };
}
