import { type EndMapping, type Mapping, type PlaceMapping } from './mapping.js';
import { type Table } from './table.js';

/** What tables are, whatever they and their files are called: their columns. Files of one shape can be mapped alike. */
export const shapeOf = (tables: readonly Pick<Table, 'part' | 'columns'>[]): string =>
  JSON.stringify(tables.map(({ part, columns }) => [part, ...columns.map(({ name }) => name).toSorted()]));

/** Other tables lie where they lie, and reach as far as they do. */
const withoutReach = ({ is, x, y, scale }: PlaceMapping): PlaceMapping => ({ is, x, y, scale });

const renamedEnd = (end: EndMapping, of: (name: string) => string): EndMapping => ({
  ...end,
  table: of(end.table),
  ...(end.others === undefined ? {} : { others: end.others.map(of) }),
});

/** A mapping of tables for others of the same shape, whose names are other ones. */
export function renamed(mapping: Mapping, from: readonly string[], to: readonly string[]): Mapping {
  const names = new Map(from.map((name, at) => [name, to[at] ?? name]));
  const of = (name: string): string => names.get(name) ?? name;
  return {
    tables: mapping.tables.map((each) => ({
      ...each,
      table: of(each.table),
      start: renamedEnd(each.start, of),
      end: renamedEnd(each.end, of),
      place: withoutReach(each.place),
      columns: each.columns.map((column) => ({ ...column, table: of(column.table) })),
      ...(each.jointLinks === undefined
        ? {}
        : { jointLinks: each.jointLinks.map((link) => ({ ...link, table: of(link.table) })) }),
    })),
  };
}
