import { type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Bulk } from '../../../contract/bulk.js';
import { type NodeId } from '../../../contract/ids.js';
import { type EditContext, type Workspace } from '../Workspace.js';
import { updateNode } from '../nodeEdits.js';

/** What tells two relationships of a node apart. */
const likeness = ({ type, startNodeId, endNodeId, properties }: StoredRelationship): string =>
  JSON.stringify([type, startNodeId, endNodeId, Object.entries(properties).sort()]);

/**
 * Hangs the relationships of the others on the target. One between the merged nodes would become a loop, and one that the target
 * has just so already would stand there twice: these go.
 */
function carryOver(workspace: Workspace, target: StoredNode, others: readonly StoredNode[]): void {
  const merged = new Set([target.id, ...others.map(({ id }) => id)]);
  const isWithin = ({ startNodeId, endNodeId }: StoredRelationship) =>
    startNodeId !== endNodeId && merged.has(startNodeId) && merged.has(endNodeId);
  const known = new Set(workspace.relationshipsOf(target).map(likeness));
  for (const node of [target, ...others]) {
    for (const relationship of workspace.relationshipsOf(node)) {
      const ended = (id: string) => (merged.has(id) ? target.id : id);
      const { startNodeId, endNodeId } = relationship;
      const moved = { ...relationship, startNodeId: ended(startNodeId), endNodeId: ended(endNodeId) };
      const isKept = node === target || !known.has(likeness(moved));
      known.add(likeness(moved));
      if (isWithin(relationship) || !isKept) workspace.removeRelationship(relationship.id);
      else if (node !== target) workspace.putRelationship(moved);
    }
  }
}

/** The properties that the target lacks, each from the first that has it. */
function lacking(target: StoredNode, others: readonly StoredNode[], decided: ReadonlySet<string>) {
  const setProperties: Record<string, PropertyValue> = {};
  const propertyKinds: Record<string, PropertyKind> = {};
  for (const { properties, propertyKinds: kinds } of others) {
    for (const [name, value] of Object.entries(properties)) {
      const isKnown = Object.hasOwn(target.properties, name) || Object.hasOwn(setProperties, name);
      if (isKnown || decided.has(name)) continue;
      setProperties[name] = value;
      const kind = ownOf(kinds, name);
      if (kind !== undefined) propertyKinds[name] = kind;
    }
  }
  return { setProperties, propertyKinds };
}

/**
 * Makes one node of several: the target keeps its own, takes what it lacks, and then what the person chose (`setProperties`,
 * `removeProperties`).
 */
export function mergeNodes(context: EditContext, targetId: NodeId, input: Bulk): void {
  const { workspace } = context;
  const { nodes = [], setProperties = {}, propertyKinds = {}, removeProperties = [] } = input;
  const target = workspace.requireNode(targetId, 'body/targetNodeId');
  const others = nodes.flatMap(({ id, version }, index) => {
    const node = workspace.requireNode(id, `body/nodes/${index}`);
    if (version !== undefined && version !== node.version)
      throw new ProblemError('VERSION_CONFLICT', { present: workspace.source.presentNode(id) });
    return id === targetId ? [] : [node];
  });
  if (others.length === 0) throw ProblemError.field('body/nodes', 'must name another node than the target');
  workspace.mergedInto = targetId;
  carryOver(workspace, target, others);
  const taken = lacking(target, others, new Set([...Object.keys(setProperties), ...removeProperties]));
  const addLabels = [...new Set(others.flatMap(({ labels }) => labels))].filter((one) => !target.labels.includes(one));
  updateNode(context, {
    nodeId: targetId,
    addLabels,
    setProperties: { ...taken.setProperties, ...setProperties },
    propertyKinds: { ...taken.propertyKinds, ...propertyKinds },
    removeProperties: [...removeProperties],
  });
  for (const node of others) workspace.removeNode(node);
}
