import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Row } from '../ownTables/rows.js';
import { csvRows } from '../publicFiles/rows.js';

export { least, rather } from '../bundledTables/rows.js';
export { days } from '../packagedRecords/rows.js';
export { greatest } from '../shippedFiles/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const registerPath = (file: string): string => path.join(FOLDER, file);
const textOf = (file: string): string => readFileSync(registerPath(file), 'utf8');

/** The rows of a CSV file by its headings, read without the product's readers. */
export const registerRows = (file: string): readonly Row[] => csvRows(textOf(file));
/** The records of a JSON file. */
export const registerRecords = <T>(file: string): readonly T[] => JSON.parse(textOf(file)) as readonly T[];

/** How many of some records come under each value of what is told of them. */
export function tallied<T>(all: readonly T[], of: (one: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1);
  return counts;
}
