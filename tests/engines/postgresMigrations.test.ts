import { afterEach, beforeEach, expect, test } from 'vitest';

import { type OwnerId } from '../../server/contract/ids.js';
import { Database } from '../../server/platform/storage/postgres/Database.js';
import { migrateTo } from '../../server/platform/storage/postgres/migrate.js';
import { GRAPH_SCHEMA } from '../../server/graph/postgres/schema.js';
import { postgresEngine } from '../../server/people/identity/local/postgres/postgresEngine.js';
import { openPostgresRecords } from '../../server/people/records/postgres/recordPorts.js';
import { UnitsDatabase } from '../../server/platform/storage/postgres/UnitsDatabase.js';
import { SIGN_IN } from '../../server/people/identity/local/postgres/schema.js';
import { BYTES_COUNTED } from '../../server/people/records/postgres/personal/byteTotal.js';
import { migrateRecords, RECORD_MIGRATIONS, RECORD_SCHEMA } from '../../server/people/records/postgres/schema.js';
import { openPostgresStore } from '../../server/platform/store/openPostgresStore.js';
import { onServer } from '../server/engineUnderTest.js';
import { Person } from '../server/store/contract/Person.js';
import { newDatabase } from './postgres.js';

const BYTES = 'SELECT sum(bytes)::int AS bytes FROM graph';

let made: Awaited<ReturnType<typeof newDatabase>>;
beforeEach(async () => {
  made = await newDatabase();
});
afterEach(() => made.drop());

const open = () => openPostgresStore({ url: made.url, connections: 2 }, { dataDir: '' });

/** What takes each migration of graphs back, oldest first. */
const TAKEN_BACK: readonly string[] = [
  'CREATE TABLE project ()',
  'ALTER TABLE graph DROP COLUMN bytes',
  'ALTER TABLE graph DROP COLUMN sorted; DROP TABLE sort_key',
  `DROP INDEX relationship_start;
   CREATE INDEX relationship_start ON relationship (owner, project, start_node, type, batch, end_node)`,
  `ALTER TABLE graph DROP COLUMN sorting; CREATE INDEX sort_key_batch ON sort_key (owner, project, batch) WHERE batch > 0`,
  `DROP INDEX relationship_end;
   CREATE INDEX relationship_end ON relationship (owner, project, end_node, type, batch, start_node)`,
];
const SCHEMA = `SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'
   UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2, 3`;

test('every earlier schema of graphs is tried', () => {
  expect(TAKEN_BACK).toHaveLength(GRAPH_SCHEMA - 1);
});

test.each(TAKEN_BACK.map((_, index) => index + 1))(
  'graphs stored under schema %i are those of now, counted and sorted as if they came later',
  async (version) => {
    const ownerId = 'ana' as OwnerId;
    const { store, close } = await open();
    const person = new Person(store, { ownerId, projectId: await store.ensureDefaultProject(ownerId) });
    const [one, other] = [await person.node(['Oraș'], { age: 3 }), await person.node(['Oraș'], { age: 1 })];
    await person.node(['Oraș'], { age: 2 });
    await person.relationship('LÂNGĂ', one, other, { since: 'mereu' });
    await person.set(one, { age: 4 });
    await close();
    const [bytes, schema] = [(await onServer(made.url, BYTES)).rows, (await onServer(made.url, SCHEMA)).rows];
    expect(Number(bytes[0]?.['bytes'])).toBeGreaterThan(100);

    for (const sql of TAKEN_BACK.slice(version - 1).toReversed()) await onServer(made.url, sql);
    expect((await onServer(made.url, SCHEMA)).rows).not.toEqual(schema);
    await onServer(made.url, `UPDATE harta_schema SET version = ${version}`);
    const again = await open();
    const { items } = await new Person(again.store, person.scope).nodes({ sort: 'property', property: 'age' });
    expect(items.map(({ properties }) => properties['age'])).toEqual([1, 2, 4]);
    await again.close();
    expect((await onServer(made.url, BYTES)).rows).toEqual(bytes);
    expect((await onServer(made.url, SCHEMA)).rows).toEqual(schema);
  },
);

