import { NameNotes } from '../../../../platform/storage/NameNotes.js';
import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { triedToWrite } from './diskTrouble.js';
import { type Endable, type EndedNotes } from './IdentityEngine.js';

/** `account,<uid>,<milliseconds>` or `session,<id>`: as `NameNotes` keeps them. */
const ACCOUNT = /^account,([\w-]+),(\d+)$/;
const SESSION = /^session,([\w-]+)$/;

/**
 * Sessions that were ended while the disk was full, and still stand in the file of accounts: they are over at once, also after a restart,
 * and leave the file when it can be written again.
 */
export class EndedSessions implements EndedNotes {
  readonly #accounts = new Map<string, number>();
  readonly #sessions = new Set<string>();
  readonly #notes: NameNotes;

  constructor(
    folder: string,
    private readonly db: OwnedDatabase,
  ) {
    this.#notes = new NameNotes(folder);
    for (const name of this.#notes.all()) this.#read(name);
    this.settle();
  }

  /** Ends every session of an account that began until then. */
  endAll(uid: string, until: number): void {
    this.#note(`account,${Buffer.from(uid).toString('base64url')},${until}`);
  }

  /** Ends one session. */
  end(id: string): void {
    this.#note(`session,${id}`);
  }

  isEnded({ id, uid, created_at: createdAt }: Endable): boolean {
    return this.#sessions.has(id) || createdAt <= (this.#accounts.get(uid) ?? -1);
  }

  /** Removes them from the file of accounts, as soon as that can be written. */
  settle(): void {
    if (this.#accounts.size + this.#sessions.size === 0) return;
    const isSettled = triedToWrite(() =>
      this.db.write(() => {
        for (const [uid, until] of this.#accounts)
          this.db.run('DELETE FROM session WHERE uid = :uid AND created_at <= :until', { uid, until });
        for (const id of this.#sessions) this.db.run('DELETE FROM session WHERE id = :id', { id });
      }),
    );
    if (!isSettled) return;
    this.#accounts.clear();
    this.#sessions.clear();
    for (const name of this.#notes.all()) this.#notes.remove(name);
  }

  #note(name: string): void {
    this.#read(name);
    this.#notes.add(name);
  }

  #read(name: string): void {
    const [, account, until] = ACCOUNT.exec(name) ?? [];
    const [, session] = SESSION.exec(name) ?? [];
    if (session !== undefined) this.#sessions.add(session);
    if (account === undefined) return;
    const uid = Buffer.from(account, 'base64url').toString();
    this.#accounts.set(uid, Math.max(Number(until), this.#accounts.get(uid) ?? 0));
  }
}
