import { type SessionLife } from '../../../../platform/config/identityLimits.js';
import { triedToCommit } from './diskTrouble.js';
import { type Clock, type EndedNotes } from './IdentityEngine.js';
import { digest, newSecret } from './secrets.js';
import { all, get, type UnitDatabase, run, type Unit } from '../../../../platform/storage/Unit.js';

/** One sign-in in one browser. */
export interface Session {
  /** Stands in its identity tokens, which are over when it is. */
  readonly id: string;
  readonly uid: string;
  /** `password`, `google.com` … */
  readonly provider: string;
  /** Seconds since 1970, by the clock of the machine, as tokens tell it. */
  readonly authTime: number;
}

/** The browser of a session, as it has said. */
export interface SessionDevice {
  readonly id: string;
  /** What a person calls it: "Firefox, Linux". */
  readonly name: string;
}

/** A session with the one secret that renews its tokens. */
export interface NewSession extends Session {
  readonly refreshToken: string;
  readonly device: SessionDevice | null;
  /** When its person proved who they are: milliseconds since 1970, by the steady clock. */
  readonly provedAt: number;
}

/** A session that stands, as its person sees it. Times are milliseconds since 1970, by the steady clock. */
export interface StandingSession extends Session {
  readonly device: SessionDevice | null;
  readonly provedAt: number;
  readonly createdAt: number;
  /** To half an hour. */
  readonly usedAt: number;
}

interface SessionRow {
  readonly id: string;
  readonly uid: string;
  readonly provider: string;
  readonly auth_time: number;
  readonly created_at: number;
  readonly used_at: number;
  readonly proved_at: number;
  readonly device_id: string | null;
  readonly device: string | null;
}

const DAY = 24 * 3600_000;
/** That a session is used is written so many times in the time after which it would end unused, and not at every use. */
const NOTED_IN_IDLE_TIME = 30;
/** And not seldomer than this, since its person sees when it was last used. */
const NOTED_EVERY_MS = 30 * 60_000;

const sessionOf = ({ id, uid, provider, auth_time: authTime }: SessionRow): Session => ({
  id,
  uid,
  provider,
  authTime,
});
const deviceOf = ({ device_id: id, device: name }: SessionRow): SessionDevice | null =>
  id === null || name === null ? null : { id, name };
const keyOf = (refreshToken: string) => Buffer.from(digest(refreshToken)).toString('base64url');

/** The sessions of all accounts. Those that the disk did not take live as long as this process, or as any other. */
export class Sessions {
  readonly #remembered = new Map<string, SessionRow>();
  readonly #idle: number;
  readonly #longest: number;

  constructor(
    private readonly db: UnitDatabase,
    private readonly clock: Clock,
    private readonly ended: EndedNotes,
    { idleDays, mostDays }: SessionLife,
  ) {
    this.#idle = idleDays * DAY;
    this.#longest = mostDays * DAY;
  }

  /** Removes those that are over. */
  *forgetOver(): Unit<void> {
    yield* run('DELETE FROM session WHERE used_at < :idle OR created_at < :longest', {
      idle: this.clock.now() - this.#idle,
      longest: this.clock.now() - this.#longest,
    });
  }

  /** A new session, not kept yet. @param authTime seconds since 1970 */
  make(uid: string, provider: string, authTime: number): NewSession {
    const secrets = { id: newSecret().slice(0, 22), refreshToken: newSecret() };
    return { ...secrets, uid, provider, authTime, device: null, provedAt: this.clock.now() };
  }

  /** One in the place of another of the same browser, not kept yet. @param before id of the other, which still stands */
  *goOn(before: string, { uid, provider, authTime }: Omit<Session, 'id'>): Unit<NewSession> {
    const { device = null, provedAt = 0 } = (yield* this.standing(uid)).find(({ id }) => id === before) ?? {};
    return { ...this.make(uid, provider, authTime), device, provedAt };
  }

  /** Writes it; to be called within a transaction. */
  *keep({ id, uid, provider, authTime, refreshToken, device, provedAt }: NewSession): Unit<void> {
    yield* run(
      `INSERT INTO session (id, token, uid, provider, auth_time, created_at, used_at, proved_at, device_id, device)
       VALUES (:id, :token, :uid, :provider, :authTime, :now, :now, :provedAt, :deviceId, :device)`,
      {
        id,
        token: digest(refreshToken),
        uid,
        provider,
        authTime,
        now: this.clock.now(),
        provedAt,
        deviceId: device?.id ?? null,
        device: device?.name ?? null,
      },
    );
  }

