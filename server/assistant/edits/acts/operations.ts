import { type Properties, type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type GraphShape } from '../../../graph/asked.js';
import { type EditContext, nodesOfTargets, type Target } from '../EditContext.js';
import { type Reason, someOf } from '../EditRejection.js';
import { type Value } from '../finding/values.js';
import { type Tie, type Way } from '../finding/ways.js';
import { type Slots } from '../reading/match.js';

/** One change with what it touches. */
export interface Edit {
  readonly operation: PatchOperation;
  /** Nodes of the graph that may be the same as what it makes. */
  readonly duplicates?: readonly GraphNode[];
  /** What the change is about, the first of which it tells of: nodes of the graph, and the node that it makes or renames under its new name. */
  readonly about: readonly Target[];
}

/** Makes edits of what a clause says. Throws a rejection when it cannot. */
export type Acting = (slots: Slots, context: EditContext) => Promise<readonly Edit[]>;

/** The edits of each of some nodes, one after the other. Throws a rejection where there are none. */
export async function forEach<One extends Target>(
  targets: readonly One[],
  editsOf: (target: One) => readonly Edit[] | Promise<readonly Edit[]>,
  reason: Reason = 'already',
  told: Parameters<typeof someOf>[2] = {},
): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  for (const target of targets) edits.push(...(await editsOf(target)));
  return someOf(edits, reason, { nodes: nodesOfTargets(targets), ...told });
}

type Change = Omit<PatchOperation, 'op' | 'nodeId' | 'version'>;

/** The edit that changes a node, against the version that was read; a node that the request makes has none yet. */
export const updating = (target: Target, change: Change): Edit => ({
  operation: {
    op: 'updateNode',
    nodeId: target.id,
    ...(target.node === undefined ? {} : { version: target.node.version }),
    ...change,
  },
  about: [target],
});

export const same = (one: PropertyValue | undefined, other: PropertyValue) =>
  JSON.stringify(one) === JSON.stringify(other);

export const setting = (property: string, { value, kind }: Value): Change => ({
  setProperties: { [property]: value },
  ...(kind === undefined ? {} : { propertyKinds: { [property]: kind } }),
});

/** The edit that gives a node a value; none where it has it. */
export const settingEdits = (target: Target, property: string, value: Value): Edit[] =>
  same(target.node?.properties[property], value.value) ? [] : [updating(target, setting(property, value))];

/** The kind that a property has on relationships of a type. */
export const kindOn = (type: string, property: string, { types }: GraphShape): PropertyKind | undefined =>
  types.find((one) => one.type === type)?.properties.find(({ name }) => name === property)?.kind;

/** The kinds of what a relationship is to hold, where JSON does not tell them. */
function kindsOf(type: string, properties: Properties, shape: GraphShape) {
  const told = Object.keys(properties).flatMap((name) => {
    const kind = kindOn(type, name, shape);
    return kind?.startsWith('date') === true ? [[name, kind] as const] : [];
  });
  return told.length === 0 ? {} : { propertyKinds: Object.fromEntries(told) };
}

/** The edit that joins a node to another. */
export const joining = (
  target: Target,
  { type, leads }: Way,
  end: Target,
  { shape }: EditContext,
  properties: Properties = {},
): Edit => ({
  operation: {
    op: 'createRelationship',
    type,
    startNodeId: (leads ? target : end).id,
    endNodeId: (leads ? end : target).id,
    ...(Object.keys(properties).length === 0 ? {} : { properties, ...kindsOf(type, properties, shape) }),
  },
  about: [target, end],
});

/** The edit that deletes a relationship of a node. */
export const parting = (target: Target, { relationship: { id, version }, end }: Omit<Tie, keyof Way>): Edit => ({
  operation: { op: 'deleteRelationship', relationshipId: id, version },
  about: [target, end],
});

/** The edits that give a relationship of a node values, each of which it has not. */
export const holding = (
  target: Target,
  { type, relationship: { id, version, properties: held }, end }: Tie,
  properties: Properties,
  { shape }: EditContext,
): Edit[] =>
  Object.entries(properties).flatMap(([property, value]) => {
    if (held[property] === value) return [];
    const set = { [property]: value };
    const change = { setProperties: set, ...kindsOf(type, set, shape) };
    return [{ operation: { op: 'updateRelationship', relationshipId: id, version, ...change }, about: [target, end] }];
  });
