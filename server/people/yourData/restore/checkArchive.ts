import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ProblemError } from '../../../contract/ProblemError.js';
import { type Image } from '../../../contract/images.js';
import { type Recording } from '../../../contract/recordings.js';
import { type RedrawnPicture } from '../../../media/pictures/drawPicture.js';
import { pictureSize } from '../../../media/pictures/pictureSize.js';
import { sniffFile } from '../../../media/recordings/formats/sniff.js';
import { type PersonRecord } from '../../records/PersonRecords.js';
import { ENTRY } from '../archive/names.js';
import { type ArchiveContents, checkedJson, checkedRecord } from '../archive/recordChecks.js';
import { linesOf } from './restoreOwned.js';

const invalid = (detail: string) => new ProblemError('FILE_INVALID', { detail });

/** Draws a picture anew when its turn has come. Throws `FILE_INVALID`. */
export type Redraw = (file: Buffer) => Promise<RedrawnPicture>;

/** An unpacked archive, and what its pictures are drawn with. */
export interface Unpacked {
  readonly folder: string;
  readonly redraw: Redraw;
  readonly signal: AbortSignal;
}

/** Draws a picture anew, as one that is sent is; one whose file was gone when the archive was made is passed over. */
async function redrawImage({ folder, redraw }: Unpacked, record: PersonRecord): Promise<void> {
  const image = record as unknown as Image;
  const file = path.join(folder, ENTRY.image(image));
  if (!existsSync(file)) return;
  const bytes = await readFile(file);
  const size = pictureSize(bytes);
  if (size?.width !== image.width || size.height !== image.height || bytes.length !== image.bytes)
    throw invalid(`${ENTRY.image(image)} is not the picture that it is said to be`);
  const drawn = await redraw(bytes);
  if (drawn.type !== image.type) throw invalid(`${ENTRY.image(image)} is no ${image.type}`);
  // The name of the file tells nothing of whether it was drawn anew: it takes the place of the one that came in at once.
  await writeFile(`${file}.drawn`, drawn.bytes, { mode: 0o600 });
  await rename(`${file}.drawn`, file);
}

async function checkRecording({ folder }: Unpacked, record: PersonRecord): Promise<void> {
  const recording = record as unknown as Recording;
  const file = path.join(folder, ENTRY.recording(recording));
  if (!existsSync(file)) return;
  if ((await stat(file)).size !== recording.bytes || (await sniffFile(file)) !== recording.type)
    throw invalid(`${ENTRY.recording(recording)} is not the recording that it is said to be`);
}

/** What of a record lies in a file of its own. */
const FILES = [
  ['images', redrawImage],
  ['recordings', checkRecording],
] as const;

async function checkFiles(unpacked: Unpacked, { version }: ArchiveContents): Promise<void> {
  for (const [kind, check] of FILES) {
    const file = path.join(unpacked.folder, ENTRY.records(kind));
    if (!existsSync(file)) continue;
    for await (const line of linesOf(file)) {
      unpacked.signal.throwIfAborted();
      await check(unpacked, checkedRecord(kind, version, line));
    }
  }
}

/**
 * Looks at what of an unpacked archive has files of its own, before anything of it is written: that recordings are recordings, and that
 * pictures are pictures, which are drawn anew. Its texts were looked at in the thread that unpacked it. Throws `FILE_INVALID`.
 */
export async function checkArchive(unpacked: Unpacked): Promise<ArchiveContents> {
  const file = path.join(unpacked.folder, ENTRY.contents);
  if (!existsSync(file)) throw invalid(`${ENTRY.contents} is missing`);
  const contents = checkedJson<ArchiveContents>('contents', await readFile(file, 'utf8'));
  const portrait = path.join(unpacked.folder, ENTRY.portrait);
  if (existsSync(portrait)) await unpacked.redraw(await readFile(portrait));
  await checkFiles(unpacked, contents);
  return contents;
}
