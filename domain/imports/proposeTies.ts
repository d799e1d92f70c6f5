import { endColumns, isIdHeading, isUnique } from './proposeColumns.js';
import { isNoOwnId, isTieToOwn } from './proposeOwnTies.js';
import { share } from './share.js';
import { type Column, type Table } from './table.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { labelOfHeading, singularOf, tellingWords } from './words.js';

/** Share of a column's values that must be keys of the other table; less where its heading speaks of that table. */
const KNOWN = 0.9;
const KNOWN_BY_NAME = 0.6;

/** A column whose values are the keys of another table. */
export interface Tie {
  readonly column: string;
  readonly table: string;
  readonly key: string;
}

/** A table with the column that its rows are known by. */
export interface Keyed {
  readonly table: Table;
  readonly key: string | undefined;
}

const wordsFolded = (text: string): readonly string[] => wordsOf(text).map((word) => phraseOf(singularOf(word)));

/** Whether a heading speaks of the other table: it has the same name as its key, or the word for its rows. */
function speaksOf(column: Column, key: Column, table: Table): boolean {
  const [mine, theirs] = [wordsFolded(column.name), wordsFolded(key.name)];
  if (mine.join(' ') === theirs.join(' ') && theirs.length > 0 && phraseOf(key.name) !== 'id') return true;
  const about = tellingWords(table.name).map((word) => phraseOf(singularOf(word)));
  return about.some((word) => mine.includes(word)) || mine.includes(phraseOf(labelOfHeading(key.name)));
}

const isSmallNumber = ({ kind, values }: Column): boolean =>
  kind === 'number' && values.every((value) => Number(value) < 1000);

/** Ties of a table to rows of the others, and of its own, by what its columns hold and are called. */
export function tiesOf(table: Table, own: string | undefined, all: readonly Keyed[]): readonly Tie[] {
  return table.columns.flatMap((column) => {
    if (column.kind === 'date' || column.kind === 'boolean' || column.filled === 0) return [];
    const found = all.flatMap(({ table: other, key: keyName }) => {
      const key = other.columns.find(({ name }) => name === keyName);
      if (key === undefined || (other === table && column.name === keyName)) return [];
      if (column.name === own && isUnique(column) && table.columns.length > other.columns.length) return [];
      if (other === table && isTieToOwn(column, key, table))
        return [{ tie: { column: column.name, table: other.name, key: key.name }, order: 1 }];
      if (other === table && isNoOwnId(column, table)) return [];
      const known = share(column, key);
      const named = speaksOf(column, key, other);
      const telling = known >= 1 && column.distinct >= 5 && isIdHeading(column.name) && !isSmallNumber(column);
      if (known < (named ? KNOWN_BY_NAME : KNOWN) || !(named || (telling && other !== table))) return [];
      return [{ tie: { column: column.name, table: other.name, key: key.name }, order: (named ? 2 : 0) + known }];
    });
    const [best] = found.sort((one, another) => another.order - one.order);
    return best === undefined ? [] : [best.tie];
  });
}

/** Whether both columns that say from where to where hold keys of a table. */
const areKeys = ({ start, end }: { readonly start: Column; readonly end: Column }, key: Column): boolean =>
  share(start, key) >= KNOWN && share(end, key) >= KNOWN;

/** The ties of a table from somewhere to somewhere, whatever its headings call the rows at both ends; none where two tables have such keys. */
export function tiesOfEnds(
  ends: { readonly start: Column; readonly end: Column },
  table: Table,
  all: readonly Keyed[],
): readonly Tie[] {
  const fitting = all.flatMap(({ table: other, key: keyName }) => {
    const key = other.columns.find(({ name }) => name === keyName);
    return key === undefined || other === table || !areKeys(ends, key) ? [] : [{ table: other.name, key: key.name }];
  });
  const [only, another] = fitting;
  if (only === undefined || another !== undefined) return [];
  return [ends.start, ends.end].map(({ name }) => ({ column: name, ...only }));
}

/**
 * Whether other tables refer to this column: they have one of the same heading, with values of this one that come again, or go from
 * somewhere to somewhere by its values.
 */
export function isReferred(table: Table, name: string, others: readonly Table[]): boolean {
  const key = table.columns.find((column) => column.name === name);
  if (key === undefined) return false;
  const heading = wordsFolded(name).join(' ');
  return others.some(({ columns }) => {
    const ends = endColumns(columns);
    return (
      (ends !== undefined && areKeys(ends, key)) ||
      columns.some(
        (column) => wordsFolded(column.name).join(' ') === heading && !isUnique(column) && share(column, key) >= KNOWN,
      )
    );
  });
}
