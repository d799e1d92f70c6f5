import { COUNT_BYTES } from '../../../graph/postgres/bytes.js';
import { PostgresLeases } from '../../storage/postgres/PostgresLeases.js';
import { type Session } from '../../storage/postgres/Session.js';
import { type StoreDatabases } from '../../config/storage.js';
import { StartupError } from '../../config/StartupError.js';
import { postgresFault } from '../checking/checkPostgres.js';
import { type Databases, openDatabases, pair, pairFault } from '../graphsApart.js';
import { addressesOf, AS_LONG_AS_IT_TAKES, refuseUsedDatabases } from './databaseUse.js';
import { OF_PERSON } from './movedOfPerson.js';
import { type InstallationFile, type MovedFile } from './MovedTable.js';
import { type PartSum } from './PartRows.js';
import { type MoveTarget } from './movePorts.js';
import { nameIn, PostgresRows, sessionOf, type Sessions } from './PostgresRows.js';

/** What is noted of a move into a database, which stays there: from where, whether it is over, and each part that is there. */
const NOTES = `
CREATE TABLE IF NOT EXISTS harta_move (source text NOT NULL, finished_at timestamptz);
CREATE TABLE IF NOT EXISTS harta_moved_part (part text PRIMARY KEY, rows bigint NOT NULL, digest text NOT NULL);
`;

interface Begun {
  readonly source: string;
  readonly finished: boolean;
}

/** Tables of which a row is somebody's, by which a database is known to be used. */
async function usedTable(session: Session, files: readonly InstallationFile[]): Promise<string | undefined> {
  const all = [OF_PERSON, ...files.filter(({ schema }) => schema === undefined)];
  const tables = [
    ...['person', 'sign_in.account'],
    ...all.flatMap((file) => file.tables.map(({ name }) => nameIn(file, name))),
  ];
  for (const table of tables) {
    const [there] = await session.everybody<{ there: boolean }>('SELECT to_regclass(:table) IS NOT NULL AS there', {
      table,
    });
    if (there?.there !== true) continue;
    const [row] = await session.everybody(`SELECT 1 FROM ${table} LIMIT 1`, {});
    if (row !== undefined) return table;
  }
  return undefined;
}

/** Notes that a move is begun, or finds that it was. @throws StartupError where there is anything but what the same move wrote */
async function begin(
  { records: session, graphs }: Sessions,
  files: readonly InstallationFile[],
  { source, says }: { readonly source: string; readonly says: string },
): Promise<Begun> {
  await session.unguarded(NOTES, {});
  const [begun] = await session.everybody<Begun>(
    'SELECT source, finished_at IS NOT NULL AS finished FROM harta_move',
    {},
  );
  if (begun !== undefined && begun.source !== source)
    throw new StartupError(`A move from ${begun.source} was begun in ${says}; name a database that is empty.`);
  if (begun !== undefined) return begun;
  const used = (await usedTable(session, files)) ?? (await usedTable(graphs, files));
  if (used !== undefined)
    throw new StartupError(`There is something of Harta in ${says} already (${used}); name a database that is empty.`);
  await session.unguarded('INSERT INTO harta_move (source) VALUES (:source)', { source });
  return { source, finished: false };
}

const noteOf = (part: string, { rows, digest }: PartSum) => ({ part, rows, digest });

/** Whatever is numbered as it comes goes on after what was moved. */
async function goOnNumbering(sessions: Sessions, files: readonly MovedFile[]): Promise<void> {
  for (const file of [OF_PERSON, ...files])
    for (const table of file.tables) {
      const { name, numbered } = table;
      if (numbered === undefined) continue;
      const from = nameIn(file, name);
      await sessionOf(sessions, table).unguarded(
        `SELECT setval(pg_get_serial_sequence('${from}', '${numbered}'), coalesce(max(${numbered}), 0) + 1, false) FROM ${from}`,
        {},
      );
    }
}

