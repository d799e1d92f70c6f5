import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../../../../domain/properties/values.js';
import { memberKind } from '../../../../domain/properties/kinds.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { kindOfProperty, numberText } from '../ownValues.js';

/** What scripts of APOC, and ours, call nodes by while they are brought in. */
export const IMPORT_LABEL = 'UNIQUE IMPORT LABEL';
export const IMPORT_ID = 'UNIQUE IMPORT ID';
/** Properties in which our own scripts say what Cypher has no words for. */
export const PLACE_X = 'harta.x';
export const PLACE_Y = 'harta.y';
export const KINDS = 'harta.kinds';

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const quoted = (text: string): string =>
  `'${text
    .replaceAll(/[\\'\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

const named = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

function scalarText(value: PropertyScalar, kind: PropertyKind): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return String(value);
  const member = memberKind(kind);
  if (member === 'date') return `date(${quoted(value)})`;
  if (member !== 'dateTime') return quoted(value);
  return `${/(?:Z|[+-]\d{2}:\d{2})$/.test(value) ? 'datetime' : 'localdatetime'}(${quoted(value)})`;
}

const valueText = (value: PropertyValue, kind: PropertyKind): string =>
  typeof value === 'object' ? `[${value.map((item) => scalarText(item, kind)).join(', ')}]` : scalarText(value, kind);

/** The properties of an element, and the kinds of its empty lists. */
function fieldsText(
  element: Pick<GraphNode, 'properties' | 'propertyKinds'>,
  more: Readonly<Record<string, PropertyValue | undefined>>,
): string {
  const entries = Object.entries(element.properties).map(([name, value]) => ({
    name,
    value,
    kind: kindOfProperty(element, name, value),
  }));
  const empty = entries.filter(({ value }) => typeof value === 'object' && value.length === 0);
  const kinds =
    empty.length === 0 ? undefined : JSON.stringify(Object.fromEntries(empty.map(({ name, kind }) => [name, kind])));
  const own = Object.entries({ ...more, [KINDS]: kinds }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${named(name)}: ${valueText(value, 'text')}`],
  );
  return [...own, ...entries.map(({ name, value, kind }) => `${named(name)}: ${valueText(value, kind)}`)].join(', ');
}

/** What finds nodes while the script runs. */
export const CYPHER_BEGINNING = `CREATE INDEX harta_import IF NOT EXISTS FOR (n:${named(IMPORT_LABEL)}) ON (n.${named(IMPORT_ID)});\n`;
/** Takes away what only the script needed. */
export const CYPHER_END = `MATCH (n:${named(IMPORT_LABEL)}) REMOVE n:${named(IMPORT_LABEL)}, n.${named(IMPORT_ID)};\nDROP INDEX harta_import IF EXISTS;\n`;

/** The statement that makes a node. */
export function cypherNode(node: GraphNode): string {
  const { id, labels, position } = node;
  const names = [...labels, IMPORT_LABEL].map((label) => `:${named(label)}`).join('');
  return `CREATE (${names} {${fieldsText(node, { [IMPORT_ID]: id, [PLACE_X]: position?.x, [PLACE_Y]: position?.y })}});\n`;
}

const found = (variable: string, id: string): string =>
  `(${variable}:${named(IMPORT_LABEL)} {${named(IMPORT_ID)}: ${quoted(id)}})`;

/** The statement that makes a relationship. */
export function cypherRelationship(relationship: GraphRelationship): string {
  const { startNodeId, endNodeId, type } = relationship;
  const fields = fieldsText(relationship, {});
  return `MATCH ${found('a', startNodeId)}, ${found('b', endNodeId)} CREATE (a)-[:${named(type)}${fields === '' ? '' : ` {${fields}}`}]->(b);\n`;
}
