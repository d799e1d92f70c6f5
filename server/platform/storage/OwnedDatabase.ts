import { connect, rowsOf, type SqlConnection, type SqlParameters } from './driver.js';
import { storageProblem } from './storageProblem.js';
import { StatementCache, valuesFor } from './StatementCache.js';

/** A statement that could reach rows of another person: a bug in Harta. */
export class UnownedStatementError extends Error {
  override readonly name = 'UnownedStatementError';
}

const WORDS = /[a-z_]+/gi;

/**
 * Refuses SQL that names a table of persons' rows without binding `:owner`: no query over persons' data can be written
 * without saying whose.
 */
function assertOwned(sql: string, ownedTables: ReadonlySet<string>): void {
  const named = (sql.match(WORDS) ?? []).find((word) => ownedTables.has(word.toLowerCase()));
  if (named !== undefined && !/:owner\b/.test(sql)) {
    throw new UnownedStatementError(`Statement on "${named}" without :owner: ${sql}`);
  }
}

/** What is done within each transaction that writes: before its commit, or once it was rolled back. */
interface WriteEnd {
  commit(): void;
  rollBack(): void;
}

/**
 * A database whose rows belong to persons. Statements are prepared once and kept; those over owned tables must bind
 * `:owner`. The type arguments of the reading methods say what a row looks like: the schema stands beside the statement.
 */
export class OwnedDatabase {
  readonly #connection: SqlConnection;
  readonly #reads: StatementCache;
  readonly #runs: StatementCache;
  #isHeld = false;
  #end: WriteEnd = { commit: () => undefined, rollBack: () => undefined };

  constructor(
    readonly path: string,
    ownedTables: ReadonlySet<string>,
    open: (path: string) => SqlConnection = connect,
  ) {
    this.#connection = this.#told(() => open(path));
    const check = (sql: string) => assertOwned(sql, ownedTables);
    this.#reads = new StatementCache(this.#connection, check);
    // What ran tells the last row's number too, which the search index takes beyond what a number can say.
    this.#runs = new StatementCache(this.#connection, check, (statement) => statement.setReadBigInts(true));
  }

  run(sql: string, parameters: SqlParameters): number {
    return this.#told(() => {
      const prepared = this.#runs.of(sql);
      return Number(prepared.statement.run(...valuesFor(prepared, parameters)).changes);
    });
  }

  get<Row>(sql: string, parameters: SqlParameters): Row | undefined {
    return this.#told(() => {
      const prepared = this.#reads.of(sql);
      return prepared.statement.get(...valuesFor(prepared, parameters)) as Row | undefined;
    });
  }

  all<Row>(sql: string, parameters: SqlParameters): Row[] {
    return this.#told(() => {
      const prepared = this.#reads.of(sql);
      return prepared.statement.all(...valuesFor(prepared, parameters)) as Row[];
    });
  }

  iterate<Row>(sql: string, parameters: SqlParameters): IterableIterator<Row> {
    const prepared = this.#reads.of(sql);
    return rowsOf(prepared.statement, ...valuesFor(prepared, parameters)) as IterableIterator<Row>;
  }

  /** Schema, pragmas and transactions only: has no parameters and is not kept. */
  execute(sql: string): void {
    this.#told(() => this.#connection.exec(sql));
  }

  /** Everything in it or nothing, with one flush to disk at the end. */
  write<T>(work: () => T): T {
    try {
      return this.#within('BEGIN IMMEDIATE', () => {
        const result = work();
        this.#end.commit();
        return result;
      });
    } catch (error) {
      this.#end.rollBack();
      throw error;
    }
  }

  /** Says what each writing transaction ends with. */
  onWrite(end: WriteEnd): void {
    this.#end = end;
  }

  /** Everything read in it is of one moment. */
  read<T>(work: () => T): T {
    return this.#isHeld ? work() : this.#within('BEGIN', work);
  }

  /** From now on everything that is read is of this moment, until it is closed; nothing can be written. */
  hold(): void {
    this.execute('BEGIN');
    // The moment is that of the first read.
    this.get('SELECT count(*) FROM sqlite_schema', {});
    this.#isHeld = true;
  }

  /** Moves what the log holds into the file itself, as far as no reader and no full disk is in the way; the rest stays in the log. */
  checkpoint(): void {
    try {
      this.#connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // What is in the log is stored: it is moved by the next one.
    }
  }

  /** Gives back the memory of what was read; it is read again from the disk when asked for. */
  releaseMemory(): void {
    this.#connection.exec('PRAGMA shrink_memory');
  }

  /** Closes the connection, and ends its statements with it: the handles of the file are free when this returns. */
  close(): void {
    this.#reads.clear();
    this.#runs.clear();
    this.#connection.close();
  }

  /** Runs a call of the driver; what it throws about the disk or the file says so. */
  #told<T>(call: () => T): T {
    try {
      return call();
    } catch (error) {
      throw storageProblem(error, this.path);
    }
  }

  #within<T>(begin: string, work: () => T): T {
    this.execute(begin);
    try {
      const result = work();
      this.execute('COMMIT');
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** SQLite itself may have rolled back already (a full disk); the first error is the one to tell. */
  #rollBack(): void {
    try {
      this.#connection.exec('ROLLBACK');
    } catch {
      // Nothing is left to roll back.
    }
  }
}
