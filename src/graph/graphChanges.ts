import { type GraphDelta, type GraphNode, type GraphRelationship, NO_CHANGE } from '../../domain/elements/elements';
import { type GraphIndex } from './GraphIndex';

type Shown = Pick<GraphDelta, 'nodes' | 'relationships'>;

const endsOf = (relationship: GraphRelationship | undefined): Set<string> =>
  new Set(relationship === undefined ? [] : [relationship.startNodeId, relationship.endNodeId]);

/** Whether both ends of a relationship are shown after a change. */
function drawableAfter(graph: GraphIndex, { nodes, deletedNodeIds }: GraphDelta) {
  const [coming, gone] = [new Set(nodes.map(({ id }) => id)), new Set<string>(deletedNodeIds)];
  const isShown = (id: string) => !gone.has(id) && (coming.has(id) || graph.node(id) !== undefined);
  return ({ startNodeId, endNodeId }: GraphRelationship) => isShown(startNodeId) && isShown(endNodeId);
}

/** A change as it is seen: a relationship whose new end is not shown has left the canvas. */
function seen(delta: GraphDelta, isDrawable: (one: GraphRelationship) => boolean): GraphDelta {
  const left = delta.relationships.filter((one) => !isDrawable(one)).map(({ id }) => id);
  if (left.length === 0) return delta;
  const deletedRelationshipIds = [...delta.deletedRelationshipIds, ...left];
  return { ...delta, relationships: delta.relationships.filter(isDrawable), deletedRelationshipIds };
}

/** What changes where more of the store is shown: it was there before, so nothing is counted. */
export function changeByShowing(graph: GraphIndex, elements: Shown): GraphDelta {
  const delta = { ...NO_CHANGE, ...elements };
  return seen(delta, drawableAfter(graph, delta));
}

/** What changes where something was made, changed or deleted: the degrees of ends that the change does not tell itself follow. */
export function changeByEditing(graph: GraphIndex, delta: GraphDelta): GraphDelta {
  const isDrawable = drawableAfter(graph, delta);
  const cut = new Set<string>([
    ...delta.deletedRelationshipIds,
    ...delta.deletedNodeIds.flatMap((id) => graph.relationshipsOf(id).map((one) => one.id)),
  ]);
  const counts = new Map<string, number>();
  const count = (ends: Iterable<string>, by: 1 | -1) => {
    for (const id of ends) counts.set(id, (counts.get(id) ?? 0) + by);
  };
  for (const id of cut) count(endsOf(graph.relationship(id)), -1);
  for (const one of new Map(delta.relationships.map((each) => [each.id, each])).values()) {
    const before = cut.has(one.id) ? undefined : graph.relationship(one.id);
    if (before === undefined && !isDrawable(one)) continue;
    count(endsOf(before), -1);
    count(endsOf(one), 1);
  }
  const told = new Set<string>([...delta.nodes.map(({ id }) => id), ...delta.deletedNodeIds]);
  const counted = [...counts].flatMap(([id, by]): GraphNode[] => {
    const node = told.has(id) || by === 0 ? undefined : graph.node(id);
    return node === undefined ? [] : [{ ...node, degree: Math.max(0, node.degree + by) }];
  });
  return seen({ ...delta, nodes: [...delta.nodes, ...counted] }, isDrawable);
}
