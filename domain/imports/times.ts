import { isDate } from '../properties/kinds.js';
import { dateOf } from './days.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { monthOf } from './monthNames.js';
import timeWords from './timeWords.json' with { type: 'json' };
import { isWordOf } from './words.js';

/** How long a time of an observation is. */
export const TIME_KINDS = ['year', 'quarter', 'month', 'day'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

/** A time as ISO 8601 has it: `1990`, `2020-03`, `2020-03-14`; of a quarter `2020-Q1`. */
export interface Time {
  readonly kind: TimeKind;
  readonly iso: string;
}

const YEAR = /^(?:1[5-9]|20)\d\d$/u;
/** `2020-03`, `2020/3`, `2020M03` */
const YEAR_AND_MONTH = /^((?:1[5-9]|20)\d\d)[-/.M](0?[1-9]|1[0-2])$/u;
/** `03/2020` */
const MONTH_AND_YEAR = /^(0?[1-9]|1[0-2])[-/.]((?:1[5-9]|20)\d\d)$/u;
const QUARTERS: readonly string[] = ['i', 'ii', 'iii', 'iv'];
/** A longer text is no time: cells of prose are not gone through for one. */
const LONGEST = 24;

const two = (month: string | number): string => String(month).padStart(2, '0');

/** The parts of a text between blanks and signs, letters apart from digits: `2019Q1` and "T1 2019" have three. */
const partsOf = (text: string): readonly string[] => text.match(/\p{L}+|\d+/gu) ?? [];

/** The quarter that a number says, in digits or as Romans wrote it. */
function quarterOf(part: string): number | undefined {
  const at = /^[1-4]$/u.test(part) ? Number(part) : QUARTERS.indexOf(part.toLowerCase()) + 1;
  return at === 0 ? undefined : at;
}

/** The quarter of a year by three parts: a word for it, its number and the year, which is first or last. */
function quarterIn(parts: readonly string[]): string | undefined {
  const year = [parts[0], parts.at(-1)].find((part) => part !== undefined && YEAR.test(part));
  const rest = parts.filter((part) => part !== year);
  if (year === undefined || rest.length !== 2) return undefined;
  const word = rest.find((part) => isWordOf('quarters', part));
  const quarter = rest.filter((part) => part !== word).flatMap((part) => quarterOf(part) ?? [])[0];
  return word === undefined || quarter === undefined ? undefined : `${year}-Q${quarter}`;
}

/** The month of a year by its name and the year, of which two digits may stand behind the name. */
function namedMonthIn(parts: readonly string[]): string | undefined {
  const [first = '', second = '', ...more] = parts;
  if (more.length > 0) return undefined;
  const [name, said] = YEAR.test(first) ? [second, first] : [first, second];
  const month = monthOf(name);
  const year = YEAR.test(said) ? said : /^\d{2}$/u.test(said) && said === second ? `20${said}` : undefined;
  return month === undefined || year === undefined ? undefined : `${year}-${two(month)}`;
}

/** The year, quarter, month or day that a text says and nothing else; undefined for another text. */
export function timeOf(text: string): Time | undefined {
  const bare = text.trim();
  if (bare.length > LONGEST || !/\d/u.test(bare)) return undefined;
  if (YEAR.test(bare)) return { kind: 'year', iso: bare };
  const [, year, month] = YEAR_AND_MONTH.exec(bare) ?? [];
  if (year !== undefined && month !== undefined) return { kind: 'month', iso: `${year}-${two(month)}` };
  const [, first, second] = MONTH_AND_YEAR.exec(bare) ?? [];
  if (first !== undefined && second !== undefined) return { kind: 'month', iso: `${second}-${two(first)}` };
  const parts = partsOf(bare);
  const named = namedMonthIn(parts);
  if (named !== undefined) return { kind: 'month', iso: named };
  const quarter = quarterIn(parts);
  if (quarter !== undefined) return { kind: 'quarter', iso: quarter };
  const day = isDate(bare) ? bare : dateOf(bare, 'dayFirst');
  return day === undefined ? undefined : { kind: 'day', iso: day };
}

/** The month or quarter that a text says, as ISO 8601. */
export function periodOf(text: string): string | undefined {
  const time = timeOf(text);
  return time?.kind === 'month' || time?.kind === 'quarter' ? time.iso : undefined;
}

/** A heading that says a time, and the words beside it that say what was measured; none where it says nothing else. */
export interface TimeHeading {
  readonly time: Time;
  readonly rest: string;
}

/** The words of a time in a heading are these many at most: "trim. I 2019". */
const MOST_PARTS = 3;
/** What stands between a time and the words beside it. */
const BETWEEN = /^[\s_.,:;/()[\]-]+|[\s_.,:;/()[\]-]+$/gu;

/** The time that a heading says, alone or at its beginning or end: `1990`, "Jan 2020", `pop_1990`, "2019 Q1 sales". */
export function timeHeading(heading: string): TimeHeading | undefined {
  const whole = timeOf(heading);
  if (whole !== undefined) return { time: whole, rest: '' };
  const starts = [...heading.matchAll(/\p{L}+|\d+/gu)].map(
    ({ 0: part, index }) => [index, index + part.length] as const,
  );
  for (let parts = MOST_PARTS; parts > 0; parts -= 1) {
    if (parts >= starts.length) continue;
    const [from = 0, to = heading.length] = [starts.at(-parts)?.[0], starts[parts - 1]?.[1]];
    for (const [said, rest] of [
      [heading.slice(from), heading.slice(0, from)],
      [heading.slice(0, to), heading.slice(to)],
    ] as const) {
      const time = timeOf(said.replaceAll(BETWEEN, ''));
      const words = rest.replaceAll(BETWEEN, '');
      if (time !== undefined && wordsOf(words).some((word) => /\p{L}{2}/u.test(word))) return { time, rest: words };
    }
  }
  return undefined;
}

/** Whether a heading has a word for times, such as "month". */
export const isCalledTime = (heading: string): boolean =>
  wordsOf(heading).some((word) => isWordOf('times', phraseOf(word)) || isWordOf('years', phraseOf(word)));

/** A time as people say it in a language: "March 2020", "Q1 2020". */
export function saidTime(iso: string, language: string): string {
  const time = timeOf(iso);
  if (time === undefined || time.kind === 'year') return iso;
  const [year = '', part = ''] = time.iso.split('-');
  if (time.kind === 'quarter') {
    const words = language === 'ro' ? timeWords.ro : timeWords.en;
    return words.inQuarter.replace('{quarter}', part.slice(1)).replace('{year}', year);
  }
  const day = time.kind === 'day' ? ({ day: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC', ...day }).format(
    Date.parse(time.kind === 'day' ? time.iso : `${time.iso}-01`),
  );
}
