import { type OwnerId } from '../../../contract/ids.js';
import { Database } from '../../../graph/postgres/connection/Database.js';
import { type Session } from '../../../graph/postgres/connection/Session.js';
import { fileNameOf } from '../../../people/person/PersonFile.js';
import { type PostgresSettings } from '../../config/storage.js';
import { StartupError } from '../../config/StartupError.js';
import { addressOf, AS_LONG_AS_IT_TAKES, refuseUsedDatabase } from './databaseUse.js';
import { OF_PERSON, OF_RECORDS } from './movedOfPerson.js';
import { type InstallationFile } from './MovedTable.js';
import { type MovedPart, type MoveSource } from './places.js';
import { PostgresRows } from './PostgresRows.js';

/** Everybody of whom something lies in a file of theirs in a data folder. */
const PEOPLE = `SELECT x.owner FROM (SELECT id AS owner FROM person
  ${OF_RECORDS.map(({ name }) => `UNION SELECT owner FROM ${name}`).join('\n  ')}) x ORDER BY x.owner`;

async function isThere(session: Session, { version }: InstallationFile, says: string): Promise<boolean> {
  const { table, number } = version;
  const [found] = await session.everybody<{ there: boolean }>('SELECT to_regclass(:table) IS NOT NULL AS there', {
    table,
  });
  if (found?.there !== true) return false;
  const [known] = await session.everybody<{ version: number }>(`SELECT version FROM ${table}`, {});
  if (known?.version !== number)
    throw new StartupError(
      `The database ${says} is at schema ${known?.version ?? 0} of ${table}, and this Harta at ${number}: start this version on it once, and stop it.`,
    );
  return true;
}

async function partsIn(
  session: Session,
  files: readonly InstallationFile[],
  says: string,
): Promise<readonly MovedPart[]> {
  const parts: MovedPart[] = [];
  for (const file of files)
    if (await isThere(session, file, says)) parts.push({ name: file.name, says: file.says, file });
  if (parts.length === 0) throw new StartupError(`There is nothing of Harta in the database ${says}.`);
  const people = await session.everybody<{ owner: OwnerId }>(PEOPLE, {});
  return parts.concat(
    people.map(({ owner }, at) => ({
      name: `people/${fileNameOf(owner)}`,
      says: `person ${at + 1} of ${people.length}`,
      file: OF_PERSON,
      owner,
    })),
  );
}

/** A database that nobody uses, read as it is at this moment. @throws StartupError */
export async function databaseSource(
  settings: PostgresSettings,
  files: readonly InstallationFile[],
): Promise<MoveSource> {
  await refuseUsedDatabase(settings);
  const says = addressOf(settings);
  const database = new Database(settings);
  const held = await database.snapshot();
  const close = async () => {
    await held.close();
    await database.close();
  };
  try {
    await held.read((session) => session.unguarded(AS_LONG_AS_IT_TAKES, {}));
    return {
      says,
      parts: await held.read((session) => partsIn(session, files, says)),
      reading: ({ file, owner }, work) => held.read((session) => work(new PostgresRows(session, file, owner))),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
