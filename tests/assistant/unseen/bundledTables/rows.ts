import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Asked, first } from '../Gold.js';
import { csvRows } from '../publicFiles/rows.js';
import { type Row } from '../ownTables/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const bundledPath = (file: string): string => path.join(FOLDER, file);
const textOf = (file: string): string => readFileSync(bundledPath(file), 'utf8');

/** The rows of a CSV file by its headings, read without the product's readers. */
export const bundledRows = (file: string): readonly Row[] => csvRows(textOf(file));
/** The records of a JSON file. */
export const bundledRecords = <T>(file: string): readonly T[] => JSON.parse(textOf(file)) as readonly T[];

/** Several values in a cell, with a comma between them. */
export const listed = (cell = ''): string[] => cell.split(',').map((one) => one.trim());

/** Gold of a choice between two names that the question says. */
export const rather =
  (name: string, other: string): Asked['gold'] =>
  (world) =>
    first(world.named(name), world.named(other));

/** The least of some numbers, all that share it. */
export function least<T>(all: readonly T[], by: (one: T) => number): T[] {
  const smallest = Math.min(...all.map(by).filter((one) => !isNaN(one)));
  return all.filter((one) => by(one) === smallest);
}
