import { type SqlValue } from '../../../../platform/storage/driver.js';
import { type Account, type AccountFields, type LinkedIdentity } from './Account.js';
import { all, get, run, type Unit } from '../../../../platform/storage/Unit.js';

interface AccountRow {
  readonly uid: string;
  readonly email: string | null;
  readonly email_verified: number;
  readonly display_name: string | null;
  readonly photo_url: string | null;
  readonly password: string | null;
  readonly password_at: number | null;
  readonly disabled: number;
  readonly created_at: number;
  readonly last_login_at: number;
  readonly valid_since: number;
  readonly ended_at: number;
}

interface IdentityRow {
  readonly provider_id: LinkedIdentity['providerId'];
  readonly trial: number;
  readonly subject: string;
  readonly email: string | null;
  readonly display_name: string | null;
  readonly photo_url: string | null;
}

const COLUMNS: Readonly<Record<keyof AccountFields, string>> = {
  email: 'email',
  emailVerified: 'email_verified',
  displayName: 'display_name',
  photoUrl: 'photo_url',
  password: 'password',
  passwordAt: 'password_at',
  isDisabled: 'disabled',
  lastLoginAt: 'last_login_at',
  validSince: 'valid_since',
  endedAt: 'ended_at',
};

const sqlValue = (value: AccountFields[keyof AccountFields]): SqlValue =>
  typeof value === 'boolean' ? Number(value) : value;

const identityOf = (row: IdentityRow): LinkedIdentity => ({
  providerId: row.provider_id,
  isTrial: row.trial === 1,
  subject: row.subject,
  email: row.email,
  displayName: row.display_name,
  photoUrl: row.photo_url,
});

/** Accounts and the identities of other services that are linked to them. */
export class Accounts {
  find(uid: string): Unit<Account | undefined> {
    return this.#read('uid = :value', uid);
  }

  /** @param email in small letters */
  findByEmail(email: string): Unit<Account | undefined> {
    return this.#read('email = :value', email);
  }

  /** Whose this identity is. What the stand-in says is never taken for what the service itself says. */
  *findByIdentity({
    providerId,
    isTrial,
    subject,
  }: Pick<LinkedIdentity, 'providerId' | 'isTrial' | 'subject'>): Unit<Account | undefined> {
    const sql = 'SELECT uid FROM identity WHERE provider_id = :providerId AND trial = :trial AND subject = :subject';
    const row = yield* get<{ uid: string }>(sql, { providerId, trial: Number(isTrial), subject });
    return row === undefined ? undefined : yield* this.find(row.uid);
  }

  *insert({ uid, createdAt, identities, ...fields }: Account): Unit<void> {
    yield* run('INSERT INTO account (uid, created_at, last_login_at) VALUES (:uid, :createdAt, :createdAt)', {
      uid,
      createdAt,
    });
    yield* this.update(uid, fields);
    for (const identity of identities) yield* this.link(uid, identity);
  }

  *update(uid: string, changes: Partial<AccountFields>): Unit<void> {
    for (const [field, value] of Object.entries(changes) as [keyof AccountFields, AccountFields[keyof AccountFields]][])
      yield* run(`UPDATE account SET ${COLUMNS[field]} = :value WHERE uid = :uid`, { uid, value: sqlValue(value) });
  }

  /** Links an identity, in place of one of the same service. */
  *link(uid: string, identity: LinkedIdentity): Unit<void> {
    yield* this.unlink(uid, identity.providerId);
    yield* run(
      `INSERT INTO identity (provider_id, trial, subject, uid, email, display_name, photo_url)
       VALUES (:providerId, :trial, :subject, :uid, :email, :displayName, :photoUrl)`,
      {
        uid,
        providerId: identity.providerId,
        trial: Number(identity.isTrial),
        subject: identity.subject,
        email: identity.email,
        displayName: identity.displayName,
        photoUrl: identity.photoUrl,
      },
    );
  }

  *unlink(uid: string, providerId: string): Unit<void> {
    yield* run('DELETE FROM identity WHERE uid = :uid AND provider_id = :providerId', { uid, providerId });
  }

  /** Unlinks every identity, but those of the service to keep. */
  *unlinkAll(uid: string, kept: string | null = null): Unit<void> {
    yield* run('DELETE FROM identity WHERE uid = :uid AND provider_id IS DISTINCT FROM :kept', { uid, kept });
  }

  *unlinkTrials(uid: string): Unit<void> {
    yield* run('DELETE FROM identity WHERE uid = :uid AND trial = 1', { uid });
  }

  /** Removes the account with all that belongs to it. */
  *remove(uid: string): Unit<void> {
    for (const table of ['identity', 'session', 'code', 'device', 'account'])
      yield* run(`DELETE FROM ${table} WHERE uid = :uid`, { uid });
  }

  *#read(condition: string, value: string): Unit<Account | undefined> {
    const row = yield* get<AccountRow>(`SELECT * FROM account WHERE ${condition}`, { value });
    if (row === undefined) return undefined;
    const identities = yield* all<IdentityRow>('SELECT * FROM identity WHERE uid = :uid ORDER BY rowid', {
      uid: row.uid,
    });
    return {
      uid: row.uid,
      email: row.email,
      emailVerified: row.email_verified === 1,
      displayName: row.display_name,
      photoUrl: row.photo_url,
      password: row.password,
      passwordAt: row.password_at,
      isDisabled: row.disabled === 1,
      createdAt: row.created_at,
      lastLoginAt: row.last_login_at,
      validSince: row.valid_since,
      endedAt: row.ended_at,
      identities: identities.map(identityOf),
    };
  }
}
