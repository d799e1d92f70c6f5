import { createHash } from 'node:crypto';
import { constants, createReadStream, existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, rename, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { StartupError } from '../../config/StartupError.js';

/** What is no file of an installation on PostgreSQL: databases, who holds the folder, and notes about both. */
const LEFT =
  /^(?:people|moving|.*\.db(?:-\w+)?|.*\.db\.damaged-.*|holder\.json|checks\.json|move\.log|\.write-probe)$/u;

/** Names of files in a folder, below it too. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT.test(name))
    .flatMap((entry) => {
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      return readdirSync(path.join(folder, entry.name), { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => path.relative(folder, path.join(each.parentPath, each.name)));
    })
    .toSorted();
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Copies a file, with its time, and compares the copy. One that is there already stays if it is the same. */
async function copyChecked(from: string, to: string): Promise<void> {
  const { size, atime, mtime } = await stat(from);
  const digest = await digestOf(from);
  if (existsSync(to) && (await stat(to)).size === size && (await digestOf(to)) === digest) return;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  const part = `${to}.part`;
  await copyFile(from, part, constants.COPYFILE_FICLONE);
  if ((await digestOf(part)) !== digest)
    throw new StartupError(`${to} is not what ${from} is: was it changed meanwhile?`);
  await utimes(part, atime, mtime);
  await rename(part, to);
}

/**
 * Copies the files that lie beside the databases: pictures, recordings, archives, uploads, keys, weights. Each is compared.
 * @returns how many there are
 */
export async function moveFiles(from: string, to: string): Promise<number> {
  const names = filesIn(from);
  for (const name of names) await copyChecked(path.join(from, name), path.join(to, name));
  return names.length;
}
