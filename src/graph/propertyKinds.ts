import { type PropertyKind, type PropertyScalar, type PropertyValue } from './elements';

/** The kinds of single values. */
export type ScalarKind = 'text' | 'number' | 'boolean' | 'date' | 'dateTime';

const LIST_SUFFIX = 'List';

/** Whether a kind is a list. */
export const isList = (kind: PropertyKind): boolean => kind.endsWith(LIST_SUFFIX);

/** The kind of the members of a list, or the kind itself. */
export const memberKind = (kind: PropertyKind): ScalarKind =>
  (isList(kind) ? kind.slice(0, -LIST_SUFFIX.length) : kind) as ScalarKind;

const plainKind = (value: PropertyScalar): 'text' | 'number' | 'boolean' =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';

/** The kind of a value: the declared one where JSON cannot tell, otherwise what JSON tells. */
export function kindOf(value: PropertyValue, declared?: PropertyKind): PropertyKind {
  if (declared !== undefined) return declared;
  if (!Array.isArray(value)) return plainKind(value as PropertyScalar);
  const first = value[0] as PropertyScalar | undefined;
  return first === undefined ? 'textList' : `${plainKind(first)}List`;
}

/** Whether a kind has to be sent beside the value, because JSON does not tell it. */
export const mustDeclare = (kind: PropertyKind, value: PropertyValue): boolean =>
  memberKind(kind) === 'date' || memberKind(kind) === 'dateTime' || (Array.isArray(value) && value.length === 0);
