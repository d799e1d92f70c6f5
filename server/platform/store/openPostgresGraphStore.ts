import { type GraphStore } from '../../graph/GraphStore.js';
import { Database, type DatabaseSettings } from '../storage/postgres/Database.js';
import { migrate } from '../../graph/postgres/schema.js';
import { type GraphLimits } from '../../graph/postgres/limits.js';
import { postgresGraphEngine } from '../../graph/postgres/PostgresGraphStore.js';
import { callsOf } from '../../people/records/postgres/calls.js';
import { postgresProjectStore, recordOutbox } from '../../people/records/postgres/postgresProjectStore.js';
import { type ProjectLimits } from '../../people/records/postgres/projectRows.js';
import { migrateRecords } from '../../people/records/postgres/schema.js';
import { withCatalog } from '../../people/records/projects/withCatalog.js';

/** Where the database is, and how much one person may keep in it. */
interface PostgresSettings extends DatabaseSettings {
  readonly limits: GraphLimits & ProjectLimits;
}

/** The graphs of all persons and the catalogue of their projects, both in one database of PostgreSQL. */
export async function openPostgresGraphStore(settings: PostgresSettings): Promise<GraphStore> {
  const database = new Database(settings);
  await migrate(database);
  await migrateRecords(database);
  const engine = await postgresGraphEngine(database, settings.limits);
  const calls = callsOf(database);
  const store = withCatalog(engine, postgresProjectStore(calls, settings.limits), recordOutbox(calls));
  return {
    ...store,
    close: async () => {
      await store.close();
      await database.close();
    },
  };
}
