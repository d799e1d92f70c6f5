import {
  areCodes,
  areLongNames,
  endColumns,
  isCounter,
  isIdHeading,
  isUnique,
  singularWords,
} from './proposeColumns.js';
import { isNoOwnId, isOtherName, isTieToOwn } from './proposeOwnTies.js';
import { type UnlistedReferences } from './mapping.js';
import { share } from './share.js';
import { type Column, type Table } from './table.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { type Singulars } from './singulars.js';
import { ownColumns } from './wholeNames.js';
import { isWordOf, labelOfHeading, tellingWords } from './words.js';

/** Share of a column's values that must be keys of the other table; less where its heading speaks of that table. */
const KNOWN = 0.9;
const KNOWN_BY_NAME = 0.6;

/** A column whose values are the keys of another table. */
export interface Tie {
  readonly column: string;
  readonly table: string;
  readonly key: string;
  /** Whether the rows are a part of those of the other table, where they stood. */
  readonly isWhole?: boolean;
  /** Where that is not what its rows are known by. */
  readonly by?: string;
  /** What becomes of values of no row, where they do not stay properties. */
  readonly unlisted?: UnlistedReferences;
  /** Columns that say nothing but this tie. */
  readonly of?: readonly string[] | undefined;
}

/** The columns of ties, with those that they are put together of. */
export const columnsOfTies = (ties: readonly Tie[]): readonly string[] =>
  ties.flatMap(({ column, of = [] }) => [column, ...of]);

/** A table with the column that its rows are known by. */
export interface Keyed {
  readonly table: Table;
  readonly key: string | undefined;
}

/** Fewer may be the same in two tables by chance; single words always may. */
const FEWEST_CODES = 3;

/** Whether a heading speaks of the other table: it has the same name as its key, or the word for its rows. */
function speaksOf(column: Column, key: Column, table: Table, singulars: Singulars): boolean {
  const [mine, theirs] = [column, key].map(({ name }) => singularWords(wordsOf(name), singulars)) as [
    string[],
    string[],
  ];
  if (mine.join(' ') === theirs.join(' ') && theirs.length > 0 && phraseOf(key.name) !== 'id') return true;
  const about = singularWords(tellingWords(table.name), singulars);
  return about.some((word) => mine.includes(word)) || mine.includes(phraseOf(labelOfHeading(key.name, singulars)));
}

/** Whether a heading means a row of another table: it has the word for its rows and no other, but one for an id. */
function meansRowOf({ name }: Column, table: Table, singulars: Singulars): boolean {
  const about = singularWords(tellingWords(table.name), singulars).join(' ');
  const words = singularWords(wordsOf(name), singulars);
  return (
    about !== '' && (words.join(' ') === about || words.filter((word) => !isWordOf('id', word)).join(' ') === about)
  );
}

/** Whether a heading says another table and what its rows are known by there: "Vessel IMO" beside `IMO` of vessels. */
function saysKeyOf({ name }: Column, key: Column, table: Table, singulars: Singulars): boolean {
  const about = singularWords(tellingWords(table.name), singulars);
  const [words, own] = [name, key.name].map((one) => singularWords(wordsOf(one), singulars)) as [string[], string[]];
  const rest = words.filter((word) => !own.includes(word) && !isWordOf('beforeNames', word));
  return own.every((word) => words.includes(word)) && about.length > 0 && rest.join(' ') === about.join(' ');
}

const isSmallNumber = ({ kind, values }: Column): boolean =>
  kind === 'number' && values.every((value) => Number(value) < 1000);

/** Whether a column holds codes, or long names that come again, that are all known as those of another one, which says enough without a word. */
const areSame = (column: Column, key: Column): boolean =>
  ((areCodes(column) && areCodes(key)) || (areLongNames(column) && areLongNames(key) && !isUnique(column))) &&
  column.distinct >= FEWEST_CODES &&
  share(column, key) >= 1;

/** Whether other rows rather refer to those of a table than these to them, where each is known by its own: it says more, or as much and comes first. */
function isBefore(
  mine: { readonly table: Table; readonly key: Column },
  other: { readonly table: Table; readonly key: Column },
  all: readonly Keyed[],
): boolean {
  const more = mine.table.columns.length - other.table.columns.length;
  if (more !== 0 || !isUnique(other.key) || share(other.key, mine.key) < KNOWN_BY_NAME) return more > 0;
  const tables = all.map(({ table }) => table);
  return tables.indexOf(mine.table) < tables.indexOf(other.table);
}

/** Ties of a table to rows of the others, and of its own, by what its columns hold and are called. */
export function tiesOf(
  table: Table,
  own: string | undefined,
  all: readonly Keyed[],
  singulars: Singulars,
): readonly Tie[] {
  const { partOf, references } = table;
  // A file that declares what refers to what says all of it.
  if (references !== undefined) return references;
  return table.columns.flatMap((column) => {
    if (column.name === partOf?.column) return [{ ...partOf, isWhole: true }];
    const mayTie =
      !['date', 'boolean', 'duration'].includes(column.kind) && column.filled > 0 && column.joined === undefined;
    if (!mayTie || isCounter(column.name)) return [];
    const found = all.flatMap(({ table: other, key: keyName }) => {
      const key = other.columns.find(({ name }) => name === keyName);
      if (key === undefined || (other === table && column.name === keyName)) return [];
      if (column.name === own && isUnique(column) && isBefore({ table, key: column }, { table: other, key }, all))
        return [];
      if (other === table && isTieToOwn(column, key, table))
        return [{ tie: { column: column.name, table: other.name, key: key.name }, order: 1 }];
      if (other === table && (isNoOwnId(column, table) || isOtherName(table, column, key))) return [];
      const known = share(column, key);
      const named = speaksOf(column, key, other, singulars);
      const areIds = column.distinct >= 5 && isIdHeading(column.name) && !isSmallNumber(column);
      const telling = (known >= 1 && areIds) || (areSame(column, key) && column.name !== own);
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
 * Whether other tables refer to this column: they have one of the same heading, or called as the rows are, or as these and this column are, or of codes, with values of this one that come again, or go from
 * somewhere to somewhere by its values.
 * @param alsoOnce whether one called as the rows are refers to them though none of its values comes again
 */
export function isReferred(
  table: Table,
  name: string,
  others: readonly Table[],
  singulars: Singulars,
  alsoOnce = false,
): boolean {
  const key = table.columns.find((column) => column.name === name);
  if (key === undefined) return false;
  const heading = singularWords(wordsOf(name), singulars).join(' ');
  const means = (column: Column): boolean =>
    singularWords(wordsOf(column.name), singulars).join(' ') === heading ||
    meansRowOf(column, table, singulars) ||
    saysKeyOf(column, key, table, singulars);
  return others.some((other) => {
    const columns = ownColumns(other.columns);
    const ends = endColumns(columns);
    return (
      (ends !== undefined && areKeys(ends, key)) ||
      columns.some(
        (column) =>
          (!isUnique(column) || (alsoOnce && key.kind === 'text' && meansRowOf(column, table, singulars))) &&
          (areSame(column, key) || (means(column) && share(column, key) >= KNOWN)),
      )
    );
  });
}
