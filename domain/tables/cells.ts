/** A place in a table, counted from the first row and the first column. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The row of the column heads. */
export const HEADER = -1;

/** How large a table is, and how many of its rows are in sight. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  readonly inSight: number;
}

/** The keys that move through a table, as far as they were pressed. */
export interface Move {
  readonly key: string;
  /** Ctrl or, on a Mac, ⌘: to the end of the way. */
  readonly toEnd: boolean;
}

const within = (at: number, count: number): number => Math.min(Math.max(0, at), Math.max(0, count - 1));

/** Where a key leads to, as in a spreadsheet; undefined when it leads nowhere. */
export function cellAfter({ row, column }: Cell, { key, toEnd }: Move, extent: Extent): Cell | undefined {
  const { rows, columns, inSight } = extent;
  const by = (rowsOn: number, columnsOn: number): Cell => ({
    // Who goes along the heads stays among them.
    row: rowsOn === 0 ? row : within(row + (toEnd ? rowsOn * rows : rowsOn), rows),
    column: within(column + (toEnd ? columnsOn * columns : columnsOn), columns),
  });
  const aPage = Math.max(1, inSight - 1);
  switch (key) {
    case 'ArrowUp':
      return !toEnd && row <= 0 ? { row: HEADER, column } : by(-1, 0);
    case 'ArrowDown':
      return by(1, 0);
    case 'ArrowLeft':
      return by(0, -1);
    case 'ArrowRight':
      return by(0, 1);
    case 'PageUp':
      return { row: within(row - aPage, rows), column };
    case 'PageDown':
      return { row: within(row + aPage, rows), column };
    case 'Home':
      return { row: toEnd ? 0 : row, column: 0 };
    case 'End':
      return { row: toEnd ? within(rows - 1, rows) : row, column: within(columns - 1, columns) };
    default:
      return undefined;
  }
}

/** A rectangle of cells, both corners included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The rectangle between two cells. */
export const rangeOf = (one: Cell, other: Cell): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** Whether a cell lies in a rectangle. */
export const isIn = ({ top, bottom, left, right }: CellRange, { row, column }: Cell): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;
