import { type Client } from 'pg';

import { Database } from '../../../../graph/postgres/connection/Database.js';
import { GRAPH_MIGRATIONS } from '../../../../graph/postgres/connection/schema.js';
import { RECORD_MIGRATIONS } from '../../../../people/records/postgres/schema.js';
import { type PostgresSettings } from '../../../config/storage.js';
import { StartupError } from '../../../config/StartupError.js';
import { postgresFault } from '../checkPostgres.js';
import { NO_JSON, rowFaults } from './rowFaults.js';
import { type DatabaseRule, GRAPH_RULES, RECORD_RULES } from './rules.js';
import { type DatabaseSchema, schemaFaults } from './schemaFaults.js';

/** Schemas of what the store keeps. */
const OF_STORE: readonly DatabaseSchema[] = [
  { says: 'schema of graphs', table: 'harta_schema', migrations: GRAPH_MIGRATIONS },
  { says: 'schema of records', table: 'harta_records_schema', migrations: RECORD_MIGRATIONS },
];

/** What only PostgreSQL can look at, or nobody can. */
const NOT_CHECKED = `Not looked at: pages and indexes of the database's own files (\`pg_amcheck\`, and \`pg_checksums\` where the cluster has them), and files in
the data folder. Nothing was changed: what is damaged comes back from a back-up (\`pg_restore\`).`;

const PARTS = [
  ['graphs', GRAPH_RULES],
  ['records', RECORD_RULES],
] as const;

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
async function brokenRows(client: Client): Promise<readonly Found[]> {
  const found = new Map<string, Found>();
  for await (const { fault, owner, what } of rowFaults(client)) {
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

/** Looks at all rows as they are at one moment. */
async function lookAtRows(client: Client): Promise<ReadonlyMap<string, readonly string[]>> {
  await client.query(BEGIN);
  try {
    const called = await addresses(client);
    const rows = await brokenRows(client);
    const told = new Map([['rows', rows.map((one) => said(one, called))]]);
    const isReadable = !rows.some(({ fault }) => fault.endsWith(NO_JSON));
    for (const [part, rules] of PARTS) {
      const found = isReadable ? await brokenRules(client, rules) : [];
      told.set(part, isReadable ? found.map((one) => said(one, called)) : [UNREADABLE]);
    }
    return told;
  } finally {
    await client.query('ROLLBACK');
  }
}

/**
 * Checks what a database holds: whether its schemas are as they are made, each row can be read and is found by what it says, and rows agree
 * with each other and with what is counted. Harta may go on working on it. Tells of each part in a line.
 * @param others schemas beside those of the store
 * @returns whether all is sound
 * @throws StartupError when it cannot be used
 */
export async function checkDatabase(
  settings: PostgresSettings,
  tell: (line: string) => void,
  others: readonly DatabaseSchema[] = [],
): Promise<boolean> {
  const fault = await postgresFault(settings);
  if (fault !== undefined) throw new StartupError(`The database of HARTA_DATABASE_URL cannot be used: ${fault}.`);
  const database = new Database(settings);
  const client = await database.connection();
  client.on('error', () => undefined);
  let isSound = true;
  const report = (part: string, lines: readonly string[]) => {
    isSound &&= !lines.some((line) => line.startsWith('damaged'));
    for (const line of lines.length === 0 ? ['sound'] : lines) tell(`${part}: ${line}`);
  };
  try {
    for (const schema of [...OF_STORE, ...others]) report(schema.says, await saidOfSchema(client, schema));
    if (isSound) for (const [part, lines] of await lookAtRows(client)) report(part, lines);
    else tell('rows: not looked at, since they are read by the schema');
    tell(NOT_CHECKED);
    return isSound;
  } finally {
    await client.end();
    await database.close();
  }
}
