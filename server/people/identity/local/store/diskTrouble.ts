const TROUBLE = /disk is full|disk I\/O error|readonly database|unable to open database/i;

let isTold = false;

/** Whether SQLite could not write, for a reason that is the disk's. */
export const isDiskTrouble = (error: unknown): boolean => error instanceof Error && TROUBLE.test(error.message);

/** Says once that the disk takes nothing. @throws what was thrown for another reason */
function passOver(error: unknown): false {
  if (!isDiskTrouble(error)) throw error;
  if (!isTold)
    console.error(`Sign-in keeps new sessions in memory only, until the disk takes them again: ${String(error)}`);
  isTold = true;
  return false;
}

/**
 * Tries to write what sign-in can do without.
 * @returns whether it is written
 * @throws what was thrown for another reason than the disk
 */
export function triedToWrite(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    return passOver(error);
  }
}

/** The same of what an engine commits. */
export const triedToCommit = (commit: () => Promise<unknown>): Promise<boolean> => commit().then(() => true, passOver);
