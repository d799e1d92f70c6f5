import { type TimePart, type TimeUnit } from './Query.js';

const year = (date: string): string => `toInteger(left(toString(${date}), 4))`;
const month = (date: string): string => `toInteger(substring(${date}, 5, 2))`;

/** Parts of a date that is kept as text, in Cypher; of a year that is kept as a number as well. */
export const CYPHER_PARTS: Readonly<Record<TimePart, (date: string) => string>> = {
  decade: (date) => `${year(date)} / 10 * 10`,
  year,
  quarter: (date) => `left(${date}, 4) + '-Q' + toString((${month(date)} + 2) / 3)`,
  month: (date) => `left(${date}, 7)`,
  day: (date) => `left(${date}, 10)`,
  monthOfYear: month,
  weekday: (date) => `date(left(${date}, 10)).dayOfWeek`,
  hour: (date) => `toInteger(substring(${date}, 11, 2))`,
};

const seconds = (from: string, to: string, length: number): string =>
  `duration.inSeconds(datetime(${from}), datetime(${to})).seconds / ${String(length)}.0`;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time between two dates that are kept as texts, in Cypher. */
export const CYPHER_UNITS: Readonly<Record<TimeUnit, (from: string, to: string) => string>> = {
  years: (from, to) => `duration.between(date(left(${from}, 10)), date(left(${to}, 10))).years`,
  months: (from, to) => `duration.inMonths(date(left(${from}, 10)), date(left(${to}, 10))).months`,
  weeks: (from, to) => seconds(from, to, 7 * DAY),
  days: (from, to) => seconds(from, to, DAY),
  hours: (from, to) => seconds(from, to, HOUR),
  minutes: (from, to) => seconds(from, to, MINUTE),
};
