import { itemsOf, textOfCell } from './cells.js';
import { isIdHeading, isUnique } from './proposeColumns.js';
import { wordsOf } from './headingWords.js';
import { share } from './share.js';
import { type Column, type Table } from './table.js';
import { isWordOf } from './words.js';

/** Share of a column's values that must be rows of its own table; less where its heading says so. */
const KNOWN = 0.75;
const KNOWN_BY_NAME = 0.6;
/** Fewer different ones may be the same by chance. */
const FEWEST = 3;
/** Share of the rows that may speak of themselves. */
const MOST_SELF = 0.05;
/** Share of them that shows the same where a heading speaks of a row: somebody at the head may be their own manager. */
const MOSTLY_SELF = 0.5;

/** Whether a heading says that another row of the same kind is meant, such as a parent: as a whole, or without its word for an id. */
function saysKin(heading: string): boolean {
  const words = wordsOf(heading);
  const bare = words.filter((word) => !isWordOf('id', word));
  return isWordOf('kin', words.join(' ')) || bare.some((word) => isWordOf('kin', word));
}

/** Share of the rows that say of themselves what they are known by. */
function shareOfSelf({ columns, rows }: Table, column: Column, key: Column): number {
  const [at, keyAt] = [columns.indexOf(column), columns.indexOf(key)];
  const filled = rows.filter((row) => textOfCell(row[at]) !== '');
  return filled.filter((row) => textOfCell(row[at]) === textOfCell(row[keyAt])).length / Math.max(1, filled.length);
}

/** Whether rows say of themselves what they are known by: then a column is another name of theirs. */
const isOfItself = (table: Table, column: Column, key: Column): boolean => shareOfSelf(table, column, key) > MOST_SELF;

/** Whether a column is another name of the rows for sure, whatever its heading says: the code of a team in another register. */
export const isOtherName = (table: Table, column: Column, key: Column): boolean =>
  shareOfSelf(table, column, key) > MOSTLY_SELF;

/** Whether numbers of a column may be ids of other rows: what every row has is a kind of it, for something is always the first. */
const mayBeId = ({ kind, filled }: Column, { sampled }: Table): boolean => kind !== 'number' || filled < sampled;

/** Whether a column that is called an id of something cannot be one of its own table. */
export const isNoOwnId = (column: Column, table: Table): boolean => !saysKin(column.name) && !mayBeId(column, table);

/** Share of the rows that lists of ids must name: numbers that happen to be ids seldom name many. */
const MOST_NAMED = 0.4;
const FEWEST_NAMED = 5;

/**
 * Whether lists of numbers are ids of other rows, such as of friends: each number is one, none stands twice in a list or names its own row, and
 * many rows are named. Scores and sizes may all be ids by chance, but they come again and miss the most.
 */
function areListsOfIds(column: Column, key: Column, { columns, rows, sampled }: Table): boolean {
  if (!column.isList || column.kind !== 'number' || key.kind !== 'number') return false;
  const [at, keyAt] = [columns.indexOf(column), columns.indexOf(key)];
  const ids = new Set(rows.map((row) => textOfCell(row[keyAt])));
  const named = new Set<string>();
  // Of a long table only some rows are kept, and lists name those beyond too.
  const isWhole = rows.length === sampled;
  if (!isWhole && share(column, key) < KNOWN) return false;
  for (const row of rows) {
    const items = itemsOf(row[at], column.separator).map(textOfCell);
    if (items.some((item) => (isWhole && !ids.has(item)) || item === textOfCell(row[keyAt]))) return false;
    if (new Set(items).size < items.length) return false;
    for (const item of items) named.add(item);
  }
  return named.size >= FEWEST_NAMED && named.size >= ids.size * MOST_NAMED;
}

/** Whether values are so long that none is another by chance. */
const areLongIds = ({ values, isList }: Column): boolean =>
  !isList &&
  values.length > 0 &&
  values.every((value) => /^(?:\d{10,}|[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12})$/i.test(value));

/** Whether a column of a table holds what other rows of it are known by, as parents do in a tree. */
export function isTieToOwn(column: Column, key: Column, table: Table): boolean {
  if (column === key) return false;
  if (areLongIds(column) && areLongIds(key) && share(column, key) >= 1) return !isOfItself(table, column, key);
  if (column.distinct < FEWEST || column.kind === 'date' || column.kind === 'boolean') return false;
  if (areListsOfIds(column, key, table)) return true;
  const isSaid = saysKin(column.name);
  // Numbers are the same by chance.
  if (!isSaid && (column.kind !== 'text' || key.kind !== 'text')) return false;
  return share(column, key) >= (isSaid ? KNOWN_BY_NAME : KNOWN) && !isOfItself(table, column, key);
}

/**
 * What rows are known by in their own table: the key that was found, unless no column refers to it and one refers to another column in
 * which each row has another value, such as a full name beside a number.
 */
export function keyForOwnTies(table: Table, key: string | undefined): string | undefined {
  const { columns, sampled } = table;
  const isReferred = (name: string | undefined): boolean => {
    const of = columns.find((column) => column.name === name);
    return of !== undefined && columns.some((column) => isTieToOwn(column, of, table));
  };
  if (isReferred(key)) return key;
  const whole = columns.filter((column) => isUnique(column) && column.filled === sampled && column.kind !== 'date');
  const byId = whole.toSorted((one, other) => Number(isIdHeading(other.name)) - Number(isIdHeading(one.name)));
  return byId.find(({ name }) => isReferred(name))?.name ?? key;
}
