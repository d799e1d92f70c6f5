import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { openPromise } from 'yauzl';

import { ProblemError } from '../../contract/ProblemError.js';

/** Most files that an archive may hold, and most bytes of them all when they are unpacked. */
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 8 * 1024 ** 3;
/** Names of files that an archive of ours has; nothing else is unpacked. */
const KNOWN =
  /^(projects\/\d{1,4}\.harta\.json|images\/[0-9A-Z]{26}\.(png|jpeg)|recordings\/[0-9A-Z]{26}\.(mp3|wav|m4a|ogg|flac|webm)|profile\.png|[a-zA-Z]{1,40}\.jsonl?)$/;

const unreadable = (detail: string) => new ProblemError('FILE_INVALID', { detail });

/**
 * Unpacks an archive into a folder; the names of its files there. What it says of its sizes is checked while it is unpacked.
 * Throws `FILE_INVALID` for what is no archive.
 */
export async function unpackArchive(file: string, folder: string, signal?: AbortSignal): Promise<readonly string[]> {
  const zip = await openPromise(file).catch(() => {
    throw unreadable('This is no zip file');
  });
  const names: string[] = [];
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      if (!KNOWN.test(fileName)) continue;
      names.push(fileName);
      bytes += uncompressedSize;
      if (names.length > MOST_ENTRIES || bytes > MOST_BYTES) throw unreadable('The archive is too large');
      const target = path.join(folder, fileName);
      await mkdir(path.dirname(target), { recursive: true });
      const content = await zip.openReadStreamPromise(entry);
      await pipeline(
        content,
        createWriteStream(target, { mode: 0o600 }),
        ...(signal === undefined ? [] : [{ signal }]),
      );
    }
    return names;
  } catch (error) {
    if (error instanceof ProblemError || signal?.aborted === true) throw error;
    const isSystem = typeof (error as NodeJS.ErrnoException).syscall === 'string';
    throw isSystem ? error : unreadable(`The zip file cannot be read: ${String((error as Error).message)}`);
  } finally {
    zip.close();
  }
}
