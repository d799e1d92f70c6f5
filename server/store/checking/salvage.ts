import { type SqlConnection, connectPlain, type SqlValue } from '../../storage/driver.js';
import { OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { migrate, type Migration } from '../../storage/migrations.js';

/** What came of reading a damaged file. */
export interface Salvaged {
  readonly rows: number;
  /** Tables of which some rows, or all, could not be read. */
  readonly incomplete: readonly string[];
}

interface Table {
  readonly name: string;
  readonly sql: string | null;
}

const MASTER = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";

const isVirtual = ({ sql }: Table): boolean => /^CREATE VIRTUAL/i.test(sql ?? '');

const columnsOf = (connection: SqlConnection, table: string): string[] =>
  connection
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map((row) => (row as Table).name);

/** Rows from one end of a table up to where it cannot be read any further; the key that the first of these columns begins orders it. */
function copyFrom(from: SqlConnection, to: SqlConnection, table: string, order: string): boolean {
  const columns = columnsOf(to, table);
  const known = new Set(columnsOf(from, table));
  const shared = columns.filter((column) => known.has(column));
  const names = shared.map((name) => `"${name}"`).join(', ');
  const insert = to.prepare(`INSERT OR IGNORE INTO "${table}" (${names}) VALUES (${shared.map(() => '?').join(', ')})`);
  insert.setReadBigInts(true);
  try {
    const select = from.prepare(`SELECT ${names} FROM "${table}" ${order}`);
    select.setReadBigInts(true);
    for (const row of select.iterate())
      insert.run(...shared.map((name) => (row as Record<string, SqlValue>)[name] ?? null));
    return true;
  } catch {
    // What comes after this row cannot be reached from here.
    return false;
  }
}

/** A table read from its beginning and, where that ends in the damage, from its end as well. @returns whether all of it was read */
function copyTable(from: SqlConnection, to: SqlConnection, table: string): boolean {
  try {
    if (copyFrom(from, to, table, '')) return true;
    const key = from.prepare(`SELECT name FROM pragma_table_info('${table}') WHERE pk > 0 ORDER BY pk`).all();
    const backwards = key.map((row) => `"${(row as Table).name}" DESC`).join(', ');
    copyFrom(from, to, table, `ORDER BY ${backwards || 'rowid DESC'}`);
    return false;
  } catch {
    // Not even its columns can be read.
    return false;
  }
}

const countRows = (connection: SqlConnection, table: string): number =>
  Number((connection.prepare(`SELECT count(*) AS total FROM "${table}"`).get() as { total: number }).total);

/** A search index that lacks a part of itself is emptied: it finds what is written from then on, and is never wrong. */
function emptyBrokenIndexes(to: SqlConnection, tables: readonly Table[], incomplete: readonly string[]): void {
  for (const { name } of tables.filter(isVirtual)) {
    if (!incomplete.some((each) => each.startsWith(`${name}_`))) continue;
    to.exec(`INSERT INTO "${name}" ("${name}") VALUES ('delete-all')`);
  }
}

/** A new file of the present schema without a row. */
function makeEmpty(path: string, migrations: readonly Migration[]): void {
  const db = new OwnedDatabase(path, new Set());
  try {
    migrate(db, migrations);
  } finally {
    db.close();
  }
}

/**
 * Writes what can be read of a damaged file into a new one of the present schema.
 * @param repair statements that make the rows agree again where some are missing
 */
export function salvage(
  damaged: string,
  target: string,
  migrations: readonly Migration[],
  repair: readonly string[],
): Salvaged {
  makeEmpty(target, migrations);
  const to = connectPlain(target);
  const from = connectPlain(damaged);
  try {
    to.enableDefensive?.(false);
    const tables = to.prepare(MASTER).all() as Table[];
    const copied = tables.filter((table) => !isVirtual(table));
    to.exec('BEGIN');
    // What a new search index holds of itself is replaced by what the old one held.
    const virtual = tables.filter(isVirtual).map(({ name }) => `${name}_`);
    for (const { name } of copied) if (virtual.some((each) => name.startsWith(each))) to.exec(`DELETE FROM "${name}"`);
    const incomplete = copied.map(({ name }) => name).filter((name) => !copyTable(from, to, name));
    emptyBrokenIndexes(to, tables, incomplete);
    if (incomplete.length > 0) for (const statement of repair) to.exec(statement);
    to.exec('COMMIT');
    const own = copied.filter(({ name }) => !virtual.some((each) => name.startsWith(each)));
    return { rows: own.reduce((sum, { name }) => sum + countRows(to, name), 0), incomplete };
  } finally {
    from.close();
    to.close();
  }
}
