import { COUNT_BYTES } from '../../../graph/postgres/bytes.js';
import { Database } from '../../../graph/postgres/connection/Database.js';
import { PostgresLeases } from '../../../graph/postgres/connection/PostgresLeases.js';
import { type Session } from '../../../graph/postgres/connection/Session.js';
import { type PostgresSettings } from '../../config/storage.js';
import { StartupError } from '../../config/StartupError.js';
import { postgresFault } from '../checking/checkPostgres.js';
import { addressOf, AS_LONG_AS_IT_TAKES, refuseUsedDatabase } from './databaseUse.js';
import { OF_PERSON } from './movedOfPerson.js';
import { type InstallationFile, type MovedFile } from './MovedTable.js';
import { type PartSum } from './PartRows.js';
import { type MoveTarget } from './places.js';
import { nameIn, PostgresRows } from './PostgresRows.js';

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
  session: Session,
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
  const used = await usedTable(session, files);
  if (used !== undefined)
    throw new StartupError(`There is something of Harta in ${says} already (${used}); name a database that is empty.`);
  await session.unguarded('INSERT INTO harta_move (source) VALUES (:source)', { source });
  return { source, finished: false };
}

const noteOf = (part: string, { rows, digest }: PartSum) => ({ part, rows, digest });

/** Whatever is numbered as it comes goes on after what was moved. */
async function goOnNumbering(session: Session, files: readonly MovedFile[]): Promise<void> {
  for (const file of [OF_PERSON, ...files])
    for (const { name, numbered } of file.tables) {
      if (numbered === undefined) continue;
      const table = nameIn(file, name);
      await session.unguarded(
        `SELECT setval(pg_get_serial_sequence('${table}', '${numbered}'), coalesce(max(${numbered}), 0) + 1, false) FROM ${table}`,
        {},
      );
    }
}

async function targetOver(
  { database, leases }: { readonly database: Database; readonly leases: PostgresLeases },
  settings: PostgresSettings,
  files: readonly InstallationFile[],
  source: string,
): Promise<Omit<MoveTarget, 'close'>> {
  const says = addressOf(settings);
  if ((await leases.tryHold('migrate-data')) === undefined)
    throw new StartupError(`Another process moves data into ${says}.`);
  const begun = await database.write((session) => begin(session, files, { source, says }));
  for (const { prepare } of files) await prepare(settings);
  const written = await database.read((session) =>
    session.all<PartSum & { readonly part: string }>('SELECT part, rows, digest FROM harta_moved_part', {}),
  );
  return {
    says,
    isFinished: begun.finished,
    written: new Map(written.map((part) => [part.part, part])),
    write: (part, work) =>
      database.write(async (session) => {
        await session.unguarded(AS_LONG_AS_IT_TAKES, {});
        const to = new PostgresRows(session, part.file, part.owner);
        await to.clear();
        await to.begin();
        await session.unguarded(
          `INSERT INTO harta_moved_part (part, rows, digest) VALUES (:part, :rows, :digest)
           ON CONFLICT (part) DO UPDATE SET rows = excluded.rows, digest = excluded.digest`,
          noteOf(part.name, await work(to)),
        );
      }),
    finish: () =>
      database.write(async (session) => {
        await session.unguarded(AS_LONG_AS_IT_TAKES, {});
        await goOnNumbering(session, files);
        await session.unguarded(COUNT_BYTES, {});
        await session.unguarded('ANALYZE', {});
        await session.unguarded('UPDATE harta_move SET finished_at = now()', {});
      }),
  };
}

/**
 * A database that everything is moved into.
 * @param files those that are moved
 * @param source from where, as it is called
 * @throws StartupError where it is used, or holds anything but what the same move wrote
 */
export async function databaseTarget(
  settings: PostgresSettings,
  files: readonly InstallationFile[],
  source: string,
): Promise<MoveTarget> {
  await refuseUsedDatabase(settings);
  const fault = await postgresFault(settings, { isMoving: true });
  if (fault !== undefined) throw new StartupError(`The database ${addressOf(settings)} cannot be used: ${fault}.`);
  const database = new Database(settings);
  const leases = new PostgresLeases(database);
  const close = async () => {
    await leases.close();
    await database.close();
  };
  try {
    return { ...(await targetOver({ database, leases }, settings, files, source)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
