import { connect, type SqlConnection, type SqlParameters, type SqlStatement, type SqlValue } from './driver.js';

/** A bug of ours: a statement that could reach rows of another person. */
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

interface Prepared {
  readonly statement: SqlStatement;
  readonly names: readonly string[];
}

const PARAMETER = /:([A-Za-z]\w*)/g;

/** Binding by name costs more than most statements: names become numbers once, when a statement is prepared. */
function prepare(connection: SqlConnection, sql: string): Prepared {
  const names = [...new Set(Array.from(sql.matchAll(PARAMETER), ([, name]) => name ?? ''))];
  const numbered = sql.replace(PARAMETER, (_, name: string) => `?${names.indexOf(name) + 1}`);
  return { statement: connection.prepare(numbered), names };
}

/**
 * A database whose rows belong to persons. Statements are prepared once and kept; those over owned tables must bind
 * `:owner`. The type arguments of the reading methods say what a row looks like: the schema stands beside the statement.
 */
export class OwnedDatabase {
  readonly #connection: SqlConnection;
  readonly #statements = new Map<string, Prepared>();

  constructor(
    path: string,
    private readonly ownedTables: ReadonlySet<string>,
  ) {
    this.#connection = connect(path);
  }

  run(sql: string, parameters: SqlParameters): number {
    const prepared = this.#prepared(sql);
    return Number(prepared.statement.run(...valuesFor(prepared, parameters)).changes);
  }

  get<Row>(sql: string, parameters: SqlParameters): Row | undefined {
    const prepared = this.#prepared(sql);
    return prepared.statement.get(...valuesFor(prepared, parameters)) as Row | undefined;
  }

  all<Row>(sql: string, parameters: SqlParameters): Row[] {
    const prepared = this.#prepared(sql);
    return prepared.statement.all(...valuesFor(prepared, parameters)) as Row[];
  }

  iterate<Row>(sql: string, parameters: SqlParameters): IterableIterator<Row> {
    const prepared = this.#prepared(sql);
    return prepared.statement.iterate(...valuesFor(prepared, parameters)) as IterableIterator<Row>;
  }

  /** Schema and pragmas only: has no parameters and is not kept. */
  execute(sql: string): void {
    this.#connection.exec(sql);
  }

  /** Everything in it or nothing, with one flush to disk at the end. */
  write<T>(work: () => T): T {
    return this.#within('BEGIN IMMEDIATE', work);
  }

  /** Everything read in it is of one moment. */
  read<T>(work: () => T): T {
    return this.#within('BEGIN', work);
  }

  /** Moves what the log holds into the file itself, as far as no reader is in the way. */
  checkpoint(): void {
    this.#connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /**
   * Closes the connection. The package for Node 20 really lets go of the file only when the statements are collected as
   * garbage: never remove a file that was open and put another in its place.
   */
  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    assertOwned(sql, this.ownedTables);
    const prepared = prepare(this.#connection, sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  #within<T>(begin: string, work: () => T): T {
    this.#connection.exec(begin);
    try {
      const result = work();
      this.#connection.exec('COMMIT');
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

function valuesFor({ names }: Prepared, parameters: SqlParameters): SqlValue[] {
  const values: SqlValue[] = new Array(names.length);
  for (let index = 0; index < names.length; index += 1) {
    const value = parameters[names[index] ?? ''];
    if (value === undefined) throw new TypeError(`No value for :${names[index]}`);
    values[index] = value;
  }
  return values;
}
