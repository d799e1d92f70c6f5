import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { ZipFile } from 'yazl';

import { type OwnerId } from '../../../contract/ids.js';
import { archiveEntries, type ArchiveEntry, type ArchiveSource } from './entries.js';

/** Only who runs Harta may read it. */
const OWNER_ONLY = 0o600;

/** How a zip is written. */
interface Writing {
  /** What stands as the time of each file. */
  readonly at: Date;
  readonly signal?: AbortSignal;
  /** Told each time that a file of it is whole. */
  onEntry?(): void;
}

/** Puts files into a zip, one after the other, none of them held in memory; `written` rejects where nobody takes it any more. */
async function fill(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>, written: Promise<void>, writing: Writing) {
  const { at, signal, onEntry } = writing;
  // A failure of writing ends the reading too, and is told by what waits for both.
  let failed: unknown;
  written.catch((error: unknown) => (failed = error));
  for await (const { name, chunks } of entries) {
    if (failed !== undefined) break;
    signal?.throwIfAborted();
    const content = Readable.from(chunks);
    const whole = new Promise<void>((resolve, reject) => {
      content.on('end', resolve).on('error', reject);
      written.then(resolve, reject);
    });
    zip.addReadStream(content, name, { mtime: at });
    await whole;
    onEntry?.();
  }
  zip.end();
  await written;
}

/** Writes everything of a person into one zip file. */
export async function writeArchive(
  source: ArchiveSource,
  owner: OwnerId,
  { path, ...writing }: Writing & { readonly path: string; readonly signal: AbortSignal },
): Promise<void> {
  const zip = new ZipFile();
  const file = createWriteStream(path, { mode: OWNER_ONLY });
  const written = pipeline(zip.outputStream, file, { signal: writing.signal });
  await fill(zip, archiveEntries(source, owner), written, writing);
}

/** Files as one zip, made while it is read. */
export function zipStream(entries: AsyncIterable<ArchiveEntry>, at: Date): Readable {
  const zip = new ZipFile();
  const sent = new PassThrough();
  const written = pipeline(zip.outputStream, sent);
  fill(zip, entries, written, { at }).catch((error: unknown) => sent.destroy(error as Error));
  return sent;
}
