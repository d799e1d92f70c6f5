import { fold } from '../folding/fold.js';
import { type Cell, textOfCell } from './cells.js';
import { wordsOf } from './headingWords.js';
import { namePairs } from '../caption/personNames.js';
import { ColumnProfile } from './profile.js';
import { type Column, type JoinedNames, type Table } from './table.js';

/** Share of the rows whose family name has the given one in it: then it is the whole name already. */
const MOST_WITHIN = 0.5;

const foldedWords = (text: string): readonly string[] => wordsOf(text).map(fold);

/** What a row says in two columns; empty where either says nothing. */
function textsOf(row: readonly (Cell | undefined)[], places: readonly number[]): readonly string[] {
  const texts = places.map((at) => textOfCell(row[at]));
  return texts.includes('') ? [] : texts;
}

/** Whether the texts of two columns are each a part of a name: of a list, of numbers, or where one is in the other, they are not. */
function areParts({ columns, rows }: Table, places: readonly number[]): boolean {
  if (places.some((at) => columns[at]?.kind !== 'text' || columns[at].isList)) return false;
  const said = rows.map((row) => textsOf(row, places)).filter((texts) => texts.length > 0);
  const within = said.filter((texts) => {
    const [one = [], other = []] = texts.map(foldedWords);
    return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));
  });
  return said.length > 0 && within.length < said.length * MOST_WITHIN;
}

/** The whole names of a table as a column, of which only the rows that are kept tell. */
function wholeColumn(joined: JoinedNames, texts: readonly string[]): Column {
  const profile = new ColumnProfile(joined.columns.join(' '), true);
  for (const text of texts) profile.add(text);
  return { ...profile.column(), joined };
}

/** How many of some texts a column says at most. */
function mostSaid(texts: readonly string[], columns: readonly Column[]): number {
  const known = new Set(texts);
  return Math.max(0, ...columns.map(({ values }) => values.filter((value) => known.has(value)).length));
}

/** Columns of a file alone: without the one that stands for the names of two of them. */
export const ownColumns = (columns: readonly Column[]): readonly Column[] =>
  columns.filter(({ joined }) => joined === undefined);

const joinedIn = ({ columns }: Pick<Table, 'columns'>, name: string): JoinedNames | undefined =>
  columns.find((column) => column.name === name)?.joined;

/** The columns of a file that a column stands for, in the order in which a name is said. */
export const columnsBehind = (table: Pick<Table, 'columns'>, name: string): readonly string[] =>
  joinedIn(table, name)?.columns ?? [name];

/** The columns of a file by which a row is known, in the order in which others name it. */
export const keysBehind = (table: Pick<Table, 'columns'>, name: string): readonly string[] =>
  joinedIn(table, name)?.order ?? [name];

/**
 * A table with a column of whole names at its end, where given and family names of the same persons stand in two: rows are called and known by
 * both, and other tables name them so, given or family name first. The very table where none do.
 * @param all the tables of the import
 */
export function withWholeNames(table: Table, all: readonly Table[]): Table {
  if (table.part !== 'rows') return table;
  const headings = table.columns.map(({ name }) => name);
  for (const pair of namePairs(headings)) {
    const places = pair.columns.map((column) => headings.indexOf(column));
    if (headings.includes(pair.columns.join(' ')) || !areParts(table, places)) continue;
    const said = table.rows.map((row) => textsOf(row, places));
    const [asSaid, turned] = [said, said.map((texts) => texts.toReversed())].map((each) =>
      each.map((one) => one.join(' ')),
    );
    const columns = all.flatMap((other) => other.columns);
    const isTurned = mostSaid(turned ?? [], columns) > mostSaid(asSaid ?? [], columns);
    const texts = (isTurned ? turned : asSaid) ?? [];
    const order = isTurned ? pair.columns.toReversed() : pair.columns;
    const rows = table.rows.map((row, at) => [...row, texts[at] ?? '']);
    return { ...table, columns: [...table.columns, wholeColumn({ ...pair, order }, texts)], rows };
  }
  return table;
}
