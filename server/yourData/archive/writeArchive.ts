import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { ZipFile } from 'yazl';

import { type OwnerId } from '../../contract/ids.js';
import { archiveEntries, type ArchiveSource } from './entries.js';

/** Only who runs Harta may read it. */
const OWNER_ONLY = 0o600;

/** How an archive is written. */
interface Writing {
  readonly path: string;
  /** What stands as the time of each file. */
  readonly at: Date;
  readonly signal: AbortSignal;
  /** Told each time that a file of it is whole. */
  onEntry(): void;
}

/** Writes everything of a person into one zip file, one entry after the other, none of them held in memory. */
export async function writeArchive(source: ArchiveSource, owner: OwnerId, writing: Writing): Promise<void> {
  const { path, at, signal, onEntry } = writing;
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: OWNER_ONLY }), { signal });
  // A failure of writing ends the reading too, and is told by what waits for both.
  let failed: unknown;
  written.catch((error: unknown) => (failed = error));
  for await (const { name, chunks } of archiveEntries(source, owner)) {
    if (failed !== undefined) break;
    signal.throwIfAborted();
    const content = Readable.from(chunks);
    const whole = new Promise<void>((resolve, reject) => {
      content.on('end', resolve).on('error', reject);
      written.then(resolve, reject);
    });
    zip.addReadStream(content, name, { mtime: at });
    await whole;
    onEntry();
  }
  zip.end();
  await written;
}
