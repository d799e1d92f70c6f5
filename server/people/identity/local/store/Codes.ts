import { type MailKind } from '../../mails/Mail.js';
import { Refusal } from '../Refusal.js';
import { digest, newSecret } from './secrets.js';
import { type Clock } from './IdentityEngine.js';
import { get, run, type Unit } from '../../../../platform/storage/Unit.js';

/** What a mailed code allows. */
export interface MailedCode {
  readonly uid: string;
  readonly kind: MailKind;
  /** The account's address when the code was made; of RECOVER_EMAIL the one to go back to. */
  readonly email: string;
  readonly newEmail: string | null;
  /** How whoever asked for it had signed in; null where nobody had. */
  readonly provider: string | null;
  /** When the password had been set that the account had when the code was made. */
  readonly passwordAt: number | null;
  /** Codes are numbered as they are made, whatever the clock says. */
  readonly number: number;
}

type CodeDetails = Pick<MailedCode, 'newEmail' | 'provider' | 'passwordAt'>;

interface CodeRow {
  readonly number: number;
  readonly uid: string | null;
  readonly kind: MailKind;
  readonly email: string;
  readonly new_email: string | null;
  readonly provider: string | null;
  readonly password_at: number | null;
  readonly expires_at: number;
}

/** Which addresses an account can be taken back to afterwards: all, none, or those of codes with a smaller number. */
export type RecoveriesLeft = 'all' | 'none' | { readonly earlierThan: number };

const HOUR = 3600_000;
/** So long it is said of a code that it is too old, and not that there is no such code. */
const REMEMBERED = 24 * HOUR;

/** The codes that mails carry: each works once, for an hour; only their digests are kept. */
export class Codes {
  constructor(private readonly clock: Clock) {}

  /**
   * Makes and writes one, in a transaction.
   * @param uid null for an address without an account: the same is written, so that it takes as long, and works for nobody
   */
  *make(
    uid: string | null,
    kind: MailKind,
    email: string,
    { newEmail = null, provider = null, passwordAt = null }: Partial<CodeDetails> = {},
  ): Unit<string> {
    const code = newSecret();
    const now = this.clock.now();
    yield* run('DELETE FROM code WHERE expires_at < :before', { before: now - REMEMBERED });
    yield* run(
      `INSERT INTO code (hash, uid, kind, email, new_email, provider, password_at, expires_at)
       VALUES (:hash, :uid, :kind, :email, :newEmail, :provider, :passwordAt, :expiresAt)`,
      { hash: digest(code), uid, kind, email, newEmail, provider, passwordAt, expiresAt: now + HOUR },
    );
    return code;
  }

  /** What a code allows. @throws Refusal INVALID_OOB_CODE or EXPIRED_OOB_CODE */
  *read(code: string): Unit<MailedCode> {
    const row = yield* get<CodeRow>('SELECT rowid AS number, * FROM code WHERE hash = :hash', { hash: digest(code) });
    if (row === undefined || row.uid === null) throw new Refusal('INVALID_OOB_CODE');
    if (row.expires_at <= this.clock.now()) throw new Refusal('EXPIRED_OOB_CODE');
    const { uid, kind, email, new_email: newEmail, provider, password_at: passwordAt, number } = row;
    return { uid, kind, email, newEmail, provider, passwordAt, number };
  }

  /** Uses a code up; to be called within the transaction that does what it allows. @throws Refusal INVALID_OOB_CODE */
  *use(code: string): Unit<void> {
    const used = yield* run('DELETE FROM code WHERE hash = :hash', { hash: digest(code) });
    if (used !== 1) throw new Refusal('INVALID_OOB_CODE');
  }

  /** Uses up every code of an account, and those that take a changed address back as far as is said. */
  *forget(uid: string, left: RecoveriesLeft): Unit<void> {
    if (left === 'none') return void (yield* run('DELETE FROM code WHERE uid = :uid', { uid }));
    yield* run("DELETE FROM code WHERE uid = :uid AND kind <> 'RECOVER_EMAIL'", { uid });
    if (left !== 'all')
      yield* run('DELETE FROM code WHERE uid = :uid AND rowid >= :number', { uid, number: left.earlierThan });
  }

  /** The account that can still be taken back to this address. */
  *recoverable(email: string): Unit<string | undefined> {
    const sql = "SELECT uid FROM code WHERE email = :email AND kind = 'RECOVER_EMAIL' AND expires_at > :now LIMIT 1";
    return (yield* get<{ uid: string }>(sql, { email, now: this.clock.now() }))?.uid;
  }

  /** Whether the address of the account can still be taken back. */
  *isContested(uid: string): Unit<boolean> {
    const sql = "SELECT uid FROM code WHERE uid = :uid AND kind = 'RECOVER_EMAIL' AND expires_at > :now LIMIT 1";
    return (yield* get(sql, { uid, now: this.clock.now() })) !== undefined;
  }
}
