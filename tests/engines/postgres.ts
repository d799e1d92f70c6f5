import pg from 'pg';
import { ulid } from 'ulid';

import { type StartedPostgres, startPostgres } from '../../scripts/engines/postgres.mjs';
import { type StoreDatabases } from '../../server/platform/config/storage.js';
import { Database } from '../../server/platform/storage/postgres/Database.js';
import { PostgresLeases } from '../../server/platform/storage/postgres/PostgresLeases.js';
import { openPostgresStore } from '../../server/platform/store/openPostgresStore.js';
import { type GraphStore } from '../../server/graph/GraphStore.js';

const LIMITS = { projects: 100, elements: 2_000_000, storedBytes: Number.MAX_SAFE_INTEGER };

const serverUrl = (): string => {
  const url = process.env['HARTA_TEST_POSTGRES'];
  if (url === undefined) throw new Error('These suites are run by npm run test:engines');
  return url;
};

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of its own. */
export interface OwnDatabase {
  readonly url: string;
  /** Ends its connections and takes no more. */
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
  drop(): Promise<void>;
}

/** What keeps an installation: what its processes need in their environment, and its databases. */
export interface KeptIn {
  readonly env: Readonly<Record<string, string>>;
  readonly databases: readonly OwnDatabase[];
}

/** Makes a database of its own, on the server of all suites or on another. @param like what it holds, which nobody may use meanwhile */
export async function newDatabase(server = serverUrl(), like?: OwnDatabase): Promise<OwnDatabase> {
  const name = `harta_${ulid().toLowerCase()}`;
  const template = like === undefined ? '' : ` TEMPLATE ${new URL(like.url).pathname.slice(1)}`;
  await onServer(server, `CREATE DATABASE ${name}${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async takeAway() {
      await onServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await onServer(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    },
    bringBack: () => onServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Starts a server of its own, which a test can kill. */
export async function newServer(): Promise<StartedPostgres> {
  const started = await startPostgres();
  if ('missing' in started) throw new Error(started.missing);
  return started;
}

/** A database on a server of its own, which is killed to take it away. */
export async function newServedDatabase(): Promise<OwnDatabase> {
  const server = await newServer();
  const { url } = await newDatabase(server.url);
  return {
    url,
    takeAway: async () => server.kill(),
    bringBack: async () => server.start(),
    drop: async () => server.stop(),
  };
}

/** A store over a database of its own. */
export async function openPostgres(
  limits = LIMITS,
): Promise<{ store: GraphStore; url: string; close(): Promise<void> }> {
  const { url, drop } = await newDatabase();
  const { store, close } = await openPostgresStore({ url, connections: 8 }, { dataDir: '', limits });
  return {
    store,
    url,
    close: async () => {
      await close();
      await drop();
    },
  };
}

/** Two databases of an installation that keeps its graphs apart from its records. */
export interface HalvedDatabases {
  readonly records: OwnDatabase;
  readonly graphs: OwnDatabase;
  readonly settings: StoreDatabases;
  /** What a process needs in its environment. */
  readonly env: Readonly<Record<'HARTA_DATABASE_URL' | 'HARTA_GRAPH_URL', string>>;
  drop(): Promise<void>;
}

/** Makes databases for records and graphs on one server. @param like what they hold, which nobody may use meanwhile */
export const newHalves = async (like?: HalvedDatabases): Promise<HalvedDatabases> =>
  halvesOf(await newDatabase(undefined, like?.records), await newDatabase(undefined, like?.graphs));

/** Makes a database for records and one for graphs, each on a server of its own, which is killed to take it away. */
export const newServedHalves = async (): Promise<HalvedDatabases> =>
  halvesOf(await newServedDatabase(), await newServedDatabase());

function halvesOf(records: OwnDatabase, graphs: OwnDatabase): HalvedDatabases {
  return {
    records,
    graphs,
    settings: { url: records.url, connections: 6, graphs: { url: graphs.url, connections: 6 } },
    env: { HARTA_DATABASE_URL: records.url, HARTA_GRAPH_URL: graphs.url },
    drop: async () => {
      await records.drop();
      await graphs.drop();
    },
  };
}

/** A store whose graphs are kept apart from its records. */
export async function openHalves(limits = LIMITS): Promise<{ store: GraphStore; close(): Promise<void> }> {
  const { settings, drop } = await newHalves();
  const stored = await openPostgresStore(settings, { dataDir: '', limits });
  return {
    store: stored.store,
    close: async () => {
      await stored.close();
      await drop();
    },
  };
}

/** Two processes that hold leases in one database of their own. */
export async function twoLeaseHolders() {
  const made = await newDatabase();
  const database = new Database({ url: made.url, connections: 2 });
  const leases = [new PostgresLeases(database), new PostgresLeases(database)] as const;
  const close = async () => {
    await Promise.all(leases.map((each) => each.close()));
    await database.close();
    await made.drop();
  };
  return { url: made.url, database, leases, close };
}
