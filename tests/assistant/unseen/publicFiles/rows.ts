import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Gold } from '../Gold.js';
import { type Row } from '../ownTables/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const publicPath = (file: string): string => path.join(FOLDER, file);
export const publicJson = (file: string): unknown => JSON.parse(readFileSync(publicPath(file), 'utf8'));

/** The rows of CSV text: quoted cells, `""` and `\"` inside them, blanks around cells. */
function cellRows(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const [sign = '', next] = [text[at], text[at + 1]];
    if (isQuoted && next === '"' && (sign === '\\' || sign === '"')) {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ',') endCell();
    else if (!isQuoted && sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || rows.at(-1)?.length !== 0) endCell();
  return rows.filter((row) => row.length > 0);
}

/** The rows of CSV text by its headings, read without the product's readers. */
export function csvRows(text: string): readonly Row[] {
  const [headings = [], ...rows] = cellRows(text);
  return rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])));
}

/** Reads a table of the set. */
export const publicRows = (file: string, encoding: 'utf8' | 'latin1' = 'utf8'): readonly Row[] =>
  csvRows(readFileSync(publicPath(file), encoding));

/** A number, or NaN for an empty cell and "NA". */
export const amount = (cell = ''): number => (cell === '' ? NaN : Number(cell));

/** Rows whose cell under a heading is one of some values. */
export const where = (rows: readonly Row[], heading: string, ...values: readonly string[]): Row[] =>
  rows.filter((row) => values.includes(row[heading] ?? ''));

/** The distinct values under a heading. */
export const distinct = (rows: readonly Row[], heading: string): string[] => [
  ...new Set(rows.map((row) => row[heading] ?? '').filter((value) => value !== '')),
];

/** A number, rounded to up to three decimals. */
const rounded = (value: number): number[] => [...new Set([0, 1, 2, 3].map((places) => Number(value.toFixed(places))))];

/** The share of a part in a whole, as a percentage, as a fraction, or as both counts. */
export const share = (part: number, whole: number) => (): Gold => ({
  kind: 'says',
  groups: [[...rounded((100 * part) / whole), Number((part / whole).toFixed(2))]],
});

/** A value for each group: its name (any spelling of it) and the number. */
export const perGroup = (groups: ReadonlyMap<string, number>) => (): Gold => ({
  kind: 'says',
  groups: [...groups].flatMap(([name, value]) => [[name], rounded(value)]),
});
