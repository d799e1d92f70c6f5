import { type PostgresSettings } from '../config/storage.js';
import { readStoreLimits, type StoreLimits } from '../config/limits.js';
import { StartupError } from '../config/StartupError.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphEngine, type GraphStore } from '../../graph/GraphStore.js';
import { bytesOfGraphs } from '../../graph/postgres/bytes.js';
import { Database, type Transacting } from '../../graph/postgres/connection/Database.js';
import { PostgresLeases } from '../../graph/postgres/connection/PostgresLeases.js';
import { migrate } from '../../graph/postgres/connection/schema.js';
import { postgresGraphEngine, postgresGraphSnapshot } from '../../graph/postgres/PostgresGraphStore.js';
import { callsOf } from '../../people/records/postgres/calls.js';
import { bytesOfRecords } from '../../people/records/postgres/personal/byteTotal.js';
import { postgresPersonRecords } from '../../people/records/postgres/personRecords/postgresPersonRecords.js';
import { postgresProjectStore, recordOutbox } from '../../people/records/postgres/postgresProjectStore.js';
import { recordStoresOf, recordStoresOver } from '../../people/records/postgres/recordPorts.js';
import { migrateRecords } from '../../people/records/postgres/schema.js';
import { withCatalog } from '../../people/records/projects/withCatalog.js';
import { postgresFault } from './checking/checkPostgres.js';
import { type OpenStore, type StoreOptions, type StoreSnapshot } from './StorePorts.js';

/** Graphs with the catalogue of their projects, both in one database. */
function graphsOver(database: Transacting, engine: GraphEngine, limits: StoreLimits): GraphStore {
  const calls = callsOf(database);
  return withCatalog(engine, postgresProjectStore(calls, limits), recordOutbox(calls));
}

async function snapshotOf(database: Database, limits: StoreLimits): Promise<StoreSnapshot> {
  const held = await database.snapshot();
  const calls = callsOf(held);
  return {
    ...recordStoresOf(calls),
    store: graphsOver(held, postgresGraphSnapshot(held, limits), limits),
    personRecords: postgresPersonRecords(calls, limits),
    close: held.close,
  };
}

/** Brings the database to the present schemas; processes that start together do it once. @throws StartupError */
async function prepare(database: Database, settings: PostgresSettings): Promise<void> {
  const fault = await postgresFault(settings);
  if (fault !== undefined) throw new StartupError(`The database of HARTA_DATABASE_URL cannot be used: ${fault}.`);
  try {
    await migrate(database);
    await migrateRecords(database);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database of HARTA_DATABASE_URL cannot be migrated: ${reason}.`, { cause: error });
  }
}

/**
 * Opens the store of an installation that keeps everything in a database of PostgreSQL, which other processes use as well.
 * @throws StartupError when it cannot be reached, is too old, or may not be written
 */
export async function openPostgresStore(settings: PostgresSettings, options: StoreOptions): Promise<OpenStore> {
  const allowed = { ...readStoreLimits({}), ...options.limits };
  // Both lie in one database: what a person wrote into either counts where they write into the other.
  const limits = { ...allowed, bytesBeside: bytesOfRecords };
  const recordLimits = { ...allowed, bytesBeside: bytesOfGraphs };
  const database = new Database(settings);
  try {
    await prepare(database, settings);
    const engine = await postgresGraphEngine(database, limits);
    const records = await recordStoresOver(database, recordLimits);
    const leases = new PostgresLeases(database);
    return {
      ...records,
      store: graphsOver(database, engine, limits),
      leases,
      line: database.line,
      snapshot: () => snapshotOf(database, limits),
      isAvailable: () => database.isAvailable,
      setAddress: () => undefined,
      close: async () => {
        await leases.close();
        await engine.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
