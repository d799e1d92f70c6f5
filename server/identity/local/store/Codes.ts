import { type OwnedDatabase } from '../../../storage/OwnedDatabase.js';
import { type MailKind } from '../../mails/Mail.js';
import { Refusal } from '../Refusal.js';
import { digest, newSecret } from './secrets.js';

/** What a mailed code allows. */
export interface MailedCode {
  readonly uid: string;
  readonly kind: MailKind;
  /** The account's address when the code was made; of RECOVER_EMAIL the one to go back to. */
  readonly email: string;
  readonly newEmail: string | null;
}

interface CodeRow {
  readonly uid: string | null;
  readonly kind: MailKind;
  readonly email: string;
  readonly new_email: string | null;
  readonly expires_at: number;
}

const HOUR = 3600_000;
/** So long it is said of a code that it is too old, and not that there is no such code. */
const REMEMBERED = 24 * HOUR;

/** The codes that mails carry: each works once, for an hour; only their digests are kept. */
export class Codes {
  constructor(private readonly db: OwnedDatabase) {}

  /**
   * Makes and writes one.
   * @param uid null for an address without an account: the same is written, so that it takes as long, and works for nobody
   */
  make(uid: string | null, kind: MailKind, email: string, newEmail: string | null = null): string {
    const code = newSecret();
    const now = Date.now();
    this.db.write(() => {
      this.db.run('DELETE FROM code WHERE expires_at < :before', { before: now - REMEMBERED });
      this.db.run(
        `INSERT INTO code (hash, uid, kind, email, new_email, expires_at)
         VALUES (:hash, :uid, :kind, :email, :newEmail, :expiresAt)`,
        { hash: digest(code), uid, kind, email, newEmail, expiresAt: now + HOUR },
      );
    });
    return code;
  }

  /** What a code allows. @throws Refusal INVALID_OOB_CODE or EXPIRED_OOB_CODE */
  read(code: string): MailedCode {
    const row = this.db.get<CodeRow>('SELECT * FROM code WHERE hash = :hash', { hash: digest(code) });
    if (row === undefined || row.uid === null) throw new Refusal('INVALID_OOB_CODE');
    if (row.expires_at <= Date.now()) throw new Refusal('EXPIRED_OOB_CODE');
    return { uid: row.uid, kind: row.kind, email: row.email, newEmail: row.new_email };
  }

  /** Uses a code up; to be called within the transaction that does what it allows. @throws Refusal INVALID_OOB_CODE */
  use(code: string): void {
    const used = this.db.run('DELETE FROM code WHERE hash = :hash', { hash: digest(code) });
    if (used !== 1) throw new Refusal('INVALID_OOB_CODE');
  }

  /** Uses up every code of an account, but those that take a changed address back. */
  forget(uid: string): void {
    this.db.run("DELETE FROM code WHERE uid = :uid AND kind <> 'RECOVER_EMAIL'", { uid });
  }
}
