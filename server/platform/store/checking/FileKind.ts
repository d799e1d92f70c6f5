import { type SqlConnection } from '../../storage/driver.js';
import { type Migration } from '../../storage/migrations.js';
import { type JsonColumns } from '../pages/orphans.js';

/** What must hold in a file beyond what SQLite checks: a query that finds what does not, and how that is said. */
interface ContentRule {
  readonly fault: string;
  readonly query: string;
}

/** One of the kinds of files in a data folder, as far as checking and repairing go. */
export interface FileKind {
  /** Whether a file of this name in the data folder is one. */
  matches(name: string): boolean;
  readonly migrations: readonly Migration[];
  /** Columns of JSON text, by table. */
  readonly json: JsonColumns;
  /** Tables that follow from the others: the repair makes them anew. */
  readonly derived: ReadonlySet<string>;
  readonly rules: readonly ContentRule[];
  /** Under which name in the data folder it belongs, where its content tells. */
  placeOf?(connection: SqlConnection): string | undefined;
  /** The number by which the file knows its person, where it is one person's. */
  ownerOf?(connection: SqlConnection): number;
  /** Makes rows agree again where some are missing, search included. Inside a transaction. */
  repair(connection: SqlConnection): void;
}
