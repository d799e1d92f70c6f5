import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Said } from '../../truth/Truth.js';
import { type Gold } from '../Gold.js';
import { most, type Row } from '../ownTables/rows.js';
import { csvRows } from '../publicFiles/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');
export const panelPath = (file: string): string => path.join(FOLDER, file);
export const panelRows = (file: string): readonly Row[] => csvRows(readFileSync(panelPath(file), 'utf8'));

/** How something was in one year. */
export interface Observed {
  readonly thing: string;
  readonly year: number;
  readonly value: number;
}

/** One measure of a panel, as whoever reads its rows sees it. */
export class Series {
  readonly all: readonly Observed[];

  constructor(all: readonly Observed[]) {
    this.all = all.filter(({ value }) => !isNaN(value));
  }

  at = (thing: string, year: number): number => {
    const found = this.all.find((one) => one.thing === thing && one.year === year);
    if (found === undefined) throw new Error(`Nothing of ${thing} in ${year}`);
    return found.value;
  };

  in = (year: number): readonly Observed[] => this.all.filter((one) => one.year === year);
  of = (thing: string): readonly Observed[] => this.all.filter((one) => one.thing === thing);

  /** The thing with the greatest value in a year, and that with the least. */
  highest = (year: number): string => most(this.in(year), ({ value }) => value)[0]?.thing ?? '';
  lowest = (year: number): string => this.allLowest(year)[0] ?? '';

  /** Those that tie with it among them. */
  allLowest = (year: number): string[] => {
    const all = this.in(year);
    const least = Math.min(...all.map(({ value }) => value));
    return all.filter(({ value }) => value === least).map(({ thing }) => thing);
  };

  /** The things with the greatest values in a year, the greatest first. */
  first = (year: number, count: number): string[] =>
    this.in(year)
      .toSorted((one, other) => other.value - one.value)
      .slice(0, count)
      .map(({ thing }) => thing);

  /** How much something grew, and by how much of what it was, from one year to another. */
  growth = (from: number, to: number): readonly (Observed & { readonly ratio: number })[] =>
    this.in(to).flatMap((end) => {
      const start = this.all.find((one) => one.thing === end.thing && one.year === from);
      return start === undefined ? [] : [{ ...end, value: end.value - start.value, ratio: end.value / start.value }];
    });
}

/** A value as it stands, or rounded as a sentence may have it. */
const written = (value: number): readonly Said[] => [
  ...new Set([value, ...[0, 1, 2, 3, 4].map((places) => Number(value.toFixed(places)))]),
];

/** Gold of values that are all told. */
export const values =
  (...all: readonly number[]) =>
  (): Gold => ({ kind: 'says', groups: all.map(written) });
