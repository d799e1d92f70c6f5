import { readFileSync } from 'node:fs';
import path from 'node:path';

export { eachBy as toldBy, slashed } from '../exportedFiles/rows.js';
import { written } from '../exportedFiles/rows.js';
import { owned } from '../ownFiles/rows.js';
import { type Row, rowsIn } from '../ownTables/rows.js';

const FOLDER = path.join(import.meta.dirname, 'files');

export const personalFilesPath = (file: string): string => path.join(FOLDER, file);
const personalText = (file: string): string => readFileSync(personalFilesPath(file), 'utf8');
export const personalRows = (file: string, separator: string): readonly Row[] => rowsIn(personalText(file), separator);
export const personalJson = (file: string): unknown => JSON.parse(personalText(file));

/** The day of `06 Apr 2023` as `2023-04-06`. */
export const spelled = (text: string): string => written(text.replaceAll(' ', '-'));

/** Whether a day, as `2023-04-06`, lies in a period with both its ends; an empty one lies in none. */
export const within = (day: string, from: string, to: string): boolean => day >= from && day <= to;

const unitless = (heading: string): string => heading.replace(/\s*\(.*?\)/gu, '');

/** A field of the set; a heading with a unit may be offered without it. */
export const brought: typeof owned = (name, language, files, world, asked) => {
  const offered = (headings: readonly string[]) => [...new Set(headings.flatMap((one) => [one, unitless(one)]))];
  return owned(
    name,
    language,
    files,
    world,
    asked.map((one) => ({ ...one, over: offered(one.over) })),
  );
};
