import { connectPlain, type SqlConnection, type SqlStatement } from '../../storage/driver.js';
import { migrate } from '../../storage/migrations.js';
import { OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { columnsOf, type ReadRow, rowOfTable, type Table } from '../pages/columns.js';
import { isJson, orphanRows } from '../pages/orphans.js';
import { OWN_PAGE_SIZE, PageFile } from '../pages/PageFile.js';
import { freePages, rowsOfTree, type SchemaEntry, schemaOf, type SeenPages } from '../pages/trees.js';
import { type FileKind } from './FileKind.js';

/** What came of reading a damaged file. */
export interface Salvaged {
  /** Rows by table; tables without one are left out. */
  readonly rows: Readonly<Record<string, number>>;
  /** Tables of which some rows, or all, could not be read. */
  readonly incomplete: readonly string[];
  /** Values of rows that came back, in which something was no text or no JSON any more. */
  readonly mended: number;
}

const TABLES = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";

/** The tables of the new file that hold what is stored; a search index, which is made anew, is none. */
function tablesOf(connection: SqlConnection): readonly Table[] {
  const all = connection.prepare(TABLES).all() as { name: string; sql: string }[];
  const searches = all.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql)).map(({ name }) => name);
  return all
    .filter(({ name }) => !searches.some((search) => name === search || name.startsWith(`${search}_`)))
    .map(({ name, sql }) => ({
      name,
      columns: columnsOf(connection, name),
      isIndexed: /\)\s*(STRICT\s*,\s*)?WITHOUT\s+ROWID/i.test(sql),
    }));
}

/** Writes the rows of a damaged file into a new one. */
class Salvage {
  readonly #incomplete = new Set<string>();
  readonly #seen: SeenPages = new Set();
  readonly #inserts = new Map<string, SqlStatement>();
  #mended = 0;

  constructor(
    private readonly from: PageFile,
    private readonly to: SqlConnection,
    private readonly kind: FileKind,
  ) {}

