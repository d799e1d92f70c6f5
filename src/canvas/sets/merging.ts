import { type BulkEdit } from '../../../domain/changes/bulk';
import { type GraphNode } from '../../../domain/elements/elements';
import { type PropertyKind, type PropertyValue } from '../../../domain/properties/values';

/** A property, and which of the nodes have it. */
export interface SideBySide {
  readonly name: string;
  readonly holders: readonly string[];
}

/** The properties of nodes that are to become one. */
export function propertiesSideBySide(nodes: readonly GraphNode[]): SideBySide[] {
  const names = [...new Set(nodes.flatMap(({ properties }) => Object.keys(properties)))];
  return names.map((name) => ({
    name,
    holders: nodes.flatMap(({ id, properties }) => (properties[name] === undefined ? [] : [id])),
  }));
}

/** The step that makes one node of these. @param choices whose value is kept, by property, where a person chose */
export function mergeEdit(
  nodes: readonly GraphNode[],
  target: string,
  choices: Readonly<Record<string, string>>,
): BulkEdit {
  const setProperties: Record<string, PropertyValue> = {};
  const propertyKinds: Record<string, PropertyKind> = {};
  for (const [name, id] of Object.entries(choices)) {
    const node = nodes.find((one) => one.id === id);
    const value = node?.properties[name];
    if (value === undefined) continue;
    setProperties[name] = value;
    const kind = node?.propertyKinds[name];
    if (kind !== undefined) propertyKinds[name] = kind;
  }
  return {
    action: 'merge',
    targetNodeId: target,
    nodes: nodes.map(({ id, version }) => ({ id, version })),
    setProperties,
    propertyKinds,
  };
}