  /** Holds it in memory, where the disk did not take it. */
  remember({ id, uid, provider, authTime, refreshToken, device, provedAt }: NewSession): void {
    const now = this.clock.now();
    const times = { auth_time: authTime, created_at: now, used_at: now, proved_at: provedAt };
    const named = { device_id: device?.id ?? null, device: device?.name ?? null };
    this.#remembered.set(keyOf(refreshToken), { id, uid, provider, ...times, ...named });
  }

  /** All of an account that stand, last begun first. */
  *standing(uid: string): Unit<StandingSession[]> {
    const now = this.clock.now();
    return [
      ...(yield* all<SessionRow>('SELECT * FROM session WHERE uid = :uid', { uid })),
      ...[...this.#remembered.values()].filter((session) => session.uid === uid),
    ]
      .filter((row) => !this.#isOver(row, now))
      .sort((one, other) => other.created_at - one.created_at)
      .map((row) => ({
        ...sessionOf(row),
        device: deviceOf(row),
        createdAt: row.created_at,
        usedAt: row.used_at,
        provedAt: row.proved_at,
      }));
  }

  /** Keeps which browser a session is of. A full disk takes the word another time. */
  async nameDevice(id: string, uid: string, device: SessionDevice): Promise<void> {
    for (const [key, session] of this.#remembered)
      if (session.id === id && session.uid === uid)
        this.#remembered.set(key, { ...session, device_id: device.id, device: device.name });
    const sql = 'UPDATE session SET device_id = :deviceId, device = :device WHERE id = :id AND uid = :uid';
    const values = { id, uid, deviceId: device.id, device: device.name };
    await triedToCommit(() => this.db.write(run(sql, values)));
  }

  /** The session whose refresh token this is, unless it is over. It is thereby used. */
  async find(refreshToken: string): Promise<Session | undefined> {
    const remembered = this.#remembered.get(keyOf(refreshToken));
    const row =
      remembered ??
      (await this.db.read(
        get<SessionRow>('SELECT * FROM session WHERE token = :token', { token: digest(refreshToken) }),
      ));
    const now = this.clock.now();
    if (row === undefined || this.#isOver(row, now)) return undefined;
    if (remembered !== undefined) this.#remembered.set(keyOf(refreshToken), { ...remembered, used_at: now });
    else if (now - row.used_at > Math.min(this.#idle / NOTED_IN_IDLE_TIME, NOTED_EVERY_MS))
      await triedToCommit(() =>
        this.db.write(run('UPDATE session SET used_at = :now WHERE id = :id', { now, id: row.id })),
      );
    return sessionOf(row);
  }

  /** Whether this session of this account has not been ended. */
  *stands(id: string, uid: string): Unit<boolean> {
    const row =
      (yield* get<SessionRow>('SELECT * FROM session WHERE id = :id AND uid = :uid', { id, uid })) ??
      [...this.#remembered.values()].find((session) => session.id === id && session.uid === uid);
    return row !== undefined && !this.#isOver(row, this.clock.now());
  }

  /** Ends one of an account. */
  *end(id: string, uid: string): Unit<void> {
    for (const [key, session] of this.#remembered)
      if (session.id === id && session.uid === uid) this.#remembered.delete(key);
    yield* run('DELETE FROM session WHERE id = :id AND uid = :uid', { id, uid });
  }

  /** Ends those of an account that began by this service, but one. @returns whether there were any */
  *endBegunBy(provider: string, uid: string, kept: string): Unit<boolean> {
    const ended = (yield* this.standing(uid)).filter((session) => session.provider === provider && session.id !== kept);
    for (const { id } of ended) yield* this.end(id, uid);
    return ended.length > 0;
  }

  /** Ends all of an account. */
  *endAll(uid: string): Unit<void> {
    for (const [key, session] of this.#remembered) if (session.uid === uid) this.#remembered.delete(key);
    yield* run('DELETE FROM session WHERE uid = :uid', { uid });
  }

  /** Ends one of an account, also where the disk takes nothing. */
  async endAtOnce(id: string, uid: string): Promise<void> {
    if (!(await triedToCommit(() => this.db.write(this.end(id, uid))))) this.ended.end(id);
  }

  /** Ends all of an account, also where the disk takes nothing. */
  async endAllAtOnce(uid: string): Promise<void> {
    if (!(await triedToCommit(() => this.db.write(this.endAll(uid))))) this.ended.endAll(uid, this.clock.now());
  }

  #isOver(row: SessionRow, now: number): boolean {
    return now - row.used_at > this.#idle || now - row.created_at > this.#longest || this.ended.isEnded(row);
  }
}
