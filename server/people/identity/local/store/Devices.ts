import { digest, newSecret } from './secrets.js';
import { type Clock } from './IdentityEngine.js';
import { get, run, type Unit } from '../../../../platform/storage/Unit.js';

/** Most browsers of one account that are remembered. */
const MOST = 20;
const REMEMBERED_MS = 400 * 24 * 3600_000;

/** The browsers that accounts signed in from, by a mark that each keeps; only its digest is here. A mark proves nothing else. */
export class Devices {
  constructor(private readonly clock: Clock) {}

  /** Whether the browser with this mark has signed in to the account. */
  *isKnown(mark: string | null, uid: string): Unit<boolean> {
    if (mark === null) return false;
    const row = yield* get<{ at: number }>('SELECT used_at AS at FROM device WHERE mark = :mark AND uid = :uid', {
      mark: digest(mark),
      uid,
    });
    return row !== undefined && this.clock.now() - row.at < REMEMBERED_MS;
  }

  /**
   * Remembers the browser of an account that has proved who it is; to be called within a transaction. A mark that the account does not
   * know may have been put there by somebody else: the browser gets a new one, which other accounts of it then know too.
   * @returns the mark that the browser is to keep
   */
  *remember(before: string | null, uid: string): Unit<string> {
    const now = this.clock.now();
    const mark = before !== null && (yield* this.isKnown(before, uid)) ? before : newSecret();
    if (before !== null && mark !== before)
      yield* run('UPDATE device SET mark = :mark WHERE mark = :before', {
        mark: digest(mark),
        before: digest(before),
      });
    yield* run(
      `INSERT INTO device (mark, uid, used_at) VALUES (:mark, :uid, :now)
       ON CONFLICT (mark, uid) DO UPDATE SET used_at = excluded.used_at`,
      { mark: digest(mark), uid, now },
    );
    yield* run(
      `DELETE FROM device WHERE uid = :uid AND mark NOT IN
         (SELECT mark FROM device WHERE uid = :uid ORDER BY used_at DESC LIMIT ${MOST})`,
      { uid },
    );
    return mark;
  }

  /** Forgets the browsers of an account, but the one with this mark. */
  *forget(uid: string, kept: string | null = null): Unit<void> {
    yield* run('DELETE FROM device WHERE uid = :uid AND mark IS DISTINCT FROM :kept', {
      uid,
      kept: kept === null ? null : digest(kept),
    });
  }
}
