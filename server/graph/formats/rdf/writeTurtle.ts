import { memberKind } from '../../../../domain/properties/kinds.js';
import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../../../../domain/properties/values.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { kindOfProperty, numberText } from '../ownValues.js';
import { EMPTY_LIST, HARTA, RDF, XSD } from './terms.js';

const TYPES: Partial<Record<PropertyKind, string>> = {
  number: 'double',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'dateTime',
};

const iri = (part: string, name: string): string =>
  `<${HARTA}${part}:${encodeURIComponent(name).replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}>`;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const quoted = (text: string): string =>
  `"${text
    .replaceAll(/[\\"\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)
    .replaceAll(
      /[\p{Cc}\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`,
    )}"`;

const literal = (value: PropertyScalar, kind: PropertyKind): string => {
  const type = TYPES[memberKind(kind)];
  const text = typeof value === 'number' ? numberText(value) : String(value);
  return type === undefined ? quoted(text) : `${quoted(text)}^^<${XSD}${type}>`;
};

function valueText(value: PropertyValue, kind: PropertyKind): string {
  if (typeof value !== 'object') return literal(value, kind);
  if (value.length === 0) return `"[]"^^<${EMPTY_LIST}${kind}>`;
  return `( ${value.map((item) => literal(item, kind)).join(' ')} )`;
}

const propertiesText = (element: Pick<GraphNode, 'properties' | 'propertyKinds'>): string =>
  Object.entries(element.properties)
    .map(([name, value]) => ` ;\n  ${iri('property', name)} ${valueText(value, kindOfProperty(element, name, value))}`)
    .join('');

export const TURTLE_BEGINNING = `@prefix rdf: <${RDF}> .\n@prefix xsd: <${XSD}> .\n`;

/** The statements about a node: its labels are its types. */
export function turtleNode(node: GraphNode): string {
  const { id, labels, position } = node;
  const place =
    position === undefined
      ? ''
      : ` ;\n  <${HARTA}x> ${literal(position.x, 'number')} ;\n  <${HARTA}y> ${literal(position.y, 'number')}`;
  return `${iri('node', id)} a ${labels.map((label) => iri('label', label)).join(', ')}${place}${propertiesText(node)} .\n`;
}

/** A relationship as a statement, and what describes it: of several between the same two each is described. */
export function turtleRelationship(relationship: GraphRelationship): string {
  const { id, startNodeId, endNodeId, type } = relationship;
  const [start, predicate, end] = [iri('node', startNodeId), iri('type', type), iri('node', endNodeId)];
  return (
    `${start} ${predicate} ${end} .\n` +
    `${iri('relationship', id)} a rdf:Statement ;\n  rdf:subject ${start} ;\n  rdf:predicate ${predicate} ;\n  rdf:object ${end}${propertiesText(relationship)} .\n`
  );
}
