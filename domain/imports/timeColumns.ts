import { type Column, type Table } from './table.js';
import { TIME_KINDS, type TimeKind, timeHeading } from './times.js';

/** Fewer times side by side may be properties of the things. */
const FEWEST_TIMES = 3;
/** Fewer of one measure are no row of times. */
const FEWEST_OF_MEASURE = 2;
/** Share of the columns of times that must hold numbers. */
const MOST = 0.8;

/** A column whose heading is a time, and the words beside that which say what was measured. */
export interface TimeColumn {
  readonly column: Column;
  readonly at: string;
  readonly measure: string;
}

/** The columns of a table that are times, of one kind. */
export interface TimeColumns {
  readonly whole: Table;
  readonly kind: TimeKind;
  readonly columns: readonly TimeColumn[];
}

const isNumeric = ({ kind, filled, isList }: Column): boolean => !isList && (kind === 'number' || filled === 0);

/** Whether times go up from column to column, or down. */
function areInOrder(times: readonly string[]): boolean {
  const [first = '', second = ''] = times;
  return times.every(
    (time, at) => at === 0 || (first < second ? (times[at - 1] ?? '') < time : (times[at - 1] ?? '') > time),
  );
}

/** Those of one measure, where they are a row of times. */
function ofMeasure(all: readonly TimeColumn[], measure: string): readonly TimeColumn[] {
  const own = all.filter((each) => each.measure === measure);
  return own.length >= FEWEST_OF_MEASURE && areInOrder(own.map(({ at }) => at)) ? own : [];
}

/** The columns of a table that are times, as in a wide table with a column a year; undefined where it has none, or no things beside them. */
export function timeColumnsOf(whole: Table): TimeColumns | undefined {
  const { columns, part, sampled, isHeadless, isDoubtful } = whole;
  if (part !== 'rows' || isHeadless === true || isDoubtful === true || sampled < 2) return undefined;
  const said = columns.flatMap((column) => {
    const heading = column.joined === undefined ? timeHeading(column.name) : undefined;
    return heading === undefined
      ? []
      : [{ column, kind: heading.time.kind, at: heading.time.iso, measure: heading.rest }];
  });
  for (const kind of TIME_KINDS) {
    const all = said.filter((each) => each.kind === kind);
    const found = [...new Set(all.map(({ measure }) => measure))].flatMap((measure) => ofMeasure(all, measure));
    const others = columns.filter((column) => found.every((each) => each.column !== column));
    const isSeries =
      new Set(found.map(({ at }) => at)).size >= FEWEST_TIMES &&
      found.filter(({ column }) => isNumeric(column)).length >= found.length * MOST &&
      found.some(({ column }) => column.filled > 0);
    // Sizes and years may both be numbers side by side.
    const hasThings = others.some((column) => column.kind === 'text' && column.filled > 0);
    if (isSeries && hasThings && !others.some(({ name }) => /^\d+$/u.test(name)))
      return { whole, kind, columns: columns.flatMap((column) => found.filter((each) => each.column === column)) };
  }
  return undefined;
}

/** A table without some of its columns. */
export function withoutColumns(table: Table, left: readonly Column[]): Table {
  const kept = table.columns.flatMap((column, at) => (left.includes(column) ? [] : [at]));
  return {
    ...table,
    columns: kept.flatMap((at) => table.columns[at] ?? []),
    rows: table.rows.map((row) => kept.map((at) => row[at] ?? null)),
  };
}
