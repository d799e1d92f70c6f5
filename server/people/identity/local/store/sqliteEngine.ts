import { statfsSync } from 'node:fs';
import path from 'node:path';

import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { Limits } from '../limits/Limits.js';
import { watchEnded } from '../watchEnded.js';
import { EndedSessions } from './EndedSessions.js';
import { type IdentityEngine } from './IdentityEngine.js';
import { openIdentityDatabase } from './openIdentityDatabase.js';
import { SteadyClock } from './SteadyClock.js';
import { type Unit } from './Unit.js';

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

/** Runs a unit without a pause: nothing of this process comes in between. */
function runAtOnce<T>(db: OwnedDatabase, unit: Unit<T>): T {
  let step = unit.next();
  while (step.done !== true) {
    const { sql, values, gives } = step.value;
    step = unit.next(
      gives === 'row' ? db.get(sql, values) : gives === 'rows' ? db.all(sql, values) : db.run(sql, values),
    );
  }
  return step.value;
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
    db: {
      read: async (unit) => runAtOnce(db, unit),
      write: async (unit) => db.write(() => runAtOnce(db, unit)),
    },
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
