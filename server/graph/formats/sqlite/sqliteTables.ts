import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Cell } from '../../../../domain/imports/cells.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { type Reference } from '../../../../domain/imports/table.js';
import { connectForeign, type SqlConnection } from '../../../storage/driver.js';
import { type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';
import { Columns, type TableFile } from '../tables/TableFile.js';

const SIGN = 'SQLite format 3\u0000';
const MOST_BYTES = 2 * 1024 ** 3;
const MOST_TABLES = 60;
const HANDFUL = 500;
/** Where the header says whether changes are kept in a log beside the file, which is not there. */
const VERSIONS = 18;

/** Whether a file begins as a database of SQLite does. */
export const isSqlite = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, SIGN.length)).toString('latin1') === SIGN;

const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const fault = (file: SourceFile, error: unknown): FileFault =>
  FileFault.at({ file: file.name }, 'BAD_DATABASE', error instanceof Error ? error.message : String(error));

/** A copy of a file that stands by itself, without a log, and is nobody else's. */
async function copyOf(file: SourceFile, to: string): Promise<void> {
  const copy = await open(to, 'w');
  let size = 0;
  try {
    for await (const chunk of file.open()) {
      size += chunk.length;
      if (size > MOST_BYTES) throw fault(file, `The database has more than ${MOST_BYTES} bytes`);
      await copy.write(chunk);
    }
    await copy.write(Buffer.from([1, 1]), 0, 2, VERSIONS);
  } finally {
    await copy.close();
  }
}

/** Does something with a copy of a database that is opened only to be read. Throws `FileFault`. */
async function* withDatabase<T>(file: SourceFile, use: (database: SqlConnection) => Iterable<T>): AsyncGenerator<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-import-'));
  let database: SqlConnection | undefined;
  try {
    const copy = path.join(folder, 'database');
    await copyOf(file, copy);
    database = connectForeign(copy);
    yield* use(database);
  } catch (error) {
    throw error instanceof FileFault ? error : fault(file, error);
  } finally {
    database?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface FoundTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly references: readonly Reference[];
}

const fieldOf = (row: unknown, field: string): unknown =>
  typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[field] : undefined;

function textIn(row: unknown, field: string): string {
  const value = fieldOf(row, field);
  return typeof value === 'string' ? value : '';
}

/** What a table refers to by keys of one column that it declares. */
function referencesOf(database: SqlConnection, name: string): readonly Reference[] {
  const keys = database.prepare(`PRAGMA foreign_key_list(${quotedName(name)})`).all();
  const columnsOf = (id: unknown): number => keys.filter((key) => fieldOf(key, 'id') === id).length;
  return keys
    .filter((key) => columnsOf(fieldOf(key, 'id')) === 1)
    .flatMap((key): readonly Reference[] => {
      const [table, column, to] = [textIn(key, 'table'), textIn(key, 'from'), textIn(key, 'to')];
      if (table === '' || column === '') return [];
      const own = database.prepare(`PRAGMA table_info(${quotedName(table)})`).all();
      const primary = own.find((each) => fieldOf(each, 'pk') === 1);
      return [{ table, column, key: to === '' ? textIn(primary, 'name') : to }];
    });
}

function* tablesIn(database: SqlConnection): Generator<FoundTable> {
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY rowid LIMIT ?",
    )
    .all(MOST_TABLES);
  for (const each of tables) {
    const name = textIn(each, 'name');
    const columns = database.prepare(`PRAGMA table_info(${quotedName(name)})`).all();
    yield { name, columns: columns.map((column) => textIn(column, 'name')), references: referencesOf(database, name) };
  }
}

/** A value of a database as a cell: an integer that no number holds is a text, and of bytes only their number is said. */
function cellOf(value: unknown): Cell {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function* rowsIn(database: SqlConnection, { name, columns }: FoundTable): Generator<readonly TableRow[]> {
  const statement = database.prepare(`SELECT * FROM ${quotedName(name)}`);
  statement.setReadBigInts(true);
  let rows: TableRow[] = [];
  let row = 0;
  for (const each of statement.iterate()) {
    const cells = columns.map((column) => cellOf((each as Record<string, unknown>)[column]));
    rows.push({ row: (row += 1), cells });
    if (rows.length < HANDFUL) continue;
    yield rows;
    rows = [];
  }
  yield rows;
}

/** The tables of a database of SQLite, which is copied, and opened only to be read. Throws `FileFault` BAD_DATABASE. */
export async function sqliteTables(file: SourceFile): Promise<readonly TableFile[]> {
  const tables: FoundTable[] = [];
  for await (const table of withDatabase(file, tablesIn)) tables.push(table);
  const names = new Set(tables.map(({ name }) => name));
  return tables.map((table) => ({
    name: table.name,
    file,
    columns: new Columns(table.columns),
    ...(tables.some(({ references }) => references.length > 0)
      ? { references: table.references.filter((each) => names.has(each.table)) }
      : {}),
    rows: () => withDatabase(file, (database) => rowsIn(database, table)),
  }));
}
