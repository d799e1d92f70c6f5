import { type BulkEdit } from '../../../domain/changes/bulk';
import { type GraphNode } from '../../../domain/elements/elements';
import { ownOf } from '../../../domain/properties/kinds';

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
    holders: nodes.flatMap(({ id, properties }) => (ownOf(properties, name) === undefined ? [] : [id])),
  }));
}

/** The step that makes one node of these. @param choices whose value is kept, by property, where a person chose */
export function mergeEdit(nodes: readonly GraphNode[], target: string, choices: ReadonlyMap<string, string>): BulkEdit {
  const chosen = [...choices].flatMap(([name, id]) => {
    const node = nodes.find((one) => one.id === id);
    const value = node && ownOf(node.properties, name);
    return value === undefined ? [] : [{ name, value, kind: node && ownOf(node.propertyKinds, name) }];
  });
  return {
    action: 'merge',
    targetNodeId: target,
    nodes: nodes.map(({ id, version }) => ({ id, version })),
    // A property may be called like a part that every object has: only entries make one of its own then.
    setProperties: Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
    propertyKinds: Object.fromEntries(chosen.flatMap(({ name, kind }) => (kind === undefined ? [] : [[name, kind]]))),
  };
}
