import { type Cell, textOfCell } from './cells.js';
import { isMissingWord } from './missing.js';
import { numberOf } from './numbers.js';

/** Fewer names are the same by chance. */
const FEWEST = 2;
/** Fewer rows of numbers alone are as many as their columns by chance. */
const FEWEST_BARE = 3;

/** A matrix of who leads to whom: what its rows and columns are called, and where its numbers begin. */
export interface Matrix {
  readonly names: readonly string[];
  /** Columns before the numbers: one that names the rows, or none. */
  readonly from: 0 | 1;
}

type Rows = readonly (readonly (Cell | undefined)[])[];

/** The amount of a cell of a matrix; 0 for one that holds nothing, undefined for what is no number. */
export function amountOf(cell: Cell | undefined): number | undefined {
  const text = textOfCell(cell);
  if (text === '' || isMissingWord(text)) return 0;
  return numberOf(text, 'plain') ?? numberOf(text, 'comma');
}

const areAmounts = (rows: Rows, from: number): boolean =>
  rows.every((row) => row.slice(from).every((cell) => amountOf(cell) !== undefined));

/**
 * The matrix that a table is, by its headings and first rows: its columns are called as its rows are, or it is as many rows of numbers as it
 * has columns. Undefined for any other table.
 * @param isWhole whether these are all rows
 */
export function matrixOf(headings: readonly string[] | undefined, rows: Rows, isWhole: boolean): Matrix | undefined {
  const [, ...names] = headings ?? [];
  if (names.length >= FEWEST && rows.length >= FEWEST && rows.length <= names.length) {
    const isNamed = rows.every((row, at) => textOfCell(row[0]) === names[at]);
    const isEnd = !isWhole || rows.length === names.length;
    if (isNamed && isEnd && areAmounts(rows, 1)) return { names, from: 1 };
  }
  const width = rows[0]?.length ?? 0;
  const isSquare = isWhole && rows.length === width && rows.every((row) => row.length === width);
  if (headings !== undefined || width < FEWEST_BARE || !isSquare || !areAmounts(rows, 0)) return undefined;
  // Numbers that happen to be a square are seldom the same both ways, or nothing where a row meets itself.
  const isOfTies = rows.every((row, at) => amountOf(row[at]) === 0) || isSymmetric(rows, 0);
  return isOfTies ? { names: rows.map((_, at) => String(at + 1)), from: 0 } : undefined;
}

/** Whether a matrix says the same both ways. */
export const isSymmetric = (rows: Rows, from: number): boolean =>
  rows.every((row, at) =>
    row.slice(from).every((cell, beside) => amountOf(cell) === amountOf(rows[beside]?.[at + from])),
  );
