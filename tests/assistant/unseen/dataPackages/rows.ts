import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Asked, type Gold } from '../Gold.js';
import { type Row } from '../ownTables/rows.js';
import { toldBy } from '../personalFiles/rows.js';
import { csvRows } from '../publicFiles/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const packagePath = (file: string): string => path.join(FOLDER, file);
export const packageRows = (file: string): readonly Row[] => csvRows(readFileSync(packagePath(file), 'utf8'));

/** The records of a JSON file as rows of text; what a record lacks stays out. */
export function packageRecords(file: string): readonly Row[] {
  const records = JSON.parse(readFileSync(packagePath(file), 'utf8')) as readonly Record<string, unknown>[];
  return records.map((one) =>
    Object.fromEntries(Object.entries(one).map(([heading, value]) => [heading, String(value)])),
  );
}

const LUNI = 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'.split(
  ' ',
);

/** How a day may be written; a month by its first day may go without the day. */
function spellingsOf(iso: string, isMonth: boolean): string[] {
  const [year = '', month = '', date = ''] = iso.slice(0, 10).split('-');
  const luna = LUNI[Number(month) - 1] ?? '';
  const spelled = [iso.slice(0, 10), iso, `${String(Number(date))} ${luna} ${year}`, `${date}.${month}.${year}`];
  return isMonth ? [...spelled, `${luna} ${year}`, `${year}-${month}`] : spelled;
}

/** Gold of days, and of months that stand as their first day, in any of their usual Romanian spellings. */
export const days = (...all: readonly string[]): Asked['gold'] => toldBy(...all.map((one) => spellingsOf(one, false)));
export const months = (...all: readonly string[]): Asked['gold'] => toldBy(...all.map((one) => spellingsOf(one, true)));

/** Gold of years, which some files write as their first day. */
export const years = (...all: readonly string[]): Asked['gold'] =>
  toldBy(...all.map((year) => [year, `${year}-01-01`]));

/** Gold of several measures, each with its decimals or rounded. */
export const measures =
  (...all: readonly number[]) =>
  (): Gold => ({
    kind: 'says',
    groups: all.map((value) => [
      ...new Set([value, ...[0, 1, 2, 3].slice(value < 10 ? 1 : 0).map((places) => Number(value.toFixed(places)))]),
    ]),
  });
