import { type FieldPolicy } from '@apollo/client/cache';

interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nextPageToken: string | null;
}

interface StoredPage<Item> extends PageOf<Item> {
  readonly token: string;
  /** Lists beside the items that grow with them. */
  readonly [list: string]: unknown;
}

interface StoredList<Item> {
  readonly pages: readonly StoredPage<Item>[];
}

/** The first page may be asked for with `1` or with nothing. */
const FIRST = '1';

/** Puts a page in its place: the first begins the list anew, a known one is replaced, any other follows. */
function withPage<Item>(
  stored: StoredList<Item> | undefined,
  page: PageOf<Item>,
  token: string | null | undefined,
): StoredList<Item> {
  const incoming = { ...page, token: token ?? FIRST };
  const pages = incoming.token === FIRST ? [] : (stored?.pages ?? []);
  const known = pages.some((each) => each.token === incoming.token);
  return {
    pages: known ? pages.map((each) => (each.token === incoming.token ? incoming : each)) : [...pages, incoming],
  };
}

/** All pages as one: what the last one says, with the items (and the ends) of all. */
function asOnePage<Item>(stored: StoredList<Item> | undefined, lists: readonly string[]): object | undefined {
  const last = stored?.pages.at(-1);
  if (stored === undefined || last === undefined) return undefined;
  const { token: _token, ...page } = last;
  const joined = lists.map((name) => [
    name,
    stored.pages.flatMap((each) => (each[name] as readonly unknown[] | undefined) ?? []),
  ]);
  return { ...page, ...(Object.fromEntries(joined) as object) };
}

/**
 * Field policy of a list that is read page by page: one list for each filter and order, however it was paged.
 * @param keyArgs arguments that make it another list
 * @param lists fields of a page that grow with it
 */
export const pagedList = (keyArgs: readonly string[], lists: readonly string[] = ['items']): FieldPolicy => ({
  keyArgs: [...keyArgs],
  merge: (stored: StoredList<unknown> | undefined, page: PageOf<unknown>, { args }) =>
    withPage(stored, page, args?.['pageToken'] as string | null | undefined),
  read: (stored: StoredList<unknown> | undefined) => asOnePage(stored, lists),
});
