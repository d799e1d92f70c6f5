import { existsSync } from 'node:fs';
import path from 'node:path';

import { readDataDir } from './platform/config/settings.js';
import { openIdentityDatabase } from './people/identity/local/store/openIdentityDatabase.js';

const EVERYBODY = 'everybody';
const WHOSE = '(SELECT uid FROM account WHERE :email IS NULL OR email = :email)';

/**
 * Ends every session of one account of the local sign-in, or of all, also while Harta runs: what they have open is closed
 * within two seconds. @param whom an address, or `everybody`
 * @returns whether there was such an account
 * @throws StartupError when the accounts cannot be read
 */
export function endSessions(env: NodeJS.ProcessEnv, whom: string | undefined): boolean {
  const dataDir = readDataDir(env);
  if (whom === undefined || !existsSync(path.join(dataDir, 'identity.db'))) {
    console.info(
      whom === undefined ? `Say whose: an address, or ${EVERYBODY}.` : `There are no accounts in ${dataDir}.`,
    );
    return false;
  }
  const email = whom === EVERYBODY ? null : whom.toLowerCase();
  const db = openIdentityDatabase(dataDir);
  try {
    const { accounts, sessions } = db.write(() => ({
      accounts: db.run(`INSERT OR REPLACE INTO ended (uid) SELECT uid FROM account WHERE uid IN ${WHOSE}`, { email }),
      sessions: db.run(`DELETE FROM session WHERE uid IN ${WHOSE}`, { email }),
    }));
    console.info(
      accounts === 0 ? `There is no account of ${whom}.` : `Ended ${sessions} sessions of ${accounts} accounts.`,
    );
    return accounts > 0;
  } finally {
    db.close();
  }
}
