import { readFileSync } from 'node:fs';
import path from 'node:path';

import { toldBy } from '../personalFiles/rows.js';
import { type Asked, type Gold } from '../Gold.js';
import { amount, csvRows } from '../publicFiles/rows.js';
import { type Row } from '../ownTables/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const openPath = (file: string): string => path.join(FOLDER, file);
export const openRows = (file: string): readonly Row[] => csvRows(readFileSync(openPath(file), 'utf8'));
export const openJson = (file: string): unknown => JSON.parse(readFileSync(openPath(file), 'utf8'));

/** The amount under a heading. */
export const amountOf =
  (heading: string) =>
  (row: Row | undefined): number =>
    amount(row?.[heading]);

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July'].concat([
  'August',
  'September',
  'October',
  'November',
  'December',
]);
const LUNI = ['ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie', 'iulie'].concat([
  'august',
  'septembrie',
  'octombrie',
  'noiembrie',
  'decembrie',
]);

/** Gold of a day, in any of its usual spellings. */
export function day(iso: string): Asked['gold'] {
  const [year = '', month = '', date = ''] = iso.split('-');
  const at = Number(month) - 1;
  const [name, luna, plain] = [MONTHS[at] ?? '', LUNI[at] ?? '', String(Number(date))];
  return toldBy([
    iso,
    `${plain} ${name} ${year}`,
    `${name} ${plain}, ${year}`,
    `${plain} ${luna} ${year}`,
    `${date}.${month}.${year}`,
  ]);
}

/** Gold of a measure, with its decimals or rounded; a small one keeps one at least. */
export const near = (value: number) => (): Gold => ({
  kind: 'says',
  groups: [
    [...new Set([value, ...[0, 1, 2, 3].slice(value < 10 ? 1 : 0).map((places) => Number(value.toFixed(places)))])],
  ],
});

/** Rows whose cell under a heading is none of some values. */
export const whereNot = (rows: readonly Row[], heading: string, ...values: readonly string[]): Row[] =>
  rows.filter((row) => !values.includes(row[heading] ?? ''));
