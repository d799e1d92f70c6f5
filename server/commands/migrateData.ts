import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

import { UnitsDatabase } from '../platform/storage/postgres/UnitsDatabase.js';
import { SIGN_IN } from '../people/identity/local/postgres/schema.js';
import { EndedSessions } from '../people/identity/local/store/EndedSessions.js';
import { migrations } from '../people/identity/local/store/schema.js';
import { SANDBOX } from '../people/payments/sandbox/postgres/postgresSandbox.js';
import { SANDBOX_MIGRATIONS } from '../people/payments/sandbox/store/schema.js';
import { readDataDir } from '../platform/config/settings.js';
import { StartupError } from '../platform/config/StartupError.js';
import { databaseUrl, type StoreDatabases } from '../platform/config/storage.js';
import { OwnedDatabase } from '../platform/storage/OwnedDatabase.js';
import { databaseSource } from '../platform/store/moving/databaseSource.js';
import { databaseTarget } from '../platform/store/moving/databaseTarget.js';
import { folderSource } from '../platform/store/moving/folderSource.js';
import { folderTarget } from '../platform/store/moving/folderTarget.js';
import { moveFiles } from '../platform/store/moving/moveFiles.js';
import { type InstallationFile } from '../platform/store/moving/MovedTable.js';
import { moveParts } from '../platform/store/moving/moveParts.js';
import { OF_RECORDS_FILE } from '../platform/store/moving/movedRecords.js';
import { type MoveSource, type MoveTarget } from '../platform/store/moving/movePorts.js';

const CONNECTIONS = 3;

/** The local sign-in. Who was to be told that sessions ended is gone with the processes, and tickets with their minute. */
const OF_SIGN_IN: InstallationFile = {
  name: 'identity.db',
  says: 'accounts of the sign-in and their sessions',
  schema: SIGN_IN.schema,
  version: { table: SIGN_IN.table, number: SIGN_IN.migrations.length },
  migrations,
  tables: [
    { name: 'account' },
    { name: 'identity', numbered: 'rowid' },
    { name: 'session' },
    { name: 'code', numbered: 'rowid' },
    ...['device', 'attempt', 'clock'].map((name) => ({ name })),
  ],
  left: { sqlite: ['ended'], postgres: ['ended', 'ticket', 'sealing_key'] },
  settle(copy, dataDir) {
    // Sessions that were ended on a full disk are noted beside the file.
    const notes = path.join(dataDir, 'auth', 'ended');
    if (!existsSync(notes)) return;
    const copied = `${copy}-ended`;
    cpSync(notes, copied, { recursive: true });
    const db = new OwnedDatabase(copy, new Set());
    try {
      new EndedSessions(copied, db).settle();
    } finally {
      db.close();
    }
  },
  prepare: async (settings) => (await UnitsDatabase.open(settings, SIGN_IN)).close(),
};

/** Payments that are tried out. */
const OF_SANDBOX: InstallationFile = {
  name: 'payments-sandbox.db',
  says: 'payments that are tried out',
  schema: SANDBOX.schema,
  version: { table: SANDBOX.table, number: SANDBOX.migrations.length },
  migrations: SANDBOX_MIGRATIONS,
  tables: [
    { name: 'object', numbered: 'seq' },
    { name: 'answer' },
    { name: 'delivery', numbered: 'rowid' },
    { name: 'state' },
  ],
  left: { sqlite: [], postgres: [] },
  prepare: async (settings) => (await UnitsDatabase.open(settings, SANDBOX)).close(),
};

/** The files of an installation beside those of persons. */
export const INSTALLATION_FILES: readonly InstallationFile[] = [OF_RECORDS_FILE, OF_SIGN_IN, OF_SANDBOX];

