import { type OwnerId } from '../../../contract/ids.js';
import { type Held } from '../../storage/postgres/Database.js';
import { GRAPH_SCHEMA } from '../../../graph/postgres/schema.js';
import { type Session } from '../../storage/postgres/Session.js';
import { fileNameOf } from '../../../people/personFile/PersonFile.js';
import { type StoreDatabases } from '../../config/storage.js';
import { StartupError } from '../../config/StartupError.js';
import { openDatabases, pairFault } from '../graphsApart.js';
import { addressesOf, AS_LONG_AS_IT_TAKES, refuseUsedDatabases } from './databaseUse.js';
import { OF_PERSON, OF_RECORDS } from './movedOfPerson.js';
import { type InstallationFile } from './MovedTable.js';
import { type MovedPart, type MoveSource } from './movePorts.js';
import { PostgresRows, type Sessions } from './PostgresRows.js';

/** Everybody who has records in a file of theirs in a data folder. */
const WITH_RECORDS = OF_RECORDS.map(({ name }) => `SELECT owner FROM ${name}`).join(' UNION ');

const OF_GRAPHS_VERSION = { table: 'harta_schema', number: GRAPH_SCHEMA };

async function isThere(
  session: Session,
  { table, number }: InstallationFile['version'],
  says: string,
): Promise<boolean> {
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

/** Everybody who has a file in a data folder. */
async function peopleIn({ records, graphs }: Sessions): Promise<readonly OwnerId[]> {
  const known = [
    ...(await graphs.everybody<{ owner: OwnerId }>('SELECT id AS owner FROM person', {})),
    ...(await records.everybody<{ owner: OwnerId }>(WITH_RECORDS, {})),
  ];
  return [...new Set(known.map(({ owner }) => owner))].toSorted();
}

async function partsIn(
  sessions: Sessions,
  files: readonly InstallationFile[],
  says: string,
): Promise<readonly MovedPart[]> {
  const parts: MovedPart[] = [];
  for (const file of files)
    if (await isThere(sessions.records, file.version, says)) parts.push({ name: file.name, says: file.says, file });
  if (parts.length === 0 || !(await isThere(sessions.graphs, OF_GRAPHS_VERSION, says)))
    throw new StartupError(`There is nothing of Harta in the database ${says}.`);
  const people = await peopleIn(sessions);
  return parts.concat(
    people.map((owner, at) => ({
      name: `people/${fileNameOf(owner)}`,
      says: `person ${at + 1} of ${people.length}`,
      file: OF_PERSON,
      owner,
    })),
  );
}

/** Reads both databases as they were at a moment of each, or the one in which both lie. */
const readingBoth = <T>(records: Held, graphs: Held, work: (sessions: Sessions) => Promise<T>): Promise<T> =>
  records.read((ofRecords) => graphs.read((ofGraphs) => work({ records: ofRecords, graphs: ofGraphs })));

/** Databases that nobody uses, read as they are at this moment. @throws StartupError */
export async function databaseSource(
  settings: StoreDatabases,
  files: readonly InstallationFile[],
): Promise<MoveSource> {
  await refuseUsedDatabases(settings);
  const says = addressesOf(settings);
  const databases = openDatabases(settings);
  const held: Held[] = [];
  const close = async () => {
    for (const each of held) await each.close();
    await databases.close();
  };
  const hold = async (database: typeof databases.records): Promise<Held> => {
    const made = await database.snapshot();
    held.push(made);
    await made.read((session) => session.unguarded(AS_LONG_AS_IT_TAKES, {}));
    return made;
  };
  try {
    const fault = await pairFault(databases);
    if (fault !== undefined) throw new StartupError(fault);
    const records = await hold(databases.records);
    const graphs = databases.graphs === databases.records ? records : await hold(databases.graphs);
    return {
      says,
      parts: await readingBoth(records, graphs, (sessions) => partsIn(sessions, files, says)),
      reading: ({ file, owner }, work) =>
        readingBoth(records, graphs, (sessions) => work(new PostgresRows(sessions, file, owner))),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
