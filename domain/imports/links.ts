import { fold } from '../folding/fold.js';
import { itemsOf, textOfCell } from './cells.js';
import { type Column, type ColumnLink, type Table } from './table.js';

/** Most columns that are held against each other. */
const MOST_COLUMNS = 200;
/** Most links of a column that are told. */
const MOST_LINKS = 5;
/** Fewer values are the same by chance. */
const FEWEST_VALUES = 2;
/** Share of the values that must stand in the other column; more of numbers, which are the same by chance. */
const LEAST = 0.1;
const LEAST_OF_NUMBERS = 0.5;
/** Share of the rows that a column must tell apart for its values to mean rows. */
const MOST_APART = 0.9;

const mayLink = ({ kind, joined, filled }: Column): boolean =>
  (kind === 'text' || kind === 'number') && joined === undefined && filled > 0;

const tellsApart = ({ distinct, filled, isList }: Column): boolean => !isList && distinct >= filled * MOST_APART;

/** All different values that are known of a column, as links compare them. */
export function valuesOf({ columns, rows }: Table, column: Column): ReadonlySet<string> {
  const at = columns.indexOf(column);
  const texts = rows.flatMap((row) => itemsOf(row[at], column.separator).map(textOfCell));
  return new Set([...texts.filter((text) => text !== ''), ...(column.known ?? [])].map(fold));
}

/** How much of some values is among those of another column, of which only those of some rows may be known. */
function rateOf(values: ReadonlySet<string>, { column, values: others, table: { rows, sampled } }: Values): number {
  let found = 0;
  for (const value of values) if (others.has(value)) found += 1;
  const seen = column.known === undefined ? rows.length / Math.max(1, sampled) : 1;
  return Math.min(1, found / values.size / Math.min(1, seen));
}

interface Values {
  readonly table: Table;
  readonly column: Column;
  readonly values: ReadonlySet<string>;
}

function linksOf({ table, column, values }: Values, all: readonly Values[]): readonly ColumnLink[] {
  if (values.size < FEWEST_VALUES) return [];
  return all
    .flatMap((other) => {
      if (other.column === column || !tellsApart(other.column) || other.column.kind !== column.kind) return [];
      const rate = rateOf(values, other);
      const isOwn = other.table === table;
      if (rate < (column.kind === 'number' || isOwn ? LEAST_OF_NUMBERS : LEAST)) return [];
      return [{ table: other.table.name, by: other.column.name, rate }];
    })
    .toSorted((one, other) => other.rate - one.rate)
    .slice(0, MOST_LINKS);
}

/** Tables with the columns that hold values of each other: what one may be linked by, with the share of the values that would lead somewhere. */
export function withLinks(tables: readonly Table[]): readonly Table[] {
  const rows = tables.filter(({ part }) => part === 'rows');
  const columns = rows.flatMap((table) => table.columns.filter(mayLink).map((column) => ({ table, column })));
  if (rows.length === 0 || columns.length > MOST_COLUMNS) return tables;
  const all = columns.map((each) => ({ ...each, values: valuesOf(each.table, each.column) }));
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const own = all.find((each) => each.column === column);
      const links = own === undefined ? [] : linksOf(own, all);
      return links.length === 0 ? column : { ...column, links };
    }),
  }));
}
