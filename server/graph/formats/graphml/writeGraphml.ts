import { isList, memberKind } from '../../../../domain/properties/kinds.js';
import { type PropertyKind } from '../../../../domain/properties/values.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { UNDIRECTED } from '../Found.js';
import { numberText } from '../ownValues.js';
import { attributesText, escapeXml, isXmlText, xmlJson } from '../xml/writeXml.js';
import { ownDeclaration, shownName, type XmlColumns } from '../xml/xmlColumns.js';

const TYPES: Partial<Record<PropertyKind, string>> = { number: 'double', boolean: 'boolean' };

/** Data that are no properties. */
const ROLES = [
  { id: 'labels', of: 'node', name: 'labels', type: 'string', role: 'labels' },
  { id: 'x', of: 'node', name: 'x', type: 'double', role: 'x' },
  { id: 'y', of: 'node', name: 'y', type: 'double', role: 'y' },
  { id: 'type', of: 'edge', name: 'type', type: 'string', role: 'type' },
] as const;

const keyTag = (attributes: Readonly<Record<string, string | undefined>>): string =>
  `<key${attributesText(attributes)}/>\n`;

const columnTag = (of: string, columns: XmlColumns): string =>
  columns.all
    .map((column) =>
      keyTag({
        id: column.id,
        for: of,
        'attr.name': shownName(column),
        'attr.type': TYPES[column.kind] ?? 'string',
        'attr.list': isList(column.kind) ? (TYPES[memberKind(column.kind)] ?? 'string') : undefined,
        ...ownDeclaration(column),
      }),
    )
    .join('');

const dataTag = (key: string, text: string): string => `<data key="${key}">${escapeXml(text)}</data>`;

const dataOf = (element: Pick<GraphNode, 'properties' | 'propertyKinds'>, columns: XmlColumns): string =>
  [...columns.textsOf(element)].map(([{ id }, text]) => dataTag(id, text)).join('');

/** What stands before the elements, for these columns. */
export const graphmlBeginning = (nodes: XmlColumns, relationships: XmlColumns): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:harta="urn:harta:graphml">\n' +
  ROLES.map(({ id, of, name, type, role }) =>
    keyTag({ id, for: of, 'attr.name': name, 'attr.type': type, 'harta:is': role }),
  ).join('') +
  columnTag('node', nodes) +
  columnTag('edge', relationships) +
  '<graph id="G" edgedefault="directed">\n';

export const GRAPHML_END = '</graph>\n</graphml>\n';

const isPlain = (label: string): boolean => isXmlText(label) && !label.includes(':');

/** A node of GraphML, its labels as Neo4j writes them too. */
export function graphmlNode(node: GraphNode, columns: XmlColumns): string {
  const { id, labels, position } = node;
  const said = labels.every(isPlain) ? labels.map((label) => `:${label}`).join('') : undefined;
  const place =
    position === undefined ? '' : dataTag('x', numberText(position.x)) + dataTag('y', numberText(position.y));
  return `<node${attributesText({ id, labels: said })}>${dataTag('labels', xmlJson(labels))}${place}${dataOf(node, columns)}</node>\n`;
}

/** A relationship without its mark of having no direction, which formats have words for, and whether it has it. */
export function withoutMark(relationship: GraphRelationship): readonly [GraphRelationship, boolean] {
  const { [UNDIRECTED]: mark, ...properties } = relationship.properties;
  return mark === true ? [{ ...relationship, properties }, true] : [relationship, false];
}

/** A relationship of GraphML. */
export function graphmlEdge(relationship: GraphRelationship, columns: XmlColumns): string {
  const [element, isUndirected] = withoutMark(relationship);
  const { id, startNodeId: source, endNodeId: target, type } = element;
  const attributes = {
    id,
    source,
    target,
    directed: isUndirected ? 'false' : undefined,
    label: isXmlText(type) ? type : undefined,
  };
  return `<edge${attributesText(attributes)}>${dataTag('type', xmlJson(type))}${dataOf(element, columns)}</edge>\n`;
}
