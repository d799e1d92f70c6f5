import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Field } from '../Gold.js';
import { type Row, rowsIn, tabled, type Tabled } from '../ownTables/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const ownFilesPath = (file: string): string => path.join(FOLDER, file);
export const ownText = (file: string): string => readFileSync(ownFilesPath(file), 'utf8');
export const ownRows = (file: string, separator = ','): readonly Row[] => rowsIn(ownText(file), separator);

/** What stands under a heading. */
export const cell =
  (heading: string) =>
  (row: Row | undefined): string =>
    row?.[heading] ?? '';

/** An amount with dots for thousands and a decimal comma: `1.850,50 lei`. */
export const continental = (text: string): number =>
  text === '' ? NaN : Number(text.replace(/[^\d,]/gu, '').replace(',', '.'));

/** The day of `03.11.2025`, and that of `11/3/2025`, as `2025-11-03`. */
export const dotted = (text: string): string => text.split('.').reverse().join('-');
export function american(text: string): string {
  const [month = '', day = '', year = ''] = text.split('/');
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** What an amount comes to for each key. */
export function totals<T>(all: readonly T[], keyOf: (one: T) => string, amountOf: (one: T) => number) {
  const sums = new Map<string, number>();
  for (const one of all) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + amountOf(one));
  return sums;
}

/** What a column may be called as a relationship: `Applications` as `HAS_APPLICATION`, `Ordered by` as `ORDERED_BY`. */
function typesOf(heading: string): string[] {
  const words = heading.toUpperCase().replace(/[^\p{L}\d]+/gu, '_');
  return [words, `HAS_${words}`, `HAS_${words.replace(/S$/u, '')}`];
}

/** A field of the set, whose questions name what they rest on by the headings of their files. */
export const owned = (
  name: string,
  language: Field['language'],
  files: readonly string[],
  world: Field['world'],
  asked: Field['asked'],
): Tabled =>
  tabled(
    name,
    language,
    files,
    world,
    asked.map((one) => ({ ...one, over: [...one.over, ...one.over.flatMap(typesOf)] })),
  );
