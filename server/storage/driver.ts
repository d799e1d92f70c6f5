import { createRequire } from 'node:module';

/** A value that a column takes. */
export type SqlValue = string | number | null | Uint8Array;
/** Parameters by name, without the colon. */
export type SqlParameters = Record<string, SqlValue>;

/** A prepared statement of the `node:sqlite` interface, as far as we use it. */
export interface SqlStatement {
  run(...values: SqlValue[]): { changes: number | bigint };
  get(...values: SqlValue[]): unknown;
  all(...values: SqlValue[]): unknown[];
  iterate(...values: SqlValue[]): IterableIterator<unknown>;
}

/** A connection of the `node:sqlite` interface, as far as we use it. */
export interface SqlConnection {
  prepare(sql: string): SqlStatement;
  exec(sql: string): void;
  close(): void;
}

interface SqliteModule {
  DatabaseSync: new (path: string, options?: { readOnly?: boolean }) => SqlConnection;
}

const require = createRequire(import.meta.url);

/** Node 22 has the module built in; before that a package offers the same interface. */
function loadModule(): SqliteModule {
  const major = Number(process.versions.node.split('.')[0]);
  return require(major >= 22 ? 'node:sqlite' : '@photostructure/sqlite') as SqliteModule;
}

let loaded: SqliteModule | undefined;

/**
 * Every acknowledged write is on the disk before the answer (`synchronous=FULL`). Readers never wait for the writer (WAL).
 * The cache is small because many people's files are open at once.
 */
const PRAGMAS = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -8192;
  PRAGMA temp_store = MEMORY;
`;

/** Opens a file, making it when missing, with the settings that every file of ours has. */
export function connect(path: string): SqlConnection {
  loaded ??= loadModule();
  const connection = new loaded.DatabaseSync(path);
  connection.exec(PRAGMAS);
  return connection;
}

/** Opens a file without our settings: for the lock, which is no database of ours. */
export function connectPlain(path: string): SqlConnection {
  loaded ??= loadModule();
  return new loaded.DatabaseSync(path);
}
