import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { readDataDir } from '../platform/config/settings.js';
import { StartupError } from '../platform/config/StartupError.js';
import { type PostgresSettings, readStorage } from '../platform/config/storage.js';
import { all, run, type Unit, type UnitDatabase } from '../platform/storage/Unit.js';
import { unitsOver } from '../platform/storage/unitsOver.js';
import { openIdentityDatabase } from '../people/identity/local/store/openIdentityDatabase.js';

const EVERYBODY = 'everybody';

/** The accounts of an installation, open for this alone. */
interface OpenAccounts {
  readonly db: UnitDatabase;
  /** Tells the processes that run whose sessions were ended, so that they close what these have open. */
  tellingEnded(uid: string): Unit<number>;
  close(): Promise<void>;
}

function openFile(dataDir: string): OpenAccounts {
  const db = openIdentityDatabase(dataDir);
  return {
    db: unitsOver(db),
    tellingEnded: (uid) => run('INSERT OR REPLACE INTO ended (uid) VALUES (:uid)', { uid }),
    close: async () => db.close(),
  };
}

async function openDatabase(storage: PostgresSettings): Promise<OpenAccounts> {
  const { recordsFault } = await import('../platform/store/checking/checkPostgres.js');
  const fault = await recordsFault(storage);
  if (fault !== undefined) throw new StartupError(fault);
  const { postgresEngine, tellingEnded } = await import('../people/identity/local/postgres/postgresEngine.js');
  const { db, close } = await postgresEngine({ url: storage.url, connections: 1 });
  const self = randomUUID();
  return { db, tellingEnded: (uid) => tellingEnded(uid, self), close };
}

/** Opens the accounts by the engine of the settings; undefined where there are none yet. @throws StartupError */
async function openAccounts(env: NodeJS.ProcessEnv): Promise<OpenAccounts | undefined> {
  const storage = readStorage(env);
  if (storage.engine === 'postgres') return openDatabase(storage);
  const dataDir = readDataDir(env);
  return existsSync(path.join(dataDir, 'identity.db')) ? openFile(dataDir) : undefined;
}

function* ending({ tellingEnded }: OpenAccounts, whom: string): Unit<{ accounts: number; sessions: number }> {
  const accounts =
    whom === EVERYBODY
      ? yield* all<{ uid: string }>('SELECT uid FROM account')
      : yield* all<{ uid: string }>('SELECT uid FROM account WHERE email = :email', { email: whom.toLowerCase() });
  let sessions = 0;
  for (const { uid } of accounts) {
    yield* tellingEnded(uid);
    sessions += yield* run('DELETE FROM session WHERE uid = :uid', { uid });
  }
  return { accounts: accounts.length, sessions };
}

/**
 * Ends every session of one account of the local sign-in, or of all, also while Harta runs: what they have open is closed
 * within two seconds. @param whom an address, or `everybody`
 * @returns whether there was such an account
 * @throws StartupError when the accounts cannot be read
 */
export async function endSessions(env: NodeJS.ProcessEnv, whom: string | undefined): Promise<boolean> {
  if (whom === undefined) {
    console.info(`Say whose: an address, or ${EVERYBODY}.`);
    return false;
  }
  const opened = await openAccounts(env);
  if (opened === undefined) {
    console.info(`There are no accounts in ${readDataDir(env)}.`);
    return false;
  }
  try {
    const { accounts, sessions } = await opened.db.write(ending(opened, whom));
    console.info(
      accounts === 0 ? `There is no account of ${whom}.` : `Ended ${sessions} sessions of ${accounts} accounts.`,
    );
    return accounts > 0;
  } finally {
    await opened.close();
  }
}
