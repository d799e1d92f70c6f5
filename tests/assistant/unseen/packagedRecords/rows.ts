import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Asked } from '../Gold.js';
import { type Row } from '../ownTables/rows.js';
import { toldBy } from '../personalFiles/rows.js';
import { csvRows } from '../publicFiles/rows.js';

export { least, rather } from '../bundledTables/rows.js';
export { containing } from '../shippedFiles/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const recordPath = (file: string): string => path.join(FOLDER, file);
const textOf = (file: string): string => readFileSync(recordPath(file), 'utf8');

/** The rows of a CSV file by its headings, read without the product's readers. */
export const recordRows = (file: string): readonly Row[] => csvRows(textOf(file));
/** The content of a JSON file. */
export const recordJson = <T>(file: string): T => JSON.parse(textOf(file)) as T;

/** Gold of days, each in any of its usual spellings. */
export const days = (...all: readonly string[]): Asked['gold'] => toldBy(...all.map((date) => [{ date }, date]));

const DAY = 86_400_000;
/** The number of days from one date to another, both as `2025-04-06`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