const USE = `Say from where to where, a data folder and a database:
  npm run migrate-data -- --from <data folder> --to postgres://user:password@host:5432/database
  npm run migrate-data -- --from postgres://user:password@host:5432/database --to <empty folder>
Where graphs are kept in a database of their own, --graphs postgres://… names it.
Pictures, recordings, archives and keys of an installation on PostgreSQL lie in its data folder: --files <folder>, else
HARTA_DATA_DIR. With --to postgres:// they stay where they are unless --files names another folder.`;

type Place = { readonly folder: string } | { readonly database: StoreDatabases };

function argument(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

/** @param graphs where graphs are kept, if the place is a database and they are not there */
function placeOf(said: string | undefined, graphs: string | undefined): Place {
  if (said === undefined || said === '' || said.startsWith('--')) throw new StartupError(USE);
  if (!said.includes('://')) return { folder: path.resolve(said) };
  const database = { url: databaseUrl(said, 'The database'), connections: CONNECTIONS };
  if (graphs === undefined) return { database };
  const ofGraphs = { url: databaseUrl(graphs, 'The database of graphs'), connections: CONNECTIONS };
  return { database: { ...database, graphs: ofGraphs } };
}

const sourceAt = async (place: Place): Promise<MoveSource> =>
  'folder' in place
    ? folderSource(place.folder, INSTALLATION_FILES)
    : databaseSource(place.database, INSTALLATION_FILES);

async function targetAt(place: Place, { says, parts }: MoveSource): Promise<MoveTarget> {
  if ('folder' in place) return folderTarget(place.folder, says);
  const moved = INSTALLATION_FILES.filter((file) => parts.some((part) => part.file === file));
  return databaseTarget(place.database, moved, says);
}

/** From where to where files go beside the databases; undefined where they stay. */
function foldersOf(from: Place, to: Place, files: string): { readonly from: string; readonly to: string } | undefined {
  const way =
    'folder' in to ? { from: files, to: to.folder } : { from: 'folder' in from ? from.folder : files, to: files };
  if (way.from === way.to) return undefined;
  if (!existsSync(way.from))
    throw new StartupError(`There is no folder ${way.from}, where files should lie (--files).`);
  return way;
}

async function move(
  source: MoveSource,
  target: MoveTarget,
  folders: { readonly from: string; readonly to: string } | undefined,
  tell: (line: string) => void,
): Promise<void> {
  if (target.isFinished) {
    tell(`Everything of ${source.says} was moved to ${target.says} before; nothing is done.`);
    return;
  }
  tell(`Moving ${source.says} to ${target.says}. Should it be cut off, begin it again in the same words.`);
  const { parts, rows } = await moveParts(source, target, tell);
  const files = folders === undefined ? 0 : await moveFiles(folders.from, folders.to);
  await target.finish();
  tell(
    `Everything is in ${target.says}: ${rows} rows in ${parts} parts and ${files} files, each compared with what was read. Nothing of ${source.says} was changed.`,
  );
}

/**
 * Moves an installation from a data folder to a database of PostgreSQL, or back.
 * @param args `--from` and `--to`, `--graphs` for graphs in a database of their own, and `--files` for the data folder of the installation on PostgreSQL
 * @throws StartupError where either side is in use, the target is not empty, or something cannot be moved
 */
export async function migrateData(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  tell: (line: string) => void = console.info,
): Promise<void> {
  const graphs = argument(args, '--graphs');
  const placeAt = (name: string) => placeOf(argument(args, name), graphs);
  const [from, to] = [placeAt('--from'), placeAt('--to')];
  if ('folder' in from === 'folder' in to) throw new StartupError(USE);
  const named = argument(args, '--files');
  const files = named === undefined ? ('folder' in from ? from.folder : readDataDir(env)) : path.resolve(named);
  const folders = foldersOf(from, to, files);
  const source = await sourceAt(from);
  try {
    const target = await targetAt(to, source);
    try {
      await move(source, target, folders, tell);
      if ('database' in to)
        tell(
          `Start Harta with ${graphs === undefined ? '' : 'HARTA_GRAPH_URL and '}HARTA_DATABASE_URL for it and HARTA_DATA_DIR=${files}.`,
        );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
