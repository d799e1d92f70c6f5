import { isDate, isDateTime } from '../properties/kinds.js';
import { monthOf } from './monthNames.js';

/** How numbers and days are written in a column. */
export const CELL_STYLES = ['plain', 'comma', 'dayFirst', 'monthFirst'] as const;
export type CellStyle = (typeof CELL_STYLES)[number];

const NUMERIC_DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const LED_BY_YEAR = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/;
/** `6 April 2023`, `06-Apr-23`, `6th Apr., 2023`; a day of the week before it says nothing further. */
const NAMED =
  /^(?:\p{L}+\.?,\s*)?(?<day>\d{1,2})(?:\p{L}{2}|\.)?[\s./-]*(?<name>\p{L}{3,})\.?[\s,./-]*(?<year>\d{4}|\d{2})$/u;
/** `April 6, 2023` */
const LED_BY_MONTH =
  /^(?:\p{L}+\.?,\s*)?(?<name>\p{L}{3,})\.?[\s-]+(?<day>\d{1,2})(?:\p{L}{2})?[\s,-]+(?<year>\d{4})$/u;
/** `2023-Apr-06` */
const YEAR_AND_NAME = /^(?<year>\d{4})[\s/-](?<name>\p{L}{3,})\.?[\s/-](?<day>\d{1,2})$/u;
/** A day before the time of it. */
const TIMED = /^(.+?)[\s,T]+(\d{1,2})(:\d{2}(?::\d{2})?)(?:\s*([ap])\.?m\.?)?$/iu;
/** A longer text is no point in time: cells of prose are not gone through for one. */
const LONGEST = 60;

/** Years of two digits are of this century up to this one. */
const LAST_OF_CENTURY = 49;

const two = (part: string | number): string => String(part).padStart(2, '0');
const whole = (year: string): string =>
  year.length === 2 ? `${Number(year) > LAST_OF_CENTURY ? '19' : '20'}${year}` : year;

interface Parts {
  readonly year: string;
  readonly month: string | number;
  readonly day: string;
}

function numericParts(text: string, style: CellStyle): Parts | undefined {
  const led = LED_BY_YEAR.exec(text);
  if (led !== null) return { year: led[1] ?? '', month: led[2] ?? '', day: led[3] ?? '' };
  const [, first = '', second = '', year] = NUMERIC_DAY.exec(text) ?? [];
  if (year === undefined) return undefined;
  return style === 'monthFirst' ? { year, month: first, day: second } : { year, month: second, day: first };
}

function namedParts(text: string): Parts | undefined {
  const { groups } = NAMED.exec(text) ?? LED_BY_MONTH.exec(text) ?? YEAR_AND_NAME.exec(text) ?? {};
  const { day = '', name = '', year = '' } = groups ?? {};
  const month = monthOf(name);
  return month === undefined ? undefined : { year: whole(year), month, day };
}

/** The day that a text says, in numbers or with the name of its month, as ISO 8601. */
export function dateOf(text: string, style: CellStyle): string | undefined {
  if (isDate(text)) return text;
  if (!/^[\p{L}\d]/u.test(text) || !/\d$/.test(text)) return undefined;
  const parts = numericParts(text, style) ?? namedParts(text);
  const iso = parts === undefined ? '' : `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
  return isDate(iso) ? iso : undefined;
}

/** The hour of a day; of a half that `half` says where there are two of twelve. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** The point in time that a text says, as ISO 8601: of any day with the time behind it. */
export function dateTimeOf(text: string, style: CellStyle): string | undefined {
  const iso = text.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  if (isDateTime(iso)) return iso;
  if (text.length > LONGEST) return undefined;
  const [, said = '', hour, minutes = '', half] = TIMED.exec(text) ?? [];
  const day = hour === undefined ? undefined : dateOf(said.trim(), style);
  const moment = `${day ?? ''}T${two(hourOf(Number(hour), half))}${minutes}`;
  return isDateTime(moment) ? moment : undefined;
}
