import { type ElementEdit } from './elementEdit.js';
import { type GraphElement, isNode } from '../elements/elements.js';
import { ownOf } from '../properties/kinds.js';
import { type PropertyKind, type PropertyValue } from '../properties/values.js';

/** Whose value stands at the end. */
export type Side = 'mine' | 'theirs';

/** Sides by the key of a row. */
export type Choices = Readonly<Record<string, Side>>;

/** One difference between what the person wants and what stands now. `undefined` means: not there. */
export interface ConflictRow {
  /** Name of the property, or of the part of the element that is not a property. */
  readonly name: string;
  readonly part: 'property' | 'type';
  readonly before: PropertyValue | undefined;
  readonly mine: PropertyValue | undefined;
  readonly theirs: PropertyValue | undefined;
  readonly mineKind: PropertyKind | undefined;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function propertyRows(edit: ElementEdit, before: GraphElement | undefined, present: GraphElement): ConflictRow[] {
  const names = new Set([...Object.keys(edit.setProperties ?? {}), ...(edit.removeProperties ?? [])]);
  return [...names].map((name) => ({
    name,
    part: 'property',
    before: ownOf(before?.properties, name),
    mine: ownOf(edit.setProperties, name),
    theirs: ownOf(present.properties, name),
    mineKind: ownOf(edit.propertyKinds, name),
  }));
}

/** Key of a row that no property name can be mistaken for. */
export const rowKey = (row: ConflictRow): string => `${row.part}:${row.name}`;

/** Where an edit and the present element differ: what a person has to decide. Labels merge and are no conflict. */
export function conflictRows(
  edit: ElementEdit,
  before: GraphElement | undefined,
  present: GraphElement,
): ConflictRow[] {
  const rows = propertyRows(edit, before, present);
  if (edit.type !== undefined && !isNode(present)) {
    const known = before === undefined || isNode(before) ? undefined : before.type;
    rows.push({
      name: 'type',
      part: 'type',
      before: known,
      mine: edit.type,
      theirs: present.type,
      mineKind: undefined,
    });
  }
  return rows.filter((row) => !same(row.mine, row.theirs));
}

/** The same side for every difference. */
export const allOf = (rows: readonly ConflictRow[], side: Side): Choices =>
  Object.fromEntries(rows.map((row) => [rowKey(row), side]));

/** Whether nothing is left to decide, so that the edit may be sent. */
export const isDecided = (rows: readonly ConflictRow[], choices: Choices): boolean =>
  rows.every((row) => choices[rowKey(row)] !== undefined);

/** The edit to send on the present version once every difference is decided; theirs needs no sending. */
export function resolvedEdit(edit: ElementEdit, rows: readonly ConflictRow[], choices: Choices): ElementEdit {
  const mine = rows.filter((row) => choices[rowKey(row)] === 'mine');
  const properties = mine.filter((row) => row.part === 'property');
  const set = properties.flatMap(({ name, mine: value }) => (value === undefined ? [] : [[name, value] as const]));
  const kinds = properties.flatMap(({ name, mineKind }) => (mineKind === undefined ? [] : [[name, mineKind] as const]));
  const removed = properties.filter((row) => row.mine === undefined).map((row) => row.name);
  const type = mine.find((row) => row.part === 'type')?.mine;
  return {
    ...(set.length === 0 ? {} : { setProperties: Object.fromEntries(set) }),
    ...(kinds.length === 0 ? {} : { propertyKinds: Object.fromEntries(kinds) }),
    ...(removed.length === 0 ? {} : { removeProperties: removed }),
    ...(edit.addLabels === undefined ? {} : { addLabels: edit.addLabels }),
    ...(edit.removeLabels === undefined ? {} : { removeLabels: edit.removeLabels }),
    ...(typeof type === 'string' ? { type } : {}),
  };
}
