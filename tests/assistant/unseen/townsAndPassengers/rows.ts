import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Row, rowsIn } from '../ownTables/rows.js';
import { csvRows } from '../publicFiles/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const townPath = (file: string): string => path.join(FOLDER, file);
const textOf = (file: string): string => readFileSync(townPath(file), 'utf8').replace(/^\uFEFF/u, '');

/** The rows of a CSV file by its headings, read without the product's readers. */
export const townRows = (file: string): readonly Row[] => csvRows(textOf(file));
/** The rows of a file with tabs. */
export const townTable = (file: string): readonly Row[] => rowsIn(textOf(file), '\t');
/** What stands in a JSON file. */
export const townJson = <T>(file: string): T => JSON.parse(textOf(file)) as T;
