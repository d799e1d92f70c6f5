import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { captionOf } from '../../../../domain/caption/caption.js';
import { UNDIRECTED } from '../Found.js';
import { numberText } from '../ownValues.js';
import { OURS, WHOLE } from './ownFiles.js';

/** A text between quotes of DOT. */
const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\r', ' ').replaceAll('\n', '\\n')}"`;

const attributesText = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${quoted(value)}`]))
    .join(', ');

const wholeOf = (element: Pick<GraphNode, 'properties' | 'propertyKinds'>, rest: object): string => {
  const { properties, propertyKinds } = element;
  return JSON.stringify({ ...rest, properties, ...(Object.keys(propertyKinds).length === 0 ? {} : { propertyKinds }) });
};

/** What stands before the nodes. */
export const DOT_BEGINNING = `${OURS}\ndigraph {\n`;
export const DOT_END = '}\n';

/** A node of DOT: what is drawn of it, and the whole of it in an attribute that Graphviz passes over. */
export function dotNode(node: GraphNode): string {
  const { id, labels, position } = node;
  const pos =
    position === undefined ? undefined : `${numberText(position.x)},${numberText(position.y === 0 ? 0 : -position.y)}`;
  const whole = wholeOf(node, { labels, ...(position === undefined ? {} : { position }) });
  return `${quoted(id)} [${attributesText({ label: captionOf(node), pos, [WHOLE]: whole })}];\n`;
}

/** A relationship of DOT. */
export function dotEdge(relationship: GraphRelationship): string {
  const { startNodeId, endNodeId, type, properties } = relationship;
  const dir = properties[UNDIRECTED] === true ? 'none' : undefined;
  const attributes = attributesText({ label: type, dir, [WHOLE]: wholeOf(relationship, { type }) });
  return `${quoted(startNodeId)} -> ${quoted(endNodeId)} [${attributes}];\n`;
}