const KEPT = 'SELECT owner, bytes::int FROM byte_total';

/** Stores a notification and a project of Ana, as every schema since the second has them. @param name also their ids */
async function storeRecords(name: string): Promise<void> {
  for (const sql of [
    `INSERT INTO notification (owner, uid, kind, params, message_en, message_ro, status, created_at, words)
       VALUES ('ana', '${name}', 'newDevice', '{"name":"${name}"}', 'ș ${name}', 'ț', 'unread', '2026-01-01', '')`,
    `INSERT INTO catalog_project (owner, number, id, name, is_default, created_at)
       SELECT 'ana', count(*), '${name}', 'Țări ${name}', false, '2026-01-01' FROM catalog_project`,
  ])
    await onServer(made.url, sql);
}

test.each([[[2]], [[3]], [[4]], [[2, 3]], [[3, 4]], [[2, 3, 4]]])(
  'records stored under the schemas %j count as those that came later',
  async (earlier) => {
    const database = new Database({ url: made.url, connections: 2 });
    try {
      for (const version of earlier) {
        await migrateTo(database, {
          table: 'harta_records_schema',
          migrations: RECORD_MIGRATIONS.slice(0, version),
        });
        await storeRecords(`of schema ${version}`);
      }
      await migrateRecords(database);
    } finally {
      await database.close();
    }
    const version = await onServer(made.url, 'SELECT version FROM harta_records_schema');
    expect(version.rows).toEqual([{ version: RECORD_SCHEMA }]);
    const counted = await onServer(made.url, BYTES_COUNTED.replace('sum(r.bytes)', 'sum(r.bytes)::int'));
    expect(counted.rows[0]?.['bytes']).toBeGreaterThan(50 * earlier.length);
    expect((await onServer(made.url, KEPT)).rows).toEqual(counted.rows);
    await storeRecords('of now');
    expect((await onServer(made.url, KEPT)).rows[0]?.['bytes']).toBeGreaterThan(Number(counted.rows[0]?.['bytes']));
  },
);

const OTHERS = `SELECT count(*)::int AS held FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid()`;

test.each([
  ['made by a newer version', 999, 'schema 999'],
  ['in another state than its version says', 0, 'already exists'],
])('a database %s is refused, and no connection to it is held', async (_, version, reason) => {
  const ofSignIn = () => postgresEngine({ url: made.url, connections: 2 });
  await (await open()).close();
  await (await ofSignIn()).close();
  for (const table of ['harta_schema', 'harta_records_schema', 'harta_sign_in_schema'])
    await onServer(made.url, `UPDATE ${table} SET version = ${version}`);
  for (const opening of [open, ofSignIn]) await expect(opening()).rejects.toThrow(reason);
  await expect.poll(async () => (await onServer(made.url, OTHERS)).rows).toEqual([{ held: 0 }]);
});

interface Column {
  readonly name: string;
  readonly type: string;
  readonly is_made: boolean;
}

/** SQL: a value that tells its column; the same in every table, so that rows refer to each other. */
function valueOf({ name, type }: Column): string {
  // Messages are numbered by the database.
  const isFirst = name === 'id' || name === 'message';
  if (/^(?:integer|bigint|smallint|double precision)$/u.test(type)) return String(isFirst ? 1 : name.length);
  if (type === 'boolean') return 'false';
  if (type === 'bytea') return `'${name}'::bytea`;
  return type.startsWith('timestamp') ? "'2026-01-01'" : `'${type === 'tsvector' ? '' : name}'`;
}

