import { fold } from '../folding/fold.js';
import { type Language, LANGUAGES } from '../language/languages.js';
import { type Cell } from './cells.js';
import words from './contentWords.json' with { type: 'json' };
import { ColumnProfile } from './profile.js';
import { areCodes, areWords, isUnique } from './proposeColumns.js';
import { type Column } from './table.js';

type ContentWord = keyof (typeof words)['en'];
type Rows = readonly (readonly (Cell | undefined)[])[];

/** Share of the values of a column that must be known places. */
const MOST_PLACES = 0.6;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let countries: ReadonlySet<string> | undefined;

/** The folded names of countries, as far as the languages of the product have one. */
const countryNames = (): ReadonlySet<string> =>
  (countries ??= new Set(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return LETTERS.flatMap((one) => LETTERS.map((other) => fold(names.of(one + other) ?? '')));
    }),
  ));

const isPlace = (text: string): boolean => text !== '' && countryNames().has(fold(text));

/** What a column holds, by a sample of it. */
function wordOf(column: Column): ContentWord {
  const { kind, values } = column;
  const areYears = values.length > 0 && values.every((value) => /^(?:1[89]|20)\d\d$/u.test(value));
  if (kind === 'number') return areYears ? 'year' : 'number';
  if (kind !== 'text') return kind === 'period' ? 'date' : kind;
  const places = values.filter(isPlace).length;
  if (places > 0 && places >= values.length * MOST_PLACES) return 'place';
  if (areCodes(column)) return 'code';
  return areWords(column) && isUnique(column) && !column.isList ? 'name' : 'text';
}

/** Names for the columns of a table without headings by what they hold, such as "Date", "Number 1" and "Number 2", in a language. */
export function contentNames(rows: Rows, width: number, language: Language): readonly string[] {
  const found = Array.from({ length: width }, (_, at) => {
    const profile = new ColumnProfile('');
    for (const row of rows) profile.add(row[at]);
    return words[language][wordOf(profile.column())];
  });
  const [times, turns] = [new Map<string, number>(), new Map<string, number>()];
  for (const word of found) times.set(word, (times.get(word) ?? 0) + 1);
  return found.map((word) => {
    const turn = (turns.get(word) ?? 0) + 1;
    turns.set(word, turn);
    // "Number" alone would be one that tells rows apart, and no amount.
    return times.get(word) === 1 && word !== words[language].number ? word : `${word} ${turn}`;
  });
}
