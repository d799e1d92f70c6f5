import { afterEach, beforeEach, expect, test } from 'vitest';

import { type OwnerId } from '../../server/contract/ids.js';
import { Database } from '../../server/graph/postgres/connection/Database.js';
import { migrateTo } from '../../server/graph/postgres/connection/migrate.js';
import { GRAPH_SCHEMA } from '../../server/graph/postgres/connection/schema.js';
import { BYTES_COUNTED } from '../../server/people/records/postgres/personal/byteTotal.js';
import { migrateRecords, RECORD_MIGRATIONS, RECORD_SCHEMA } from '../../server/people/records/postgres/schema.js';
import { openPostgresGraphStore } from '../../server/platform/store/openPostgresGraphStore.js';
import { onServer } from '../server/engineUnderTest.js';
import { Person } from '../server/store/contract/Person.js';
import { newDatabase } from './postgres.js';

const LIMITS = { projects: 10, elements: 1000, storedBytes: 1e9 };
const BYTES = 'SELECT sum(bytes)::int AS bytes FROM graph';

let made: Awaited<ReturnType<typeof newDatabase>>;
beforeEach(async () => {
  made = await newDatabase();
});
afterEach(() => made.drop());

const open = () => openPostgresGraphStore({ url: made.url, connections: 2, limits: LIMITS });

test('a database from before orders were stored has its lists sorted as before, and then stores them', async () => {
  const store = await open();
  const person = new Person(store, {
    ownerId: 'eve' as OwnerId,
    projectId: await store.ensureDefaultProject('eve' as OwnerId),
  });
  for (const age of [3, 1, 2]) await person.node(['Om'], { age });
  await store.close();
  for (const sql of [
    'ALTER TABLE graph DROP COLUMN sorted',
    'DROP TABLE sort_key',
    'UPDATE harta_schema SET version = 3',
  ])
    await onServer(made.url, sql);
  const again = await open();
  const { items } = await new Person(again, person.scope).nodes({ sort: 'property', property: 'age' });
  expect(items.map(({ properties }) => properties['age'])).toEqual([1, 2, 3]);
  await again.close();
  expect((await onServer(made.url, 'SELECT version FROM harta_schema')).rows).toEqual([{ version: GRAPH_SCHEMA }]);
  expect((await onServer(made.url, 'SELECT count(*)::int AS kept FROM sort_key')).rows).toEqual([{ kept: 0 }]);
});

test('a database of the first version loses its second catalogue, and its graphs are counted as those that came later', async () => {
  const store = await open();
  const person = new Person(store, {
    ownerId: 'ana' as OwnerId,
    projectId: await store.ensureDefaultProject('ana' as OwnerId),
  });
  const [one, other] = [await person.node(['Oraș'], { name: 'Iași' }), await person.node(['Oraș'], { name: 'Cluj' })];
  await person.relationship('LÂNGĂ', one, other, { since: 'mereu' });
  await person.set(one, { name: 'Iași, Moldova' });
  await store.close();
  const [counted] = (await onServer(made.url, BYTES)).rows;
  expect(Number(counted?.['bytes'])).toBeGreaterThan(100);

  for (const sql of [
    'ALTER TABLE graph DROP COLUMN bytes, DROP COLUMN sorted',
    'DROP TABLE sort_key',
    'CREATE TABLE project ()',
    'UPDATE harta_schema SET version = 1',
  ])
    await onServer(made.url, sql);
  await (await open()).close();
  expect((await onServer(made.url, BYTES)).rows).toEqual([counted]);
  expect((await onServer(made.url, "SELECT to_regclass('public.project') AS project")).rows).toEqual([
    { project: null },
  ]);
});

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
