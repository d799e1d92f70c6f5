/*
 * Where a copy of the graph lives is written down in docs/architecture.md ("Copies on a page"). A call that passes the
 * cache by says here why; the linter refuses the policies by their own names elsewhere.
 */

/** Asked because something has changed, or must be exact: of the backend as it stands now. The cache learns it too. */
export const AS_IT_STANDS = { fetchPolicy: 'network-only' } as const;

/** A machine keeps what is answered and follows the live events of it; a second copy in the cache would only grow old. */
export const KEPT_BY_MACHINE = { fetchPolicy: 'no-cache' } as const;

/** Some of a list that the cache holds whole, where this answer would take the place of the rest. */
export const BESIDE_THE_LIST = { fetchPolicy: 'no-cache' } as const;

/** For what is drawn: first as the backend has it, whatever another visit left behind, then from the cache. */
export const FRESH_AT_FIRST = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;
