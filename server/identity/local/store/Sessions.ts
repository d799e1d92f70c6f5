import { type OwnedDatabase } from '../../../storage/OwnedDatabase.js';
import { triedToWrite } from './diskTrouble.js';
import { digest, newSecret } from './secrets.js';

/** One sign-in in one browser. */
export interface Session {
  /** Stands in its identity tokens, which are over when it is. */
  readonly id: string;
  readonly uid: string;
  /** `password`, `google.com` … */
  readonly provider: string;
  /** Seconds since 1970. */
  readonly authTime: number;
}

/** A session with the one secret that renews its tokens. */
export interface NewSession extends Session {
  readonly refreshToken: string;
}

interface SessionRow {
  readonly id: string;
  readonly uid: string;
  readonly provider: string;
  readonly auth_time: number;
  readonly created_at: number;
  readonly used_at: number;
}

const DAY = 24 * 3600_000;
/** A browser that was not here for so long signs in again; and every browser does so once a year. */
const IDLE = 60 * DAY;
const LONGEST = 365 * DAY;

const sessionOf = ({ id, uid, provider, auth_time: authTime }: SessionRow): Session => ({
  id,
  uid,
  provider,
  authTime,
});
const isOver = (row: SessionRow, now: number) => now - row.used_at > IDLE || now - row.created_at > LONGEST;
const keyOf = (refreshToken: string) => Buffer.from(digest(refreshToken)).toString('base64url');

/** The sessions of all accounts. Those that the disk did not take live as long as this process. */
export class Sessions {
  readonly #remembered = new Map<string, Session>();

  constructor(private readonly db: OwnedDatabase) {
    db.run('DELETE FROM session WHERE used_at < :idle OR created_at < :longest', {
      idle: Date.now() - IDLE,
      longest: Date.now() - LONGEST,
    });
  }

  /** A new session, not kept yet. @param authTime seconds since 1970 */
  make(uid: string, provider: string, authTime: number): NewSession {
    return { id: newSecret().slice(0, 22), uid, provider, authTime, refreshToken: newSecret() };
  }

  /** Writes it; to be called within a transaction. */
  keep({ id, uid, provider, authTime, refreshToken }: NewSession): void {
    this.db.run(
      `INSERT INTO session (id, token, uid, provider, auth_time, created_at, used_at)
       VALUES (:id, :token, :uid, :provider, :authTime, :now, :now)`,
      { id, token: digest(refreshToken), uid, provider, authTime, now: Date.now() },
    );
  }

  /** Holds it in memory, where the disk did not take it. */
  remember({ refreshToken, ...session }: NewSession): void {
    this.#remembered.set(keyOf(refreshToken), session);
  }

  /** The session whose refresh token this is, unless it is over. */
  find(refreshToken: string): Session | undefined {
    const row = this.db.get<SessionRow>('SELECT * FROM session WHERE token = :token', { token: digest(refreshToken) });
    if (row === undefined) return this.#remembered.get(keyOf(refreshToken));
    const now = Date.now();
    if (isOver(row, now)) return undefined;
    if (now - row.used_at > DAY)
      triedToWrite(() => this.db.run('UPDATE session SET used_at = :now WHERE id = :id', { now, id: row.id }));
    return sessionOf(row);
  }

  /** Whether this session of this account has not been ended. */
  stands(id: string, uid: string): boolean {
    const row = this.db.get<SessionRow>('SELECT * FROM session WHERE id = :id AND uid = :uid', { id, uid });
    if (row !== undefined) return !isOver(row, Date.now());
    return [...this.#remembered.values()].some((session) => session.id === id && session.uid === uid);
  }

  /** Ends all of an account. */
  endAll(uid: string): void {
    for (const [key, session] of this.#remembered) if (session.uid === uid) this.#remembered.delete(key);
    this.db.run('DELETE FROM session WHERE uid = :uid', { uid });
  }
}
