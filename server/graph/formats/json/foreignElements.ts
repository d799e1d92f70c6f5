import { type PropertyKinds } from '../../../../domain/properties/values.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, type Place } from '../issues.js';
import { externalIdOf } from '../Resolver.js';
import { type JsonObject } from './jsonPass.js';
import { jsonProperties } from './jsonProperties.js';

/** Label of nodes for which a file has none. */
export const DEFAULT_LABEL = 'Node';
/** Type of relationships for which a file has none. */
export const DEFAULT_TYPE = 'RELATED_TO';

/** A node of a foreign JSON file, its parts already told apart. */
export interface ForeignNode {
  readonly id: unknown;
  readonly labels: readonly string[];
  readonly fields: JsonObject;
  readonly propertyKinds?: PropertyKinds;
  readonly position?: { readonly x: number; readonly y: number } | undefined;
}

/** A relationship of a foreign JSON file. */
export interface ForeignRelationship {
  readonly id: unknown;
  readonly source: unknown;
  readonly target: unknown;
  readonly type: string | undefined;
  readonly fields: JsonObject;
  readonly propertyKinds?: PropertyKinds;
}

/** An id of a file as text; numbers are ids too. */
export const idText = (id: unknown): string | undefined =>
  typeof id === 'string' && id !== '' ? id : typeof id === 'number' ? String(id) : undefined;

/** Findings of one node. */
export function foreignNode(place: Place & { row: number }, node: ForeignNode): readonly Finding[] {
  const key = idText(node.id);
  if (key === undefined) return [asFinding(issueAt(place, 'MISSING_ID', 'The node has no id'))];
  const { properties, propertyKinds, issues } = jsonProperties(node.fields, place);
  const noLabel = issueAt({ ...place, column: 'labels' }, 'LABEL_MISSING', `The label is "${DEFAULT_LABEL}"`);
  return [
    ...issues.map(asFinding),
    ...(node.labels.length === 0 ? [asFinding(noLabel)] : []),
    {
      found: 'node',
      row: place.row,
      key,
      externalId: externalIdOf(key),
      labels: node.labels.length === 0 ? [DEFAULT_LABEL] : node.labels,
      properties,
      propertyKinds: { ...propertyKinds, ...node.propertyKinds },
      position: node.position,
    },
  ];
}

/** Findings of one relationship. */
export function foreignRelationship(place: Place & { row: number }, edge: ForeignRelationship): readonly Finding[] {
  const start = idText(edge.source);
  const end = idText(edge.target);
  if (start === undefined || end === undefined) {
    const column = start === undefined ? 'source' : 'target';
    return [asFinding(issueAt({ ...place, column }, 'MISSING_END', `The relationship has no ${column}`))];
  }
  const { properties, propertyKinds, issues } = jsonProperties(edge.fields, place);
  const id = idText(edge.id);
  const noType = issueAt({ ...place, column: 'type' }, 'TYPE_MISSING', `The type is "${DEFAULT_TYPE}"`);
  return [
    ...issues.map(asFinding),
    ...(edge.type === undefined ? [asFinding(noType)] : []),
    {
      found: 'relationship',
      row: place.row,
      start,
      end,
      externalId: id === undefined ? undefined : externalIdOf(id),
      type: edge.type ?? DEFAULT_TYPE,
      properties,
      propertyKinds: { ...propertyKinds, ...edge.propertyKinds },
    },
  ];
}
