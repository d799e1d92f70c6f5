import { isWordOf } from '../imports/words.js';
import { isDate, isDateTime } from '../properties/kinds.js';
import { type PropertyScalar } from '../properties/values.js';
import { type Arithmetic, type TimePart, type TimeUnit } from './Query.js';

/** A value that a measure is computed from; undefined, or null from a database, where there is none. */
type Operand = number | string | null | undefined;

const WRITTEN_YEAR = /^\d{4}$/u;
const WRITTEN_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/u;
const TIME_OF_DAY = /T(\d{2})/u;
const GREATEST_YEAR = 9999;

const isYear = (value: Operand): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= GREATEST_YEAR;
const isMoment = (text: string): boolean => isDate(text) || isDateTime(text);

/** How much of a date a text writes: its year, its month as well, or the whole day; undefined for any other text. */
function writtenDate(text: string): 'year' | 'month' | 'day' | undefined {
  if (WRITTEN_YEAR.test(text)) return 'year';
  if (WRITTEN_MONTH.test(text)) return 'month';
  return isMoment(text) ? 'day' : undefined;
}

/** The first day of the week is Monday, as in ISO 8601. */
const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Parts of a date as ISO 8601 writes it, in the zone it was written in; a year may be a number. Undefined where the date does not say it. */
export function partOfTime(value: Operand, part: TimePart): number | string | undefined {
  if (typeof value !== 'string') {
    if (!isYear(value)) return undefined;
    return part === 'year' ? value : part === 'decade' ? intervalOf(value, 10) : undefined;
  }
  const written = writtenDate(value);
  if (written === undefined) return undefined;
  const year = Number(value.slice(0, 4));
  if (part === 'year') return year;
  if (part === 'decade') return intervalOf(year, 10);
  if (written === 'year') return undefined;
  const month = Number(value.slice(5, 7));
  if (part === 'month') return value.slice(0, 7);
  if (part === 'monthOfYear') return month;
  if (part === 'quarter') return `${value.slice(0, 4)}-Q${String(Math.ceil(month / 3))}`;
  if (written === 'month') return undefined;
  const day = value.slice(0, 10);
  if (part === 'day') return day;
  if (part === 'weekday') return weekdayOf(day);
  const hour = TIME_OF_DAY.exec(value)?.[1];
  return hour === undefined ? undefined : Number(hour);
}

/** The lower bound of the interval of this width in which a number lies; intervals begin at 0. */
export const intervalOf = (value: Operand, width: number): number | undefined =>
  typeof value === 'number' ? Math.floor(value / width) * width : undefined;

/** What two numbers come to; undefined where one of them is none, and for a ratio to nought. */
export function arithmeticOf(one: Operand, other: Operand, by: Arithmetic): number | undefined {
  if (typeof one !== 'number' || typeof other !== 'number') return undefined;
  const found = by === 'plus' ? one + other : by === 'times' ? one * other : one / other;
  // No zero has a sign.
  return Number.isFinite(found) ? found + 0 : undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Units of one length, in milliseconds. */
const LENGTHS: Readonly<Partial<Record<TimeUnit, number>>> = {
  minutes: MINUTE,
  hours: 60 * MINUTE,
  days: DAY,
  weeks: 7 * DAY,
};

/** A moment in time; one without a zone is read as UTC. */
function instantOf(text: string): Date | undefined {
  if (!isMoment(text)) return undefined;
  const isZoned = isDate(text) || /(?:Z|[+-]\d{2}:\d{2})$/u.test(text);
  return new Date(isZoned ? text : `${text}Z`);
}

/** Whole months from an earlier moment to a later one. */
function wholeMonths(earlier: Date, later: Date): number {
  const months = 12 * (later.getUTCFullYear() - earlier.getUTCFullYear()) + later.getUTCMonth() - earlier.getUTCMonth();
  // Date.UTC would take the years 0 to 99 for those of 1900.
  const within = (at: Date) => (at.getUTCDate() - 1) * DAY + (at.getTime() - Math.floor(at.getTime() / DAY) * DAY);
  return within(later) < within(earlier) ? months - 1 : months;
}

/**
 * The time from one date to another, negative where the second is earlier. Years and months are whole ones; the other units
 * have fractions. Two numbers are years. Undefined where one of them is no whole date.
 */
export function timeBetween(to: Operand, from: Operand, unit: TimeUnit): number | undefined {
  if (unit === 'years' && isYear(to) && isYear(from)) return to - from;
  const [end, start] = [to, from].map((one) => (typeof one === 'string' ? instantOf(one) : undefined));
  if (end === undefined || start === undefined) return undefined;
  const length = LENGTHS[unit];
  if (length !== undefined) return (end.getTime() - start.getTime()) / length;
  const months = end < start ? -wholeMonths(end, start) : wholeMonths(start, end);
  // No zero has a sign.
  return (unit === 'months' ? months : Math.trunc(months / 12)) + 0;
}

/** The truth that a value says: true and false, 1 and 0, the words that people write for yes and no. */
export function truthOf(value: PropertyScalar | null | undefined): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const said = String(value ?? '').trim();
  if (said === '1' || isWordOf('yes', said)) return true;
  return said === '0' || isWordOf('no', said) ? false : undefined;
}
