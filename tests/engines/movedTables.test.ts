import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { INSTALLATION_FILES } from '../../server/commands/migrateData.js';
import { OF_PERSON } from '../../server/platform/store/moving/movedOfPerson.js';
import { type MovedFile } from '../../server/platform/store/moving/MovedTable.js';
import { sharedColumns, withEmptyFile } from '../../server/platform/store/moving/sharedColumns.js';
import { newDatabase } from './postgres.js';

const ALL: readonly MovedFile[] = [OF_PERSON, ...INSTALLATION_FILES];
/** Notes of migrations and of moves. */
const NOTES = /^harta_/u;
/** The parts of an index of words. */
const OF_INDEX = /_text_\w+$/u;

let database: Awaited<ReturnType<typeof newDatabase>>;
let columns: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  database = await newDatabase();
  for (const { prepare } of INSTALLATION_FILES) await prepare({ url: database.url, connections: 2 });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name AS name,
       array_agg(column_name::text) AS columns FROM information_schema.columns
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') GROUP BY 1`,
  );
  await client.end();
  columns = new Map(rows.map((row) => [row.name, row.columns]));
});
afterAll(() => database.drop());

const nameIn = ({ schema }: MovedFile, name: string) => (schema === undefined ? name : `${schema}.${name}`);

test('every table of PostgreSQL is moved, or named with those that are not', () => {
  const known = ALL.flatMap((file) =>
    [...file.tables.map(({ name }) => name), ...file.left.postgres].map((name) => nameIn(file, name)),
  );
  expect([...columns.keys()].filter((name) => !NOTES.test(name)).toSorted()).toEqual(known.toSorted());
});

test('every table of SQLite is moved, or named with those that are not', () => {
  for (const file of ALL) {
    const own = withEmptyFile(file, (connection) =>
      connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all(),
    ) as { name: string }[];
    const names = own.map(({ name }) => name).filter((name) => !OF_INDEX.test(name) && !name.startsWith('sqlite_'));
    const { viewed = [], tables, left } = file;
    const direct = tables.filter(({ sqlite }) => sqlite === undefined).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...direct, ...viewed, ...left.sqlite].toSorted());
  }
});

test('every column of a table that is moved is in both engines, or named as one that is not', () => {
  for (const file of ALL)
    for (const { name, postgresOnly = [] } of file.tables) {
      const shared = sharedColumns(file).get(name)?.names ?? [];
      const whose = file.isOfOnePerson === true ? ['owner'] : [];
      expect([name, ...[...shared, ...postgresOnly, ...whose].toSorted()]).toEqual([
        name,
        ...(columns.get(nameIn(file, name)) ?? []).toSorted(),
      ]);
    }
});
