/** What a format shows of a number: nothing of a clock, or a day, a time of day, both, or how long something took. */
export interface CellFormat {
  readonly shows: 'number' | 'day' | 'time' | 'dayTime' | 'duration';
  readonly hasSeconds: boolean;
}

const of = (shows: CellFormat['shows'], hasSeconds = false): CellFormat => ({ shows, hasSeconds });

/** A number as it stands. */
export const PLAIN = of('number');

/** Formats that every workbook has, by their numbers; those from 27 to 36 and from 50 to 58 are days of calendars of Asia. */
export function builtInFormat(id: number): CellFormat {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return of('day');
  if (id === 18 || id === 20 || id === 32 || id === 34) return of('time');
  if (id === 19 || id === 21 || id === 33 || id === 35 || id === 45 || id === 47) return of('time', true);
  if (id === 22) return of('dayTime');
  return id === 46 ? of('duration', true) : PLAIN;
}

/** Texts, escaped signs, colours, conditions and languages in a format, and its name for numbers of any kind. */
const ASIDE = /"[^"]*"?|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|general/gi;
const ELAPSED = /\[(?:h+|m+|s+)\]/i;

/** What a format of somebody's own shows, by its letters: an m is a month unless it stands beside hours or seconds. */
export function ownFormat(code: string): CellFormat {
  const [first = ''] = code.replaceAll(ASIDE, '').split(';');
  const hasSeconds = /s/i.test(first);
  if (ELAPSED.test(first)) return of('duration', hasSeconds);
  const bare = first.replaceAll(/a\/p|am\/pm/gi, '').replaceAll(/e[+-]/gi, '');
  const hasTime = /[hs]/i.test(bare);
  const months = bare.replaceAll(/h[^a-z]*m{1,2}(?!m)|m{1,2}[^a-z]*s/gi, '');
  const hasDay = /[ydeb]/i.test(bare) || /m/i.test(months);
  if (hasDay) return of(hasTime ? 'dayTime' : 'day', hasSeconds);
  return hasTime ? of('time', hasSeconds) : PLAIN;
}
