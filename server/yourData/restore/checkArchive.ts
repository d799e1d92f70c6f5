import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ProblemError } from '../../contract/ProblemError.js';
import { type Image } from '../../contract/images.js';
import { type Recording } from '../../contract/recordings.js';
import { writeFiles } from '../../imports/writeFiles.js';
import { type RedrawnPicture } from '../../pictures/drawPicture.js';
import { pictureSize } from '../../pictures/pictureSize.js';
import { sniffFile } from '../../recordings/formats/sniff.js';
import { type PersonRecord, RECORD_KINDS } from '../../records/PersonRecords.js';
import { ENTRY } from '../archive/names.js';
import { type ArchiveContents, checkedJson } from '../archive/recordChecks.js';
import { linesOf } from './linesOf.js';
import { checkOwned } from './restoreOwned.js';
import { KEPT_IDS } from './restoreGraph.js';

const invalid = (detail: string) => new ProblemError('FILE_INVALID', { detail });

/** Draws a picture anew when its turn has come. Throws `FILE_INVALID`. */
export type Redraw = (file: Buffer) => Promise<RedrawnPicture>;

/** An unpacked archive, and what its pictures are drawn with. */
export interface Unpacked {
  readonly folder: string;
  readonly names: readonly string[];
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
const FILES = { images: redrawImage, recordings: checkRecording } as Partial<
  Record<string, (unpacked: Unpacked, record: PersonRecord) => Promise<void>>
>;

async function checkRecords(unpacked: Unpacked): Promise<void> {
  for (const kind of RECORD_KINDS) {
    const file = path.join(unpacked.folder, ENTRY.records(kind));
    if (!existsSync(file)) continue;
    for await (const line of linesOf(file)) {
      unpacked.signal.throwIfAborted();
      await FILES[kind]?.(unpacked, checkedJson(kind, line));
    }
  }
}

/** Reads the graph of each project to its end. Throws `FileFault`. */
async function checkGraphs({ folder, signal }: Unpacked, { projects }: ArchiveContents): Promise<void> {
  for (const place of projects.keys()) {
    const file = path.join(folder, ENTRY.project(place + 1));
    if (!existsSync(file)) throw invalid(`${ENTRY.project(place + 1)} is missing`);
    for await (const _batch of writeFiles([{ name: path.basename(file), path: file }], KEPT_IDS))
      signal.throwIfAborted();
  }
}

const read = async ({ folder, names }: Unpacked, name: string): Promise<string> => {
  if (!names.includes(name)) throw invalid(`${name} is missing`);
  return readFile(path.join(folder, name), 'utf8');
};

/**
 * Looks at all of an unpacked archive before anything of it is written: profile, settings, every record, every graph, and that pictures are
 * pictures, which are drawn anew. Throws `FILE_INVALID` and `FileFault`.
 */
export async function checkArchive(unpacked: Unpacked): Promise<ArchiveContents> {
  const contents = checkedJson<ArchiveContents>('contents', await read(unpacked, ENTRY.contents));
  checkedJson('profile', await read(unpacked, ENTRY.profile));
  checkedJson('settings', await read(unpacked, ENTRY.settings));
  const portrait = path.join(unpacked.folder, ENTRY.portrait);
  if (existsSync(portrait)) await unpacked.redraw(await readFile(portrait));
  await checkRecords(unpacked);
  await checkOwned(unpacked.folder);
  await checkGraphs(unpacked, contents);
  return contents;
}
