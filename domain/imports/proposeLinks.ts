import { wordsOf } from './headingWords.js';
import { areCodes, areLongNames, isUnique, SHARED_BY, singularWords } from './proposeColumns.js';
import { type Keyed, type Tie } from './proposeTies.js';
import { type Singulars } from './singulars.js';
import { type Column, type Table } from './table.js';
import { namesThings, tellingWords } from './words.js';

/** Share of a column's values that must stand in the other one: of names of several words, which are seldom the same by chance, and where its heading speaks of the other table. */
const NAMES = 0.5;
const BY_HEADING = 0.6;
/** Fewer may be the same by chance. */
const FEWEST = 3;

/** Whether a heading has a word for the rows of a table. */
export function speaksOfRows({ name }: Column, table: Table, singulars: Singulars): boolean {
  const words = singularWords(wordsOf(name), singulars);
  return singularWords(tellingWords(table.name), singulars).some((word) => words.includes(word));
}

/**
 * Whether two columns that have one value in each row name the same things, and it is the other table that refers to this one: it does where the
 * heading of this one says that it is a name, and otherwise where this table says more.
 */
function isHome(table: Table, column: Column, by: Column, other: Table, all: readonly Keyed[]): boolean {
  if (!isUnique(column)) return false;
  const place = (of: Table): number => all.findIndex((each) => each.table === of);
  const more =
    namesThings(column.name) - namesThings(by.name) ||
    table.columns.length - other.columns.length ||
    place(other) - place(table);
  return more > 0;
}

/** Whether values that are few or alike by chance are out of the question. */
function areMeant(column: Column, by: Column, rate: number, isSpokenOf: boolean): boolean {
  if (column.distinct < FEWEST) return false;
  if (areLongNames(column) && areLongNames(by)) return rate >= NAMES;
  if (areCodes(column) && areCodes(by)) return rate >= 1;
  return isSpokenOf && column.kind === 'text' && rate >= BY_HEADING;
}

/**
 * The tie of a column to rows of another table by a column that is not their key, as whole names are beside a number. Where several rows share each
 * value, those of no row become nodes as the others are.
 */
export function tieByLink(column: Column, table: Table, all: readonly Keyed[], singulars: Singulars): Tie | undefined {
  for (const { table: name, by, rate } of column.links ?? []) {
    const other = all.find((each) => each.table.name === name);
    const target = other?.table.columns.find((each) => each.name === by);
    if (other === undefined || target === undefined || other.table === table || other.key === by) continue;
    if (!isUnique(target) || isHome(table, column, target, other.table, all)) continue;
    if (!areMeant(column, target, rate, speaksOfRows(column, other.table, singulars))) continue;
    const isShared = column.isList || column.filled >= column.distinct * SHARED_BY;
    return { column: column.name, table: name, key: by, by, ...(rate < 1 && isShared ? { unlisted: 'create' } : {}) };
  }
  return undefined;
}
