import { type Client } from 'pg';

import { GRAPH_MIGRATIONS } from '../../../../graph/postgres/schema.js';
import { RECORD_MIGRATIONS } from '../../../../people/records/postgres/schema.js';
import { type StoreDatabases } from '../../../config/storage.js';
import { StartupError } from '../../../config/StartupError.js';
import { openDatabases } from '../../graphsApart.js';
import { storageFault } from '../checkPostgres.js';
import { copyCatalog, makeCatalog } from './catalogBeside.js';
import { type Clients, NO_JSON, rowFaults } from './rowFaults.js';
import { CATALOG_RULES, type DatabaseRule, GRAPH_RULES, RECORD_RULES } from './rules.js';
import { type DatabaseSchema, schemaFaults } from './schemaFaults.js';

/** Schemas of what the store keeps. */
const OF_GRAPHS: DatabaseSchema = { says: 'schema of graphs', table: 'harta_schema', migrations: GRAPH_MIGRATIONS };
const OF_RECORDS: DatabaseSchema = {
  says: 'schema of records',
  table: 'harta_records_schema',
  migrations: RECORD_MIGRATIONS,
};

/** What only PostgreSQL can look at, or nobody can. */
const NOT_CHECKED = `Not looked at: pages and indexes of the database's own files (\`pg_amcheck\`, and \`pg_checksums\` where the cluster has them), and files in
the data folder. Nothing was changed: what is damaged comes back from a back-up (\`pg_restore\`).`;

/** SQLSTATE of what a user may not do. */
const FORBIDDEN = '42501';

