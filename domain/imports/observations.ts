import { textOfCell } from './cells.js';
import { type Draft } from './draft.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { saysIds } from './numericIds.js';
import { areWords, SHARED_BY } from './proposeColumns.js';
import { type Column, type Table } from './table.js';
import { isWordOf } from './words.js';

/** Rows that say how things were at times, as a country was in each year: the column that says of what, and the one that says when. */
export interface Observations {
  readonly thing: Column;
  readonly time: Column;
}

/** Fewer rows may all be different by chance. */
const FEWEST_ROWS = 6;
const FEWEST_THINGS = 2;

const isTime = ({ name, kind, isList, values }: Column): boolean => {
  if (isList) return false;
  if (kind === 'date' || kind === 'dateTime') return true;
  const isCalledYear = wordsOf(name).some((word) => isWordOf('years', phraseOf(word)));
  return kind === 'number' && isCalledYear && values.every((value) => /^[12]\d{3}$/u.test(value));
};

const isMeasure = (column: Column, time: Column): boolean =>
  column.kind === 'number' && column !== time && !isTime(column) && !saysIds(column.name);

/** Whether two columns tell rows apart that neither does alone. */
function areApartBy({ columns, rows }: Table, thing: Column, time: Column): boolean {
  const places = [columns.indexOf(thing), columns.indexOf(time)];
  const pairs = rows.map((row) => places.map((at) => textOfCell(row[at])).join('\n'));
  return new Set(pairs).size === pairs.length;
}

/** The things that the rows of a table are observations of, and their times; undefined where rows are known by themselves, or nothing is measured. */
export function observationsOf({ table, key, caption, isNamed, ties }: Draft): Observations | undefined {
  const { columns, sampled, part, isHeadless } = table;
  if (part !== 'rows' || key !== undefined || isHeadless === true || sampled < FEWEST_ROWS) return undefined;
  const time = columns.find((column) => isTime(column) && column.filled === sampled && column.distinct < sampled);
  if (time === undefined || !columns.some((column) => isMeasure(column, time))) return undefined;
  const thing = columns.find(
    (column) =>
      column.kind === 'text' &&
      !column.isList &&
      column.joined === undefined &&
      areWords(column) &&
      column.filled === sampled &&
      column.distinct >= FEWEST_THINGS &&
      column.filled >= column.distinct * SHARED_BY &&
      areApartBy(table, column, time),
  );
  // What has a name of its own, or a row in another table, is not told of by these rows alone.
  if (thing === undefined || (isNamed && caption !== thing)) return undefined;
  return ties.some(({ column }) => column === thing.name) ? undefined : { thing, time };
}
