import { textOfCell } from './cells.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { areWords, endColumns, singularWords } from './proposeColumns.js';
import { share } from './share.js';
import { type Singulars } from './singulars.js';
import { type Column, type Table } from './table.js';
import { isWordOf, labelOfHeading, labelOfWords } from './words.js';

/** Share of the values of each of two columns that the other one has too. */
const SHARED = 0.5;
/** The same for a column that says which one of the others it was, such as who won. */
const AMONG = 0.9;
/** As many rows must be expected to say the same in both columns by chance before it tells anything that none does. */
const EXPECTED_ALIKE = 3;
/** Share of those that may be alike all the same. */
const MOST_ALIKE = 0.1;
/** A shorter heading may stand in another one by chance. */
const SHORTEST_STEM = 4;

/** Words of headings that tell the role of a thing, and not what it is. */
const ROLE_WORDS = ['start', 'end', 'beforeNames', 'id'] as const;

/** Columns of a table that name the same things in several roles, as both teams of a match do. */
export interface Roles {
  /** In the order of the table; the first two are never the same thing in one row. */
  readonly columns: readonly Column[];
  /** What such a thing is. */
  readonly label: string;
}

/** Whether a column may name things that others name too: words that come again. */
const mayBeRole = (column: Column): boolean =>
  column.kind === 'text' &&
  !column.isList &&
  column.distinct > 1 &&
  column.distinct < column.filled &&
  areWords(column);

/** What each row says in two columns; rows that leave one empty are left out. */
function saidIn({ columns, rows }: Table, one: Column, other: Column): readonly (readonly [string, string])[] {
  const [at, otherAt] = [columns.indexOf(one), columns.indexOf(other)];
  return rows
    .map((row) => [textOfCell(row[at]), textOfCell(row[otherAt])] as const)
    .filter((pair) => !pair.includes(''));
}

const countsOf = (values: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/**
 * Whether two columns are never of one thing in one row, though chance would make them so in several: nobody plays against themselves,
 * while two answers of a survey are often the same.
 */
function areApart(table: Table, one: Column, other: Column): boolean {
  const said = saidIn(table, one, other);
  const counts = countsOf(said.map(([mine]) => mine));
  const others = countsOf(said.map(([, theirs]) => theirs));
  const expected = [...counts].reduce(
    (sum, [value, count]) => sum + (count * (others.get(value) ?? 0)) / Math.max(1, said.length),
    0,
  );
  const alike = said.filter(([mine, theirs]) => mine === theirs).length;
  return expected >= EXPECTED_ALIKE && alike <= expected * MOST_ALIKE;
}

/** Whether a column says which one of two others it was, wherever it says anything. */
function saysWhichOf(table: Table, column: Column, pair: readonly [Column, Column]): boolean {
  const [at, ...others] = [column, ...pair].map((each) => table.columns.indexOf(each)) as [number, number, number];
  const said = table.rows.filter((row) => textOfCell(row[at]) !== '');
  const fitting = said.filter((row) => others.some((other) => textOfCell(row[other]) === textOfCell(row[at])));
  return said.length > 0 && fitting.length >= said.length * AMONG;
}

/** What the things are that headings name together: a word of all of them, one that stands within the others, or all of them side by side. */
function labelOfRoles(headings: readonly string[], singulars: Singulars): string {
  const saysRole = (word: string): boolean => ROLE_WORDS.some((group) => isWordOf(group, word));
  const all = headings.map((heading) => singularWords(wordsOf(heading), singulars));
  const common = wordsOf(headings[0] ?? '').filter((word, at) => {
    const single = all[0]?.[at] ?? '';
    return !saysRole(phraseOf(word)) && all.every((words) => words.includes(single));
  });
  if (common.length > 0) return labelOfWords(common, singulars);
  const stem = headings.find(
    (heading) =>
      heading.length >= SHORTEST_STEM && headings.every((each) => phraseOf(each).endsWith(phraseOf(heading))),
  );
  if (stem !== undefined) return labelOfHeading(stem, singulars);
  return headings.map((heading) => labelOfHeading(heading, singulars)).join('/');
}

/** Two columns that name the same things, and never the same one in a row. */
const pairIn = (table: Table, able: readonly Column[]): readonly [Column, Column] | undefined =>
  able
    .flatMap((one, at) => able.slice(at + 1).map((other) => [one, other] as const))
    .find(([one, other]) => share(one, other) >= SHARED && share(other, one) >= SHARED && areApart(table, one, other));

/** Two columns of which the headings say that they go from somewhere to somewhere. */
function pairByWords(able: readonly Column[]): readonly [Column, Column] | undefined {
  const ends = endColumns(able);
  return ends === undefined ? undefined : [ends.start, ends.end];
}

/**
 * The columns of a table that name the same things in several roles, by what they hold or by their headings; undefined where no two do.
 * @param taken columns that are something else for sure, such as keys of other tables
 */
export function rolesOf(table: Table, taken: readonly string[], singulars: Singulars): Roles | undefined {
  const able = table.columns.filter((column) => !taken.includes(column.name) && mayBeRole(column));
  const pair = pairIn(table, able) ?? pairByWords(able);
  if (pair === undefined) return undefined;
  const further = able.filter(
    (column) =>
      !pair.includes(column) &&
      (saysWhichOf(table, column, pair) ||
        pair.every((each) => share(column, each) >= SHARED && areApart(table, column, each))),
  );
  const headings = pair.map(({ name }) => name);
  return { columns: [...pair, ...further], label: labelOfRoles(headings, singulars) };
}
