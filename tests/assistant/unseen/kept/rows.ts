import { readFileSync } from 'node:fs';
import path from 'node:path';

import { totals } from '../owned/rows.js';
import { mostCounted, type Row, rowsIn } from '../tabled/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const keptPath = (file: string): string => path.join(FOLDER, file);
const keptText = (file: string): string => readFileSync(keptPath(file), 'utf8');
export const keptRows = (file: string, separator: string): readonly Row[] => rowsIn(keptText(file), separator);
export const keptJson = (file: string): unknown => JSON.parse(keptText(file));

/** The several values of a cell, whether commas or semicolons part them. */
export const severalIn = (cell: string): readonly string[] => cell.split(/[,;] */u).filter((one) => one !== '');

/** What is met most often. */
export const oftenest = (all: readonly string[]): readonly string[] =>
  mostCounted(
    totals(
      all,
      (one) => one,
      () => 1,
    ),
  );
