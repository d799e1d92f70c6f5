import { type OwnerId } from '../../../contract/ids.js';
import { rowsOf, type SqlConnection, type SqlStatement, type SqlValue } from '../../storage/driver.js';
import { type MovedFile, type MovedTable, type Row } from './MovedTable.js';
import { type NewPart } from './PartRows.js';
import { sharedColumns, sqliteName } from './sharedColumns.js';

const MOST_ROWS = 1000;
const MOST_CHARACTERS = 4_000_000;

/** A lone half of a pair of UTF-16, or U+0000, as JSON text has them. */
const REFUSED_ESCAPES = /\\u(?:0000|d[89a-f])/i;

function withoutRefused(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  if (Array.isArray(value)) return value.map(withoutRefused);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [withoutRefused(name), withoutRefused(one)]));
}

/** A value without the characters that PostgreSQL takes in no text, and SQLite took until calls with them were refused. */
function movable(column: string, value: SqlValue): SqlValue {
  if (typeof value !== 'string') return value;
  const text = value.includes('\0') ? value.replaceAll('\0', '') : value;
  return column === 'properties' && REFUSED_ESCAPES.test(text)
    ? JSON.stringify(withoutRefused(JSON.parse(text)))
    : text;
}

const sizeOf = (row: Row): number =>
  Object.values(row).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);

/** Whose rows a file of SQLite holds: the number that stands for them in it. */
export interface FileOwner {
  readonly id: OwnerId;
  readonly number: number;
}

/** The rows of one file of SQLite. */
export class SqliteRows implements NewPart {
  readonly #inserts = new Map<MovedTable, { readonly names: readonly string[]; readonly statement: SqlStatement }>();

  constructor(
    private readonly connection: SqlConnection,
    private readonly file: MovedFile,
    private readonly whose?: FileOwner,
  ) {}

  get owner(): OwnerId | undefined {
    return this.whose?.id;
  }

  async *rows(table: MovedTable): AsyncGenerator<readonly Row[]> {
    const { names = [], key = [] } = sharedColumns(this.file).get(table.name) ?? {};
    const read = names.map((name) => `"${sqliteName(table, name)}" AS "${name}"`).join(', ');
    const order = key.map(({ name }) => `"${sqliteName(table, name)}"`).join(', ');
    const own = this.whose === undefined ? '' : 'WHERE owner = ?';
    const statement = this.connection.prepare(
      `SELECT ${read} FROM ${table.sqlite ?? table.name} ${own} ORDER BY ${order}`,
    );
    let some: Row[] = [];
    let size = 0;
    for (const found of rowsOf(statement, ...(this.whose === undefined ? [] : [this.whose.number]))) {
      const values = Object.entries(found as Row).map(([name, value]) => [name, movable(name, value)] as const);
      const row: Row = Object.fromEntries(values);
      some.push(row);
      size += sizeOf(row);
      if (some.length < MOST_ROWS && size < MOST_CHARACTERS) continue;
      yield some;
      some = [];
      size = 0;
    }
    if (some.length > 0) yield some;
  }

  async insert(table: MovedTable, rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      const own: Row = this.whose === undefined ? {} : { owner: this.whose.number };
      const whole: Row = { ...own, ...row, ...(table.toSqlite?.(row) as Row | undefined) };
      const { names, statement } = this.#insertOf(table, whole);
      statement.run(...names.map((name) => whole[name] ?? null));
    }
  }

  #insertOf(table: MovedTable, row: Row) {
    const known = this.#inserts.get(table);
    if (known !== undefined) return known;
    const names = Object.keys(row);
    const columns = names.map((name) => `"${sqliteName(table, name)}"`).join(', ');
    const statement = this.connection.prepare(
      `INSERT INTO ${table.sqlite ?? table.name} (${columns}) VALUES (${names.map(() => '?').join(', ')})`,
    );
    const made = { names, statement };
    this.#inserts.set(table, made);
    return made;
  }
}
