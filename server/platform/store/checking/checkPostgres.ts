import pg from 'pg';

import { type PostgresSettings, type StoreDatabases } from '../../config/storage.js';
import { isOutage } from '../../storage/postgres/outage.js';
import { GRAPH_SCHEMA } from '../../../graph/postgres/schema.js';
import { RECORD_SCHEMA } from '../../../people/records/postgres/schema.js';
import { type Databases, openDatabases, pairFault } from '../graphsApart.js';

/** The first version that everything was tried with. */
const LEAST_VERSION = 150_000;
const WITHIN_MS = 5_000;

/** What a database is to serve for. */
interface Use {
  readonly connections: number;
  /** The setting that says how many connections. */
  readonly saidBy: string;
  /** Whether data are moved into it, and nobody is served. */
  readonly isMoving: boolean;
}

/** What is asked of a database at once. */
interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly may_create: boolean;
  readonly connections: number;
}

const FACTS = `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
  has_schema_privilege(current_schema(), 'CREATE') AS may_create, current_setting('max_connections')::int AS connections`;

/** The tables that hold the number of each schema of Harta, and the number that this version brings it to. */
const SCHEMAS = [
  { table: 'harta_schema', version: GRAPH_SCHEMA },
  { table: 'harta_records_schema', version: RECORD_SCHEMA },
] as const;

const named = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function schemaFault(
  client: pg.Client,
  { table, version }: (typeof SCHEMAS)[number],
): Promise<string | undefined> {
  const found = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  if (found.rows[0]?.there !== true) return undefined;
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${table}`);
  const present = rows[0]?.version ?? 0;
  return present > version
    ? `it was brought to schema ${present} by a newer Harta; this one knows ${version}`
    : undefined;
}

/** Why a database into which something is moved may not be used yet. */
async function moveFault(client: pg.Client): Promise<string | undefined> {
  const found = await client.query<{ there: boolean }>("SELECT to_regclass('harta_move') IS NOT NULL AS there");
  if (found.rows[0]?.there !== true) return undefined;
  const { rows } = await client.query<{ source: string }>('SELECT source FROM harta_move WHERE finished_at IS NULL');
  return rows[0] === undefined
    ? undefined
    : `not everything of ${rows[0].source} is in it yet; go on with \`npm run migrate-data\``;
}

async function faultOf(client: pg.Client, { connections, saidBy, isMoving }: Use): Promise<string | undefined> {
  const [facts] = (await client.query<Facts>(FACTS)).rows;
  if (facts === undefined) return 'it says nothing of itself';
  if (facts.version < LEAST_VERSION)
    return `it is version ${Math.floor(facts.version / 10_000)}; Harta needs PostgreSQL 15 or later`;
  if (facts.encoding !== 'UTF8') return `it is encoded as ${facts.encoding}; make a database with ENCODING 'UTF8'`;
  if (!facts.may_create) return 'the user may make no tables in it: GRANT CREATE ON SCHEMA public to them';
  if (facts.connections <= connections)
    return `it takes ${facts.connections} connections in all, and each process holds ${connections} (${saidBy})`;
  for (const schema of SCHEMAS) {
    const fault = await schemaFault(client, schema);
    if (fault !== undefined) return fault;
  }
  return isMoving ? undefined : moveFault(client);
}

/**
 * Looks whether Harta can keep its rows in a database of PostgreSQL.
 * @returns what is wrong, as the end of a sentence that tells no password; undefined where nothing is
 */
export async function postgresFault(
  { url, connections }: PostgresSettings,
  { isMoving = false, saidBy = 'HARTA_DATABASE_CONNECTIONS' }: Partial<Use> = {},
): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS, query_timeout: WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await faultOf(client, { connections, saidBy, isMoving });
  } catch (error) {
    return `${isOutage(error) ? 'it cannot be reached' : 'it refuses'}: ${named(error)}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What is wrong with the database of HARTA_DATABASE_URL, as a sentence. */
export async function recordsFault(settings: PostgresSettings): Promise<string | undefined> {
  const fault = await postgresFault(settings);
  return fault && `The database of HARTA_DATABASE_URL cannot be used: ${fault}.`;
}

/** What is wrong with the database of HARTA_GRAPH_URL, as a sentence; undefined where graphs are kept with everything else. */
export async function graphsFault({ graphs }: StoreDatabases): Promise<string | undefined> {
  const fault = graphs && (await postgresFault(graphs, { saidBy: 'HARTA_GRAPH_CONNECTIONS' }));
  return fault && `The database of HARTA_GRAPH_URL cannot be used: ${fault}.`;
}

/**
 * What is wrong with what keeps everything, as a sentence: with one of the databases, or that they do not belong together.
 * @param opened where they are open already
 */
export async function storageFault(settings: StoreDatabases, opened?: Databases): Promise<string | undefined> {
  const fault = (await recordsFault(settings)) ?? (await graphsFault(settings));
  if (fault !== undefined) return fault;
  const databases = opened ?? openDatabases(settings);
  try {
    return await pairFault(databases);
  } finally {
    if (databases !== opened) await databases.close();
  }
}
