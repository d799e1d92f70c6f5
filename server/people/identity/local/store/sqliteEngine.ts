import { statfsSync } from 'node:fs';
import path from 'node:path';

import { unitsOver } from '../../../../platform/storage/unitsOver.js';
import { Limits } from '../limits/Limits.js';
import { watchEnded } from '../watchEnded.js';
import { EndedSessions } from './EndedSessions.js';
import { type IdentityEngine } from './IdentityEngine.js';
import { openIdentityDatabase } from './openIdentityDatabase.js';
import { SteadyClock } from './SteadyClock.js';

/** A mail, a code and their journals. */
const LEAST_BYTES = 256 * 1024;

/** Whether the disk of a folder has room for what a sign-in keeps; where nobody can say, the write itself will. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_BYTES;
  } catch {
    return true;
  }
}

/**
 * The sign-in in `identity.db` of the data folder.
 * @throws StartupError when it cannot be read
 */
export function sqliteEngine(dataDir: string): IdentityEngine {
  const db = openIdentityDatabase(dataDir);
  const clock = new SteadyClock(db);
  const ended = new EndedSessions(path.join(dataDir, 'auth', 'ended'), db);
  return {
    db: unitsOver(db),
    clock,
    limits: new Limits(db, clock),
    ended,
    hasRoom: () => hasRoom(dataDir),
    settle: async () => {
      clock.keep();
      ended.settle();
    },
    // Another process shares the file only for a moment, and is told nothing.
    announceEnded: () => {},
    watchEnded: (tell) => watchEnded(db, tell),
    expunge: async (uid) => {
      // What is told to a process that others change the accounts of; this one has closed what they had open.
      db.run('DELETE FROM ended WHERE uid = :uid', { uid });
      db.execute('VACUUM');
      db.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close: async () => {
      clock.keep();
      db.close();
    },
  };
}
