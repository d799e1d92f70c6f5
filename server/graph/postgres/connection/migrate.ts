import { type Database } from './Database.js';
import { MIGRATIONS } from './schema.js';

/** The number under which processes that start together wait for each other. */
const MIGRATING = 4_701_969;

/** Brings the database to the present schema; processes that start together do it once. Throws for one that a newer version made. */
export const migrate = (database: Database): Promise<void> =>
  database.write(async (session) => {
    await session.run('SELECT pg_advisory_xact_lock(:lock)', { lock: MIGRATING });
    await session.run('CREATE TABLE IF NOT EXISTS harta_schema (version int NOT NULL)', {});
    const [known] = await session.all<{ version: number }>('SELECT version FROM harta_schema', {});
    const version = known?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new Error(`The database has schema ${version}; this version knows ${MIGRATIONS.length}`);
    for (const migration of MIGRATIONS.slice(version)) await session.run(migration, {});
    await session.run('DELETE FROM harta_schema', {});
    await session.run('INSERT INTO harta_schema (version) VALUES (:version)', { version: MIGRATIONS.length });
  });
