import { fold } from '../../../domain/folding/fold.js';
import { isDate, ownOf } from '../../../domain/properties/kinds.js';
import { type Language, LANGUAGES } from './lexicon/files.js';
import { inEveryLanguage, type Pack } from './Pack.js';
import { indexesOf, placesOf, type Span } from './phrases.js';
import { asWritten, type Token } from './tokens.js';

/** A day, as ISO, where it stands. */
export interface FoundDate extends Span {
  readonly day: string;
  /** Whether its year is said. */
  readonly isWhole: boolean;
}

const monthsOf = (language: Language, month: 'long' | 'short'): [string, number][] =>
  Array.from({ length: 12 }, (_, index) => [
    fold(
      new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(new Date(Date.UTC(2000, index, 15))),
    ).replace('.', ''),
    index + 1,
  ]);
/** Months by their names in every language, from 1. */
export const MONTHS = new Map(LANGUAGES.flatMap((one) => [...monthsOf(one, 'short'), ...monthsOf(one, 'long')]));

/** Small words between a day and its month. */
const OF = inEveryLanguage(({ operators }) => operators.of);

const two = (number: number) => String(number).padStart(2, '0');
/** Whether a value may be a year. */
export const isYear = (value: unknown): value is number =>
  Number.isInteger(value) && 1000 <= Number(value) && Number(value) <= 2200;
/** The day of the month that a word may be. */
export const dayOf = ({ word, number }: Token): number | undefined => {
  const day = number ?? Number(/^(\d{1,2})(?:st|nd|rd|th)$/u.exec(word)?.[1] ?? Number.NaN);
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined;
};

const IN_FIGURES = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/u;

/** Whether a text is a day in figures, be it clear or not which one. */
export const isInFigures = (text: string): boolean => isDate(text) || IN_FIGURES.test(text);

/** The day that a text in figures is; where a language has no order of day and month, only where it is clear which is which. */
function dayInFigures(text: string, { daysFirst }: Pack): string | undefined {
  const [, first = '', second = '', year] = IN_FIGURES.exec(text) ?? [];
  if (year === undefined) return isDate(text) ? text : undefined;
  const isClear = daysFirst || text.includes('.') || Number(first) > 12 || first === second;
  if (!isClear && Number(second) <= 12) return undefined;
  const [day, month] = isClear ? [first, second] : [second, first];
  return `${year}-${two(Number(month))}-${two(Number(day))}`;
}

/** The longest day in figures that begins at a place. */
function figuresAt(tokens: readonly Token[], from: number, pack: Pack): FoundDate[] {
  for (const length of [3, 2]) {
    const all = tokens.slice(from, from + length);
    const text = asWritten(all);
    const day = all.length === length ? dayInFigures(text, pack) : undefined;
    if (day !== undefined) return [{ from, to: from + length, day, isWhole: true }];
  }
  return [];
}

