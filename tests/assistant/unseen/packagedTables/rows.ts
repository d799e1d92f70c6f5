import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Row, rowsIn } from '../ownTables/rows.js';
import { csvRows } from '../publicFiles/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');
/** How files of R write a cell without a value. */
const NOT_AVAILABLE = 'NA';

export const tablePath = (file: string): string => path.join(FOLDER, file);
const textOf = (file: string): string => readFileSync(tablePath(file), 'utf8');

const withoutMissing = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== NOT_AVAILABLE));

/** The rows of a CSV file by its headings, read without the product's readers; missing cells are left out. */
export const tableRows = (file: string): readonly Row[] => csvRows(textOf(file)).map(withoutMissing);
export const tabbedRows = (file: string): readonly Row[] => rowsIn(textOf(file), '\t');
/** The records of a JSON file. */
export const records = <T>(file: string): readonly T[] => JSON.parse(textOf(file)) as readonly T[];

/** Those with the greatest numbers, as many as are asked for. */
export const greatest = <T>(all: readonly T[], by: (one: T) => number, count: number): T[] =>
  all
    .filter((one) => !isNaN(by(one)))
    .toSorted((a, b) => by(b) - by(a))
    .slice(0, count);
