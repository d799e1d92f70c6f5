import { type Database } from './Database.js';

/** The number under which processes that start together wait for each other. */
const MIGRATING = 4_701_969;

/** A schema with its earlier versions, oldest first, and the table that says which of them a database has. */
export interface Schema {
  readonly table: 'harta_schema' | 'harta_records_schema' | 'harta_sign_in_schema' | 'harta_payments_sandbox_schema';
  readonly migrations: readonly string[];
}

/** Brings a database to the present schema; processes that start together do it once. Throws for one that a newer version made. */
export const migrateTo = (database: Database, { table, migrations }: Schema): Promise<void> =>
  database.write(async (session) => {
    // A step may go over every row, and another process may be at it.
    await session.run('SET LOCAL statement_timeout = 0', {});
    await session.run('SELECT pg_advisory_xact_lock(:lock)', { lock: MIGRATING });
    await session.run(`CREATE TABLE IF NOT EXISTS ${table} (version int NOT NULL)`, {});
    const [known] = await session.all<{ version: number }>(`SELECT version FROM ${table}`, {});
    const version = known?.version ?? 0;
    if (version > migrations.length)
      throw new Error(`The database has schema ${version}; this version knows ${migrations.length}`);
    // A schema is everybody's; its triggers say whose rows they count by the rows themselves.
    for (const migration of migrations.slice(version)) await session.everybody(migration, {});
    await session.run(`DELETE FROM ${table}`, {});
    await session.run(`INSERT INTO ${table} (version) VALUES (:version)`, { version: migrations.length });
  });
