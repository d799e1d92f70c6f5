import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';

/** What lies at a place; undefined where nothing does, or where no place can be: below a file, or in a folder that is closed to us. */
export function lyingAt(place: string): Stats | undefined {
  try {
    return statSync(place);
  } catch {
    return undefined;
  }
}

/** Whether a file begins with these letters, by which formats are told. */
export function beginsWith(file: string, letters: string): boolean {
  if (lyingAt(file)?.isFile() !== true) return false;
  const opened = openSync(file, 'r');
  try {
    const head = Buffer.alloc(letters.length);
    return readSync(opened, head, 0, head.length, 0) === head.length && head.toString('latin1') === letters;
  } finally {
    closeSync(opened);
  }
}
