import { Database, type DatabaseSettings } from '../../graph/postgres/connection/Database.js';
import { migrateTo } from '../../graph/postgres/connection/migrate.js';
import { type PostgresRecords, postgresRecords } from './recordPorts.js';
import { RECORD_MIGRATIONS } from './schema.js';

/** Opens the records of an installation in a database of PostgreSQL 15 or later, bringing it to the present schema. */
export async function openPostgresRecords(
  settings: DatabaseSettings,
): Promise<{ readonly stores: PostgresRecords; close(): Promise<void> }> {
  const database = new Database(settings);
  await migrateTo(database, { table: 'harta_records_schema', migrations: RECORD_MIGRATIONS });
  return { stores: postgresRecords(database), close: () => database.close() };
}
