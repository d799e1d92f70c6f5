/** The part of a list that is asked for. */
export interface PageWanted {
  readonly pageSize: number;
  readonly pageToken: string;
}

/** What the backend answers. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Absent on the last page. */
  readonly nextPageToken?: string;
  readonly total: number;
}

const LARGEST_PAGE_SIZE = 500;
const FIRST_PAGE = '1';

/** How long typing must pause before the backend is asked. */
export const TYPING_PATIENCE_MS = 220;

/** The beginning of a list. */
export const firstPage = (pageSize: number): PageWanted => ({ pageSize, pageToken: FIRST_PAGE });

/** What comes after what is shown. */
export const nextPage = (shown: Page<unknown> | null, pageSize: number): PageWanted => ({
  pageSize,
  pageToken: shown?.nextPageToken ?? FIRST_PAGE,
});

/** As much as is shown, so that reading a list again takes nothing away that was scrolled to. */
export const shownAgain = (shown: Page<unknown> | null, pageSize: number): PageWanted =>
  firstPage(Math.min(LARGEST_PAGE_SIZE, Math.max(pageSize, shown?.items.length ?? 0)));

/** Whether more can be had than is shown. */
export const hasNext = (shown: Page<unknown> | null): boolean => shown?.nextPageToken !== undefined;

/** A page that overlaps with what is known, because something came in between, adds only what is new. */
export function joined<Item, P extends Page<Item>>(known: P | null, page: P, idOf: (item: Item) => string): P {
  const ids = new Set(known?.items.map(idOf));
  return { ...page, items: [...(known?.items ?? []), ...page.items.filter((item) => !ids.has(idOf(item)))] };
}

/** The order in which the server sorts. */
export type SortDirection = 'asc' | 'desc';

/** By what, and which way, a table is sorted. */
export interface Sorting<Sort extends string = string> {
  readonly sort: Sort;
  readonly order: SortDirection;
}
