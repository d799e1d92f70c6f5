import { phraseAt, placesOf, type Span } from './phrases.js';
import { inEveryLanguage, type Pack } from './Pack.js';
import { type Token } from './tokens.js';
import { dayOf, isYear, MONTHS } from './dates.js';

/** A time of more than a day, from its first to its last one. */
export interface Period extends Span {
  readonly first: string;
  readonly last: string;
  /** Whether people mean other days by it as well, as by a spring: nothing is told by it, only offered. */
  readonly isRough?: true;
}

const DECADE = /^(?:(1\d|20)?(\d)0s)$/u;
const DECADE_WORDS = inEveryLanguage(({ decades }) => decades);

/** From the first day of a month to the last one of another, which may be of the next year. */
const monthsOf = (year: number, from: number, to: number): Pick<Period, 'first' | 'last'> => ({
  first: new Date(Date.UTC(year, from - 1, 1)).toISOString().slice(0, 10),
  last: new Date(Date.UTC(year, to, 0)).toISOString().slice(0, 10),
});

/** The year in which a decade begins: `1990s`, `90s`, `anii 90`, `anii 1990`. */
function decadeOf({ word, number }: Token, before: Token | undefined): number | undefined {
  const [, century = '19', tens] = DECADE.exec(word) ?? [];
  if (tens !== undefined) return Number(`${century}${tens}0`);
  if (number === undefined || number % 10 !== 0 || !DECADE_WORDS.has(before?.word ?? '')) return undefined;
  return number < 100 ? 1900 + number : number;
}

/** Decades: `the 1990s`, `anii 90`. */
const decadesIn = (tokens: readonly Token[]): Period[] =>
  tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const decade = decadeOf(token, before);
    if (decade === undefined) return [];
    const from = DECADE_WORDS.has(before?.word ?? '') ? at - 1 : at;
    return [{ from, to: at + 1, ...monthsOf(decade, 1, 120) }];
  });

interface Year {
  readonly year: number;
  readonly to: number;
}

/** A year by how far it is from this one. */
function relativeAt(tokens: readonly Token[], at: number, { periods: { years } }: Pack, now: string): Year[] {
  const today = new Date(now).getUTCFullYear();
  return Object.entries(years).flatMap(([phrase, away]) => {
    const length = phraseAt(tokens, at, [phrase]);
    return length === 0 ? [] : [{ year: today + away, to: at + length }];
  });
}

/** The year that is said at a place, after a small word or none: `of 2025`, `last year`. */
function yearAt(tokens: readonly Token[], at: number, pack: Pack, now: string): Year | undefined {
  const starts = [at, ...pack.periods.of.map((phrase) => at + phraseAt(tokens, at, [phrase]))];
  const [found] = starts
    .sort((one, other) => other - one)
    .flatMap((start): Year[] => {
      const number = tokens[start]?.number;
      return isYear(number) ? [{ year: number, to: start + 1 }] : relativeAt(tokens, start, pack, now);
    });
  return found;
}

/** The last year in which a month was over. */
function lastYearWith(month: number, now: string): number {
  const isOver = (year: number) => monthsOf(year, month, month).last < now.slice(0, 10);
  const today = new Date(now).getUTCFullYear();
  return [today, today - 1].find(isOver) ?? today - 2;
}

/** The last one of its kind that is over, where a word beside it says so: `last spring`. */
function lastOne(tokens: readonly Token[], { from, to }: Span, last: number, { periods }: Pack, now: string) {
  const year = lastYearWith(last, now);
  if (periods.lastBefore.includes(tokens[from - 1]?.word ?? '')) return { from: from - 1, to, year };
  return periods.lastAfter.includes(tokens[to]?.word ?? '') ? { from, to: to + 1, year } : undefined;
}

/** Parts of years and seasons, with the year that is said. */
function partsIn(tokens: readonly Token[], pack: Pack, now: string): Period[] {
  const { parts, seasons } = pack.periods;
  const found = (all: Pack['periods']['parts'], isRough: boolean) =>
    Object.entries(all).flatMap(([phrase, [first = 1, last = 12]]) =>
      placesOf(tokens, phrase).flatMap((span): Period[] => {
        const said = yearAt(tokens, span.to, pack, now);
        const year = said === undefined ? undefined : { ...said, from: span.from };
        const meant = year ?? (isRough ? lastOne(tokens, span, last, pack, now) : undefined);
        if (meant === undefined) return [];
        const { from, to } = meant;
        return [{ from, to, ...monthsOf(meant.year, first, last), ...(isRough ? { isRough } : {}) }];
      }),
    );
  return [...found(parts, false), ...found(seasons, true)];
}

/** Months with a year and no day, `December 1999`; without one the last that is over, `in March`; and years by where they are: `last year`. */
const namedIn = (tokens: readonly Token[], pack: Pack, now: string): Period[] =>
  tokens.flatMap((token, at): Period[] => {
    const before = tokens[at - 1];
    const month = MONTHS.get(token.word);
    const isMonth = month !== undefined && (before === undefined || dayOf(before) === undefined);
    const said = isMonth ? yearAt(tokens, at + 1, pack, now) : relativeAt(tokens, at, pack, now)[0];
    if (said !== undefined) return [{ from: at, to: said.to, ...monthsOf(said.year, month ?? 1, month ?? 12) }];
    if (!isMonth || !pack.periods.within.includes(before?.word ?? '')) return [];
    return [{ from: at, to: at + 1, ...monthsOf(lastYearWith(month, now), month, month), isRough: true }];
  });

/** The times of a question that are more than a day: `December 1999`, `the 1990s`, `the first half of 2025`, `last year`. */
export function periodsIn(tokens: readonly Token[], pack: Pack, now: string): Period[] {
  const all = [...decadesIn(tokens), ...partsIn(tokens, pack, now), ...namedIn(tokens, pack, now)];
  const isWithin = (one: Period, other: Period) =>
    other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;
  return all.filter((one) => !all.some((other) => isWithin(one, other)));
}
