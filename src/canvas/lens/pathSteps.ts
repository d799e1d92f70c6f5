import { type GraphRelationship } from '../../../domain/elements/elements';
import { isJoin } from '../../../domain/query/joins';
import { type Query } from '../../../domain/query/Query';
import { type Kept } from '../core/dimming';

/** A query for the paths from one set to another. */
export type PathsQuery = Extract<Query, { kind: 'paths' }>;

/** The shortest paths between two nodes, by any relationship either way: what is asked before a person says more. */
export const pathsBetween = (from: string, to: string): PathsQuery => ({
  kind: 'paths',
  from: { kind: 'nodes', ids: [from] },
  to: { kind: 'nodes', ids: [to] },
  step: { types: [], direction: 'either' },
  which: 'allShortest',
});

/** What is drawn of paths: their nodes, and the relationships by which each leads on. */
export function keptOf(
  paths: readonly (readonly string[])[],
  { step }: PathsQuery,
  relationships: readonly GraphRelationship[],
): Kept & { readonly relationships: ReadonlySet<string> } {
  const nodes = new Set(paths.flat());
  const nexts = new Map<string, Set<string>>();
  for (const path of paths)
    for (const [at, id] of path.slice(1).entries()) {
      const near = path[at] ?? '';
      nexts.set(near, (nexts.get(near) ?? new Set()).add(id));
    }
  const leads = (one: GraphRelationship) =>
    [one.startNodeId, one.endNodeId].some((near) => isJoin(one, step, new Set([near]), nexts.get(near) ?? new Set()));
  return { nodes, relationships: new Set(relationships.filter(leads).map(({ id }) => id)) };
}
