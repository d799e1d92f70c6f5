import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Asked, type Gold } from '../Gold.js';
import { type Row, rowsIn } from '../ownTables/rows.js';
import { type Said } from '../../truth/Truth.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const exportedFilesPath = (file: string): string => path.join(FOLDER, file);
const exportedText = (file: string): string => readFileSync(exportedFilesPath(file), 'utf8');
export const exportedRows = (file: string, separator: string): readonly Row[] => rowsIn(exportedText(file), separator);
export const exportedJson = (file: string): unknown => JSON.parse(exportedText(file));

/** Each row is to be told, by any one of what it may be called. */
export const eachBy =
  (...rows: readonly (readonly Said[])[]): Asked['gold'] =>
  (): Gold => ({ kind: 'says', groups: rows });

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day of `06-Apr-2023`, and that of `06/04/2023`, as `2023-04-06`. */
export function written(text: string): string {
  const [day = '', month = '', year = ''] = text.split('-');
  return [year, String(MONTHS.indexOf(month) + 1).padStart(2, '0'), day].join('-');
}
export const slashed = (text: string): string => text.split('/').reverse().join('-');
