import { chmodSync } from 'node:fs';
import path from 'node:path';

import { StartupError } from '../../../../platform/config/StartupError.js';
import { migrate } from '../../../../platform/storage/migrations.js';
import { OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { unitsOver } from '../../../../platform/storage/unitsOver.js';
import { type SandboxEngine } from './SandboxStore.js';
import { SANDBOX_MIGRATIONS } from './schema.js';

function openFile(file: string): OwnedDatabase {
  try {
    const db = new OwnedDatabase(file, new Set());
    chmodSync(file, 0o600);
    migrate(db, SANDBOX_MIGRATIONS);
    return db;
  } catch (error) {
    throw new StartupError(`The sandbox of payments in ${file} cannot be opened: ${(error as Error).message}`);
  }
}

/**
 * The sandbox in `payments-sandbox.db` of the data folder, closed to other users of the machine.
 * @throws StartupError when it cannot be read
 */
export function sqliteSandbox(dataDir: string): SandboxEngine {
  const db = openFile(path.join(dataDir, 'payments-sandbox.db'));
  return {
    db: unitsOver(db),
    expunge: async () => {
      db.execute('VACUUM');
      db.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close: async () => db.close(),
  };
}
