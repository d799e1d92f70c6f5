import { stringify } from 'csv-stringify/sync';

import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { impliedKind, ownOf } from '../../../../domain/properties/kinds.js';
import { TYPE_OF_KIND } from './cellKinds.js';
import { escapeCell, listCell, nameInTitle, typeCell } from './cellTexts.js';

type Element = Pick<GraphNode, 'properties' | 'propertyKinds'>;

/** A column of properties: one name with one kind. A name that has several kinds gets several columns. */
export interface PropertyColumn {
  readonly name: string;
  readonly kind: PropertyKind;
}

const kindOf = (element: Element, name: string, value: PropertyValue): PropertyKind =>
  ownOf(element.propertyKinds, name) ?? impliedKind(value) ?? 'textList';

/** Adds the columns that an element needs. */
export function collectColumns(element: Element, into: Map<string, PropertyColumn>): void {
  for (const [name, value] of Object.entries(element.properties)) {
    const kind = kindOf(element, name, value);
    const key = `${kind} ${name}`;
    if (!into.has(key)) into.set(key, { name, kind });
  }
}

function cellOf(element: Element, { name, kind }: PropertyColumn): string {
  const value = Object.hasOwn(element.properties, name) ? element.properties[name] : undefined;
  if (value === undefined || kindOf(element, name, value) !== kind) return '';
  if (typeof value === 'object') return listCell(value);
  return typeof value === 'string' ? escapeCell(value) : String(value);
}

const titleOf = ({ name, kind }: PropertyColumn): string => `${nameInTitle(name)}:${TYPE_OF_KIND[kind]}`;

const line = (cells: readonly string[]): string =>
  stringify([cells], { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });

/** Titles of the table of nodes. */
export const nodeTitles = (columns: readonly PropertyColumn[]): string =>
  line([':ID', ':LABEL', ...columns.map(titleOf)]);

/** One row of the table of nodes. */
export const nodeRow = (node: GraphNode, columns: readonly PropertyColumn[]): string =>
  line([node.id, listCell(node.labels), ...columns.map((column) => cellOf(node, column))]);

/** Titles of the table of relationships. */
export const relationshipTitles = (columns: readonly PropertyColumn[]): string =>
  line([':START_ID', ':END_ID', ':TYPE', ...columns.map(titleOf)]);

/** One row of the table of relationships. */
export const relationshipRow = (relationship: GraphRelationship, columns: readonly PropertyColumn[]): string =>
  line([
    relationship.startNodeId,
    relationship.endNodeId,
    typeCell(relationship.type),
    ...columns.map((column) => cellOf(relationship, column)),
  ]);
