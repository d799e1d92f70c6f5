import { type GraphChanged } from '../../../machines/liveGraphMachine';
import { type Departed } from '../elements';
import { type GraphDelta, type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { type GraphModel } from '../GraphModel';

/** Elements as the store has them now. */
export interface Elements {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
}

/** What has to be read and what is removed to bring the shown graph up to date. */
export interface FollowPlan {
  readonly nodeIds: readonly string[];
  readonly relationshipIds: readonly string[];
  readonly goneNodeIds: readonly string[];
  readonly goneRelationshipIds: readonly string[];
  /** Nodes that the changes made, as far as that can be told. */
  readonly madeIds: ReadonlySet<string>;
}

/** Ids as several changes leave them: present with a version, or gone. */
class Outcome {
  readonly present = new Map<string, number>();
  readonly gone = new Set<string>();

  add(present: readonly { readonly id: string; readonly version: number }[], gone: readonly string[]): void {
    for (const { id, version } of present) {
      this.gone.delete(id);
      this.present.set(id, version);
    }
    for (const id of gone) {
      this.present.delete(id);
      this.gone.add(id);
    }
  }
}

/** A change that lists nodes alone lists what it made or changed; otherwise some are there as the ends of relationships. */
const isOfNodesAlone = ({ relationships, deletedRelationshipIds }: GraphChanged) =>
  relationships.length + deletedRelationshipIds.length === 0;

/**
 * What has to be read to follow changes, oldest first.
 * @param showsNew whether nodes that are not shown may come to be
 */
export function planOf(changes: readonly GraphChanged[], model: GraphModel, showsNew: boolean): FollowPlan {
  const [nodes, relationships] = [new Outcome(), new Outcome()];
  for (const change of changes) {
    nodes.add(change.nodes, change.deletedNodeIds);
    relationships.add(change.relationships, change.deletedRelationshipIds);
  }
  const lone = changes.filter(isOfNodesAlone).flatMap((change) => change.nodes);
  const ends = new Set(
    changes.filter((change) => !isOfNodesAlone(change)).flatMap((change) => change.nodes.map(({ id }) => id)),
  );
  const isOld = (held: number | undefined, version: number) => held !== undefined && held >= version;
  const isShown = model.snapshot.nodesShown > 0;
  return {
    nodeIds: [...nodes.present].flatMap(([id, version]) => {
      const held = model.node(id);
      if (held === undefined) return showsNew ? [id] : [];
      // The degree of an end has changed, though its version has not.
      return isOld(held.version, version) && !ends.has(id) ? [] : [id];
    }),
    relationshipIds: [...relationships.present].flatMap(([id, version]) =>
      isOld(model.relationship(id)?.version, version) || !(isShown || showsNew) ? [] : [id],
    ),
    goneNodeIds: [...nodes.gone].filter((id) => model.node(id) !== undefined || model.isInPicture(id)),
    goneRelationshipIds: [...relationships.gone].filter(
      (id) => model.relationship(id) !== undefined || model.isInPicture(id),
    ),
    madeIds: new Set(lone.flatMap(({ id, version }) => (version === 1 ? [id] : []))),
  };
}

/**
 * What changes on the canvas by a plan and what was read for it. A canvas that shows a part of the project takes only those
 * new nodes in that were just made, hang on what it shows, or are in the picture beneath it. Nothing goes back to an older version.
 */
export function deltaOf(plan: FollowPlan, read: Elements, model: GraphModel, showsNew: boolean): GraphDelta {
  const { nodesShown, nodesTotal } = model.snapshot;
  const isWhole = nodesShown >= nodesTotal;
  const linked = new Set(
    read.relationships.flatMap(({ startNodeId, endNodeId }) => [
      ...(model.node(startNodeId) === undefined ? [] : [endNodeId]),
      ...(model.node(endNodeId) === undefined ? [] : [startNodeId]),
    ]),
  );
  const nodes = read.nodes.filter(({ id, version }) => {
    const held = model.node(id);
    if (held !== undefined) return version >= held.version;
    return showsNew && (isWhole || plan.madeIds.has(id) || linked.has(id) || model.isInPicture(id));
  });
  const shown = new Set(nodes.map(({ id }) => id));
  const stands = (id: string) => shown.has(id) || (model.node(id) !== undefined && !plan.goneNodeIds.includes(id));
  return {
    nodes,
    relationships: read.relationships.filter(
      ({ id, version, startNodeId, endNodeId }) =>
        version > (model.relationship(id)?.version ?? 0) &&
        // One that is shown leaves the canvas where its new end is not.
        (model.relationship(id) !== undefined || (stands(startNodeId) && stands(endNodeId))),
    ),
    deletedNodeIds: plan.goneNodeIds,
    deletedRelationshipIds: plan.goneRelationshipIds,
  };
}

/**
 * The elements that a change deletes, each with what may be selected in its place: for a relationship its start, for a
 * node a neighbour.
 */
export function departedBy(delta: GraphDelta, model: GraphModel): ReadonlyMap<string, Departed> {
  const gone = new Set(delta.deletedNodeIds);
  const heirAmong = (nodeIds: readonly string[]) => {
    const id = nodeIds.find((nodeId) => !gone.has(nodeId));
    return id === undefined ? null : ({ kind: 'node', id } as const);
  };
  const departed = new Map<string, Departed>();
  for (const id of delta.deletedRelationshipIds) {
    const element = model.relationship(id);
    if (element === undefined) continue;
    departed.set(id, { element, instead: heirAmong([element.startNodeId, element.endNodeId]) });
  }
  for (const id of delta.deletedNodeIds) {
    const element = model.node(id);
    if (element === undefined) continue;
    const neighbours = model
      .relationshipsOf(id)
      .map(({ startNodeId, endNodeId }) => (startNodeId === id ? endNodeId : startNodeId));
    departed.set(id, { element, instead: heirAmong(neighbours) });
  }
  return departed;
}