  /** @param mend makes the rows that came back agree again */
  run(mend: (connection: SqlConnection) => void): Salvaged {
    const tables = tablesOf(this.to);
    const schema = schemaOf(this.from, this.#seen);
    const roots = new Map(schema.filter(({ type }) => type === 'table').map((entry) => [entry.name, entry]));
    for (const table of tables) this.#copyTree(table, roots.get(table.name));
    this.#passTheRest(schema, new Set(tables.map(({ name }) => name)));
    const sought = tables.filter(({ name }) => this.#incomplete.has(name) && !this.kind.derived.has(name));
    if (sought.length > 0) this.#copyOrphans(sought);
    mend(this.to);
    const incomplete = tables.map(({ name }) => name).filter((name) => sought.some((each) => each.name === name));
    return { rows: this.#counts(tables), incomplete, mended: this.#mended };
  }

  #copyTree(table: Table, entry: SchemaEntry | undefined): void {
    const reading = { isWhole: entry !== undefined };
    const rows = entry === undefined ? [] : rowsOfTree(this.from, entry.root, this.#seen, reading);
    for (const stored of rows) {
      const row = rowOfTable(table, stored);
      if (row === undefined || !this.#insert(table, row)) reading.isWhole = false;
    }
    if (!reading.isWhole) this.#incomplete.add(table.name);
  }

  /** Goes through indexes and searches, whose pages are then known to hold no row of a table. */
  #passTheRest(schema: readonly SchemaEntry[], copied: ReadonlySet<string>): void {
    for (const { name, root } of schema) {
      if (copied.has(name)) continue;
      for (const _row of rowsOfTree(this.from, root, this.#seen, { isWhole: true })) continue;
    }
  }

  #copyOrphans(tables: readonly Table[]): void {
    const passed = new Set([...this.#seen, ...freePages(this.from)]);
    for (const { table, row } of orphanRows(this.from, tables, this.kind.json, passed)) this.#insert(table, row);
  }

  /** @returns whether the row is there */
  #insert(table: Table, row: ReadRow): boolean {
    const mended = this.#mend(table, row);
    if (mended === undefined) return false;
    try {
      this.#insertOf(table.name, Object.keys(mended)).run(...(Object.values(mended) as never[]));
      return true;
    } catch {
      // It breaks a rule of its table: it is none of it any more.
      return false;
    }
  }

  #insertOf(table: string, names: readonly string[]): SqlStatement {
    const columns = names.map((name) => `"${name}"`).join(', ');
    const sql = `INSERT OR IGNORE INTO "${table}" (${columns}) VALUES (${names.map(() => '?').join(', ')})`;
    const insert = this.#inserts.get(sql) ?? this.to.prepare(sql);
    this.#inserts.set(sql, insert);
    return insert;
  }

  /** Puts what may stand there in place of JSON that is none any more. */
  #mend(table: Table, { values, broken }: ReadRow): ReadRow['values'] | undefined {
    const json = this.kind.json[table.name] ?? {};
    const bad = Object.entries(json)
      .filter(([name]) => values[name] != null && !isJson(values[name]))
      .map(
        ([name, otherwise]) =>
          [name, typeof otherwise === 'function' ? otherwise(String(values[name])) : otherwise] as const,
      );
    this.#mended += bad.length + broken.filter((name) => !(name in json)).length;
    const required = new Set(table.columns.filter(({ isRequired }) => isRequired).map(({ name }) => name));
    if (bad.some(([name, otherwise]) => otherwise === null && required.has(name))) return undefined;
    return bad.length === 0 ? values : { ...values, ...Object.fromEntries(bad) };
  }

  #counts(tables: readonly Table[]): Readonly<Record<string, number>> {
    const counted = tables
      .filter(({ name }) => !this.kind.derived.has(name))
      .map(({ name }): [string, number] => {
        const { total } = this.to.prepare(`SELECT count(*) AS total FROM "${name}"`).get() as { total: number };
        return [name, Number(total)];
      });
    return Object.fromEntries(counted.filter(([, total]) => total > 0));
  }
}

/** The pages of a damaged file; where nothing is found by the page size that it says, by the one that files of ours have. */
function pagesOf(path: string): PageFile {
  const file = new PageFile(path);
  if (schemaOf(file, new Set()).length > 0 || file.header.pageSize === OWN_PAGE_SIZE) return file;
  file.close();
  return new PageFile(path, OWN_PAGE_SIZE);
}

/** The version whose tables a damaged file has; the present one where it does not say. */
const versionOf = ({ header: { version } }: PageFile, { migrations }: FileKind): number =>
  version >= 1 && version <= migrations.length ? version : migrations.length;

/** Brings a file to the version of some migrations. */
function migrateFile(path: string, migrations: FileKind['migrations'], owner = 0): void {
  const file = new OwnedDatabase(path, new Set());
  try {
    migrate(file, migrations, owner);
  } finally {
    file.close();
  }
}

/** Does work over a file as one transaction. */
function writing<T>(path: string, work: (connection: SqlConnection) => T): T {
  const connection = connectPlain(path);
  try {
    connection.exec('PRAGMA foreign_keys = OFF; PRAGMA journal_mode = WAL; BEGIN');
    const result = work(connection);
    connection.exec('COMMIT');
    return result;
  } finally {
    connection.close();
  }
}

/**
 * Writes what can be read of a damaged file into a new one of the present schema: first into the tables that it has, since rows lie in the
 * order of their columns, which are then brought to the present ones.
 */
export function salvage(damaged: string, target: string, kind: FileKind): Salvaged {
  const from = pagesOf(damaged);
  try {
    const version = versionOf(from, kind);
    migrateFile(target, kind.migrations.slice(0, version));
    const isPresent = version === kind.migrations.length;
    const mend = (to: SqlConnection) => (isPresent ? kind.repair(to) : undefined);
    const salvaged = writing(target, (to) => new Salvage(from, to, kind).run(mend));
    if (isPresent) return salvaged;
    migrateFile(
      target,
      kind.migrations,
      writing(target, (to) => kind.ownerOf?.(to) ?? 0),
    );
    writing(target, (to) => kind.repair(to));
    return salvaged;
  } finally {
    from.close();
  }
}
