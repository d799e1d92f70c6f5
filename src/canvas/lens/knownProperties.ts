import { askedAs, type KnownProperty, type PropertyKind } from '../../../domain/query/chips/adding';
import { type GraphNode } from '../../../domain/elements/elements';
import { rowsOf } from '../../graph/propertyEdits';

/** The properties that nodes have, the most frequent first. */
export function knownProperties(nodes: readonly GraphNode[]): KnownProperty[] {
  const found = new Map<string, Map<PropertyKind, number>>();
  for (const node of nodes)
    for (const { name, kind } of rowsOf(node)) {
      const asked = askedAs(kind);
      const kinds = found.get(name) ?? new Map<PropertyKind, number>();
      found.set(name, kinds.set(asked, (kinds.get(asked) ?? 0) + 1));
    }
  const timesOf = (kinds: ReadonlyMap<PropertyKind, number>) => [...kinds.values()].reduce((sum, one) => sum + one, 0);
  const mostOf = (kinds: ReadonlyMap<PropertyKind, number>): PropertyKind =>
    [...kinds].reduce((most, one) => (one[1] > most[1] ? one : most), ['text', 0] as const)[0];
  return [...found]
    .sort(([, one], [, other]) => timesOf(other) - timesOf(one))
    .map(([name, kinds]) => ({ name, kind: mostOf(kinds) }));
}
