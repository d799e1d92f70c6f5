import { fold } from '../../../../../domain/folding/fold.js';
import { type ProseResource } from '../language/ProseResource.js';

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2021, month, 15, 12)));

/** How the months are called in a language, from CLDR, with the number of each; folded. */
export function monthNames({ locales }: ProseResource): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const locale of locales)
    for (const month of ['long', 'short'] as const)
      for (const form of [{ month }, { month, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, {
          ...form,
          timeZone: 'UTC',
        });
        MONTHS.forEach((date, index) => {
          const name = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
          if (/^\p{L}/u.test(name)) names.set(fold(name).replace(/\.$/u, ''), index + 1);
        });
      }
  return names;
}

const PIECES: Readonly<Record<string, string>> = {
  day: '(?<day>0?[1-9]|[12]\\d|3[01])',
  number: '(?<monthNumber>0?[1-9]|1[0-2])',
  year: '(?<year>1\\d{3}|20\\d{2})',
  century: '(?<century>[1-9]|1\\d|2[01])',
  roman: '(?<roman>[ivx]{1,5})',
};

/** A way of writing dates as a regular expression over folded text; `{month}` stands for the names of the language. */
export function dateExpression(
  form: string,
  months: readonly string[],
  words: Readonly<Record<string, string>>,
): RegExp {
  const names = [...months].sort((one, other) => other.length - one.length).join('|');
  const pieces: Record<string, string> = {
    ...PIECES,
    month: `(?<month>${names})`,
  };
  const source = form
    .replace(/\{(\w+)\}/gu, (_, name: string) => pieces[name] ?? `(?:${words[name] ?? name})`)
    .replace(/ /gu, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?<![\\p{N}][.,/:-])${source}(?![\\p{L}\\p{N}])(?![.,/:][\\p{N}])`, 'gdu');
}
