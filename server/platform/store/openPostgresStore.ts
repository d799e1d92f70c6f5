import { type StoreDatabases } from '../config/storage.js';
import { readStoreLimits, type StoreLimits } from '../config/limits.js';
import { StartupError } from '../config/StartupError.js';
import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphEngine, type GraphStore } from '../../graph/GraphStore.js';
import { bytesOfGraphs } from '../../graph/postgres/bytes.js';
import { inOtherDatabase, inSameDatabase } from '../storage/postgres/BytesBeside.js';
import { type Held, type Transacting } from '../storage/postgres/Database.js';
import { SharedPlaces } from '../limits/SharedPlaces.js';
import { PostgresLeases } from '../storage/postgres/PostgresLeases.js';
import { migrate } from '../../graph/postgres/schema.js';
import { postgresGraphEngine, postgresGraphSnapshot } from '../../graph/postgres/PostgresGraphStore.js';
import { postgresPlaceBook } from '../../people/records/postgres/limits/postgresPlaceBook.js';
import { postgresRates } from '../../people/records/postgres/limits/postgresRates.js';
import { callsOf, holdPerson } from '../../people/records/postgres/calls.js';
import { bytesOfRecords } from '../../people/records/postgres/personal/byteTotal.js';
import { postgresPersonRecords } from '../../people/records/postgres/personRecords/postgresPersonRecords.js';
import { postgresProjectStore, recordOutbox } from '../../people/records/postgres/postgresProjectStore.js';
import { recordStoresOf, recordStoresOver } from '../../people/records/postgres/recordPorts.js';
import { migrateRecords } from '../../people/records/postgres/schema.js';
import { withCatalog } from '../../people/records/projects/withCatalog.js';
import { storageFault } from './checking/checkPostgres.js';
import { type Databases, openDatabases, pair } from './graphsApart.js';
import { type OpenStore, type StoreOptions, type StoreSnapshot } from './StorePorts.js';

/** Graphs with the catalogue of their projects. @param records where the catalogue lies */
function graphsWith(records: Transacting, engine: GraphEngine, limits: StoreLimits): GraphStore {
  const calls = callsOf(records);
  return withCatalog(engine, postgresProjectStore(calls, limits), recordOutbox(calls));
}

/** What a person wrote into either store counts where they write into the other. */
function limitsOf({ records, graphs }: Databases, limits: StoreLimits) {
  const isOne = records === graphs;
  return {
    ofGraphs: {
      ...limits,
      bytesBeside: isOne ? inSameDatabase(bytesOfRecords) : inOtherDatabase(records, bytesOfRecords),
    },
    ofRecords: {
      ...limits,
      bytesBeside: isOne ? inSameDatabase(bytesOfGraphs) : inOtherDatabase(graphs, bytesOfGraphs),
    },
  };
}

interface HeldDatabases {
  readonly records: Held;
  readonly graphs: Held;
}

/**
 * What both databases hold of a person. Nobody writes into their records from the one moment to the other, so that both are as the graphs were
 * at the second.
 */
const heldApart = ({ records, graphs }: Databases, owner: OwnerId): Promise<HeldDatabases> =>
  records.write(async (session) => {
    await holdPerson(session, owner);
    const ofRecords = await records.snapshot();
    try {
      return { records: ofRecords, graphs: await graphs.snapshot() };
    } catch (error) {
      await ofRecords.close();
      throw error;
    }
  });

async function heldTogether(database: Databases['records']): Promise<HeldDatabases> {
  const held = await database.snapshot();
  return { records: held, graphs: { ...held, close: async () => undefined } };
}

async function snapshotOf(databases: Databases, owner: OwnerId, limits: StoreLimits): Promise<StoreSnapshot> {
  const { records, graphs } = databases;
  const held = records === graphs ? await heldTogether(records) : await heldApart(databases, owner);
  const calls = callsOf(held.records);
  return {
    ...recordStoresOf(calls),
    store: graphsWith(held.records, postgresGraphSnapshot(held.graphs, limits), limits),
    personRecords: postgresPersonRecords(calls, limits),
    close: async () => {
      await held.graphs.close();
      await held.records.close();
    },
  };
}

/** Brings the databases to the present schemas; processes that start together do it once. @throws StartupError */
async function prepare(databases: Databases, settings: StoreDatabases): Promise<void> {
  const fault = await storageFault(settings, databases);
  if (fault !== undefined) throw new StartupError(fault);
  try {
    await migrate(databases.graphs);
    await migrateRecords(databases.records);
    await pair(databases);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const names = databases.graphs === databases.records ? '' : ' or HARTA_GRAPH_URL';
    throw new StartupError(`The database of HARTA_DATABASE_URL${names} cannot be migrated: ${reason}.`, {
      cause: error,
    });
  }
}

/**
 * Opens the store of an installation that keeps everything in PostgreSQL, which other processes use as well: in one database, or graphs in
 * another one.
 * @throws StartupError when a database cannot be reached, is too old, or may not be written, or when two do not belong together
 */
export async function openPostgresStore(settings: StoreDatabases, options: StoreOptions): Promise<OpenStore> {
  const allowed = { ...readStoreLimits({}), ...options.limits };
  const databases = openDatabases(settings);
  const limits = limitsOf(databases, allowed);
  try {
    await prepare(databases, settings);
    const engine = await postgresGraphEngine(databases.graphs, limits.ofGraphs);
    const records = await recordStoresOver(databases.records, limits.ofRecords);
    const leases = new PostgresLeases(databases.records);
    const each = [...new Set([databases.records, databases.graphs])];
    const places = new SharedPlaces(postgresPlaceBook(databases.records));
    return {
      ...records,
      store: graphsWith(databases.records, engine, allowed),
      leases,
      places,
      rates: postgresRates(databases.records),
      line: databases.records.line,
      snapshot: (owner) => snapshotOf(databases, owner, allowed),
      isAvailable: () => each.every(({ availability }) => availability.isAvailable),
      onOutage: (listener) => {
        const unlisten = each.map(({ availability }) => availability.onOutage(listener));
        return () => unlisten.forEach((stop) => stop());
      },
      setAddress: () => undefined,
      close: async () => {
        await places.close();
        await leases.close();
        await engine.close();
        await databases.close();
      },
    };
  } catch (error) {
    await databases.close();
    throw error;
  }
}
