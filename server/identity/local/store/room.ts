import { statfsSync } from 'node:fs';

/** A mail, a code and their journals. */
const LEAST_BYTES = 256 * 1024;

/** Whether the disk of a folder has room for what a sign-in keeps; where nobody can say, the write itself will. */
export function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_BYTES;
  } catch {
    return true;
  }
}
