import { chmodSync } from 'node:fs';
import path from 'node:path';

import { StartupError } from '../../../../platform/config/StartupError.js';
import { migrate } from '../../../../platform/storage/migrations.js';
import { OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { migrations } from './schema.js';

/**
 * Opens `identity.db` of the data folder, closed to other users of the machine.
 * @throws StartupError when it cannot be read
 */
export function openIdentityDatabase(dataDir: string): OwnedDatabase {
  const file = path.join(dataDir, 'identity.db');
  try {
    const db = new OwnedDatabase(file, new Set());
    chmodSync(file, 0o600);
    db.execute('PRAGMA foreign_keys = ON');
    migrate(db, migrations);
    return db;
  } catch (error) {
    throw new StartupError(`The accounts in ${file} cannot be opened: ${(error as Error).message}`);
  }
}
