import { readFileSync } from 'node:fs';
import path from 'node:path';

import { csvRows } from '../publicFiles/rows.js';
import { type Row, rowsIn } from '../ownTables/rows.js';

export { least, listed, rather } from '../bundledTables/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const shippedPath = (file: string): string => path.join(FOLDER, file);
const textOf = (file: string): string => readFileSync(shippedPath(file), 'utf8').replace(/^\uFEFF/u, '');

/** The rows of a CSV file by its headings, read without the product's readers. */
export const shippedRows = (file: string): readonly Row[] => csvRows(textOf(file));
/** The rows of a file with tabs, without the blanks around cells. */
export const shippedTable = (file: string): readonly Row[] =>
  rowsIn(textOf(file), '\t').map((row) =>
    Object.fromEntries(Object.entries(row).map(([heading, cell]) => [heading, cell.trim()])),
  );
/** What stands in a JSON file. */
export const shippedJson = <T>(file: string): T => JSON.parse(textOf(file)) as T;

/** Rows whose cell under a heading has some letters in it, in whatever case. */
export const containing = (rows: readonly Row[], heading: string, letters: string): Row[] =>
  rows.filter((row) => (row[heading] ?? '').toLowerCase().includes(letters.toLowerCase()));

/** The first few with the greatest numbers. */
export const greatest = <T>(all: readonly T[], count: number, by: (one: T) => number): T[] =>
  all
    .filter((one) => !isNaN(by(one)))
    .toSorted((a, b) => by(b) - by(a))
    .slice(0, count);
