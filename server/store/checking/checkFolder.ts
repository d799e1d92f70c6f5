import { existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

import { APP_MIGRATIONS } from '../../records/sqlite/schema.js';
import { openDataFolder } from '../../storage/dataFolder.js';
import { PERSON_MIGRATIONS } from '../../person/schema.js';
import { fileFault } from './fileFault.js';
import { REPAIR_PERSON } from './repairPerson.js';
import { salvage, type Salvaged } from './salvage.js';

/** What was found in one file, as one line for the terminal. */
interface FileReport {
  readonly sound: boolean;
  readonly line: string;
}

const LOGS = ['', '-wal', '-shm'] as const;

/** Moves a file with its log out of the way. */
function putAside(file: string, aside: string): void {
  for (const log of LOGS) if (existsSync(file + log)) renameSync(file + log, aside + log);
}

const said = ({ rows, incomplete }: Salvaged): string =>
  incomplete.length === 0
    ? `all ${rows} rows were read`
    : `${rows} rows were read, incomplete: ${incomplete.join(', ')}`;

function replace(file: string, name: string, isPerson: boolean): string {
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  const salvaged = `${file}.salvaged`;
  const result = isPerson
    ? salvage(file, salvaged, PERSON_MIGRATIONS, REPAIR_PERSON)
    : salvage(file, salvaged, APP_MIGRATIONS, []);
  putAside(file, aside);
  renameSync(salvaged, file);
  return `${said(result)} and are in ${name}; the damaged file is ${path.basename(aside)}`;
}

function checkFile(folder: string, name: string): FileReport {
  const file = path.join(folder, name);
  const fault = fileFault(file, 'integrity_check');
  if (fault === undefined) return { sound: true, line: `${name}: sound` };
  const isPerson = name.startsWith('people');
  if (!isPerson && name !== 'app.db') return { sound: false, line: `${name}: damaged (${fault}); it is left as it is` };
  return { sound: false, line: `${name}: damaged (${fault}); ${replace(file, name, isPerson)}` };
}

/** The databases of a data folder, by their names in it. */
export function databasesOf(folder: string): string[] {
  const people = readdirSync(path.join(folder, 'people')).map((name) => path.join('people', name));
  return [...readdirSync(folder), ...people].filter((name) => name.endsWith('.db') && name !== 'lock.db').sort();
}

/**
 * Checks every database of a data folder that nobody uses, and writes what can be read of a damaged one into a new file in
 * its place; the damaged one stays beside it.
 * @returns whether all were sound
 * @throws StartupError when a process holds the folder
 */
export function checkFolder(directory: string, tell: (line: string) => void): boolean {
  const folder = openDataFolder(directory);
  try {
    const reports = databasesOf(folder.path).map((name) => {
      const report = checkFile(folder.path, name);
      tell(report.line);
      return report;
    });
    return reports.every(({ sound }) => sound);
  } finally {
    folder.close();
  }
}
