import { type ElementRef, type GraphNode } from '../../../domain/elements/elements';
import { idsOf, type Selected } from '../../../domain/selection/selection';
import { type GraphModel } from '../../graph/GraphModel';
import { type Hidden, isNodeHidden, isRelationshipHidden } from '../core/visibility';

const otherEnd = (one: { readonly startNodeId: string; readonly endNodeId: string }, id: string) =>
  one.startNodeId === id ? one.endNodeId : one.startNodeId;

/** The nodes at the other ends of the relationships of a node that are not hidden. */
export const besideNode = (model: GraphModel, hidden: Hidden, id: string): string[] =>
  model.relationshipsOf(id).flatMap((one) => (isRelationshipHidden(one, hidden) ? [] : [otherEnd(one, id)]));

/** The nodes in sight that nothing in sight joins to any other node than these. */
export function hangingOn(model: GraphModel, hidden: Hidden, selected: Selected): ElementRef[] {
  const kept = new Set(idsOf(selected, 'node'));
  const isSeen = (id: string) => {
    const node = model.node(id);
    return node !== undefined && !isNodeHidden(node, hidden);
  };
  const neighboursOf = (id: string) => besideNode(model, hidden, id);
  const around = new Set([...kept].flatMap(neighboursOf));
  return [...around]
    .filter((id) => !kept.has(id) && isSeen(id))
    .filter((id) => neighboursOf(id).every((other) => other === id || kept.has(other) || !isSeen(other)))
    .map((id) => ({ kind: 'node', id }));
}

/** What is out of sight once these are, too. */
export const hiding = (hidden: Hidden, selected: Selected): Hidden => ({
  ...hidden,
  ids: new Set([...hidden.ids, ...selected.map(({ id }) => id)]),
});

/** What is out of sight when only these nodes are seen. */
export function isolating(model: GraphModel, hidden: Hidden, selected: Selected): Hidden {
  const kept = new Set(selected.map(({ id }) => id));
  const others = model.nodes().flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  return { ...hidden, ids: new Set([...hidden.ids, ...others]) };
}

/**
 * What stays out of sight when a node is to be seen with its neighbours, by one type of relationship or by all; a label or type that
 * the legend has switched off stays so.
 */
export function showingAround(model: GraphModel, hidden: Hidden, nodeId: string, type?: string): Hidden {
  const wanted = model.relationshipsOf(nodeId).filter((one) => type === undefined || one.type === type);
  const shown = new Set(wanted.flatMap((one) => [one.id, otherEnd(one, nodeId)]));
  const ids = new Set([...hidden.ids].filter((id) => !shown.has(id)));
  return ids.size === hidden.ids.size ? hidden : { ...hidden, ids };
}

/** The nodes of a selection, and those at the ends of its relationships. */
export function endsOf(model: GraphModel, selected: Selected): readonly GraphNode[] {
  const ids = selected.flatMap(({ kind, id }) => {
    const one = kind === 'node' ? undefined : model.relationship(id);
    return one === undefined ? [id] : [one.startNodeId, one.endNodeId];
  });
  return [...new Set(ids)].flatMap((id) => model.node(id) ?? []);
}
