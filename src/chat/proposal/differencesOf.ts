import { captionOf } from '../../../domain/caption/caption';
import { type NameOf } from '../evidence/cited';
import { type GraphElement, isNode, type ShownElements } from '../../../domain/elements/elements';
import { ownOf } from '../../../domain/properties/kinds';
import { type PropertyKind, type PropertyValue } from '../../../domain/properties/values';
import { type PatchOperation } from '../../../domain/changes/patch';

/** One thing that an operation changes of an element. `undefined` means: not there. */
export interface Difference {
  /** Name of the property; labels, type and ends have none. */
  readonly name: string;
  readonly part: 'property' | 'labels' | 'type' | 'start' | 'end';
  readonly before: PropertyValue | undefined;
  readonly after: PropertyValue | undefined;
  readonly kind: PropertyKind | undefined;
}

/** The element that an operation changes or deletes, as it stands. */
export function presentOf(operation: PatchOperation, elements: ShownElements | null): GraphElement | undefined {
  if (operation.op === 'updateNode' || operation.op === 'deleteNode')
    return elements?.nodes.find(({ id }) => id === operation.nodeId);
  return elements?.relationships.find(({ id }) => id === operation.relationshipId);
}

const asNamed = (label: string): string => label;

const part = (
  name: Difference['part'],
  before: PropertyValue | undefined,
  after: PropertyValue | undefined,
): Difference => ({ name: '', part: name, before, after, kind: undefined });

function propertyDifferences(operation: PatchOperation, present: GraphElement | undefined): Difference[] {
  const set = { ...operation.properties, ...operation.setProperties };
  const kinds = { ...present?.propertyKinds, ...operation.propertyKinds };
  const names = [...new Set([...Object.keys(set), ...(operation.removeProperties ?? [])])];
  return names.map((name) => ({
    name,
    part: 'property',
    before: ownOf(present?.properties, name),
    after: set[name],
    kind: kinds[name],
  }));
}

function labelDifferences(
  { addLabels, removeLabels }: PatchOperation,
  present: GraphElement | undefined,
  sayLabel: (label: string) => string,
): Difference[] {
  if ((addLabels ?? []).length + (removeLabels ?? []).length === 0) return [];
  const before = present !== undefined && isNode(present) ? present.labels : (removeLabels ?? []);
  const kept = before.filter((label) => !removeLabels?.includes(label));
  const after = [...kept, ...(addLabels ?? []).filter((label) => !kept.includes(label))];
  return [part('labels', before.map(sayLabel), after.map(sayLabel))];
}

function endDifferences(
  operation: PatchOperation,
  present: GraphElement | undefined,
  elements: ShownElements | null,
  naming: NameOf,
) {
  if (operation.op !== 'updateRelationship') return [];
  const before = present !== undefined && !isNode(present) ? present : undefined;
  const nameOf = (id: string | undefined) => {
    const node = elements?.nodes.find((each) => each.id === id);
    return node === undefined ? undefined : naming(node);
  };
  const { type, startNodeId, endNodeId } = operation;
  return [
    ...(type === undefined ? [] : [part('type', before?.type, type)]),
    ...(startNodeId === undefined ? [] : [part('start', nameOf(before?.startNodeId), nameOf(startNodeId))]),
    ...(endNodeId === undefined ? [] : [part('end', nameOf(before?.endNodeId), nameOf(endNodeId))]),
  ];
}

/** What an operation changes, part by part: of an update with what stands now, of a creation what it brings. */
export function differencesOf(
  operation: PatchOperation,
  elements: ShownElements | null,
  naming: NameOf = captionOf,
  sayLabel: (label: string) => string = asNamed,
): Difference[] {
  if (operation.op === 'deleteNode' || operation.op === 'deleteRelationship') return [];
  const present = presentOf(operation, elements);
  const all = [
    ...endDifferences(operation, present, elements, naming),
    ...labelDifferences(operation, present, sayLabel),
    ...propertyDifferences(operation, present),
  ];
  return all.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}
