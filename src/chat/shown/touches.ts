import { type GraphChanged } from '../../../machines/liveGraphMachine';
import { type ShownElements } from '../../../domain/elements/elements';
import { type WantedElements } from './readShown';

/** Whether a change of the graph may concern what is shown: a new relationship is told with the nodes at its ends. */
export function touches(change: GraphChanged, wanted: WantedElements, shown: ShownElements | null): boolean {
  if (change.projectId !== wanted.projectId) return false;
  if (!change.complete) return true;
  const ids = new Set([
    ...wanted.nodeIds,
    ...wanted.relationshipIds,
    ...(shown?.nodes ?? []).map(({ id }) => id),
    ...(shown?.relationships ?? []).map(({ id }) => id),
  ]);
  const named = [
    ...change.nodes.map(({ id }) => id),
    ...change.relationships.map(({ id }) => id),
    ...change.deletedNodeIds,
    ...change.deletedRelationshipIds,
  ];
  return named.some((id) => ids.has(id));
}
