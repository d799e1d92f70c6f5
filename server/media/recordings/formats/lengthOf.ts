import { type FileHandle, open } from 'node:fs/promises';

import { type RecordingType } from '../../../../domain/audio/recording.js';
import { m4aSeconds } from './m4a.js';
import { FrameCounter } from './mp3.js';
import { oggSeconds } from './ogg.js';
import { bytesAt } from './sniff.js';
import { wavLayout, wavSeconds } from './wav.js';
import { webmSeconds } from './webm.js';

/** What a file tells of its length: seconds, `unknown`, or that there is no sound in it. */
export type FileLength = number | 'unknown' | 'damaged';

/** The seconds that were read, where there can be so many. */
const secondsOr = <T>(seconds: number | undefined, otherwise: T): number | T =>
  seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : otherwise;

async function ofWav(file: FileHandle): Promise<FileLength> {
  const layout = await wavLayout(file);
  return secondsOr(layout && wavSeconds(layout), 'damaged');
}

async function ofMp3(file: FileHandle): Promise<FileLength> {
  const counter = new FrameCounter();
  for await (const chunk of file.createReadStream({ autoClose: false, highWaterMark: 1024 ** 2 }))
    counter.push(chunk as Buffer);
  return secondsOr(counter.seconds, 'damaged');
}

/** The first part of a FLAC file says how many samples there are, in 36 bits after 20 of their rate. */
async function ofFlac(file: FileHandle): Promise<FileLength> {
  const head = await bytesAt(file, 0, 42);
  if (head.length < 42) return 'damaged';
  const rate = head.readUIntBE(18, 3) >>> 4;
  const samples = (head.readUInt8(21) & 15) * 2 ** 32 + head.readUInt32BE(22);
  if (rate === 0) return 'damaged';
  return samples === 0 ? 'unknown' : samples / rate;
}

const READERS: Partial<Readonly<Record<RecordingType, (file: FileHandle) => Promise<FileLength>>>> = {
  wav: ofWav,
  mp3: ofMp3,
  flac: ofFlac,
  // What tells no length that can be is taken all the same: who transcribes says how long it was.
  m4a: async (file) => secondsOr(await m4aSeconds(file), 'unknown'),
  ogg: async (file) => secondsOr(await oggSeconds(file), 'unknown'),
  webm: async (file) => secondsOr(await webmSeconds(file), 'unknown'),
};

/** How long the sound of a file is. */
export async function lengthOf(path: string, type: RecordingType): Promise<FileLength> {
  const read = READERS[type];
  if (read === undefined) return 'unknown';
  const file = await open(path);
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}
