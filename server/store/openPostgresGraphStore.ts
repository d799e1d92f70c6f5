import { type GraphStore } from '../graph/GraphStore.js';
import { Database, type DatabaseSettings } from '../graph/postgres/connection/Database.js';
import { migrate } from '../graph/postgres/connection/schema.js';
import { type GraphLimits } from '../graph/postgres/limits.js';
import { postgresGraphEngine } from '../graph/postgres/PostgresGraphStore.js';
import { type ProjectLimits, postgresProjectStore } from '../records/postgres/postgresProjectStore.js';
import { withCatalog } from '../records/projects/withCatalog.js';

/** The graphs of all persons and the catalogue of their projects, both in one database of PostgreSQL. */
export async function openPostgresGraphStore(
  settings: DatabaseSettings & { readonly limits: GraphLimits & ProjectLimits },
): Promise<GraphStore> {
  const database = new Database(settings);
  await migrate(database);
  const engine = await postgresGraphEngine(database, settings.limits);
  return withCatalog(engine, postgresProjectStore(database, settings.limits));
}
