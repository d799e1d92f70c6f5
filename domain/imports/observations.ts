import { textOfCell } from './cells.js';
import { type Draft } from './draft.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { saysIds } from './numericIds.js';
import { areWords, SHARED_BY } from './proposeColumns.js';
import { type Column, type Table } from './table.js';
import { isCalledTime, type TimeKind, timeOf } from './times.js';
import { isWordOf } from './words.js';

/** Rows that say how things were at times, as a country was in each year: the column that says of what, and the one that says when. */
export interface Observations {
  readonly thing: Column;
  readonly time: Column;
  readonly kind: TimeKind;
}

/** Fewer rows may all be different by chance. */
const FEWEST_ROWS = 6;
const FEWEST_THINGS = 2;

/** What the times of a column are; undefined where its values are none, or are so called by nothing. */
function kindOfTimes({ name, kind, isList, values }: Column): TimeKind | undefined {
  if (isList) return undefined;
  if (kind === 'date' || kind === 'dateTime') return 'day';
  const isCalledYear = wordsOf(name).some((word) => isWordOf('years', phraseOf(word)));
  if (kind === 'number')
    return isCalledYear && values.every((value) => /^[12]\d{3}$/u.test(value)) ? 'year' : undefined;
  if (kind !== 'text' || !isCalledTime(name)) return undefined;
  const [first, ...others] = new Set(values.map((value) => timeOf(value)?.kind));
  return others.length === 0 && (first === 'month' || first === 'quarter') ? first : undefined;
}

const isMeasure = (column: Column, time: Column): boolean =>
  column.kind === 'number' && column !== time && kindOfTimes(column) === undefined && !saysIds(column.name);

/** Whether two columns tell rows apart that neither does alone. */
function areApartBy({ columns, rows }: Table, thing: Column, time: Column): boolean {
  const places = [columns.indexOf(thing), columns.indexOf(time)];
  const pairs = rows.map((row) => places.map((at) => textOfCell(row[at])).join('\n'));
  return new Set(pairs).size === pairs.length;
}

/** Whether rows are known by what is measured of them, which only happens to be another number in each. */
function isKnownByMeasure({ columns }: Table, key: string): boolean {
  const [first, ...others] = columns;
  const column = others.find(({ name }) => name === key);
  return first?.name !== key && column?.kind === 'number' && !saysIds(key) && kindOfTimes(column) === undefined;
}

/** The things that the rows of a table are observations of, and their times; undefined where rows are known by themselves, or nothing is measured. */
export function observationsOf({ table, key, caption, isNamed, ties }: Draft): Observations | undefined {
  const { columns, sampled, part, isHeadless } = table;
  if (key !== undefined && !isKnownByMeasure(table, key)) return undefined;
  if (part !== 'rows' || isHeadless === true || sampled < FEWEST_ROWS) return undefined;
  const time = columns.find(
    (column) =>
      kindOfTimes(column) !== undefined && column.filled === sampled && column.filled >= column.distinct * SHARED_BY,
  );
  const kind = time && kindOfTimes(time);
  if (time === undefined || kind === undefined || !columns.some((column) => isMeasure(column, time))) return undefined;
  const thing = columns.find(
    (column) =>
      column.kind === 'text' &&
      column !== time &&
      !column.isList &&
      column.joined === undefined &&
      areWords(column) &&
      column.filled === sampled &&
      column.distinct >= FEWEST_THINGS &&
      column.filled >= column.distinct * SHARED_BY &&
      areApartBy(table, column, time),
  );
  // What has a name of its own, or a row in another table, is not told of by these rows alone.
  if (thing === undefined || (isNamed && caption !== thing && caption !== time)) return undefined;
  return ties.some(({ column }) => column === thing.name) ? undefined : { thing, time, kind };
}
