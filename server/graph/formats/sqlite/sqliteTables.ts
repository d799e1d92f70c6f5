import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Cell } from '../../../../domain/imports/cells.js';
import { type TableRow } from '../../../../domain/imports/applyMapping.js';
import { connectForeign, rowsOf, type SqlConnection } from '../../../platform/storage/driver.js';
import { type SourceFile } from '../Format.js';
import { FileFault, reasonOf } from '../issues.js';
import { Columns, type TableFile } from '../tables/TableFile.js';
import { type DeclaredTable, declaredTable, quotedName, type TableKeys, tableKeys, textIn } from './foreignKeys.js';

const SIGN = 'SQLite format 3\u0000';
const MOST_BYTES = 2 * 1024 ** 3;
const MOST_TABLES = 60;
const HANDFUL = 500;
/** Where the header says whether changes are kept in a log beside the file, which is not there. */
const VERSIONS = 18;

/** Whether a file begins as a database of SQLite does. */
export const isSqlite = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, SIGN.length)).toString('latin1') === SIGN;

const fault = (file: SourceFile, error: unknown): FileFault =>
  FileFault.at({ file: file.name }, 'BAD_DATABASE', reasonOf(error));

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

function* tablesIn(database: SqlConnection): Generator<DeclaredTable> {
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY rowid LIMIT ?",
    )
    .all(MOST_TABLES);
  for (const each of tables) yield declaredTable(database, textIn(each, 'name'));
}

/** A value of a database as a cell: an integer that no number holds is a text, and of bytes only their number is said. */
function cellOf(value: unknown): Cell {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** A table with what ties it. */
interface FoundTable extends DeclaredTable, TableKeys {}

const namesOf = ({ columns, added }: FoundTable): readonly string[] => [...columns, ...added.map(({ name }) => name)];

function* rowsIn(database: SqlConnection, table: FoundTable): Generator<readonly TableRow[]> {
  const added = table.added.map(({ name, sql }) => `, ${sql} AS ${quotedName(name)}`);
  const statement = database.prepare(`SELECT *${added.join('')} FROM ${quotedName(table.name)}`);
  const columns = namesOf(table);
  statement.setReadBigInts(true);
  let rows: TableRow[] = [];
  let row = 0;
  for (const each of rowsOf(statement)) {
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
  const declared: DeclaredTable[] = [];
  for await (const table of withDatabase(file, tablesIn)) declared.push(table);
  const tables = declared.map((table): FoundTable => ({ ...table, ...tableKeys(table, declared) }));
  const areTied = declared.some(({ foreign }) => foreign.length > 0);
  return tables.map((table) => ({
    name: table.name,
    file,
    columns: new Columns(namesOf(table)),
    ...(areTied ? { references: table.references } : {}),
    rows: () => withDatabase(file, (database) => rowsIn(database, table)),
  }));
}
