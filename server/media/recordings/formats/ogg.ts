import { type FileHandle } from 'node:fs/promises';

import { bytesAt } from './sniff.js';

/** A page holds at most 255 times 255 bytes and its head. */
const PAGE = 65_307;
/** The last byte of a page's head says how many lengths follow. */
const HEAD = 27;
const SIGN = Buffer.from('OggS');
/** Opus counts its samples at this rate, whatever it plays at. */
const OPUS_RATE = 48_000;
const NO_PLACE = 0xffff_ffff_ffff_ffffn;

interface Clock {
  readonly rate: number;
  /** Samples before the sound. */
  readonly skipped: number;
}

/** How the first page says that samples are counted; undefined for what is neither Vorbis nor Opus. */
function clockOf(page: Buffer): Clock | undefined {
  const body = HEAD + page.readUInt8(HEAD - 1);
  const name = (start: number, end: number) => page.toString('latin1', body + start, body + end);
  if (page.length < body + 19) return undefined;
  if (name(0, 8) === 'OpusHead') return { rate: OPUS_RATE, skipped: page.readUInt16LE(body + 10) };
  return name(1, 7) === 'vorbis' ? { rate: page.readUInt32LE(body + 12), skipped: 0 } : undefined;
}

/** The page that ends where the file does; its sign may also stand within a sound. */
function lastPage(end: Buffer): Buffer | undefined {
  for (let at = end.lastIndexOf(SIGN); at >= 0; at = at === 0 ? -1 : end.lastIndexOf(SIGN, at - 1)) {
    const page = end.subarray(at);
    const count = page.length < HEAD ? undefined : page.readUInt8(HEAD - 1);
    if (count === undefined || page.length < HEAD + count) continue;
    const body = page.subarray(HEAD, HEAD + count).reduce((sum, length) => sum + length, 0);
    if (HEAD + count + body === page.length) return page;
  }
  return undefined;
}

/** How long an OGG file of one stream is, by how many samples its last page counts; undefined where that is not told. */
export async function oggSeconds(file: FileHandle): Promise<number | undefined> {
  const { size } = await file.stat();
  const first = await bytesAt(file, 0, PAGE);
  const clock = first.length > HEAD ? clockOf(first) : undefined;
  if (clock === undefined || clock.rate === 0) return undefined;
  const end = await bytesAt(file, Math.max(0, size - PAGE), PAGE);
  const last = lastPage(end);
  if (last === undefined) return undefined;
  const samples = last.readBigUInt64LE(6);
  const isOther = last.readUInt32LE(14) !== first.readUInt32LE(14);
  return isOther || samples === NO_PLACE ? undefined : (Number(samples) - clock.skipped) / clock.rate;
}
