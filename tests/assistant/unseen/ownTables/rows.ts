import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Language } from '../../graphs/Language.js';
import { type Asked, type Field, type Gold, names } from '../Gold.js';
import { World } from '../World.js';

/** A row as it stands in its file, by headings. */
export type Row = Readonly<Record<string, string>>;

/** Files that are brought together, with what is asked of them. */
export interface Tabled extends Field {
  readonly files: readonly string[];
}

const FOLDER = path.join(import.meta.dirname, 'files');
export const pathOf = (file: string): string => path.join(FOLDER, file);

/** The cells of a line; what is quoted may hold the separator. */
const cellsOf = (line: string, separator: string): string[] =>
  [...`${separator}${line}`.matchAll(new RegExp(`${separator}(?:"([^"]*)"|([^${separator}]*))`, 'gu'))].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );

/** Reads a table by a few lines of its own, so that what is right owes nothing to the product. */
export function rowsIn(text: string, separator: string): readonly Row[] {
  const [headings = [], ...rows] = text
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split(/\r?\n/u)
    .map((line) => cellsOf(line, separator));
  return rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])));
}

/** Rows of a table of the set. */
export const rowsOf = (file: string, separator: string): readonly Row[] =>
  rowsIn(readFileSync(pathOf(file), 'utf8'), separator);

/** A number with a decimal point, or with a decimal comma; nothing where the cell is empty. */
export const point = (cell = ''): number => (cell === '' ? NaN : Number(cell.replace(/[^\d.]/gu, '')));
export const comma = (cell = ''): number => (cell === '' ? NaN : Number(cell.replace(',', '.')));

export const sum = (all: readonly number[]): number => all.filter((one) => !isNaN(one)).reduce((a, b) => a + b, 0);
export const mean = (all: readonly number[]): number => sum(all) / all.filter((one) => !isNaN(one)).length;

/** How often each value of a column stands in it; empty cells and, with `within`, several in a cell. */
export function counted(rows: readonly Row[], column: string, within?: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const one of within === undefined ? [row[column] ?? ''] : (row[column] ?? '').split(within))
      if (one !== '') counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Those with the greatest number, all that share it. */
export function most<T>(all: readonly T[], by: (one: T) => number): T[] {
  const greatest = Math.max(...all.map(by).filter((one) => !isNaN(one)));
  return all.filter((one) => by(one) === greatest);
}
export const mostCounted = (counts: ReadonlyMap<string, number>): string[] =>
  most([...counts], ([, count]) => count).map(([value]) => value);

/** The names that questions are answered with, for the judge: each value of some columns, by its heading. */
export function worldOf(columns: Readonly<Record<string, Iterable<string>>>): World {
  const world = new World();
  for (const [heading, values] of Object.entries(columns))
    world.add(heading, 'name', Object.fromEntries([...new Set(values)].map((value) => [value, {}])));
  return world;
}

/** Gold of names that stand in the table. */
export const those =
  (...all: readonly string[]) =>
  (world: World): Gold =>
    names(all.map((name) => world.named(name)));

export const tabled = (
  name: string,
  language: Language,
  files: readonly string[],
  world: World,
  asked: readonly Asked[],
): Tabled => ({ name, language, files, world, asked });
