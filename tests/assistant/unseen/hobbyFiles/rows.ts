import { readFileSync } from 'node:fs';
import path from 'node:path';

import { totals } from '../ownFiles/rows.js';
import { mostCounted, type Row, rowsIn } from '../ownTables/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const hobbyFilesPath = (file: string): string => path.join(FOLDER, file);
const hobbyText = (file: string): string => readFileSync(hobbyFilesPath(file), 'utf8');
export const hobbyRows = (file: string, separator: string): readonly Row[] => rowsIn(hobbyText(file), separator);
export const hobbyJson = (file: string): unknown => JSON.parse(hobbyText(file));

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
