import { Refusal } from '../Refusal.js';
import { type Service } from '../Service.js';
import { type Unit } from '../../../../platform/storage/Unit.js';
import { type Account } from '../store/Account.js';
import { triedToCommit } from '../store/diskTrouble.js';

/** Too many wait for their turn: the next sign-in does it. */
function unlessCrowded(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Keeps a hash in the place of the one before, unless the password was changed meanwhile. @returns the one that is kept now */
function* replaceHash({ accounts }: Service, uid: string, before: string, anew: string): Unit<string | null> {
  const present = (yield* accounts.find(uid))?.password ?? null;
  if (present !== before) return present;
  yield* accounts.update(uid, { password: anew });
  return anew;
}

/**
 * Hashes a password that was just found right once more where that was done at another cost than today's: nobody else
 * ever has it. A sign-in does not fail for it. @returns what is kept of the password now
 */
export async function hashAnew(
  service: Service,
  { uid, password: kept }: Account,
  password: string,
): Promise<string | null> {
  const { db, passwords } = service;
  if (kept === null || !passwords.isOutdated(kept)) return kept;
  const anew = await passwords.hash(password).catch(unlessCrowded);
  if (anew === null) return kept;
  let present: string | null = kept;
  const isWritten = await triedToCommit(async () => {
    present = await db.write(replaceHash(service, uid, kept, anew));
  });
  return isWritten ? present : kept;
}
