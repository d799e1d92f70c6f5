import { valueOfCell } from './cells.js';
import { type ColumnMapping, type EndMapping, type Mapping, type TableMapping } from './mapping.js';
import { numberStyleOf } from './numbers.js';
import { type Column, type Table } from './table.js';
import { withoutUnit } from './units.js';

/** Share of the values of a column that must be of a kind for it to hold. */
const MOST = 0.97;

/** How the cells of a column are read. */
type CellReading = Pick<ColumnMapping, 'kind' | 'style' | 'unit' | 'separator' | 'missing'>;

const readingOf = ({ kind, style, unit, separator, missing }: ColumnMapping | Column): CellReading => ({
  ...{ kind, style, separator },
  ...(unit === undefined ? {} : { unit }),
  ...(missing === undefined ? {} : { missing }),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How a column is read as a person chose it for another file, where its values here are of that kind; undefined where they are not. */
function chosenReading(chosen: ColumnMapping, { values }: Column): CellReading | undefined {
  const isDuration = chosen.kind === 'duration';
  const texts = isDuration ? values : values.map((value) => withoutUnit(value, chosen.unit));
  const style = chosen.kind === 'number' ? numberStyleOf(texts, texts.length * MOST) : chosen.style;
  if (style === undefined) return undefined;
  const fitting = texts.filter(
    (text) => valueOfCell(text, chosen.kind, style, isDuration ? chosen.unit : undefined) !== undefined,
  );
  return fitting.length >= texts.length * MOST ? readingOf({ ...chosen, style }) : undefined;
}

/** A mapping that was used for another file of this shape, with what it was proposed as there. */
interface UsedColumn {
  readonly used: ColumnMapping;
  readonly proposed: ColumnMapping | undefined;
  readonly fresh: ColumnMapping | undefined;
  readonly column: Column | undefined;
}

function reusedColumn({ used, proposed, fresh, column }: UsedColumn): ColumnMapping {
  if (fresh === undefined || column === undefined) return used;
  const isChosen = proposed !== undefined && !isSame(readingOf(used), readingOf(proposed));
  const kept = isChosen ? chosenReading(used, column) : undefined;
  const isOther = fresh.use !== used.use;
  const bare = { ...used };
  delete bare.unit;
  delete bare.missing;
  const own = kept ?? readingOf(isOther && used.use === 'property' ? column : isOther ? used : fresh);
  // What a column is called may have its unit, which is another one here.
  const isNamed = isOther || (proposed !== undefined && proposed.property !== used.property);
  return { ...bare, ...own, property: isNamed ? used.property : fresh.property };
}

/** The ends of another file are rows of its own tables, unless the person said of what they are. */
const reusedEnd = (used: EndMapping, proposed: EndMapping | undefined, fresh: EndMapping): EndMapping =>
  used.column === fresh.column && (proposed === undefined || isSame(used, proposed)) ? fresh : used;

/**
 * A mapping that was used for another file of this shape, with the kinds and ends that hold for this one.
 * @param proposed what it was proposed as there, by which is known what the person chose
 * @param fresh what these tables would be without it
 */
export function reused(
  used: Mapping,
  proposed: Mapping | undefined,
  fresh: Mapping,
  tables: readonly Table[],
): Mapping {
  const of = (mapping: Mapping | undefined, table: string): TableMapping | undefined =>
    mapping?.tables.find((each) => each.table === table);
  return {
    tables: used.tables.map((table) => {
      const [before, now] = [of(proposed, table.table), of(fresh, table.table)];
      const columns = tables.find(({ name }) => name === table.table)?.columns ?? [];
      if (now === undefined) return table;
      const named = (all: TableMapping | undefined, name: string) => all?.columns.find(({ column }) => column === name);
      return {
        ...table,
        start: reusedEnd(table.start, before?.start, now.start),
        end: reusedEnd(table.end, before?.end, now.end),
        columns: table.columns.map((column) =>
          reusedColumn({
            used: column,
            proposed: named(before, column.column),
            fresh: named(now, column.column),
            column: columns.find(({ name }) => name === column.column),
          }),
        ),
      };
    }),
  };
}
