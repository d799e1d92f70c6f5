import { open } from 'node:fs/promises';

/** Sound as every transcriber takes it: one channel of 16 bits, so many times a second. */
export const SOUND_RATE = 16_000;
const SAMPLE_BYTES = 2;
/** Bytes before the samples of a WAV file as we write it. */
export const WAV_HEAD = 44;

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

/** How long the sound of a file is that has so many bytes. */
export const secondsOfBytes = (bytes: number): number => bytes / SAMPLE_BYTES / SOUND_RATE;

const bytesAt = (second: number): number => Math.round(second * SOUND_RATE) * SAMPLE_BYTES;

/** The head of a WAV file with so many bytes of sound. */
function wavHead(bytes: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(WAV_HEAD);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(WAV_HEAD - 8 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SOUND_RATE, 24);
  head.writeUInt32LE(SOUND_RATE * SAMPLE_BYTES, 28);
  head.writeUInt16LE(SAMPLE_BYTES, 32);
  head.writeUInt16LE(SAMPLE_BYTES * 8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return head;
}

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
