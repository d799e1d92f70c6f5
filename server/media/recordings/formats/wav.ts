import { type FileHandle } from 'node:fs/promises';

import { bytesAt } from './sniff.js';

/** How the sound of a WAV file lies in it. */
export interface WavLayout {
  /** 1 for whole numbers, 3 for fractions; others are compressed. */
  readonly coding: number;
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
  /** Place of its first byte, and how many there are. */
  readonly start: number;
  readonly bytes: number;
}

/** In the place of a coding: the real one stands further on. */
const EXTENSIBLE = 0xfffe;
/** Most parts of a file that are looked at before its sound. */
const MOST_PARTS = 100;

/** Reads how the sound lies in a WAV file; undefined for one that is damaged. */
export async function wavLayout(file: FileHandle): Promise<WavLayout | undefined> {
  const { size } = await file.stat();
  let format: Pick<WavLayout, 'coding' | 'channels' | 'rate' | 'bits'> | undefined;
  let at = 12;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const head = await bytesAt(file, at, 8);
    if (head.length < 8) return undefined;
    const name = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    if (name === 'fmt ') {
      const said = await bytesAt(file, at + 8, 26);
      if (said.length < 16) return undefined;
      const plain = said.readUInt16LE(0);
      const coding = plain === EXTENSIBLE && said.length === 26 ? said.readUInt16LE(24) : plain;
      format = { coding, channels: said.readUInt16LE(2), rate: said.readUInt32LE(4), bits: said.readUInt16LE(14) };
    }
    if (name === 'data') {
      const start = at + 8;
      // One that was being written to the end, or is larger than the number can say, goes on to the end of the file.
      return format === undefined ? undefined : { ...format, start, bytes: Math.min(length || Infinity, size - start) };
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
}

/** Slowest and fastest sampling of a sound that anybody records: at less, a small file would be years long. */
const RATES = { least: 1_000, most: 768_000 };

/** Whether the sound of a WAV file is plain numbers, which need no decoder. */
export const isPlain = ({ coding, channels, rate, bits }: WavLayout): boolean =>
  channels > 0 &&
  rate >= RATES.least &&
  rate <= RATES.most &&
  ((coding === 1 && [8, 16, 24, 32].includes(bits)) || (coding === 3 && bits === 32));

/** How long it is. */
export const wavSeconds = ({ bytes, channels, rate, bits }: WavLayout): number =>
  bytes / Math.max(1, rate * channels * Math.ceil(bits / 8));
