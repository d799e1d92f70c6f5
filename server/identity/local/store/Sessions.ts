import { type SessionLife } from '../../../config/identityLimits.js';
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
/** That a session is used is written so many times in the time after which it would end unused, and not at every use. */
const NOTED_IN_IDLE_TIME = 30;

const sessionOf = ({ id, uid, provider, auth_time: authTime }: SessionRow): Session => ({
  id,
  uid,
  provider,
  authTime,
});
const keyOf = (refreshToken: string) => Buffer.from(digest(refreshToken)).toString('base64url');

/** The sessions of all accounts. Those that the disk did not take live as long as this process, or as any other. */
export class Sessions {
  readonly #remembered = new Map<string, SessionRow>();
  readonly #idle: number;
  readonly #longest: number;

  constructor(
    private readonly db: OwnedDatabase,
    { idleDays, mostDays }: SessionLife,
  ) {
    this.#idle = idleDays * DAY;
    this.#longest = mostDays * DAY;
    db.run('DELETE FROM session WHERE used_at < :idle OR created_at < :longest', {
      idle: Date.now() - this.#idle,
      longest: Date.now() - this.#longest,
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
  remember({ id, uid, provider, authTime, refreshToken }: NewSession): void {
    const now = Date.now();
    const row = { id, uid, provider, auth_time: authTime, created_at: now, used_at: now };
    this.#remembered.set(keyOf(refreshToken), row);
  }

  /** The session whose refresh token this is, unless it is over. It is thereby used. */
  find(refreshToken: string): Session | undefined {
    const remembered = this.#remembered.get(keyOf(refreshToken));
    const row =
      remembered ??
      this.db.get<SessionRow>('SELECT * FROM session WHERE token = :token', { token: digest(refreshToken) });
    const now = Date.now();
    if (row === undefined || this.#isOver(row, now)) return undefined;
    if (remembered !== undefined) this.#remembered.set(keyOf(refreshToken), { ...remembered, used_at: now });
    else if (now - row.used_at > this.#idle / NOTED_IN_IDLE_TIME)
      triedToWrite(() => this.db.run('UPDATE session SET used_at = :now WHERE id = :id', { now, id: row.id }));
    return sessionOf(row);
  }

  /** Whether this session of this account has not been ended. */
  stands(id: string, uid: string): boolean {
    const row =
      this.db.get<SessionRow>('SELECT * FROM session WHERE id = :id AND uid = :uid', { id, uid }) ??
      [...this.#remembered.values()].find((session) => session.id === id && session.uid === uid);
    return row !== undefined && !this.#isOver(row, Date.now());
  }

  /** Ends one of an account. */
  end(id: string, uid: string): void {
    for (const [key, session] of this.#remembered)
      if (session.id === id && session.uid === uid) this.#remembered.delete(key);
    this.db.run('DELETE FROM session WHERE id = :id AND uid = :uid', { id, uid });
  }

  /** Ends all of an account. */
  endAll(uid: string): void {
    for (const [key, session] of this.#remembered) if (session.uid === uid) this.#remembered.delete(key);
    this.db.run('DELETE FROM session WHERE uid = :uid', { uid });
  }

  #isOver({ used_at, created_at }: SessionRow, now: number): boolean {
    return now - used_at > this.#idle || now - created_at > this.#longest;
  }
}
