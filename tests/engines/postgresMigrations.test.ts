import { afterEach, beforeEach, expect, test } from 'vitest';

import { type OwnerId } from '../../server/contract/ids.js';
import { Database } from '../../server/platform/storage/postgres/Database.js';
import { migrateTo } from '../../server/platform/storage/postgres/migrate.js';
import { GRAPH_SCHEMA } from '../../server/graph/postgres/schema.js';
import { postgresEngine } from '../../server/people/identity/local/postgres/postgresEngine.js';
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