/**
 * Writes into both databases, or the one in which both lie. Of two the records are committed last, with the note of what was moved: until then
 * the graphs of a part are written again.
 */
function writingBoth<T>({ records, graphs }: Databases, work: (sessions: Sessions) => Promise<T>): Promise<T> {
  const last = async (session: Session, others: Session) => {
    await session.unguarded(AS_LONG_AS_IT_TAKES, {});
    return work({ records: session, graphs: others });
  };
  return records.write((session) => {
    if (graphs === records) return last(session, session);
    return graphs.write(async (others) => {
      await others.unguarded(AS_LONG_AS_IT_TAKES, {});
      return last(session, others);
    });
  });
}

/** By itself: it holds tables that all databases of a server share, and would wait for another that does the same. */
const analyse = (database: Databases['records']) =>
  database.write(async (session) => {
    await session.unguarded(AS_LONG_AS_IT_TAKES, {});
    await session.unguarded('ANALYZE', {});
  });

interface OpenTarget {
  readonly databases: Databases;
  readonly leases: PostgresLeases;
}

async function targetOver(
  { databases, leases }: OpenTarget,
  settings: StoreDatabases,
  files: readonly InstallationFile[],
  source: string,
): Promise<Omit<MoveTarget, 'close'>> {
  const says = addressesOf(settings);
  if ((await leases.tryHold('migrate-data')) === undefined)
    throw new StartupError(`Another process moves data into ${says}.`);
  const begun = await writingBoth(databases, (sessions) => begin(sessions, files, { source, says }));
  for (const { prepare } of files) await prepare(settings);
  await pair(databases);
  const written = await databases.records.read((session) =>
    session.all<PartSum & { readonly part: string }>('SELECT part, rows, digest FROM harta_moved_part', {}),
  );
  return {
    says,
    isFinished: begun.finished,
    written: new Map(written.map((part) => [part.part, part])),
    write: (part, work) =>
      writingBoth(databases, async (sessions) => {
        const to = new PostgresRows(sessions, part.file, part.owner);
        await to.clear();
        await to.begin();
        await sessions.records.unguarded(
          `INSERT INTO harta_moved_part (part, rows, digest) VALUES (:part, :rows, :digest)
           ON CONFLICT (part) DO UPDATE SET rows = excluded.rows, digest = excluded.digest`,
          noteOf(part.name, await work(to)),
        );
      }),
    async finish() {
      await writingBoth(databases, async (sessions) => {
        await goOnNumbering(sessions, files);
        await sessions.graphs.unguarded(COUNT_BYTES, {});
      });
      for (const database of new Set([databases.graphs, databases.records])) await analyse(database);
      await databases.records.write((session) => session.unguarded('UPDATE harta_move SET finished_at = now()', {}));
    },
  };
}

/** Refuses databases that nothing can be moved into. @throws StartupError */
async function refuseUnfit({ graphs, ...records }: StoreDatabases, databases: Databases): Promise<void> {
  for (const each of graphs === undefined ? [records] : [records, graphs]) {
    const fault = await postgresFault(each, { isMoving: true });
    if (fault !== undefined) throw new StartupError(`The database ${addressesOf(each)} cannot be used: ${fault}.`);
  }
  const fault = await pairFault(databases);
  if (fault !== undefined) throw new StartupError(fault);
}

/**
 * Databases that everything is moved into.
 * @param files those that are moved
 * @param source from where, as it is called
 * @throws StartupError where they are used, or hold anything but what the same move wrote
 */
export async function databaseTarget(
  settings: StoreDatabases,
  files: readonly InstallationFile[],
  source: string,
): Promise<MoveTarget> {
  await refuseUsedDatabases(settings);
  const databases = openDatabases(settings);
  const leases = new PostgresLeases(databases.records);
  const close = async () => {
    await leases.close();
    await databases.close();
  };
  try {
    await refuseUnfit(settings, databases);
    return { ...(await targetOver({ databases, leases }, settings, files, source)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
