import { type StoreDatabases } from '../../config/storage.js';
import { type SqlValue } from '../../storage/driver.js';
import { type Migration } from '../../storage/migrations.js';

/** A row in the names and values that both engines share: yes and no are 1 and 0. */
export type Row = Readonly<Record<string, SqlValue>>;

/** What follows from a row and is kept beside it by one engine. */
type Derived = (row: Row) => Readonly<Record<string, unknown>>;

/** A table that is moved, by its name in PostgreSQL. Its columns are those that SQLite has, but those that are named here. */
export interface MovedTable {
  readonly name: string;
  /** The table or view of SQLite; without it of the same name. */
  readonly sqlite?: string;
  /** Columns that order the rows; without them those of SQLite's primary key. */
  readonly key?: readonly string[];
  /** Columns called otherwise in SQLite, by their names in PostgreSQL. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Columns that SQLite alone has: numbers of its own rows, and what follows from others. */
  readonly sqliteOnly?: readonly string[];
  /** Columns that PostgreSQL alone has, which follow from others. */
  readonly postgresOnly?: readonly string[];
  /** The column by which rows are numbered as they come. */
  readonly numbered?: string;
  /** Whether numbers may change on the way. */
  readonly isNumberedAnew?: true;
  /** Whether a row may hold a whole text or more: few are held at a time. */
  readonly isLarge?: true;
  /** How PostgreSQL is asked for a column that it keeps otherwise. */
  readonly read?: Readonly<Record<string, string>>;
  readonly toSqlite?: Derived;
  readonly toPostgres?: Derived;
}

/** A file of SQLite, or each of many alike, and the tables of PostgreSQL that hold the same. A part is moved whole or not at all. */
export interface MovedFile {
  /** Whether all of it is of one person, so that no row need say whose it is. */
  readonly isOfOnePerson?: true;
  /** The schema of PostgreSQL, if it is one of its own. */
  readonly schema?: string;
  readonly migrations: readonly Migration[];
  /** In the order in which they are written. */
  readonly tables: readonly MovedTable[];
  /** SQL of SQLite that joins what PostgreSQL keeps in one table: temporary views that can be written. */
  readonly views?: string;
  /** Tables of SQLite that `views` stands for. */
  readonly viewed?: readonly string[];
  /** Tables that are not moved: they follow from the others, or are over with the process. */
  readonly left: { readonly sqlite: readonly string[]; readonly postgres: readonly string[] };
}

/** A file of an installation, by its name in the data folder. */
export interface InstallationFile extends MovedFile {
  readonly name: string;
  /** Its name in messages. */
  readonly says: string;
  /** The table that holds the number of its schema in PostgreSQL, and the present number. */
  readonly version: { readonly table: string; readonly number: number };
  /** Does to a copy of the file what its next start would do. */
  settle?(copy: string, dataDir: string): void;
  /** Brings its tables in PostgreSQL to the present schema. */
  prepare(settings: StoreDatabases): Promise<void>;
}
