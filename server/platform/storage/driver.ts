import { createRequire } from 'node:module';

import { fold } from '../../../domain/folding/fold.js';
import { arithmeticOf, intervalOf, partOfTime, timeBetween, truthOf } from '../../../domain/query/computed.js';
import { type Arithmetic, type TimePart, type TimeUnit } from '../../../domain/query/Query.js';
import { withoutWarning } from '../faults/guarded.js';
import { inTime } from './threadDeadline.js';
import { primaryCodeOf } from './storageProblem.js';

/** A value that a column takes. */
export type SqlValue = string | number | null | Uint8Array;
/** Parameters by name, without the colon. */
export type SqlParameters = Record<string, SqlValue>;

/** A prepared statement of the `node:sqlite` interface, as far as we use it. */
export interface SqlStatement {
  run(...values: SqlValue[]): { changes: number | bigint };
  get(...values: SqlValue[]): unknown;
  all(...values: SqlValue[]): unknown[];
  /** Whether numbers come as `bigint`: else one beyond 2^53 is refused. */
  setReadBigInts(on: boolean): void;
}

/** A statement with what only {@link rowsOf} calls. */
interface IterableStatement extends SqlStatement {
  iterate(...values: SqlValue[]): IterableIterator<unknown>;
}

/** Statements by the iterators over their rows, which do not hold them in the package: one that is collected leaves its iterator in freed memory. */
const ITERATED = new WeakMap<object, SqlStatement>();

/** The rows of a statement, one after the other. */
export function rowsOf(statement: SqlStatement, ...values: SqlValue[]): IterableIterator<unknown> {
  const rows = (statement as IterableStatement).iterate(...values);
  ITERATED.set(rows, statement);
  return rows;
}

/** A connection of the `node:sqlite` interface, as far as we use it. */
export interface SqlConnection {
  prepare(sql: string): SqlStatement;
  exec(sql: string): void;
  /** Forbids to write the parts of a search index by themselves, where this version can (it then does from the start). */
  enableDefensive?(on: boolean): void;
  /** Makes a function of ours one of SQL. */
  function?(
    name: string,
    options: { deterministic: boolean },
    run: (...values: unknown[]) => string | number | null,
  ): void;
  close(): void;
}

interface SqliteModule {
  DatabaseSync: {
    new (path: string, options?: { readOnly?: boolean }): SqlConnection;
    readonly prototype: SqlConnection;
  };
}

const known = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** Functions of SQL by their names, computed by the code that says what queries mean. SQLite takes their arity from their parameters. */
const QUERY_FUNCTIONS: Readonly<Record<string, (...values: unknown[]) => string | number | null>> = {
  folded: (text: unknown) => (typeof text === 'string' ? fold(text) : null),
  part_of_time: (value: unknown, part: unknown) => partOfTime(known(value), part as TimePart) ?? null,
  interval_of: (value: unknown, width: unknown) => intervalOf(known(value), Number(width)) ?? null,
  arithmetic_of: (one: unknown, other: unknown, by: unknown) =>
    arithmeticOf(known(one), known(other), by as Arithmetic) ?? null,
  time_between: (to: unknown, from: unknown, unit: unknown) =>
    timeBetween(known(to), known(from), unit as TimeUnit) ?? null,
  truth_of: (value: unknown) => {
    const truth = truthOf(known(value));
    return truth === undefined ? null : Number(truth);
  },
};

const require = createRequire(import.meta.url);

/**
 * Node 22 has the module built in; before that, and where it lacks functions (before 22.13), a package offers the same interface. Node 22 alone warns, in each thread, that
 * the module is experimental: its interface is that of newer versions, so that the warning helps nobody who reads the terminal.
 */
function loadModule(): SqliteModule {
  const major = Number(process.versions.node.split('.')[0]);
  const ofNode = withoutWarning('SQLite is an experimental feature', () =>
    major >= 22 ? (require('node:sqlite') as SqliteModule) : undefined,
  );
  const isWhole = ofNode !== undefined && 'function' in ofNode.DatabaseSync.prototype;
  return isWhole ? ofNode : (require('@photostructure/sqlite') as SqliteModule);
}

/** Gives a connection the functions that queries of graphs use. */
function addFunctions(connection: SqlConnection): void {
  for (const [name, compute] of Object.entries(QUERY_FUNCTIONS))
    connection.function?.(name, { deterministic: true }, compute);
  connection.function?.('in_time', { deterministic: false }, inTime);
}

let loaded: SqliteModule | undefined;

/**
 * Every acknowledged write is on the disk before the answer (`synchronous=FULL`). Readers never wait for the writer (WAL).
 * The cache is small because many people's files are open at once.
 */
const PRAGMAS = `
  PRAGMA synchronous = FULL;
  PRAGMA cache_size = -8192;
  PRAGMA temp_store = MEMORY;
`;

/**
 * Opens a file without the index of its log that connections share, for which a full disk has no room: nobody else can have it
 * open meanwhile. Only to read it, and not for long.
 */
export function connectAlone(path: string): SqlConnection {
  const connection = connectPlain(path);
  try {
    connection.exec('PRAGMA busy_timeout = 5000; PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** How long an opener waits for others that open the same new file, ms. */
const WAL_PATIENCE = 5000;
/** How long it sleeps between two tries, ms. */
const WAL_PAUSE = 5;
const SQLITE_BUSY = 5;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Turns a file to WAL, waiting for others that do the same. SQLite does not wait by itself here, whatever `busy_timeout`
 * says: two that read a new file and both want to write it would wait for each other for ever, so one is refused at once
 * (https://www.sqlite.org/c3ref/busy_handler.html).
 */
function enterWal(connection: SqlConnection): void {
  const end = performance.now() + WAL_PATIENCE;
  for (;;) {
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      const busy = primaryCodeOf(error) === SQLITE_BUSY;
      if (!busy || performance.now() > end) throw error;
      Atomics.wait(pause, 0, 0, WAL_PAUSE);
    }
  }
}

/** Opens a file, making it when missing, with the settings that every file of ours has. */
export function connect(path: string): SqlConnection {
  loaded ??= loadModule();
  const connection = new loaded.DatabaseSync(path);
  try {
    connection.exec('PRAGMA busy_timeout = 5000');
    enterWal(connection);
    connection.exec(PRAGMAS);
    addFunctions(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Opens a file without our settings: for the lock, which is no database of ours. */
export function connectPlain(path: string): SqlConnection {
  loaded ??= loadModule();
  return new loaded.DatabaseSync(path);
}

/** Opens a file to look at it: nothing of it or of its log changes. */
export function connectReadOnly(path: string): SqlConnection {
  loaded ??= loadModule();
  return new loaded.DatabaseSync(path, { readOnly: true });
}

/**
 * Opens the database of a stranger, only to read it: nothing that its schema says is run, and broken pages end the reading
 * (https://www.sqlite.org/security.html).
 */
export function connectForeign(path: string): SqlConnection {
  const connection = connectReadOnly(path);
  try {
    connection.exec(
      'PRAGMA trusted_schema = OFF; PRAGMA query_only = ON; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0',
    );
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
