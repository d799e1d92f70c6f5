import { type ElementRef, type GraphNode, isNode, type Point } from '../../../domain/elements/elements';
import { idsOf, isInside, type Selected } from '../../../domain/selection/selection';
import { type ExportParts } from '../../files/FilesContext';
import { type GraphModel } from '../../graph/GraphModel';
import { type CanvasController } from '../CanvasController';
import { elementsInSight, type Hidden, isNodeHidden } from '../core/visibility';
import { besideNode } from './surroundings';

const nodeRef = (id: string): ElementRef => ({ kind: 'node', id });
const relationshipRef = (id: string): ElementRef => ({ kind: 'relationship', id });

/** All nodes in sight that are so. */
const nodesInSight = (model: GraphModel, hidden: Hidden, isSo: (node: GraphNode) => boolean): ElementRef[] =>
  model.nodes().flatMap((node) => (isSo(node) && !isNodeHidden(node, hidden) ? [nodeRef(node.id)] : []));

/** The nodes in sight that are not selected. */
export function inverted(model: GraphModel, hidden: Hidden, selected: Selected): ElementRef[] {
  const out = new Set(selected.map(({ id }) => id));
  return nodesInSight(model, hidden, ({ id }) => !out.has(id));
}

/** The nodes in sight that a relationship joins to a selected one. */
export function neighboursOf(model: GraphModel, hidden: Hidden, selected: Selected): ElementRef[] {
  const held = new Set(idsOf(selected, 'node'));
  const found = new Set([...held].flatMap((id) => besideNode(model, hidden, id)));
  return nodesInSight(model, hidden, ({ id }) => found.has(id) && !held.has(id));
}

/** Nodes in sight of a label. */
export const withLabel = (model: GraphModel, hidden: Hidden, label: string): ElementRef[] =>
  nodesInSight(model, hidden, ({ labels }) => labels.includes(label));

/** Relationships in sight of a type. */
export const ofType = (model: GraphModel, hidden: Hidden, type: string): ElementRef[] =>
  elementsInSight(model, hidden).relationships.flatMap((one) => (one.type === type ? [relationshipRef(one.id)] : []));

/** What is in sight and has a label or a type of what is selected. */
export function likeThese(model: GraphModel, hidden: Hidden, selected: Selected): ElementRef[] {
  const elements = selected.flatMap((ref) => model.element(ref) ?? []);
  const labels = new Set(elements.flatMap((element) => (isNode(element) ? element.labels : [])));
  const types = new Set(elements.flatMap((element) => (isNode(element) ? [] : [element.type])));
  const found = [
    ...[...labels].flatMap((label) => withLabel(model, hidden, label)),
    ...[...types].flatMap((type) => ofType(model, hidden, type)),
  ];
  return [...new Map(found.map((ref) => [ref.id, ref])).values()];
}

/** The nodes in sight inside a closed line on the screen, those that the map alone knows with them. */
export const nodesInside = (canvas: Pick<CanvasController, 'nodesInView'>, line: readonly Point[]): ElementRef[] =>
  canvas.nodesInView().flatMap(({ id, x, y }) => (isInside({ x, y }, line) ? [nodeRef(id)] : []));

/** The nodes of a selection that are shown. */
export const nodesOf = (model: Pick<GraphModel, 'node'>, selected: Selected): GraphNode[] =>
  selected.flatMap(({ kind, id }) => (kind === 'node' ? (model.node(id) ?? []) : []));

/** The nodes of a selection, and its relationships. */
export const partsOf = (selected: Selected) => ({
  nodes: idsOf(selected, 'node').map((id) => ({ id })),
  relationships: idsOf(selected, 'relationship').map((id) => ({ id })),
});

/** The relationships that have both their ends among the selected nodes, selected themselves or not. */
export function within(model: GraphModel, selected: Selected): { readonly id: string }[] {
  const nodes = new Set(idsOf(selected, 'node'));
  const found = new Set(idsOf(selected, 'relationship'));
  for (const id of nodes) {
    for (const one of model.relationshipsOf(id)) {
      if (nodes.has(one.startNodeId) && nodes.has(one.endNodeId)) found.add(one.id);
    }
  }
  return [...found].map((id) => ({ id }));
}

/** What can be exported of a canvas: what is selected, with the ends of its relationships, and what is in view where something is hidden or was never loaded. */
export function exportParts(model: GraphModel, hidden: Hidden, selected: Selected): ExportParts {
  const { nodes, relationships } = elementsInSight(model, hidden);
  const view = { nodeIds: nodes.map(({ id }) => id), relationshipIds: relationships.map(({ id }) => id) };
  if (selected.length === 0) return { view };
  const chosen = new Set(selected.map(({ id }) => id));
  const lines = relationships.filter(
    ({ id, startNodeId, endNodeId }) => chosen.has(id) || (chosen.has(startNodeId) && chosen.has(endNodeId)),
  );
  const ends = lines.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]);
  const nodeIds = [...new Set([...idsOf(selected, 'node'), ...ends])];
  return { view, selection: { nodeIds, relationshipIds: lines.map(({ id }) => id) } };
}
