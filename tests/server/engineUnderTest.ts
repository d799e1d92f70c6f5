import { createHash } from 'node:crypto';

import pg from 'pg';

import { type StorageSettings, type StoreDatabases } from '../../server/platform/config/storage.js';
import { type OpenStore, type StoreOptions } from '../../server/platform/store/StorePorts.js';
import { type IdentityEngine } from '../../server/people/identity/local/store/IdentityEngine.js';
import { type SandboxEngine } from '../../server/people/payments/sandbox/store/SandboxStore.js';

/** What an engine has of its own; a suite about it is left out where the engine of the run has it not. */
interface EngineCapabilities {
  /** All that is stored lies in files of the data folder, which tests open, damage, fill and count. */
  readonly keepsFiles: boolean;
  /** One process holds the data folder, and refuses it to others. */
  readonly holdsFolder: boolean;
  /** Reads of a process stand in line for its threads. */
  readonly queuesReads: boolean;
}

const ENGINES = {
  sqlite: { keepsFiles: true, holdsFolder: true, queuesReads: true },
  postgres: { keepsFiles: false, holdsFolder: false, queuesReads: false },
} as const satisfies Record<StorageSettings['engine'], EngineCapabilities>;

/** The server that `npm run test:engines -- server` runs the suites on; without one they run on SQLite. */
const server = process.env['HARTA_TEST_ENGINE'] === 'postgres' ? process.env['HARTA_TEST_POSTGRES'] : undefined;

/** What the engine of this run can do. */
export const capabilities: EngineCapabilities = ENGINES[server === undefined ? 'sqlite' : 'postgres'];

/** Connections of one process, of which a suite has several. */
const CONNECTIONS = 5;

/** The server that `npm run test:engines -- apart` keeps graphs on; without one they lie with the records. */
const graphServer = process.env['HARTA_TEST_GRAPH_POSTGRES'];

/** A database that all schemas are in already: `tests/engines/template.ts` makes it, and each folder gets a copy. */
export const TEMPLATE = graphServer === undefined ? 'harta_template' : 'harta_template_records';
/** The same for graphs that are kept apart. */
export const GRAPH_TEMPLATE = 'harta_template_graphs';

const DUPLICATES: ReadonlySet<unknown> = new Set(['42P04', '23505']);
/** Databases that suites of this process opened, by the folder. */
const opened = new Map<string, Promise<StoreDatabases>>();

/** Runs a statement over a connection of its own. @param schema whose tables it names without a word */
export async function onServer(
  url: string,
  sql: string,
  schema = 'public',
): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Named by the folder, so that whoever opens that again, in this process or another, finds what it held. */
const nameOf = (dataDir: string): string => `harta_${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;

async function makeDatabase(url: string, name: string, template: string): Promise<string> {
  await onServer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`).catch((error: { readonly code?: unknown }) => {
    if (!DUPLICATES.has(error.code)) throw error;
  });
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function makeDatabases(url: string, dataDir: string): Promise<StoreDatabases> {
  const records = { url: await makeDatabase(url, nameOf(dataDir), TEMPLATE), connections: CONNECTIONS };
  if (graphServer === undefined) return records;
  const graphs = await makeDatabase(graphServer, nameOf(dataDir), GRAPH_TEMPLATE);
  return { ...records, graphs: { url: graphs, connections: CONNECTIONS } };
}

/** Where an installation keeps what it stores, as the engine of this run has it. */
export async function storageOf(dataDir: string): Promise<StorageSettings> {
  if (server === undefined) return { engine: 'sqlite' };
  const made = opened.get(dataDir) ?? makeDatabases(server, dataDir);
  opened.set(dataDir, made);
  return { engine: 'postgres', ...(await made) };
}

/** The environment that a process on this folder needs besides. */
export async function databaseOf(dataDir: string): Promise<NodeJS.ProcessEnv> {
  const storage = await storageOf(dataDir);
  if (storage.engine === 'sqlite') return {};
  return { HARTA_DATABASE_URL: storage.url, ...(storage.graphs && { HARTA_GRAPH_URL: storage.graphs.url }) };
}

/** Opens the store of a folder by the engine of this run. */
export async function openTestStore(options: StoreOptions): Promise<OpenStore> {
  // Journeys need none of the server's modules but the sign-in's.
  const { openStore } = await import('../../server/platform/store/openStore.js');
  return openStore({ ...options, storage: await storageOf(options.dataDir) });
}

/** Opens the payments sandbox of a folder by the engine of this run. */
export async function openTestSandbox(dataDir: string): Promise<SandboxEngine> {
  const storage = await storageOf(dataDir);
  if (storage.engine === 'sqlite')
    return (await import('../../server/people/payments/sandbox/store/sqliteSandbox.js')).sqliteSandbox(dataDir);
  const { postgresSandbox } = await import('../../server/people/payments/sandbox/postgres/postgresSandbox.js');
  return postgresSandbox(storage);
}

/** The engine of the local sign-in of a folder; undefined for the file that it keeps without a word. */
export async function openTestIdentity(dataDir: string): Promise<IdentityEngine | undefined> {
  const storage = await storageOf(dataDir);
  if (storage.engine === 'sqlite') return undefined;
  const { postgresEngine } = await import('../../server/people/identity/local/postgres/postgresEngine.js');
  return postgresEngine(storage);
}

/** Leaves nothing of the database of a folder. */
export async function dropDatabase(dataDir: string): Promise<void> {
  opened.delete(dataDir);
  if (server === undefined) return;
  for (const each of graphServer === undefined ? [server] : [server, graphServer])
    await onServer(each, `DROP DATABASE IF EXISTS ${nameOf(dataDir)} WITH (FORCE)`);
}

/** Leaves none of the databases that were opened so far. */
export async function dropDatabases(): Promise<void> {
  for (const dataDir of [...opened.keys()]) await dropDatabase(dataDir);
}
