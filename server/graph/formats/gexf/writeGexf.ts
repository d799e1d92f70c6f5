import { isList, memberKind } from '../../../../domain/properties/kinds.js';
import { type PropertyKind } from '../../../../domain/properties/values.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { captionOf } from '../../../../domain/caption/caption.js';
import { withoutMark } from '../graphml/writeGraphml.js';
import { numberText } from '../ownValues.js';
import { attributesText, isXmlText, xmlJson } from '../xml/writeXml.js';
import { ownDeclaration, shownName, type XmlColumns } from '../xml/xmlColumns.js';

const TYPES: Partial<Record<PropertyKind, string>> = { number: 'double', boolean: 'boolean' };

const typeOf = (kind: PropertyKind): string => {
  const member = TYPES[memberKind(kind)] ?? 'string';
  return isList(kind) ? `list${member}` : member;
};

const attributeTag = (attributes: Readonly<Record<string, string | undefined>>): string =>
  `<attribute${attributesText(attributes)}/>\n`;

const declared = (of: string, role: { id: string; title: string }, columns: XmlColumns): string =>
  `<attributes class="${of}">\n` +
  attributeTag({ id: role.id, title: role.title, type: 'string', 'harta:is': role.id }) +
  columns.all
    .map((column) =>
      attributeTag({ id: column.id, title: shownName(column), type: typeOf(column.kind), ...ownDeclaration(column) }),
    )
    .join('') +
  '</attributes>\n';

const valueTag = (id: string, value: string): string => `<attvalue${attributesText({ for: id, value })}/>`;

const valuesOf = (element: Pick<GraphNode, 'properties' | 'propertyKinds'>, columns: XmlColumns): string =>
  [...columns.textsOf(element)].map(([{ id }, text]) => valueTag(id, text)).join('');

/** What stands before the nodes, for these columns. */
export const gexfBeginning = (nodes: XmlColumns, relationships: XmlColumns): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz" xmlns:harta="urn:harta:gexf" version="1.3">\n' +
  '<graph mode="static" defaultedgetype="directed">\n' +
  declared('node', { id: 'labels', title: 'labels' }, nodes) +
  declared('edge', { id: 'type', title: 'type' }, relationships) +
  '<nodes>\n';

export const GEXF_MIDDLE = '</nodes>\n<edges>\n';
export const GEXF_END = '</edges>\n</graph>\n</gexf>\n';

/** A node of GEXF; Gephi's y points up. */
export function gexfNode(node: GraphNode, columns: XmlColumns): string {
  const { id, labels, position } = node;
  const caption = captionOf(node);
  const place =
    position === undefined
      ? ''
      : `<viz:position${attributesText({ x: numberText(position.x), y: numberText(position.y === 0 ? 0 : -position.y), z: '0' })}/>`;
  const label = isXmlText(caption) ? caption : id;
  return `<node${attributesText({ id, label })}><attvalues>${valueTag('labels', xmlJson(labels))}${valuesOf(node, columns)}</attvalues>${place}</node>\n`;
}

/** A relationship of GEXF; a number that is called weight is its weight there too. */
export function gexfEdge(relationship: GraphRelationship, columns: XmlColumns): string {
  const [element, isUndirected] = withoutMark(relationship);
  const { id, startNodeId: source, endNodeId: target, type, properties } = element;
  const { weight } = properties;
  const attributes = {
    ...{ id, source, target, type: isUndirected ? 'undirected' : undefined },
    kind: isXmlText(type) ? type : undefined,
    label: isXmlText(type) ? type : undefined,
    weight: typeof weight === 'number' && weight > 0 ? numberText(weight) : undefined,
  };
  return `<edge${attributesText(attributes)}><attvalues>${valueTag('type', xmlJson(type))}${valuesOf(element, columns)}</attvalues></edge>\n`;
}
