import { type GraphElement } from '../elements/elements.js';
import { type Listing } from '../query/chips/adding.js';
import { type Sorting } from '../lists/pagedList.js';

/** Rows that are read at once. */
export const ROWS_A_PAGE = 100;
/** Pages that are kept: enough to scroll back a while; what lies farther away is read again. */
const MOST_PAGES = 24;
/** Rows that a table shows at the most; beyond them a filter leads further than scrolling. */
export const MOST_ROWS = 100_000;

/** What a table asks for: words, one label or type, what a query lists, an order. */
export interface Conditions extends Sorting {
  readonly text: string;
  readonly kind: string | null;
  /** Only nodes that it lists; null is without one. */
  readonly among: Listing | null;
}

/** A page of a table that the server is asked for. */
export interface RowsRequest {
  readonly conditions: Conditions;
  readonly page: number;
}

/** What it answers: elements, how many there are in all, and what the ends of relationships are called. */
export interface RowsAnswer {
  readonly page: number;
  readonly items: readonly GraphElement[];
  readonly total: number;
  readonly captions?: Readonly<Record<string, string>>;
}

/** The first and the last page in sight. */
export interface PagesInSight {
  readonly first: number;
  readonly last: number;
}

/** What was read of a table, page by page. */
export interface KnownRows {
  readonly pages: Readonly<Record<number, readonly GraphElement[]>>;
  /** The pages that were read since something last changed. */
  readonly fresh: readonly number[];
  readonly captions: Readonly<Record<string, string>>;
  readonly total: number;
}

/** Nothing was read yet. */
export const NO_ROWS: KnownRows = { pages: {}, fresh: [], captions: {}, total: 0 };

/** The pages on which rows stand, as far as a table shows them. */
export const pagesOf = (firstRow: number, lastRow: number): PagesInSight => ({
  first: Math.max(0, Math.floor(firstRow / ROWS_A_PAGE)),
  last: Math.max(0, Math.floor(Math.min(lastRow, MOST_ROWS - 1) / ROWS_A_PAGE)),
});

/** How many rows a table has: of more than it can show, as many as it shows. */
export const shownRows = (total: number): number => Math.min(total, MOST_ROWS);

/** The row at a place; undefined while it is not read. */
export const rowAt = ({ pages }: Pick<KnownRows, 'pages'>, row: number): GraphElement | undefined =>
  pages[Math.floor(row / ROWS_A_PAGE)]?.[row % ROWS_A_PAGE];

/** The page to read next: of those in sight the first that is missing or out of date; undefined when there is none. */
export function nextPage({ fresh, total }: KnownRows, { first, last }: PagesInSight): number | undefined {
  const end = Math.min(last, Math.max(0, Math.ceil(shownRows(total) / ROWS_A_PAGE) - 1));
  for (let page = Math.min(first, end); page <= end; page += 1) if (!fresh.includes(page)) return page;
  return undefined;
}

/** What is known once a page was read; pages far from it give way. */
export function withPage(known: KnownRows, { page, ...answer }: RowsAnswer): KnownRows {
  const pages = { ...known.pages, [page]: answer.items };
  const near = Object.keys(pages)
    .map(Number)
    .sort((one, other) => Math.abs(one - page) - Math.abs(other - page))
    .slice(0, MOST_PAGES);
  return {
    pages: Object.fromEntries(near.map((each) => [each, pages[each] ?? []])),
    fresh: [...known.fresh.filter((each) => each !== page && near.includes(each)), page],
    // The same object where nothing came: all cells in sight hang on it.
    captions: answer.captions === undefined ? known.captions : { ...known.captions, ...answer.captions },
    total: answer.total,
  };
}

/** What is known with a row as it stands now, where it is shown. */
export function withRow(known: KnownRows, row: GraphElement): KnownRows {
  const found = Object.entries(known.pages).find(([, rows]) => rows.some(({ id }) => id === row.id));
  if (found === undefined) return known;
  const [page, rows] = found;
  return { ...known, pages: { ...known.pages, [page]: rows.map((each) => (each.id === row.id ? row : each)) } };
}
