import { fold } from '../folding/fold.js';

/** Languages whose names of months tables are likely to have: those that most in Europe write. */
const LANGUAGES = ['en', 'ro', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'hu'];
/** Fewer letters of a name are none. */
const SHORTEST = 3;

/** The names of a month, by itself and as a day has it: some languages decline it then. */
const namesOf = (language: string, month: number): readonly string[] =>
  (['long', 'short'] as const).flatMap((length) =>
    [{}, { day: 'numeric' } as const].map((beside) => {
      const parts = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC', ...beside }).formatToParts(
        Date.UTC(2000, month - 1, 15),
      );
      return fold(parts.find(({ type }) => type === 'month')?.value ?? '').replace('.', '');
    }),
  );

let names: readonly (readonly [name: string, month: number])[] | undefined;

const allNames = (): readonly (readonly [name: string, month: number])[] =>
  (names ??= LANGUAGES.flatMap((language) =>
    Array.from({ length: 12 }, (_, at) => namesOf(language, at + 1).map((name) => [name, at + 1] as const)).flat(),
  ));

const known = new Map<string, number | undefined>();

/** The number of a month, 1 to 12, by its name or the first letters of it; undefined where that may be two, as `jui`. */
export function monthOf(text: string): number | undefined {
  const asked = fold(text).replace('.', '');
  if (asked.length < SHORTEST) return undefined;
  if (known.has(asked)) return known.get(asked);
  const exact = new Set(allNames().flatMap(([name, month]) => (name === asked ? [month] : [])));
  const begun = new Set(allNames().flatMap(([name, month]) => (name.startsWith(asked) ? [month] : [])));
  const [month, ...more] = exact.size > 0 ? exact : begun;
  const found = more.length === 0 ? month : undefined;
  // What is no month is as often asked for as what is one, and comes from a file of any size.
  if (known.size < 1000) known.set(asked, found);
  return found;
}
