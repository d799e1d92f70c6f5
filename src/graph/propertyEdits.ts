import { type ElementEdit } from '../../domain/changes/elementEdit';
import {
  type Properties,
  type PropertyKind,
  type PropertyKinds,
  type PropertyValue,
} from '../../domain/properties/values';
import { kindOf, mustDeclare, ownOf } from '../../domain/properties/kinds';

/** One property as an editor holds it. */
export interface PropertyRow {
  readonly name: string;
  readonly kind: PropertyKind;
  readonly value: PropertyValue;
}

interface Bag {
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
}

/** The properties of an element, in its order, each with its kind. */
export const rowsOf = (element: Bag): PropertyRow[] =>
  Object.entries(element.properties).map(([name, value]) => ({
    name,
    value,
    kind: kindOf(value, ownOf(element.propertyKinds, name)),
  }));

const same = (a: PropertyRow, b: PropertyRow): boolean =>
  a.kind === b.kind && JSON.stringify(a.value) === JSON.stringify(b.value);

/** Properties and declared kinds of rows, as a create or update carries them. */
export function bagOf(rows: readonly PropertyRow[]): { properties: Properties; propertyKinds: PropertyKinds } {
  const declared = rows.filter((row) => mustDeclare(row.kind, row.value));
  return {
    properties: Object.fromEntries(rows.map((row) => [row.name, row.value])),
    propertyKinds: Object.fromEntries(declared.map((row) => [row.name, row.kind])),
  };
}

/** The edit that sets one property, and takes away its old name when it was renamed. */
export function setProperty(row: PropertyRow, oldName?: string): ElementEdit {
  const { properties, propertyKinds } = bagOf([row]);
  const renamed = oldName !== undefined && oldName !== row.name;
  return {
    setProperties: properties,
    ...(Object.keys(propertyKinds).length === 0 ? {} : { propertyKinds }),
    ...(renamed ? { removeProperties: [oldName] } : {}),
  };
}

/** The edit that turns the properties of `before` into `rows`: only what differs. */
export function propertyDiff(before: Bag, rows: readonly PropertyRow[]): ElementEdit {
  const old = new Map(rowsOf(before).map((row) => [row.name, row]));
  const changed = rows.filter((row) => {
    const known = old.get(row.name);
    return known === undefined || !same(known, row);
  });
  const kept = new Set(rows.map((row) => row.name));
  const removed = [...old.keys()].filter((name) => !kept.has(name));
  const { properties, propertyKinds } = bagOf(changed);
  return {
    ...(changed.length === 0 ? {} : { setProperties: properties }),
    ...(Object.keys(propertyKinds).length === 0 ? {} : { propertyKinds }),
    ...(removed.length === 0 ? {} : { removeProperties: removed }),
  };
}

/** The edit that turns one set of labels into another. */
export function labelDiff(before: readonly string[], after: readonly string[]): ElementEdit {
  const added = after.filter((label) => !before.includes(label));
  const removed = before.filter((label) => !after.includes(label));
  return {
    ...(added.length === 0 ? {} : { addLabels: added }),
    ...(removed.length === 0 ? {} : { removeLabels: removed }),
  };
}

/** Whether an edit asks for nothing. */
export const isEmptyEdit = (edit: ElementEdit): boolean => Object.keys(edit).length === 0;
