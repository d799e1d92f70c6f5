const TROUBLE = /disk is full|disk I\/O error|readonly database|unable to open database/i;

let isTold = false;

/** Whether SQLite could not write, for a reason that is the disk's. */
export const isDiskTrouble = (error: unknown): boolean => error instanceof Error && TROUBLE.test(error.message);

/**
 * Tries to write what sign-in can do without; says once that the disk has not taken it.
 * @returns whether it is written
 * @throws what was thrown for another reason
 */
export function triedToWrite(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (!isDiskTrouble(error)) throw error;
    if (!isTold)
      console.error(`Sign-in keeps new sessions in memory only, until the disk takes them again: ${String(error)}`);
    isTold = true;
    return false;
  }
}
