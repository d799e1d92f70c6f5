import { type GraphChanged } from '../../../machines/liveGraphMachine';
import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { type GraphModel } from '../GraphModel';
import { type Elements } from './plan';

/** Elements by id, as changes left them. */
export interface Told {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly relationships: ReadonlyMap<string, GraphRelationship>;
}

function take<T extends { readonly id: string }>(
  into: Map<string, T>,
  named: readonly { readonly id: string }[],
  gone: readonly string[],
  content: readonly T[],
): void {
  for (const { id } of named) into.delete(id);
  for (const id of gone) into.delete(id);
  for (const element of content) into.set(element.id, element);
}

/** What changes tell of elements, oldest change first; of each the last word, as far as that came with its content. */
export function toldBy(changes: readonly GraphChanged[]): Told {
  const [nodes, relationships] = [new Map<string, GraphNode>(), new Map<string, GraphRelationship>()];
  for (const { complete, content, ...change } of changes) {
    // Which elements a large change touched is not said: nothing that was told before it can be trusted.
    if (!complete) for (const told of [nodes, relationships]) told.clear();
    // The store has checked what properties hold.
    const { nodes: newNodes, relationships: newLinks } = (content ?? { nodes: [], relationships: [] }) as Elements;
    take(nodes, change.nodes, change.deletedNodeIds, newNodes);
    take(relationships, change.relationships, change.deletedRelationshipIds, newLinks);
  }
  return { nodes, relationships };
}

/** Which of the elements asked for were told, and the ids of those that have to be read. */
export function split<T>(ids: readonly string[], told: ReadonlyMap<string, T>): { found: T[]; missing: string[] } {
  return {
    found: ids.flatMap((id) => told.get(id) ?? []),
    missing: ids.filter((id) => !told.has(id)),
  };
}

/**
 * Shown nodes whose number of relationships is told to be another, though they have not changed themselves. A change of this
 * window says so too: one of another window that was made before it and came after its answer has put the older number back.
 */
export const recounted = ({ nodes }: Told, model: GraphModel): GraphNode[] =>
  [...nodes.values()].flatMap(({ id, version, degree }) => {
    const held = model.node(id);
    return held?.version === version && held.degree !== degree ? { ...held, degree } : [];
  });

/** What the newest of some changes brought; undefined when that brought nothing. */
export const lastContent = (changes: readonly GraphChanged[]): GraphChanged['content'] =>
  [...changes].sort((one, other) => one.head - other.head).at(-1)?.content;
