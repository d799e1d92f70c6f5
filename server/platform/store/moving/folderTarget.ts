import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { type OwnerId } from '../../../contract/ids.js';
import { bytesCounted } from '../../../people/personFile/byteTotal.js';
import { PersonFile } from '../../../people/personFile/PersonFile.js';
import { StartupError } from '../../config/StartupError.js';
import { openDataFolder } from '../../storage/dataFolder.js';
import { connect, type SqlConnection } from '../../storage/driver.js';
import { databasesOf } from '../checking/checkFolder.js';
import { fillSearch } from '../checking/fillSearch.js';
import { MoveLog } from './MoveLog.js';
import { type NewPart, type PartSum } from './PartRows.js';
import { type MovedPart, type MoveTarget } from './movePorts.js';
import { makeFile } from './sharedColumns.js';
import { type FileOwner, SqliteRows } from './SqliteRows.js';

/** What follows from the rows of a person: what SQLite finds them by, and counts. */
function derive(connection: SqlConnection, { number }: FileOwner): void {
  fillSearch(connection);
  for (const sql of [
    `UPDATE recording_part SET project = (SELECT r.project FROM recording r WHERE r.id = recording_part.recording)`,
    `INSERT INTO notification_total (owner, total, unread)
       SELECT owner, count(*), sum(status = 'unread') FROM notification WHERE deletion IS NULL GROUP BY owner`,
    `UPDATE byte_total SET bytes = ${bytesCounted(String(number))}`,
  ])
    connection.exec(sql);
}

function newPerson(file: string, owner: OwnerId): FileOwner {
  const made = new PersonFile(file, owner, false);
  try {
    return { id: owner, number: made.owner };
  } finally {
    made.close();
  }
}

/** Writes a new file of a part as one transaction. @returns what it came to */
async function writeFile(file: string, part: MovedPart, work: (to: NewPart) => Promise<PartSum>): Promise<PartSum> {
  const whose = part.owner === undefined ? undefined : newPerson(file, part.owner);
  if (whose === undefined) makeFile(file, part.file);
  const connection = connect(file);
  try {
    connection.exec(part.file.views ?? '');
    connection.exec('BEGIN');
    const sum = await work(new SqliteRows(connection, part.file, whose));
    if (whose !== undefined) derive(connection, whose);
    connection.exec('COMMIT');
    return sum;
  } finally {
    connection.close();
  }
}

/** Whose a file is, and whether effects of their commits wait to be carried out. */
function personIn(file: string): { readonly owner: OwnerId; readonly waits: number } {
  const connection = connect(file);
  try {
    const found = connection
      .prepare('SELECT id AS owner, EXISTS (SELECT 1 FROM effect WHERE data IS NOT NULL) AS waits FROM person')
      .get();
    return found as ReturnType<typeof personIn>;
  } finally {
    connection.close();
  }
}

/** Writes into the records whose files there are, and in which of them effects wait. */
function noteFiles(appPath: string, files: readonly string[]): void {
  const app = connect(appPath);
  try {
    const known = app.prepare('INSERT OR IGNORE INTO person_file (owner) VALUES (?)');
    const waiting = app.prepare('INSERT OR IGNORE INTO effect_owner (owner) VALUES (?)');
    app.exec('BEGIN');
    for (const { owner, waits } of files.map(personIn)) {
      known.run(owner);
      if (waits === 1) waiting.run(owner);
    }
    app.exec('COMMIT');
  } finally {
    app.close();
  }
}

function refuseUsed(folder: string, log: MoveLog, source: string): void {
  if (log.source === undefined && databasesOf(folder).length > 0)
    throw new StartupError(`There is something of Harta in ${folder} already; name a folder that is empty.`);
  if (log.source !== undefined && log.source !== source)
    throw new StartupError(`A move from ${log.source} was begun in ${folder}; name another folder, or empty this one.`);
}

/**
 * A data folder that everything is moved into, held until it is closed.
 * @param source from where, as it is called
 * @throws StartupError where it holds anything but what the same move wrote
 */
export function folderTarget(directory: string, source: string): MoveTarget {
  const folder = openDataFolder(directory);
  const log = new MoveLog(folder.path);
  const aside = path.join(folder.path, 'moving');
  try {
    refuseUsed(folder.path, log, source);
    if (log.source === undefined) log.add({ source });
    rmSync(aside, { recursive: true, force: true });
  } catch (error) {
    folder.close();
    throw error;
  }
  return {
    says: folder.path,
    written: log.written,
    isFinished: log.isFinished,
    async write(part, work) {
      mkdirSync(aside, { recursive: true, mode: 0o700 });
      const file = path.join(aside, path.basename(part.name));
      const sum = await writeFile(file, part, work);
      renameSync(file, path.join(folder.path, part.name));
      log.add({ part: part.name, ...sum });
    },
    async finish() {
      const people = readdirSync(folder.peoplePath).filter((name) => name.endsWith('.db'));
      noteFiles(
        folder.appPath,
        people.map((name) => path.join(folder.peoplePath, name)),
      );
      rmSync(aside, { recursive: true, force: true });
      log.add({ isFinished: true });
    },
    close: async () => folder.close(),
  };
}
