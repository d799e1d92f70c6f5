import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { isOutage } from '../../storage/postgres/outage.js';
import { type PostgresSettings, type StoreDatabases } from '../../config/storage.js';
import { StartupError } from '../../config/StartupError.js';

/** SQL: nobody waits for this transaction. */
export const AS_LONG_AS_IT_TAKES = 'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';

/** The address of a database without user and password. */
function addressOf({ url }: Pick<PostgresSettings, 'url'>): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

/** The addresses of the databases of an installation, without users and passwords. */
export const addressesOf = ({ graphs, ...records }: StoreDatabases): string =>
  graphs === undefined ? addressOf(records) : `${addressOf(records)} with graphs in ${addressOf(graphs)}`;

/** Milliseconds until the database has noticed that a process is gone that used it. */
const NOTICED_WITHIN = 5_000;
const LOOK_EVERY = 250;

const OTHERS = `SELECT count(*)::int AS others FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'harta' AND pid <> pg_backend_pid()`;

/** Refuses a database that processes of Harta use. @throws StartupError */
async function refuseUsed(settings: PostgresSettings): Promise<void> {
  const client = new pg.Client({ connectionString: settings.url, connectionTimeoutMillis: NOTICED_WITHIN });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const end = Date.now() + NOTICED_WITHIN; ; await pause(LOOK_EVERY)) {
      const { rows } = await client.query<{ others: number }>(OTHERS);
      if (rows[0]?.others === 0) return;
      if (Date.now() > end) throw new StartupError(`Harta runs on the database ${addressOf(settings)}; stop it first.`);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const what = isOutage(error) ? 'cannot be reached' : 'refuses';
    throw new StartupError(`The database ${addressOf(settings)} ${what}: ${reason}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Refuses databases that processes of Harta use. @throws StartupError */
export async function refuseUsedDatabases({ graphs, ...records }: StoreDatabases): Promise<void> {
  await refuseUsed(records);
  if (graphs !== undefined) await refuseUsed(graphs);
}
