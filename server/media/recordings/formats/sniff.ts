import { type FileHandle, open } from 'node:fs/promises';

import { type RecordingType } from '../../../../domain/audio/recording.js';
import { frameAt } from './mp3.js';

/** So many bytes tell what a file is. */
export const TELLING = 16;

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

const SIGNS: readonly { readonly type: RecordingType; is(bytes: Buffer): boolean }[] = [
  { type: 'wav', is: (bytes) => /^RIFF$/u.test(ascii(bytes, 0, 4)) && ascii(bytes, 8, 12) === 'WAVE' },
  { type: 'flac', is: (bytes) => ascii(bytes, 0, 4) === 'fLaC' },
  { type: 'ogg', is: (bytes) => ascii(bytes, 0, 4) === 'OggS' },
  { type: 'm4a', is: (bytes) => ascii(bytes, 4, 8) === 'ftyp' },
  { type: 'webm', is: (bytes) => bytes.readUInt32BE(0) === 0x1a45dfa3 },
  // A tag may stand before the first frame.
  { type: 'mp3', is: (bytes) => ascii(bytes, 0, 3) === 'ID3' || frameAt(bytes, 0) !== undefined },
];

/** Bytes of a file from a place on; fewer where it ends. */
export async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** What a file is by its first bytes, whatever it is called; undefined for what is no recording. */
function sniffRecording(bytes: Buffer): RecordingType | undefined {
  return bytes.length < TELLING ? undefined : SIGNS.find(({ is }) => is(bytes))?.type;
}

/** The same of a file. */
export async function sniffFile(path: string): Promise<RecordingType | undefined> {
  const file = await open(path);
  try {
    return sniffRecording(await bytesAt(file, 0, TELLING));
  } finally {
    await file.close();
  }
}
