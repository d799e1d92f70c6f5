import {
  type Properties,
  PROPERTY_KINDS,
  type PropertyKind,
  type PropertyKinds,
  type PropertyScalar,
  type PropertyValue,
} from '../../../../domain/properties/values.js';
import { type ImportIssue } from '../../../contract/imports.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { isObject, type JsonObject } from './jsonPass.js';

const isKind = (value: unknown): value is PropertyKind => PROPERTY_KINDS.includes(value as PropertyKind);

/** The property kinds that a file of ours holds beside the properties; anything else is passed over. */
export function propertyKindsOf(value: unknown): PropertyKinds {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, PropertyKind] => isKind(entry[1])));
}

/** Properties out of JSON that was not written for us, and what had to be changed. */
export interface ForeignProperties {
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
  readonly issues: readonly ImportIssue[];
}

const isScalar = (value: unknown): value is PropertyScalar =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

const isList = (value: readonly unknown[]): value is readonly PropertyScalar[] =>
  value.every((item) => isScalar(item) && typeof item === typeof value[0]);

/**
 * Turns the fields of an element into properties. Null means absent; nested objects become dotted names; lists of different
 * kinds and lists of lists or objects become JSON text. Whatever is changed is said in an issue.
 */
export function jsonProperties(fields: JsonObject, place: Place): ForeignProperties {
  const values: [string, PropertyValue][] = [];
  const propertyKinds: Record<string, PropertyKind> = {};
  const issues: ImportIssue[] = [];

  const addList = (name: string, list: readonly unknown[]): void => {
    if (list.length === 0) {
      values.push([name, []]);
      propertyKinds[name] = 'textList';
    } else if (isList(list)) values.push([name, list]);
    else {
      values.push([name, JSON.stringify(list)]);
      const code = list.some((item) => typeof item === 'object' && item !== null) ? 'NESTED_VALUE' : 'MIXED_LIST';
      issues.push(issueAt({ ...place, column: name }, code, `Kept as JSON text: ${quoted(list)}`));
    }
  };
  const add = (name: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (isScalar(value)) values.push([name, value]);
    else if (Array.isArray(value)) addList(name, value);
    else if (isObject(value)) {
      issues.push(issueAt({ ...place, column: name }, 'NESTED_VALUE', `Kept under dotted names: ${quoted(value)}`));
      for (const [inner, part] of Object.entries(value)) add(`${name}.${inner}`, part);
    }
  };
  for (const [name, value] of Object.entries(fields)) add(name, value);
  // Not set one by one: a field called __proto__ would vanish, where it has to be refused.
  return { properties: Object.fromEntries(values), propertyKinds, issues };
}
