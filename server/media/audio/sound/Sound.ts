import { open, stat } from 'node:fs/promises';

import { SAMPLE_BYTES, SOUND_RATE, wavHead } from '../../../../domain/audio/wavHead.js';

/** A stretch of decoded sound, in seconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Decoded sound that lies in a file without a head. */
export interface Sound {
  readonly path: string;
  readonly seconds: number;
}

/** Longest sound that is made of a file, in bytes: a day. What is packed can be of any length. */
export const MOST_SOUND_BYTES = 24 * 3600 * SOUND_RATE * SAMPLE_BYTES;

/** How long the sound of a file is that has so many bytes. */
export const secondsOfBytes = (bytes: number): number => bytes / SAMPLE_BYTES / SOUND_RATE;

const bytesAt = (second: number): number => Math.round(second * SOUND_RATE) * SAMPLE_BYTES;

/** How many bytes a file has; undefined where there is none. */
export const fileSize = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/** A stretch of sound as samples. */
export async function samplesOf({ path }: Sound, { from, to }: Stretch): Promise<Buffer<ArrayBuffer>> {
  const [start, end] = [bytesAt(from), bytesAt(to)];
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A stretch of sound as a WAV file. */
export async function wavOf(sound: Sound, stretch: Stretch): Promise<Blob> {
  const samples = await samplesOf(sound, stretch);
  return new Blob([wavHead(samples.length), samples]);
}
