import { MOST_LIMIT, type NodeSet, type Query } from './Query.js';

/** The set that a query speaks of; undefined where it speaks of none. */
export function setIn(query: Query): NodeSet | undefined {
  if (query.kind === 'share') return { kind: 'intersection', of: [query.of, query.set] };
  if (query.kind === 'compare') return { kind: 'union', of: query.sets };
  if (query.kind === 'changes') return query.of;
  return 'set' in query ? query.set : undefined;
}

/** The query that lists what another speaks of, up to so many; paths stay paths. Undefined where there is nothing to list. */
export function asNodes(query: Query, most = MOST_LIMIT): Query | undefined {
  if (query.kind === 'paths') return query;
  const set = setIn(query);
  if (set === undefined) return undefined;
  const sort = 'sort' in query && query.sort !== undefined ? { sort: query.sort } : {};
  return { kind: 'nodes', set, ...sort, limit: most };
}
