import { type PropertyKind, type PropertyScalar, type PropertyValue } from './values.js';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/;

const daysOfMonth = (year: number, month: number) => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

/** A day of the calendar, ISO 8601 (`2024-02-29`). */
export function isDate(value: unknown): boolean {
  const [, year, month, day] = (typeof value === 'string' ? DATE.exec(value) : null) ?? [];
  if (year === undefined) return false;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && d <= daysOfMonth(y, m);
}

/** A point in time, ISO 8601, with or without a zone (`2024-02-29T10:00:00Z`). */
export function isDateTime(value: unknown): boolean {
  const [, day] = (typeof value === 'string' ? DATE_TIME.exec(value) : null) ?? [];
  return day !== undefined && isDate(day);
}

/** Whether a text by itself is a day or a point in time, for who does not know what it was entered as. */
export const momentKind = (value: unknown): 'date' | 'dateTime' | undefined =>
  isDate(value) ? 'date' : isDateTime(value) ? 'dateTime' : undefined;

/** The kinds of single values. */
export type ScalarKind = 'text' | 'number' | 'boolean' | 'date' | 'dateTime';

const SCALARS: Record<ScalarKind, (value: PropertyScalar) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: isDate,
  dateTime: isDateTime,
};

/** Whether values of a kind come to something together: numbers do, and days, texts do not. */
export const addsUp = (kind: string): boolean => !/^(?:text|boolean)/.test(kind);

const isListValue = (value: PropertyValue): value is readonly PropertyScalar[] => Array.isArray(value);

const LIST_SUFFIX = 'List';

/** Whether a kind is a list. */
export const isList = (kind: PropertyKind): boolean => kind.endsWith(LIST_SUFFIX);

/** The kind of the members of a list, or the kind itself. */
export const memberKind = (kind: PropertyKind): ScalarKind =>
  (isList(kind) ? kind.slice(0, -LIST_SUFFIX.length) : kind) as ScalarKind;

/** Whether a value may be said to be of a kind. */
export function fits(value: PropertyValue, kind: PropertyKind): boolean {
  const holds = SCALARS[memberKind(kind)];
  return isListValue(value) ? isList(kind) && value.every(holds) : !isList(kind) && holds(value);
}

/** The kind that JSON tells by itself; undefined for an empty list. */
export function impliedKind(value: PropertyValue): PropertyKind | undefined {
  const sample = isListValue(value) ? value[0] : value;
  if (sample === undefined) return undefined;
  const scalar = typeof sample === 'string' ? 'text' : typeof sample === 'number' ? 'number' : 'boolean';
  return isListValue(value) ? `${scalar}List` : scalar;
}

/**
 * What is kept under a name: a property may be called `constructor` or `toString`, and what every object has by such a name is
 * none of it.
 */
export const ownOf = <T>(bag: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  bag !== undefined && Object.hasOwn(bag, name) ? bag[name] : undefined;

/** The kind of a value: the declared one where JSON cannot tell, otherwise what JSON tells; an empty list is one of texts. */
export const kindOf = (value: PropertyValue, declared?: PropertyKind): PropertyKind =>
  declared ?? impliedKind(value) ?? 'textList';

/** Whether a kind has to be said beside the value, because JSON does not tell it. */
export const mustDeclare = (kind: PropertyKind, value: PropertyValue): boolean => kind !== impliedKind(value);
