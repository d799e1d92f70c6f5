import { type Cell, type CellKind } from './cells.js';
import { type ColumnMapping } from './mapping.js';

const kindOf = (cell: Cell): CellKind => {
  const kinds = new Set(typeof cell === 'object' && cell !== null ? cell.map((item) => typeof item) : [typeof cell]);
  const [only] = kinds;
  return kinds.size === 1 && (only === 'number' || only === 'boolean') ? only : 'text';
};

/** What becomes of a column that begins after the rows by which its table was recognised: a property under its own name, its values as they stand. */
export const lateColumn = (column: string, cell: Cell): ColumnMapping => ({
  column,
  use: 'property',
  property: column,
  kind: kindOf(cell),
  style: 'plain',
  separator: '',
  label: '',
  type: '',
  table: '',
});
