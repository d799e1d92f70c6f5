/** Rows of a list that the server pages, as far as they have been read. */
export interface Rows<Row> {
  readonly items: readonly Row[];
  /** How many there are in all under this filter. */
  readonly total: number;
  readonly hasMore: boolean;
  /** The first rows under these conditions are on their way. */
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  /** What went wrong with reading, or undefined. */
  readonly error: unknown;
  loadMore(): void;
  /** Reads again what is shown. */
  reload(): void;
}

/** Rows in one page. */
export const PAGE_SIZE = 100;
const LARGEST_PAGE = 500;

/** Size of the one page that brings back so many rows, as far as one page can. */
export const pageSizeFor = (rows: number): number =>
  Math.min(LARGEST_PAGE, Math.max(PAGE_SIZE, Math.ceil(rows / PAGE_SIZE) * PAGE_SIZE));
