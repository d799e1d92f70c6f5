import { connectPlain, type SqlConnection } from '../../storage/driver.js';
import { migrate } from '../../storage/migrations.js';
import { OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { type MovedFile, type MovedTable } from './MovedTable.js';

/** What is moved of a table: the names of its columns in PostgreSQL, and those that order its rows. */
export interface SharedColumns {
  readonly names: readonly string[];
  readonly key: readonly KeyColumn[];
}

interface KeyColumn {
  readonly name: string;
  /** Whether it orders by bytes, which a database may have to be told. */
  readonly isText: boolean;
}

interface ColumnInfo {
  readonly name: string;
  readonly type: string;
  readonly pk: number;
}

/** Makes a file that is of no single person, or brings it to the present schema. @throws StartupError for one of a newer version */
export function makeFile(path: string, { migrations }: Pick<MovedFile, 'migrations'>): void {
  const db = new OwnedDatabase(path, new Set());
  try {
    migrate(db, migrations);
  } finally {
    db.close();
  }
}

/** Does work over an empty file of a kind. */
export function withEmptyFile<T>(file: MovedFile, work: (connection: SqlConnection) => T): T {
  let connection: SqlConnection | undefined;
  const made = new OwnedDatabase(':memory:', new Set(), (path) => (connection = connectPlain(path)));
  try {
    migrate(made, file.migrations);
    if (connection === undefined) throw new Error('No file was opened');
    connection.exec(file.views ?? '');
    return work(connection);
  } finally {
    made.close();
  }
}

/** The name in SQLite of a column. */
export const sqliteName = ({ renamed = {} }: MovedTable, column: string): string => renamed[column] ?? column;

function columnsIn(connection: SqlConnection, table: MovedTable, ofOnePerson: boolean): SharedColumns {
  const { sqlite = table.name, sqliteOnly = [], renamed = {} } = table;
  const info = connection.prepare('SELECT name, type, pk FROM pragma_table_info(?)').all(sqlite) as ColumnInfo[];
  const postgresName = (name: string) => Object.entries(renamed).find(([, other]) => other === name)?.[0] ?? name;
  const left = new Set([...sqliteOnly, ...(ofOnePerson ? ['owner'] : [])]);
  const columns = info.filter(({ name }) => !left.has(name));
  const ofKey = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
  const key = table.key ?? ofKey.map(({ name }) => postgresName(name));
  return {
    names: [...(table.numbered === 'rowid' ? ['rowid'] : []), ...columns.map(({ name }) => postgresName(name))],
    key: key.map((name) => ({
      name,
      isText: info.some((one) => one.name === sqliteName(table, name) && one.type === 'TEXT'),
    })),
  };
}

const known = new Map<MovedFile, ReadonlyMap<string, SharedColumns>>();

/** The columns that are moved of each table of a file. */
export function sharedColumns(file: MovedFile): ReadonlyMap<string, SharedColumns> {
  const columns =
    known.get(file) ??
    withEmptyFile(
      file,
      (connection) =>
        new Map(file.tables.map((table) => [table.name, columnsIn(connection, table, file.isOfOnePerson === true)])),
    );
  known.set(file, columns);
  return columns;
}
