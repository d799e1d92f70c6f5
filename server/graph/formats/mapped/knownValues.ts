import { fold } from '../../../../domain/folding/fold.js';
import { type Cell, itemsOf, textOfCell } from '../../../../domain/imports/cells.js';
import { valuesOf } from '../../../../domain/imports/links.js';
import { type Column, type Table } from '../../../../domain/imports/table.js';
import { type TableFile } from '../tables/TableFile.js';

/** Most rows of a table that are read through for what the others hold. */
const MOST_ROWS = 1_000_000;

/** What the columns of all tables show, as values are compared. */
const shownBy = (tables: readonly Table[]): ReadonlySet<string> =>
  new Set(
    tables.flatMap((table) =>
      table.columns.flatMap((column) => [...valuesOf(table, column), ...column.values.map((value) => fold(value))]),
    ),
  );

const isAsked = ({ kind }: Column): boolean => kind === 'text' || kind === 'number';

/** Looks in the cells of a table for some values. */
class Search {
  readonly #found: ReadonlyMap<Column, Set<string>>;

  constructor(
    readonly table: Table,
    private readonly values: ReadonlySet<string>,
  ) {
    this.#found = new Map(table.columns.filter(isAsked).map((column) => [column, new Set()]));
  }

  add(cells: readonly (Cell | undefined)[]): void {
    this.table.columns.forEach((column, at) => {
      const found = this.#found.get(column);
      if (found === undefined) return;
      for (const item of itemsOf(cells[at], column.separator)) {
        const text = textOfCell(item).trim();
        if (this.values.has(fold(text))) found.add(text);
      }
    });
  }

  get columns(): readonly Column[] {
    return this.table.columns.map((column) => ({ ...column, known: this.#found.get(column) }));
  }
}

/**
 * Tables with what their columns hold of one another. Those that are longer than their sample are read through for it: the rows that others refer to
 * may stand anywhere in them. Throws `FileFault`.
 */
export async function withKnownValues(
  tables: readonly Table[],
  files: readonly TableFile[],
): Promise<readonly Table[]> {
  if (!tables.some(({ isCutShort }) => isCutShort)) return tables;
  const values = shownBy(tables);
  const whole = tables.map(async (table, at) => {
    const file = files[at];
    if (table.isCutShort !== true || file === undefined) return table;
    const search = new Search(table, values);
    let read = 0;
    for await (const rows of file.rows()) {
      for (const { cells } of rows) search.add(cells);
      read += rows.length;
      if (read >= MOST_ROWS) break;
    }
    return { ...table, columns: search.columns };
  });
  return Promise.all(whole);
}

/** Tables as they are kept: what they hold of one another has been weighed. */
export const withoutKnownValues = (tables: readonly Table[]): readonly Table[] =>
  tables.map((table) => ({ ...table, columns: table.columns.map(({ known: _, ...column }) => column) }));
