import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { fieldOf } from './reservedNames.js';

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
