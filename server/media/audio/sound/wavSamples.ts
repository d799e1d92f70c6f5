import { type WavLayout } from '../../recordings/formats/wav.js';

/** How a sample of a WAV file is read, by its coding and its bits: as a number between -1 and 1. */
const READERS: Readonly<Record<string, (bytes: Buffer, at: number) => number>> = {
  '1 8': (bytes, at) => (bytes.readUInt8(at) - 128) / 128,
  '1 16': (bytes, at) => bytes.readInt16LE(at) / 2 ** 15,
  '1 24': (bytes, at) => bytes.readIntLE(at, 3) / 2 ** 23,
  '1 32': (bytes, at) => bytes.readInt32LE(at) / 2 ** 31,
  '3 32': (bytes, at) => bytes.readFloatLE(at),
};

/** Whole samples of a WAV file, all channels as one. */
export function wavSamples(bytes: Buffer, { coding, channels, bits }: WavLayout): Float32Array {
  const read = READERS[`${coding} ${bits}`];
  if (read === undefined) throw new Error(`no samples of ${coding} with ${bits} bits`);
  const each = bits / 8;
  const frames = Math.floor(bytes.length / (channels * each));
  return Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) sum += read(bytes, (frame * channels + channel) * each);
    return sum / channels;
  });
}