/** Tables of a schema, those that others refer to first. */
async function tablesOf(schema: string): Promise<string[]> {
  const { rows } = await onServer(
    made.url,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = '${schema}'::regnamespace AND relkind = 'r'
       AND relname NOT LIKE 'harta\\_%' AND relname <> 'byte_total' ORDER BY oid`,
  );
  return rows.map((row) => String(row['name']));
}

/** Puts a row into each table of a schema, as it is at the moment. */
async function fill(schema: string): Promise<void> {
  for (const table of await tablesOf(schema)) {
    const { rows } = await onServer(
      made.url,
      `SELECT column_name AS name, data_type AS type, is_identity = 'YES' OR is_generated = 'ALWAYS' AS is_made
         FROM information_schema.columns WHERE table_schema = '${schema}' AND table_name = '${table}'`,
    );
    // The catalogue has these columns, which the driver does not know.
    const columns = (rows as unknown as Column[]).filter(({ is_made: isMade }) => !isMade);
    await onServer(
      made.url,
      `INSERT INTO ${schema}.${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) VALUES (${columns.map(valueOf).join(', ')})`,
    );
  }
}

/** The rows of tables, by table. */
async function rowsOf(schema: string, tables: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of tables)
    found[table] = (await onServer(made.url, `SELECT to_jsonb(t) AS row FROM ${schema}.${table} t`)).rows.map(
      (row) => row['row'],
    );
  return found;
}

const earlier = (migrations: readonly string[]) => migrations.slice(1).map((_, index) => index + 1);

test.each(earlier(RECORD_MIGRATIONS))(
  'records of schema %i are all there, and are read and written',
  async (version) => {
    const database = new Database({ url: made.url, connections: 2 });
    const versions = { table: 'harta_records_schema', migrations: RECORD_MIGRATIONS.slice(0, version) } as const;
    await migrateTo(database, versions).finally(() => database.close());
    await fill('public');
    const tables = await tablesOf('public');
    expect(tables.length).toBeGreaterThanOrEqual(7);
    const before = await rowsOf('public', tables);
    const limits = { storedBytes: 1e9, freeInteractions: null };
    const { stores, close } = await openPostgresRecords({ url: made.url, connections: 2, limits });
    const owner = 'owner' as OwnerId;
    expect(await stores.accounts.find(owner)).toMatchObject({ displayName: 'display_name', version: 'version'.length });
    expect(await rowsOf('public', tables)).toMatchObject(before);
    await stores.accounts.upsert('other' as OwnerId, { email: null, emailVerified: false });
    await stores.aliases.put(owner, 'project' as never, { words: 'nave', kind: 'label', name: 'Ship' });
    await close();
    expect((await onServer(made.url, 'SELECT version FROM harta_records_schema')).rows).toEqual([
      { version: RECORD_SCHEMA },
    ]);
  },
);

test.each(earlier(SIGN_IN.migrations))('accounts and sessions of schema %i are all there', async (version) => {
  const settings = { url: made.url, connections: 2 };
  const old = await UnitsDatabase.open(settings, { ...SIGN_IN, migrations: SIGN_IN.migrations.slice(0, version) });
  await old.close();
  await fill('sign_in');
  const tables = await tablesOf('sign_in');
  const before = await rowsOf('sign_in', tables);
  expect(before).toMatchObject({ session: [{ uid: 'uid' }], identity: [{ uid: 'uid' }] });
  await (await UnitsDatabase.open(settings, SIGN_IN)).close();
  expect(await rowsOf('sign_in', tables)).toMatchObject(before);
  expect((await onServer(made.url, 'SELECT version FROM harta_sign_in_schema')).rows).toEqual([
    { version: SIGN_IN.migrations.length },
  ]);
  // What ends an account by hand is told to the processes, which the first schema did not do.
  await onServer(made.url, 'UPDATE sign_in.account SET disabled = 1');
  const told = await onServer(made.url, "SELECT uid FROM sign_in.ended WHERE teller = 'administrator'");
  expect(told.rows).toEqual([{ uid: 'uid' }]);
});
