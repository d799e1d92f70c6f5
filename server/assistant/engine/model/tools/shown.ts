import { type GraphNode, type GraphRelationship } from '../../../../contract/elements.js';
import { type Properties, type PropertyValue } from '../../../../../domain/properties/values.js';
import { type GraphReading } from '../../../reading/GraphReading.js';

/** Longest text of a property that the model is shown, and most properties of an element. */
const LONGEST = 400;
const MOST_PROPERTIES = 40;

const shortened = (value: PropertyValue): PropertyValue =>
  typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

const shownProperties = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties)
      .slice(0, MOST_PROPERTIES)
      .map(([name, value]) => [name, shortened(value)]),
  );

type Naming = Pick<GraphReading, 'nameOf'>;

/** A node that may be meant: not read yet, so without a mark. */
export const candidate = (node: GraphNode, reading: Naming) => ({
  id: node.id,
  name: reading.nameOf(node),
  labels: node.labels,
});

/** A node that was read, with the mark that cites it. */
export const shownNode = ({ id, labels, properties, degree }: GraphNode, reading: Naming) => ({
  mark: `[[n:${id}]]`,
  id,
  name: reading.nameOf({ labels, properties }),
  labels,
  properties: shownProperties(properties),
  relationships: degree,
});

/** A relationship that was read, its ends by name. */
export const shownRelationship = (
  { id, type, startNodeId, endNodeId, properties }: GraphRelationship,
  nameOf: (id: string) => string,
) => ({
  mark: `[[r:${id}]]`,
  id,
  type,
  from: { id: startNodeId, name: nameOf(startNodeId) },
  to: { id: endNodeId, name: nameOf(endNodeId) },
  properties: shownProperties(properties),
});

/** The names of nodes by their ids. */
export function namesOf(nodes: Iterable<GraphNode>, reading: Naming): (id: string) => string {
  const names = new Map([...nodes].map((node) => [node.id as string, reading.nameOf(node)]));
  return (id) => names.get(id) ?? id;
}
