import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

const KEY_BYTES = 32;

/**
 * The key of 256 bits that a file of the data folder keeps, readable by its owner alone; made on first use, whole or not at all. One
 * that is damaged is made anew: what was sealed with it is refused then, and asked for again.
 */
export async function sealingKey(file: string): Promise<Buffer> {
  const kept = await keyIn(file);
  if (kept?.length === KEY_BYTES) return kept;
  if (kept !== undefined) await rm(file);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
  // Of two that make one at once, both take the first.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file);
}

const keyIn = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