/** Nobody waits for these statements, which read whole tables. */
const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0; SET LOCAL enable_seqscan = on`;

interface Found {
  readonly fault: string;
  readonly owner: string;
  readonly total: number;
  readonly what: string;
}

async function brokenRules(client: Client, rules: readonly DatabaseRule[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const { fault, query } of rules) {
    const { rows } = await client.query<Omit<Found, 'fault'>>(
      `SELECT owner, count(*)::int AS total, min(what) AS what FROM (${query}) x GROUP BY owner ORDER BY owner`,
    );
    found.push(...rows.map((row) => ({ fault, ...row })));
  }
  return found;
}

/** Faults of rows, counted by what they are and whose. */
async function brokenRows(clients: Clients): Promise<readonly Found[]> {
  const found = new Map<string, Found>();
  for await (const { fault, owner, what } of rowFaults(clients)) {
    const key = JSON.stringify([fault, owner]);
    found.set(key, { fault, owner, what: found.get(key)?.what ?? what, total: (found.get(key)?.total ?? 0) + 1 });
  }
  return [...found.values()];
}

/** How persons are called: by their address, where they have one. */
async function addresses(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ owner: string; email: string }>(
    'SELECT owner, email FROM account WHERE email IS NOT NULL',
  );
  return new Map(rows.map(({ owner, email }) => [owner, email]));
}

const said = ({ fault, owner, total, what }: Found, called: ReadonlyMap<string, string>): string =>
  `damaged (${fault}): ${total} of ${called.get(owner) ?? owner}, such as ${what}`;

async function saidOfSchema(client: Client, schema: DatabaseSchema): Promise<readonly string[]> {
  try {
    return (await schemaFaults(client, schema)).map((fault) => `damaged (${fault})`);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== FORBIDDEN) throw error;
    return ['not looked at: the user may make no schema to compare it with (GRANT CREATE ON DATABASE)'];
  }
}

/** Rules read what rows hold as JSON: they cannot be asked of rows that hold none. */
const UNREADABLE = 'not looked at: rows that hold what is no JSON cannot be compared';

/** Looks at what both databases hold at a moment of each, or at what is in one. */
async function atOneMoment<T>({ records, graphs }: Clients, look: () => Promise<T>): Promise<T> {
  const isApart = graphs !== records;
  if (isApart) await makeCatalog(graphs);
  const clients = isApart ? [records, graphs] : [records];
  try {
    for (const client of clients) await client.query(BEGIN);
    if (isApart) await copyCatalog({ records, graphs });
    return await look();
  } finally {
    for (const client of clients) await client.query('ROLLBACK');
  }
}

const brokenGraphs = ({ graphs }: Clients) => brokenRules(graphs, [...GRAPH_RULES, ...CATALOG_RULES]);

interface Looked {
  readonly called: ReadonlyMap<string, string>;
  readonly rows: readonly Found[];
  /** Undefined where rows hold what the rules cannot read. */
  readonly rules: { readonly graphs: readonly Found[]; readonly records: readonly Found[] } | undefined;
}

const look = (clients: Clients): Promise<Looked> =>
  atOneMoment(clients, async () => {
    const rows = await brokenRows(clients);
    const isReadable = !rows.some(({ fault }) => fault.endsWith(NO_JSON));
    const called = await addresses(clients.records);
    if (!isReadable) return { called, rows, rules: undefined };
    const rules = { graphs: await brokenGraphs(clients), records: await brokenRules(clients.records, RECORD_RULES) };
    return { called, rows, rules };
  });

/** What is found a second time: between the moments of two databases a project may have been made or put away. */
async function foundAgain(clients: Clients, found: readonly Found[]): Promise<readonly Found[]> {
  if (found.length === 0 || clients.graphs === clients.records) return found;
  const keyOf = ({ fault, owner }: Found): string => `${fault} ${owner}`;
  const before = new Set(found.map(keyOf));
  return (await atOneMoment(clients, () => brokenGraphs(clients))).filter((one) => before.has(keyOf(one)));
}

/** Checks all rows. @returns a message for each part */
async function lookAtRows(clients: Clients): Promise<ReadonlyMap<string, readonly string[]>> {
  const { called, rows, rules } = await look(clients);
  const graphs = rules && (await foundAgain(clients, rules.graphs));
  const saying = (found: readonly Found[] | undefined) => found?.map((one) => said(one, called)) ?? [UNREADABLE];
  return new Map([
    ['rows', saying(rows)],
    ['graphs', saying(graphs)],
    ['records', saying(rules?.records)],
  ]);
}

/** Runs over a connection to each database, or to the one that holds everything. @throws StartupError where these cannot be used */
async function overClients(settings: StoreDatabases, work: (clients: Clients) => Promise<boolean>): Promise<boolean> {
  const databases = openDatabases(settings);
  const opened: Client[] = [];
  const connected = async (database: typeof databases.records): Promise<Client> => {
    const client = await database.connection();
    client.on('error', () => undefined);
    opened.push(client);
    return client;
  };
  try {
    const fault = await storageFault(settings, databases);
    if (fault !== undefined) throw new StartupError(fault);
    const records = await connected(databases.records);
    return await work({
      records,
      graphs: databases.graphs === databases.records ? records : await connected(databases.graphs),
    });
  } finally {
    for (const client of opened) await client.end();
    await databases.close();
  }
}

/**
 * Checks what the databases of an installation hold: whether schemas are as they are made, each row can be read and is found by what it says, and
 * rows agree with each other and with what is counted. Harta may go on working on them. Tells of each part in a line.
 * @param others schemas beside those of the store
 * @returns whether all is sound
 * @throws StartupError when they cannot be used
 */
export const checkDatabase = (
  settings: StoreDatabases,
  tell: (line: string) => void,
  others: readonly DatabaseSchema[] = [],
): Promise<boolean> =>
  overClients(settings, async (clients) => {
    let isSound = true;
    const report = (part: string, lines: readonly string[]) => {
      isSound &&= !lines.some((line) => line.startsWith('damaged'));
      for (const line of lines.length === 0 ? ['sound'] : lines) tell(`${part}: ${line}`);
    };
    report(OF_GRAPHS.says, await saidOfSchema(clients.graphs, OF_GRAPHS));
    for (const schema of [OF_RECORDS, ...others]) report(schema.says, await saidOfSchema(clients.records, schema));
    if (isSound) for (const [part, lines] of await lookAtRows(clients)) report(part, lines);
    else tell('rows: not looked at, since they are read by the schema');
    tell(NOT_CHECKED);
    return isSound;
  });
