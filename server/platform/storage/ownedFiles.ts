import { createHash } from 'node:crypto';
import { copyFile, link, rm } from 'node:fs/promises';
import path from 'node:path';

import { type OwnerId } from '../../contract/ids.js';

/** The folder of a person below a folder of files: what they are called is never part of a path. */
export const folderOfOwner = (root: string, owner: OwnerId): string =>
  path.join(root, createHash('sha256').update(owner).digest('hex').slice(0, 32));

/** Keeps a copy of a file under a name that nothing has; what is there stays. The folder must be there. */
export async function keepCopy(from: string, file: string): Promise<void> {
  // A kill in the midst of copying leaves nothing under its name, where it would stay for good.
  const part = `${file}.part`;
  await copyFile(from, part);
  await link(part, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(part, { force: true });
}
