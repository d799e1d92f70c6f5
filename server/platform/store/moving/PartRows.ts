import { createHash } from 'node:crypto';

import { type OwnerId } from '../../../contract/ids.js';
import { StartupError } from '../../config/StartupError.js';
import { type SqlValue } from '../../storage/driver.js';
import { type MovedFile, type MovedTable, type Row } from './MovedTable.js';
import { sharedColumns } from './sharedColumns.js';

/** The rows of one part of an installation. */
export interface PartRows {
  /** Whose all of it is, if it is one person's. */
  readonly owner: OwnerId | undefined;
  /** The rows of a table in the order of its key, some at a time. */
  rows(table: MovedTable): AsyncIterable<readonly Row[]>;
}

/** A part that is being written. */
export interface NewPart extends PartRows {
  insert(table: MovedTable, rows: readonly Row[]): Promise<void>;
}

/** What a part came to: how many rows it has, and a digest of all that they say. */
export interface PartSum {
  readonly rows: number;
  readonly digest: string;
}

/** A value as JSON has it: bytes in hexadecimal, as PostgreSQL reads them. */
export const jsonValue = (value: SqlValue | undefined): string | number | null =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : (value ?? null);

/** Counts rows and digests what they say, table by table. */
class Summing {
  readonly #hash = createHash('sha256');
  #rows = 0;

  constructor(private readonly file: MovedFile) {}

  add({ name, numbered, isNumberedAnew }: MovedTable, rows: readonly Row[]): void {
    const names = sharedColumns(this.file).get(name)?.names ?? [];
    const compared = isNumberedAnew === true ? names.filter((column) => column !== numbered) : names;
    for (const row of rows)
      this.#hash.update(`${name} ${JSON.stringify(compared.map((column) => jsonValue(row[column])))}\n`);
    this.#rows += rows.length;
  }

  sum(): PartSum {
    return { rows: this.#rows, digest: this.#hash.digest('hex') };
  }
}

/** Reads all of a part. */
export async function sumOf(part: PartRows, file: MovedFile): Promise<PartSum> {
  const summing = new Summing(file);
  for (const table of file.tables) for await (const rows of part.rows(table)) summing.add(table, rows);
  return summing.sum();
}

/** Copies all of a part, and reads what was written. @throws StartupError where that is not what was copied */
export async function copyPart(from: PartRows, to: NewPart, file: MovedFile): Promise<PartSum> {
  const summing = new Summing(file);
  for (const table of file.tables)
    for await (const rows of from.rows(table)) {
      summing.add(table, rows);
      await to.insert(table, rows);
    }
  const [read, written] = [summing.sum(), await sumOf(to, file)];
  if (read.rows !== written.rows || read.digest !== written.digest)
    throw new StartupError(
      `What was written is not what was read: ${written.rows} rows for ${read.rows}. Nothing of this part was kept; please tell the authors of Harta.`,
    );
  return read;
}
