import { type PropertyKinds } from '../../../../domain/properties/values.js';
import { asFinding, DEFAULT_LABEL, DEFAULT_TYPE, type Finding, PART_OF, UNDIRECTED } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { externalIdOf } from '../Resolver.js';
import { type JsonObject } from './jsonPass.js';
import { jsonProperties } from './jsonProperties.js';

/** A node of a foreign JSON file, its parts already told apart. */
export interface ForeignNode {
  readonly id: unknown;
  readonly labels: readonly string[];
  readonly fields: JsonObject;
  readonly propertyKinds?: PropertyKinds;
  readonly position?: { readonly x: number; readonly y: number } | undefined;
  /** True when the file only names it, and may name it again. */
  readonly implied?: boolean | undefined;
  /** False where the file has no ids and its key is only its place in the file. */
  readonly hasOwnId?: boolean | undefined;
}

/** A relationship of a foreign JSON file. */
export interface ForeignRelationship {
  readonly id: unknown;
  readonly source: unknown;
  readonly target: unknown;
  readonly type: string | undefined;
  readonly fields: JsonObject;
  readonly propertyKinds?: PropertyKinds;
  /** True when it has no direction. */
  readonly isUndirected?: boolean | undefined;
}

/** An id of a file as text: numbers are ids too, and so are lists, as JSON. */
export function idText(id: unknown): string | undefined {
  if (typeof id === 'string') return id === '' ? undefined : id;
  if (typeof id === 'number' || typeof id === 'boolean' || typeof id === 'bigint') return String(id);
  return Array.isArray(id) && id.length > 0 ? JSON.stringify(id) : undefined;
}

/** Findings of one node. */
export function foreignNode(place: Place & { row: number }, node: ForeignNode): readonly Finding[] {
  const key = idText(node.id);
  if (key === undefined) return [asFinding(issueAt(place, 'MISSING_ID', 'The node has no id'))];
  const { properties, propertyKinds, issues } = jsonProperties(node.fields, place);
  const noLabel = issueAt({ ...place, column: 'labels' }, 'LABEL_MISSING', `The label is "${DEFAULT_LABEL}"`);
  const labels = node.labels.filter((label) => label.trim() !== '');
  return [
    ...issues.map(asFinding),
    ...(labels.length === 0 ? [asFinding(noLabel)] : []),
    {
      found: 'node',
      row: place.row,
      key,
      externalId: node.hasOwnId === false ? undefined : externalIdOf(key),
      labels: labels.length === 0 ? [DEFAULT_LABEL] : labels,
      properties,
      propertyKinds: { ...propertyKinds, ...node.propertyKinds },
      position: node.position,
      ...(node.implied === true ? { implied: true } : {}),
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
  const fields = edge.isUndirected === true ? { ...edge.fields, [UNDIRECTED]: true } : edge.fields;
  const { properties, propertyKinds, issues } = jsonProperties(fields, place);
  const type = edge.type?.trim() === '' ? undefined : edge.type;
  const id = idText(edge.id);
  const noType = issueAt({ ...place, column: 'type' }, 'TYPE_MISSING', `The type is "${DEFAULT_TYPE}"`);
  return [
    ...issues.map(asFinding),
    ...(type === undefined ? [asFinding(noType)] : []),
    {
      found: 'relationship',
      row: place.row,
      start,
      end,
      externalId: id === undefined ? undefined : externalIdOf(id),
      type: type ?? DEFAULT_TYPE,
      properties,
      propertyKinds: { ...propertyKinds, ...edge.propertyKinds },
    },
  ];
}

/** The relationship from a node to what it lies in, and that the nesting was made one. */
export function partOf(place: Place & { row: number }, part: unknown, whole: unknown): readonly Finding[] {
  const detail = `${quoted(part)} lies in ${quoted(whole)}`;
  return [
    asFinding(issueAt(place, 'NESTING_AS_RELATIONSHIP', detail)),
    ...foreignRelationship(place, { id: undefined, source: part, target: whole, type: PART_OF, fields: {} }),
  ];
}

/** A node that a file only names, as the end of a relationship. */
export const namedNode = (place: Place & { row: number }, id: string): readonly Finding[] =>
  foreignNode(place, { id, labels: [], fields: {}, implied: true }).filter(({ found }) => found === 'node');

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value as object).length === 0);

/** What a file holds beside its nodes and relationships, which is told; nothing of what is empty. */
export const ignoredParts = (place: Place, name: string, value: unknown): readonly Finding[] =>
  isEmpty(value)
    ? []
    : [asFinding(issueAt({ ...place, column: name }, 'IGNORED_PART', `Left out: ${name} ${quoted(value)}`))];
