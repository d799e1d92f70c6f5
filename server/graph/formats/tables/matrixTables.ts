import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type Cell } from '../../../../domain/imports/cells.js';
import { type MappedNote } from '../../../../domain/imports/found.js';
import { amountOf, isSymmetric, type Matrix, matrixOf } from '../../../../domain/imports/matrix.js';
import { Columns, type TableFile } from './TableFile.js';

/** Rows by which a matrix is known. */
const LOOKED_AT = 60;
/** A larger one is read as it stands, both ways, for it would have to be held to know whether these are the same. */
const MOST_HELD = 1500;

const NAME = 'name';
const HEADINGS = ['Source', 'Target', 'Weight'] as const;

async function rowsOf(table: TableFile, most: number): Promise<readonly TableRow[]> {
  const all: TableRow[] = [];
  for await (const rows of table.rows()) {
    all.push(...rows);
    if (all.length > most) break;
  }
  return all;
}

/** The ties of a row of a matrix, one for each amount; of one that says the same both ways only those from the diagonal on. */
function tiesOf({ row, cells }: TableRow, at: number, { names, from }: Matrix, isOnce: boolean): readonly TableRow[] {
  return cells.slice(from).flatMap((cell: Cell | undefined, to): readonly TableRow[] => {
    const amount = amountOf(cell);
    if (amount === undefined || amount === 0 || (isOnce && to < at)) return [];
    return [{ row, cells: [names[at] ?? null, names[to] ?? null, cell ?? null] }];
  });
}

/** A table that is a matrix of who leads to whom as two: what leads, and the ties with their weights. Any other is what it is. Throws `FileFault`. */
export async function matrixTables(table: TableFile): Promise<readonly TableFile[]> {
  const first = await rowsOf(table, LOOKED_AT);
  const headings = table.isHeadless === true ? undefined : table.titles;
  const cells = first.map((row) => row.cells);
  const matrix = matrixOf(headings, cells.slice(0, LOOKED_AT), first.length <= LOOKED_AT);
  if (matrix === undefined) return [table];
  const { names } = matrix;
  const whole = names.length <= MOST_HELD ? await rowsOf(table, names.length) : [];
  const isOnce =
    whole.length === names.length &&
    isSymmetric(
      whole.map((row) => row.cells),
      matrix.from,
    );
  const note: MappedNote = { found: 'note', row: 1, code: 'SYMMETRIC_MATRIX', detail: 'The same both ways' };
  const { name, file } = table;
  return [
    {
      ...{ name, file, columns: new Columns([NAME]) },
      async *rows() {
        yield names.map((each, at): TableRow => ({ row: first[at]?.row ?? at + 1, cells: [each] }));
      },
    },
    {
      ...{ name: `${name} →`, file, columns: new Columns(HEADINGS) },
      async *rows() {
        let at = 0;
        let notes = isOnce ? [note] : [];
        for await (const rows of table.rows()) {
          const ties = rows.flatMap((row) => tiesOf(row, at++, matrix, isOnce));
          yield ties.map((row, turn) => (turn === 0 ? { ...row, notes } : row));
          if (ties.length > 0) notes = [];
        }
      },
    },
  ];
}
