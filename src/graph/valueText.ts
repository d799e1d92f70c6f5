import { mayBeYear } from '../../domain/styles/numbers';
import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../../domain/properties/values';

/** What saying a value takes: the reader's language, their words for yes and no, and which properties hold years. */
interface ValueWords {
  readonly language: string;
  readonly yes: string;
  readonly no: string;
  /** Undefined where nobody knows the graph that the value is of. */
  readonly years?: ReadonlySet<string> | undefined;
  /** Properties that are known to hold none. */
  readonly amounts?: ReadonlySet<string>;
}

/** More digits than a number of JavaScript has. */
const ALL_DIGITS = 17;
const formats = new Map<string, Intl.NumberFormat>();
function numberFormat(language: string, useGrouping: boolean): Intl.NumberFormat {
  const key = `${language} ${String(useGrouping)}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, { useGrouping, maximumFractionDigits: ALL_DIGITS });
  formats.set(key, format);
  return format;
}

/** Made once: making one takes longer than saying a hundred moments with it, and a table says one in every row. */
const momentFormats = new Map<string, Intl.DateTimeFormat>();
function momentFormat(language: string, isDate: boolean): Intl.DateTimeFormat {
  const key = `${language} ${String(isDate)}`;
  const format =
    momentFormats.get(key) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(isDate ? {} : { timeStyle: 'short' }) });
  momentFormats.set(key, format);
  return format;
}

function momentText(text: string, isDate: boolean, language: string): string {
  const at = new Date(isDate ? `${text}T00:00:00` : text);
  if (Number.isNaN(at.getTime())) return text;
  return momentFormat(language, isDate).format(at);
}

function scalarText(value: PropertyScalar, kind: PropertyKind | undefined, isYear: boolean, words: ValueWords): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberFormat(words.language, !isYear).format(value);
  const isDate = kind === 'date' || kind === 'dateList';
  const isTime = kind === 'dateTime' || kind === 'dateTimeList';
  return isDate || isTime ? momentText(value, isDate, words.language) : value;
}

/**
 * A value in the reader's language: dates and times as they write them, 17,098,242 or 17.098.242, and 2010 where a property holds
 * years.
 * @param property whose value it is; without it a number that may be a year is taken for one
 */
export function valueText(
  value: PropertyValue,
  kind: PropertyKind | undefined,
  words: ValueWords,
  property?: string,
): string {
  const members = Array.isArray(value) ? (value as readonly PropertyScalar[]) : [value as PropertyScalar];
  const isYear = (member: PropertyScalar) =>
    typeof member === 'number' &&
    mayBeYear(member) &&
    (property === undefined || words.amounts?.has(property) !== true) &&
    (words.years === undefined || property === undefined || words.years.has(property));
  return members.map((member) => scalarText(member, kind, isYear(member), words)).join(', ');
}