/** Days in figures and in words: `1994-03-01`, `1.3.1994`, `1 March 1994`, `March 1st`; without a year, the last such day before now. */
export function datesIn(tokens: readonly Token[], pack: Pack, now: string): FoundDate[] {
  const found = tokens.flatMap((token, at): FoundDate[] => {
    if (token.number !== undefined) return figuresAt(tokens, at, pack);
    const month = MONTHS.get(token.word);
    if (month === undefined) return [];
    // "The 20th of November" has a small word between.
    const start = OF.has(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1;
    const [before, after] = [tokens[start], tokens[at + 1]];
    const first = before === undefined ? undefined : dayOf(before);
    const day = first ?? (after === undefined ? undefined : dayOf(after));
    if (day === undefined) return [];
    const [from, next] = first === undefined ? [at, at + 2] : [start, at + 1];
    const year = tokens[next]?.number;
    const rest = `${two(month)}-${two(day)}`;
    if (isYear(year)) return [{ from, to: next + 1, day: `${year}-${rest}`, isWhole: true }];
    const thisYear = Number(now.slice(0, 4));
    const passed = `${thisYear}-${rest}` <= now.slice(0, 10);
    return [{ from, to: next, day: `${passed ? thisYear : thisYear - 1}-${rest}`, isWhole: false }];
  });
  return found.filter(({ day }) => isDate(day));
}

/** The day with its year that some tokens say and nothing else, but for small words beside it. */
export function wholeDay(tokens: readonly Token[], pack: Pack, now: string): string | undefined {
  const [date] = datesIn(tokens, pack, now);
  const isBeside = ({ word }: Token, at: number) =>
    date !== undefined && ((at >= date.from && at < date.to) || pack.besideDays.includes(word));
  return date?.isWhole === true && tokens.every(isBeside) ? date.day : undefined;
}

/** A time that a question speaks of, and the words that say so. */
export interface FoundTime {
  readonly since: string;
  readonly until?: string;
  readonly tokens: readonly number[];
}

const DAY = 86_400_000;
const startOfDay = (now: string, daysBefore: number) =>
  `${new Date(Date.parse(`${now.slice(0, 10)}T00:00:00Z`) - daysBefore * DAY).toISOString().slice(0, 10)}T00:00:00.000Z`;
const DAYS = { yesterday: 1, today: 0, days: 1, weeks: 7, week: 7, month: 31 } as const;

const HOUR = 3_600_000;

/** The days of the week by their names, Sunday first. */
const WEEKDAYS = new Map(
  LANGUAGES.flatMap((one) =>
    Array.from({ length: 7 }, (_, day) => {
      const name = new Intl.DateTimeFormat(one, { weekday: 'long', timeZone: 'UTC' });
      // The fourth of January 1970 was a Sunday.
      return [fold(name.format(new Date((day + 3) * DAY))), day] as const;
    }),
  ),
);

/** The last such day of the week before today. */
function weekdayIn(tokens: readonly Token[], now: string): { since: string; at: number } | undefined {
  const at = tokens.findIndex(({ word }) => WEEKDAYS.has(word));
  const day = WEEKDAYS.get(tokens[at]?.word ?? '');
  if (day === undefined) return undefined;
  const ago = (new Date(now).getUTCDay() - day + 7) % 7;
  return { since: startOfDay(now, ago === 0 ? 7 : ago), at };
}

/** A number before or in place of `{n}`: digits or a word. */
const amountOf = (token: Token | undefined, pack: Pack): number | undefined =>
  token?.number ?? ownOf(pack.several, token?.word ?? '');

/** Where the first of some phrases stands, and how many times it says: one, where none stands in place of its `{n}`. */
function timesAgo(
  tokens: readonly Token[],
  phrases: readonly string[],
  pack: Pack,
): { span: Span; count: number } | undefined {
  for (const phrase of phrases) {
    const [head = '', tail] = phrase.split(' {n} ');
    for (const { from, to } of placesOf(tokens, head)) {
      if (tail === undefined) return { span: { from, to }, count: 1 };
      const count = amountOf(tokens[to], pack);
      if (count !== undefined && tokens[to + 1]?.word === tail) return { span: { from, to: to + 2 }, count };
    }
  }
  return undefined;
}

/** The time from which changes are asked for: yesterday, the last seven days, since a day. */
export function timeIn(tokens: readonly Token[], pack: Pack, now: string): FoundTime | undefined {
  const words = (span: Span) => indexesOf({ from: Math.max(0, span.from - 1), to: span.to + 1 });
  const [date] = datesIn(tokens, pack, now);
  const weekday = weekdayIn(tokens, now);
  if (date !== undefined)
    return {
      since: `${date.day}T00:00:00.000Z`,
      // "Monday, the 16th of November" is one day.
      tokens: [...(weekday === undefined ? [] : [weekday.at]), ...words(date)],
    };
  for (const key of Object.keys(DAYS) as (keyof typeof DAYS)[]) {
    const found = timesAgo(tokens, pack.times[key], pack);
    if (found !== undefined) return { since: startOfDay(now, found.count * DAYS[key]), tokens: words(found.span) };
  }
  const hours = timesAgo(tokens, pack.times.hours, pack);
  if (hours !== undefined)
    return { since: new Date(Date.parse(now) - hours.count * HOUR).toISOString(), tokens: words(hours.span) };
  if (weekday !== undefined) return { since: weekday.since, tokens: words({ from: weekday.at, to: weekday.at + 1 }) };
  return undefined;
}
