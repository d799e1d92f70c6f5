import { type SqlParameters } from './driver.js';

/** One statement of a unit of work, in the words that SQLite and PostgreSQL share. */
export interface Statement {
  readonly sql: string;
  readonly values: SqlParameters;
  /** What of it is wanted: its rows, the first of them, or how many it wrote. */
  readonly gives: 'rows' | 'row' | 'count';
}

/**
 * A unit of work: statements, and what is decided between them. The engine runs it as one: SQLite without a pause, so that nothing comes
 * in between; PostgreSQL over one connection, each statement awaited. It is written once for both, and knows of neither.
 */
export type Unit<T> = Generator<Statement, T, unknown>;

/** Runs units over one database. */
export interface UnitDatabase {
  /** Runs a unit that only reads. */
  read<T>(unit: Unit<T>): Promise<T>;
  /** Everything in the unit or nothing. What it reads nobody changes before it ends: to look and to write is one step. */
  write<T>(unit: Unit<T>): Promise<T>;
}

/** The rows of a statement. The type argument says what a row looks like: the schema stands beside. */
export function* all<Row>(sql: string, values: SqlParameters = {}): Unit<Row[]> {
  return (yield { sql, values, gives: 'rows' }) as Row[];
}

/** The first row of a statement. */
export function* get<Row>(sql: string, values: SqlParameters): Unit<Row | undefined> {
  return (yield { sql, values, gives: 'row' }) as Row | undefined;
}

/** Runs a statement. @returns how many rows it wrote */
export function* run(sql: string, values: SqlParameters): Unit<number> {
  return (yield { sql, values, gives: 'count' }) as number;
}
