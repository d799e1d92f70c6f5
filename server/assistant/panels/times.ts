import { type Time, timeOf } from '../../../domain/imports/times.js';
import { type QueryValue } from '../../../domain/query/Query.js';
import { datesIn } from '../language/dates.js';
import { type Language } from '../language/lexicon/files.js';
import { PACKS } from '../language/Pack.js';
import { periodsIn } from '../language/periods.js';
import { asWritten, type Token } from '../language/tokens.js';

/** How a panel writes its times: whole years as numbers, months and quarters as text, or days. */
export type TimeForm = 'year' | 'period' | 'day';

/** A time that a question asks about, and the values of the panel that lie in it. */
export interface AskedTime {
  readonly iso: string;
  readonly ranges: readonly { readonly from: QueryValue; readonly to: QueryValue }[];
}

/** A time where it stands. */
interface TimeSpan extends AskedTime {
  readonly from: number;
  readonly to: number;
}

/** Words of a time at most: "trimestrul 1 2020". */
const MOST_WORDS = 3;

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The first and last month of a year, quarter or month. */
function monthsOf({ kind, iso }: Time): readonly [from: string, to: string] {
  if (kind === 'year') return [`${iso}-01`, `${iso}-12`];
  if (kind !== 'quarter') return [iso.slice(0, 7), iso.slice(0, 7)];
  const [year = '', quarter = ''] = iso.split('-Q');
  const month = (at: number) => `${year}-${String(Number(quarter) * 3 + at).padStart(2, '0')}`;
  return [month(-2), month(0)];
}

/** The values of a panel that lie between two months, or on a day; none where it tells of longer times alone. */
function rangesOf(time: Time, form: TimeForm): AskedTime['ranges'] {
  const { kind, iso } = time;
  if (form === 'year') return kind === 'year' ? [{ from: Number(iso), to: Number(iso) }] : [];
  if (kind === 'day') return form === 'day' ? [{ from: iso, to: iso }] : [];
  const [from, to] = monthsOf(time);
  if (form === 'day') return [{ from: `${from}-01`, to: lastDay(to) }];
  if (kind === 'quarter')
    return [
      { from, to },
      { from: iso, to: iso },
    ];
  return kind === 'year'
    ? [
        { from, to },
        { from: `${iso}-Q1`, to: `${iso}-Q4` },
      ]
    : [{ from, to }];
}

/** A value of a panel as the day on which it begins, to tell how near times are. */
export function beginningOf(value: string): string {
  const time = timeOf(value);
  if (time === undefined) return value;
  return time.kind === 'day' ? time.iso : `${monthsOf(time)[0]}-01`;
}

/** A time as a panel has it. */
export function askedTime(text: string, form: TimeForm): AskedTime | undefined {
  const time = timeOf(text);
  const ranges = time === undefined ? [] : rangesOf(time, form);
  return time === undefined || ranges.length === 0 ? undefined : { iso: time.iso, ranges };
}

/** The times of a question that a panel may tell of, the longest wording of each first. */
export function timesIn(
  tokens: readonly Token[],
  form: TimeForm,
  { language, now }: { readonly language: Language; readonly now: string },
): readonly TimeSpan[] {
  const written = tokens.flatMap((_, from) =>
    Array.from({ length: MOST_WORDS }, (__, at) => from + MOST_WORDS - at).flatMap((to) => {
      const words = tokens.slice(from, to);
      const text = asWritten(words);
      const time = to > tokens.length ? undefined : askedTime(text, form);
      return time === undefined ? [] : [{ ...time, from, to }];
    }),
  );
  if (form === 'year') return written;
  const days = datesIn(tokens, PACKS[language], now).flatMap(({ day, from, to }) => {
    const time = askedTime(day, form);
    return time === undefined ? [] : [{ ...time, from, to }];
  });
  const periods = periodsIn(tokens, PACKS[language], now).map(({ first, last, from, to }) => {
    const ranges = form === 'day' ? [{ from: first, to: last }] : [{ from: first.slice(0, 7), to: last.slice(0, 7) }];
    return { iso: first.slice(0, 7), ranges, from, to };
  });
  return [...written, ...days, ...periods].toSorted((one, other) => other.to - other.from - (one.to - one.from));
}
