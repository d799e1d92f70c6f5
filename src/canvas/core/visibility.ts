import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { ownOf } from '../../../domain/properties/kinds';
import { categoriesOf } from '../../../domain/styles/rules';
import { type StyleName } from '../../../domain/styles/style';
import { type GraphModel } from '../../graph/GraphModel';

/** The labels and types that the legend has switched off, and what was put out of sight by itself. */
export interface Hidden {
  readonly labels: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** While a filter hides the rest: the nodes that it leaves in sight. */
  readonly only?: ReadonlySet<string>;
}

export const NOTHING_HIDDEN: Hidden = { labels: new Set(), types: new Set(), ids: new Set() };

/** Whether all is in sight. */
export const isNothingHidden = ({ labels, types, ids, only }: Hidden): boolean =>
  labels.size + types.size + ids.size === 0 && only === undefined;

/** A node is hidden when all of its labels are switched off, by itself, or by a filter. */
export const isNodeHidden = (node: GraphNode, hidden: Hidden): boolean =>
  hidden.ids.has(node.id) ||
  hidden.only?.has(node.id) === false ||
  (node.labels.length > 0 && node.labels.every((label) => hidden.labels.has(label)));

/** A relationship is hidden with its type; with a hidden end it vanishes by itself. */
export const isRelationshipHidden = (relationship: GraphRelationship, hidden: Hidden): boolean =>
  hidden.ids.has(relationship.id) || hidden.types.has(relationship.type);

/** The ids of what is hidden by itself: relationships are also out of sight with an end. */
export const hiddenIds = (model: Pick<GraphModel, 'nodes' | 'relationships'>, hidden: Hidden): ReadonlySet<string> =>
  new Set([
    ...model.nodes().flatMap((node) => (isNodeHidden(node, hidden) ? [node.id] : [])),
    ...model.relationships().flatMap((one) => (isRelationshipHidden(one, hidden) ? [one.id] : [])),
  ]);

/** The nodes and relationships in sight: a relationship goes with its ends. */
export function elementsInSight(model: Pick<GraphModel, 'nodes' | 'relationships'>, hidden: Hidden) {
  const nodes = model.nodes().filter((node) => !isNodeHidden(node, hidden));
  const ids = new Set<string>(nodes.map(({ id }) => id));
  const relationships = model
    .relationships()
    .filter((one) => !isRelationshipHidden(one, hidden) && ids.has(one.startNodeId) && ids.has(one.endNodeId));
  return { nodes, relationships };
}

/**
 * How many relationships of a node are left when what is switched off is not counted: all it has in the project but for the
 * drawn ones that are out of sight.
 */
export function degreeInSight(model: GraphModel, node: GraphNode, hidden: Hidden): number {
  if (isNothingHidden(hidden)) return node.degree;
  const isHidden = (id: string) => {
    const end = model.node(id);
    return end !== undefined && isNodeHidden(end, hidden);
  };
  const gone = model
    .relationshipsOf(node.id)
    .filter((one) => isRelationshipHidden(one, hidden) || isHidden(one.startNodeId) || isHidden(one.endNodeId));
  return node.degree - gone.length;
}

/** How many elements of a label or type are on the canvas, and how many of them are in sight. */
export interface NameCount {
  readonly loaded: number;
  readonly inSight: number;
}

/** By label and by type, how much of what is on the canvas is in sight. */
export function inSightByName(model: GraphModel, hidden: Hidden) {
  type Counts = Map<string, { loaded: number; inSight: number }>;
  const [labels, types]: [Counts, Counts] = [new Map(), new Map()];
  const isAllSeen = isNothingHidden(hidden);
  const nodes = new Set<string>();
  const count = (counts: Counts, name: string, isInSight: boolean) => {
    const known = counts.get(name) ?? { loaded: 0, inSight: 0 };
    if (known.loaded === 0) counts.set(name, known);
    known.loaded += 1;
    known.inSight += Number(isInSight);
  };
  for (const node of model.nodes()) {
    const isInSight = !isNodeHidden(node, hidden);
    if (isInSight && !isAllSeen) nodes.add(node.id);
    for (const label of node.labels) count(labels, label, isInSight);
  }
  for (const one of model.relationships()) {
    const areEndsInSight = isAllSeen || (nodes.has(one.startNodeId) && nodes.has(one.endNodeId));
    count(types, one.type, areEndsInSight && !isRelationshipHidden(one, hidden));
  }
  return { labels, types };
}

/** How many of the elements in sight of a label or type hold each value of a property. */
export function valuesInSight(
  model: GraphModel,
  hidden: Hidden,
  { kind, name }: StyleName,
  property: string,
): ReadonlyMap<string, number> {
  const { nodes, relationships } = elementsInSight(model, hidden);
  const elements =
    kind === 'label'
      ? nodes.filter(({ labels }) => labels.includes(name))
      : relationships.filter(({ type }) => type === name);
  const counts = new Map<string, number>();
  for (const { properties } of elements)
    for (const value of categoriesOf(ownOf(properties, property))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const without = (names: ReadonlySet<string>, shown: readonly string[]): ReadonlySet<string> =>
  new Set([...names].filter((name) => !shown.includes(name)));

/** What stays switched off so that this element can be seen; the same when it can be seen already. */
export function revealing(model: GraphModel, hidden: Hidden, id: string): Hidden {
  const relationship = model.relationship(id);
  const nodes = relationship === undefined ? [id] : [relationship.startNodeId, relationship.endNodeId];
  const labels = nodes.flatMap((nodeId) => {
    const node = model.node(nodeId);
    return node !== undefined && isNodeHidden(node, hidden) ? node.labels : [];
  });
  const types = relationship !== undefined && isRelationshipHidden(relationship, hidden) ? [relationship.type] : [];
  const ids = [id, ...nodes].filter((one) => hidden.ids.has(one));
  const filtered = nodes.filter((one) => hidden.only?.has(one) === false);
  if (labels.length + types.length + ids.length + filtered.length === 0) return hidden;
  return {
    ...hidden,
    labels: without(hidden.labels, labels),
    types: without(hidden.types, types),
    ids: without(hidden.ids, ids),
    ...(hidden.only === undefined ? {} : { only: new Set([...hidden.only, ...filtered]) }),
  };
}

/** The same set with one name switched over. */
export function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
