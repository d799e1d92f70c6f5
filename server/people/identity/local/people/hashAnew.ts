import { Refusal } from '../Refusal.js';
import { type Service } from '../Service.js';
import { type Account } from '../store/Account.js';
import { triedToWrite } from '../store/diskTrouble.js';

/** Too many wait for their turn: the next sign-in does it. */
function unlessCrowded(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/**
 * Hashes a password that was just found right once more where that was done at another cost than today's: nobody else
 * ever has it. A sign-in does not fail for it. @returns what is kept of the password now
 */
export async function hashAnew(
  { db, accounts, passwords }: Service,
  { uid, password: kept }: Account,
  password: string,
): Promise<string | null> {
  if (kept === null || !passwords.isOutdated(kept)) return kept;
  const anew = await passwords.hash(password).catch(unlessCrowded);
  if (anew === null) return kept;
  let present: string | null = kept;
  const isWritten = triedToWrite(() =>
    db.write(() => {
      present = accounts.find(uid)?.password ?? null;
      if (present !== kept) return; // changed while this was hashed
      accounts.update(uid, { password: anew });
      present = anew;
    }),
  );
  return isWritten ? present : kept;
}
