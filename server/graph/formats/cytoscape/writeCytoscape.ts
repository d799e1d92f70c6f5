import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { type Properties } from '../../../../domain/properties/values.js';

/** Fields of `data` that mean something to Cytoscape or to us, and so cannot be a property of that name. */
const RESERVED = new Set(['id', 'source', 'target', 'parent', 'labels', 'type']);
const PREFIX = 'property.';

/** The field of `data` that holds a property. */
export const fieldOf = (name: string): string => (RESERVED.has(name) || name.startsWith(PREFIX) ? PREFIX + name : name);

/** The property that a field of `data` holds: undoes {@link fieldOf}, and leaves every other name alone. */
export function propertyOf(field: string): string {
  if (!field.startsWith(PREFIX)) return field;
  const name = field.slice(PREFIX.length);
  return RESERVED.has(name) || name.startsWith(PREFIX) ? name : field;
}

const dataOf = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [fieldOf(name), value]));

const kindsOf = ({ propertyKinds }: Pick<GraphNode, 'propertyKinds'>) =>
  Object.keys(propertyKinds).length === 0 ? {} : { propertyKinds };

/** A node as an element of Cytoscape. */
export const nodeElement = (node: GraphNode): string =>
  JSON.stringify({
    data: { id: node.id, labels: node.labels, ...dataOf(node.properties) },
    ...(node.position === undefined ? {} : { position: node.position }),
    ...kindsOf(node),
  });

/** A relationship as an element of Cytoscape. */
export const edgeElement = (relationship: GraphRelationship): string =>
  JSON.stringify({
    data: {
      id: relationship.id,
      source: relationship.startNodeId,
      target: relationship.endNodeId,
      type: relationship.type,
      ...dataOf(relationship.properties),
    },
    ...kindsOf(relationship),
  });
