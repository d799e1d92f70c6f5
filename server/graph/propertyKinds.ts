import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../contract/properties.js';

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

const SCALARS = {
  text: (value: PropertyScalar) => typeof value === 'string',
  number: (value: PropertyScalar) => typeof value === 'number',
  boolean: (value: PropertyScalar) => typeof value === 'boolean',
  date: isDate,
  dateTime: isDateTime,
};

const isList = (value: PropertyValue): value is readonly PropertyScalar[] => Array.isArray(value);

/** Whether a value may be said to be of a kind. */
export function fits(value: PropertyValue, kind: PropertyKind): boolean {
  const scalar = kind.replace(/List$/, '') as keyof typeof SCALARS;
  if (scalar === kind) return !isList(value) && SCALARS[scalar](value);
  return isList(value) && value.every(SCALARS[scalar]);
}

/** The kind that JSON tells by itself; undefined for an empty list. */
export function impliedKind(value: PropertyValue): PropertyKind | undefined {
  const sample = isList(value) ? value[0] : value;
  if (sample === undefined) return undefined;
  const scalar = typeof sample === 'string' ? 'text' : typeof sample === 'number' ? 'number' : 'boolean';
  return isList(value) ? `${scalar}List` : scalar;
}

/** The kind by which a value is told when nothing else says it; of an empty list, that of numbers. */
export function shownKind(value: PropertyValue): PropertyKind {
  if (typeof value === 'object') return value.every((one) => typeof one === 'number') ? 'numberList' : 'textList';
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';
}
