import { type OwnerId } from '../../../contract/ids.js';
import { type Session } from '../../storage/postgres/Session.js';
import { type SqlValue } from '../../storage/driver.js';
import { OF_GRAPHS } from './movedOfPerson.js';
import { type MovedFile, type MovedTable, type Row } from './MovedTable.js';
import { jsonValue, type NewPart } from './PartRows.js';
import { sharedColumns } from './sharedColumns.js';

const MOST_ROWS = 500;
const MOST_LARGE_ROWS = 8;

/** Tables whose rows say by a number whose they are. */
const graphTables: ReadonlySet<MovedTable> = new Set(OF_GRAPHS);

const sharedValue = (value: SqlValue | boolean): SqlValue => (typeof value === 'boolean' ? Number(value) : value);

/** The name of a table, quoted: some are words of SQL. */
export const nameIn = ({ schema }: Pick<MovedFile, 'schema'>, table: string): string =>
  schema === undefined ? `"${table}"` : `"${schema}"."${table}"`;

/** Whose rows of graphs these are, by the id of the person: they have a number. */
const NUMBER = '(SELECT owner FROM person WHERE id = :owner)';

/** Transactions of the databases of an installation: one for both, or graphs in another one. */
export interface Sessions {
  readonly records: Session;
  readonly graphs: Session;
}

/** Where a table lies. */
export const sessionOf = (sessions: Sessions, table: MovedTable): Session =>
  graphTables.has(table) ? sessions.graphs : sessions.records;

/** The rows of one part in the databases of an installation, in a transaction of each. */
export class PostgresRows implements NewPart {
  constructor(
    private readonly sessions: Sessions,
    private readonly file: MovedFile,
    readonly owner: OwnerId | undefined,
  ) {}

  async *rows(table: MovedTable): AsyncGenerator<readonly Row[]> {
    const { names = [], key = [] } = sharedColumns(this.file).get(table.name) ?? {};
    const read = names.map((name) => `${table.read?.[name] ?? `"${name}"`} AS "${name}"`).join(', ');
    const order = key.map(({ name, isText }) => `t."${name}"${isText ? ' COLLATE "C"' : ''}`).join(', ');
    const session = sessionOf(this.sessions, table);
    await session.unguarded(
      `DECLARE moved NO SCROLL CURSOR FOR SELECT ${read} FROM ${this.#nameOf(table)} t ${this.#own(table)} ORDER BY ${order}`,
      this.#parameters,
    );
    try {
      for (;;) {
        const fetch = `FETCH ${table.isLarge ? MOST_LARGE_ROWS : MOST_ROWS} FROM moved`;
        const found = (await session.unguarded(fetch, {})).rows as Record<string, SqlValue | boolean>[];
        if (found.length === 0) return;
        yield found.map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, sharedValue(value)])),
        );
      }
    } finally {
      // One that failed closed it.
      await session.unguarded('CLOSE moved', {}).catch(() => undefined);
    }
  }

  async insert(table: MovedTable, rows: readonly Row[]): Promise<void> {
    const whole = rows.map((row) => ({
      ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, jsonValue(value)])),
      ...table.toPostgres?.(row),
    }));
    const names = Object.keys(whole[0] ?? {});
    const own = this.owner === undefined ? [] : ['owner'];
    const columns = [...own, ...names.map((name) => `"${name}"`)].join(', ');
    const values = [...own.map(() => this.#ownerOf(table)), ...names.map((name) => `w."${name}"`)].join(', ');
    const to = this.#nameOf(table);
    await sessionOf(this.sessions, table).unguarded(
      `INSERT INTO ${to} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${values}
       FROM json_populate_recordset(NULL::${to}, CAST(:rows AS json)) w`,
      { ...this.#parameters, rows: JSON.stringify(whole) },
    );
  }

  /** Makes what the rows of a person need. */
  async begin(): Promise<void> {
    if (this.owner !== undefined)
      await this.sessions.graphs.unguarded('INSERT INTO person (id) VALUES (:owner)', this.#parameters);
  }

  /** Removes all of the part. */
  async clear(): Promise<void> {
    for (const table of this.file.tables.toReversed())
      await sessionOf(this.sessions, table).unguarded(
        `DELETE FROM ${this.#nameOf(table)} t ${this.#own(table)}`,
        this.#parameters,
      );
    if (this.owner === undefined) return;
    await this.sessions.graphs.unguarded('DELETE FROM person WHERE id = :owner', this.#parameters);
    await this.sessions.records.unguarded('DELETE FROM byte_total WHERE owner = :owner', this.#parameters);
  }

  get #parameters() {
    return this.owner === undefined ? {} : { owner: this.owner };
  }

  #nameOf({ name }: MovedTable): string {
    return nameIn(this.file, name);
  }

  #ownerOf = (table: MovedTable): string => (graphTables.has(table) ? NUMBER : ':owner');

  #own = (table: MovedTable): string => (this.owner === undefined ? '' : `WHERE t.owner = ${this.#ownerOf(table)}`);
}
