import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { openDataFolder } from '../../storage/dataFolder.js';
import { APP_FILE } from './appFile.js';
import { contentFault, ownPlace } from './contentFault.js';
import { type FileKind } from './FileKind.js';
import { missingPeople } from './missingPeople.js';
import { asideOf, moveFile, WITH_LOG } from './moveFile.js';
import { PERSON_FILE } from './personFile.js';
import { salvage, type Salvaged } from './salvage.js';

/** What was found in one file, as one line for the terminal. */
interface FileReport {
  readonly isSound: boolean;
  readonly line: string;
}

const counted = (rows: Salvaged['rows']): string =>
  Object.entries(rows)
    .map(([table, total]) => `${table} ${total}`)
    .join(', ');

function told({ rows, incomplete, mended }: Salvaged): string {
  const lost = incomplete.length === 0 ? '' : `; incomplete: ${incomplete.join(', ')}`;
  return `${counted(rows)}${lost}${mended === 0 ? '' : `; values put right or lost: ${mended}`}`;
}

/** Writes what can be read into a new file in its place; the damaged one stays beside it. */
function repair(file: string, name: string, kind: FileKind): string {
  const salvaged = `${file}.salvaged`;
  for (const log of WITH_LOG) rmSync(salvaged + log, { force: true });
  const result = salvage(file, salvaged, kind);
  if (Object.keys(result.rows).length === 0) {
    for (const log of WITH_LOG) rmSync(salvaged + log, { force: true });
    return 'damaged; nothing could be read of it, and it is left as it is: put a back-up in its place';
  }
  const left = contentFault(salvaged, name, kind);
  if (left !== undefined) throw new Error(`what was read is not sound either (${left.fault})`);
  const aside = asideOf(file);
  moveFile(file, aside);
  moveFile(salvaged, file);
  return `repaired: ${told(result)}; the damaged file is ${path.basename(aside)}`;
}

function checkFile(folder: string, name: string, kinds: readonly FileKind[]): FileReport {
  const file = path.join(folder, name);
  const kind = kinds.find((each) => each.matches(name));
  if (kind === undefined) return { isSound: true, line: `${name}: not one of Harta's; it was not looked at` };
  try {
    const found = contentFault(file, name, kind);
    if (found === undefined) return { isSound: true, line: `${name}: sound` };
    if (found.isNewer === true) return { isSound: false, line: `${name}: ${found.fault}; it is left as it is` };
    return { isSound: false, line: `${name}: damaged (${found.fault}); ${repair(file, name, kind)}` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { isSound: false, line: `${name}: damaged; it could not be repaired and is left as it is: ${why}` };
  }
}

/** Puts files of persons that were mistaken for each other back in their places; one whose place is taken is put aside. */
function putInPlace(folder: string, names: readonly string[]): readonly FileReport[] {
  const strays = names.flatMap((name) => {
    const to = PERSON_FILE.matches(name) ? ownPlace(path.join(folder, name), PERSON_FILE) : undefined;
    return to === undefined || to === name ? [] : [{ name, to }];
  });
  for (const { name } of strays) moveFile(path.join(folder, name), path.join(folder, `${name}.stray`));
  return strays.map(({ name, to }) => {
    const isTaken = existsSync(path.join(folder, to));
    const target = isTaken ? asideOf(path.join(folder, name)) : path.join(folder, to);
    moveFile(path.join(folder, `${name}.stray`), target);
    const line = isTaken
      ? `${name}: damaged (it was a copy of another person's file); it is ${path.basename(target)} now`
      : `${to}: repaired: it stood in another person's place, ${name}`;
    return { isSound: false, line };
  });
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The databases of a data folder, by their names in it. */
export function databasesOf(folder: string): string[] {
  const people = namesIn(path.join(folder, 'people')).map((name) => path.join('people', name));
  return [...namesIn(folder), ...people].filter((name) => name.endsWith('.db') && name !== 'lock.db').sort();
}

/**
 * Checks every database of a data folder that nobody uses, and writes what can be read of a damaged one into a new file in
 * its place; the damaged one stays beside it. Tells of each file in a line whether it is sound, damaged or repaired.
 * @param others kinds of files beside those of the store
 * @returns whether all were sound
 * @throws StartupError when a process holds the folder
 */
export function checkFolder(
  directory: string,
  tell: (line: string) => void,
  others: readonly FileKind[] = [],
): boolean {
  const folder = openDataFolder(directory);
  const kinds = [PERSON_FILE, APP_FILE, ...others];
  try {
    const moved = putInPlace(folder.path, databasesOf(folder.path));
    const checked = databasesOf(folder.path).map((name) => checkFile(folder.path, name, kinds));
    const missing = missingPeople(folder.appPath, folder.peoplePath).map((line) => ({ isSound: false, line }));
    const reports = [...moved, ...checked, ...missing];
    for (const { line } of reports) tell(line);
    return reports.every(({ isSound }) => isSound);
  } finally {
    folder.close();
  }
}
