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

/**
 * The elements that came with these changes, which are given oldest first; of each element the latest version, where
 * that came with its content.
 */
export function toldBy(changes: readonly GraphChanged[]): Told {
  const [nodes, relationships] = [new Map<string, GraphNode>(), new Map<string, GraphRelationship>()];
  for (const { complete, content, ...change } of changes) {
    // A large change does not list the elements that it touched, so nothing that came before it can be trusted.
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
 * Shown nodes of which these changes say another number of relationships at the same version. It corrects this case: a
 * change of another window was made before one of this window and arrived after the answer to it, and so put the older
 * number back.
 */
export const recounted = ({ nodes }: Told, model: GraphModel): GraphNode[] =>
  [...nodes.values()].flatMap(({ id, version, degree }) => {
    const held = model.node(id);
    return held?.version === version && held.degree !== degree ? { ...held, degree } : [];
  });

/** The content of the newest of these changes; undefined when it came without content. */
export const lastContent = (changes: readonly GraphChanged[]): GraphChanged['content'] =>
  [...changes].sort((one, other) => one.head - other.head).at(-1)?.content;
