import { every } from '../../../platform/faults/timers.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';

const EVERY_MS = 1_000;

/**
 * Tells whose account another process has disabled or removed, or whose sessions it has ended (an administrator), so that what they have
 * open is closed. What is asked anew with each request is refused anyway.
 * @returns how to stop
 */
export function watchEnded(db: OwnedDatabase, tell: (uid: string) => void): () => void {
  const version = () => db.get<{ data_version: number }>('PRAGMA data_version', {})?.data_version;
  db.run('DELETE FROM ended', {});
  let seen = version();
  return every(EVERY_MS, 'Ended sessions could not be read', () => {
    const present = version();
    if (present === seen) return;
    // In one statement: what another process writes between two would be deleted unread.
    const ended = db.all<{ uid: string }>('DELETE FROM ended RETURNING uid', {});
    ended.forEach(({ uid }) => tell(uid));
    seen = present;
  });
}
