import { createHash } from 'node:crypto';
import { copyFileSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { summariseOldChanges } from '../../../graph/sqlite/history.js';
import { fileNameOf, PersonFile } from '../../../people/personFile/PersonFile.js';
import { StartupError } from '../../config/StartupError.js';
import { holdFolder } from '../../storage/dataFolder.js';
import { connect, connectPlain } from '../../storage/driver.js';
import { missingPeople } from '../checking/missingPeople.js';
import { OF_PERSON } from './movedOfPerson.js';
import { type InstallationFile } from './MovedTable.js';
import { type PartRows } from './PartRows.js';
import { type MovedPart, type MoveSource } from './movePorts.js';
import { makeFile } from './sharedColumns.js';
import { type FileOwner, SqliteRows } from './SqliteRows.js';

/** An empty folder for copies; what a run that was killed left in it goes. */
function emptyAside(folder: string): string {
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16);
  const aside = path.join(tmpdir(), `harta-move-${name}`);
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  return aside;
}

/** A copy of a database with its log, in which what SQLite writes to read it harms nobody. */
function copyOf(file: string, folder: string): string {
  const copy = path.join(folder, path.basename(file));
  for (const log of ['', '-wal']) {
    rmSync(copy + log, { force: true });
    if (existsSync(file + log)) copyFileSync(file + log, copy + log, constants.COPYFILE_FICLONE);
  }
  return copy;
}

/** The person whose file it is; undefined for one whose person is gone. */
function personOf(copy: string): OwnerId | undefined {
  const connection = connectPlain(copy);
  try {
    const person = connection.prepare('SELECT id FROM person').get() as { id: OwnerId } | undefined;
    return person?.id;
  } finally {
    connection.close();
  }
}

/** Brings the copy of a person's file to what is moved of it. */
function settlePerson(copy: string, owner: OwnerId): FileOwner {
  const file = new PersonFile(copy, owner, true);
  try {
    summariseOldChanges(file);
    return { id: owner, number: file.owner };
  } finally {
    file.close();
  }
}

function partsIn(folder: string, files: readonly InstallationFile[]): readonly MovedPart[] {
  const own = files.filter(({ name }) => existsSync(path.join(folder, name)));
  const people = readdirSync(path.join(folder, 'people')).filter((name) => name.endsWith('.db'));
  return [
    ...own.map((file) => ({ name: file.name, says: file.says, file })),
    ...people.toSorted().map((name, at) => ({
      name: `people/${name}`,
      says: `person ${at + 1} of ${people.length}`,
      file: OF_PERSON,
    })),
  ];
}

/** What went wrong with a file, in a sentence that says what to do. */
function faultOf(error: unknown, folder: string, name: string): unknown {
  if (error instanceof StartupError) return error;
  const reason = error instanceof ProblemError ? (error.parts.detail ?? error.code) : String(error);
  return new StartupError(`${name} cannot be moved (${reason}); run \`npm run check -- ${folder}\` first.`, {
    cause: error,
  });
}

/** Opens what is copied of a part. */
function openCopy(folder: string, aside: string, part: MovedPart, files: readonly InstallationFile[]) {
  const copy = copyOf(path.join(folder, part.name), aside);
  const owner = part.file.isOfOnePerson ? personOf(copy) : undefined;
  if (part.file.isOfOnePerson && owner === undefined) return undefined;
  if (owner !== undefined && path.basename(part.name) !== fileNameOf(owner))
    throw new StartupError(`${part.name} belongs to somebody else; run \`npm run check -- ${folder}\` first.`);
  const whose = owner === undefined ? undefined : settlePerson(copy, owner);
  if (owner === undefined) makeFile(copy, part.file);
  files.find(({ name }) => name === part.name)?.settle?.(copy, folder);
  const connection = connect(copy);
  connection.exec(part.file.views ?? '');
  return { rows: new SqliteRows(connection, part.file, whose), close: () => connection.close() };
}

/**
 * A data folder that nobody uses. Each file is copied aside before it is opened, so that nothing of the folder changes, and files of earlier
 * versions are moved as well.
 * @throws StartupError
 */
export function folderSource(folder: string, files: readonly InstallationFile[]): MoveSource {
  if (!existsSync(path.join(folder, 'app.db')) || !existsSync(path.join(folder, 'people')))
    throw new StartupError(`There is nothing of Harta in ${folder}.`);
  const held = holdFolder(folder);
  const aside = emptyAside(folder);
  const close = async () => {
    rmSync(aside, { recursive: true, force: true });
    held.close();
  };
  try {
    const [missing] = missingPeople(copyOf(path.join(folder, 'app.db'), aside), path.join(folder, 'people'));
    if (missing !== undefined) throw new StartupError(missing);
  } catch (error) {
    void close();
    throw error;
  }
  return {
    says: folder,
    parts: partsIn(folder, files),
    close,
    async reading(part, work: (rows: PartRows | undefined) => Promise<void>) {
      let opened: ReturnType<typeof openCopy>;
      try {
        opened = openCopy(folder, aside, part, files);
      } catch (error) {
        throw faultOf(error, folder, part.name);
      }
      try {
        await work(opened?.rows);
      } finally {
        opened?.close();
        rmSync(path.join(aside, path.basename(part.name)), { force: true });
      }
    },
  };
}
