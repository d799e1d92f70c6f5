import { type NodeSet, type Query } from '../../../domain/query/Query.js';

/** Those that the last question left out of a set that it narrowed; undefined where it narrowed none. */
export function othersOf(query: Query): Query | undefined {
  const set = query.kind === 'nodes' || query.kind === 'count' || query.kind === 'values' ? query.set : undefined;
  const others = set && leftOutOf(set);
  return others && { kind: 'nodes', set: others, limit: 100 };
}

function leftOutOf(set: NodeSet): NodeSet | undefined {
  if (set.kind === 'where') return { ...set, that: { kind: 'not', of: set.that } };
  return set.kind === 'top' ? { kind: 'difference', of: [set.of, set] } : undefined;
}
