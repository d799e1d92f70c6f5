import { MOST_LIMIT, type NodeSet, type Query } from './Query.js';

/** What a listing comes to: how many in the whole project, and their ids up to a limit. */
export interface Listed {
  readonly total: number;
  readonly ids: readonly string[];
}

/** Which of some nodes a listing finds, and how many it finds altogether. */
export interface Matching {
  readonly total: number;
  readonly ids: ReadonlySet<string>;
}

/** What a listing finds of some nodes, or of all of them; paths are what they are. */
export function queryAmong(query: Query, among?: readonly string[]): Query {
  if (query.kind !== 'nodes') return query;
  const part: NodeSet[] = among === undefined ? [] : [{ kind: 'nodes', ids: among }];
  const set: NodeSet = part.length === 0 ? query.set : { kind: 'intersection', of: [...part, query.set] };
  return { kind: 'nodes', set, limit: MOST_LIMIT };
}

/**
 * Which of the nodes in sight a listing of the whole project finds. Up to as many nodes as one answer holds come at once; of more it is
 * asked of the nodes in sight, part by part.
 * @param list what it finds of some nodes, or of all
 */
export async function matchingOf(
  inSight: readonly string[],
  list: (among?: readonly string[]) => Promise<Listed>,
): Promise<Matching> {
  const { total, ids } = await list();
  if (total <= ids.length) return { total, ids: new Set(ids) };
  const found = new Set<string>();
  for (let from = 0; from < inSight.length; from += MOST_LIMIT) {
    const { ids: those } = await list(inSight.slice(from, from + MOST_LIMIT));
    for (const id of those) found.add(id);
  }
  return { total, ids: found };
}
