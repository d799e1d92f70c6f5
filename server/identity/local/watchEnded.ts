import { type OwnedDatabase } from '../../storage/OwnedDatabase.js';

const EVERY_MS = 1_000;

/**
 * Tells whose account another process has disabled or removed (an administrator at the database), so that what they have
 * open is closed. What is asked anew with each request is refused anyway.
 * @returns how to stop
 */
export function watchEnded(db: OwnedDatabase, tell: (uid: string) => void): () => void {
  const version = () => db.get<{ data_version: number }>('PRAGMA data_version', {})?.data_version;
  db.run('DELETE FROM ended', {});
  let seen = version();
  const timer = setInterval(() => {
    const present = version();
    if (present === seen) return;
    const ended = db.all<{ uid: string }>('SELECT uid FROM ended', {});
    ended.forEach(({ uid }) => tell(uid));
    db.run('DELETE FROM ended', {});
    seen = present;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
