import { type FileHandle } from 'node:fs/promises';

import { bytesAt } from './sniff.js';

/** The head of a box: its size, with the eight bytes more of one that is large, and its name. */
const HEAD = 16;
/** More boxes than this has no recording before the one that tells its length. */
const MOST_BOXES = 1000;
/** Version, times and scale of the box that tells the length. */
const TELLS = 32;

interface Box {
  readonly body: number;
  readonly end: number;
}

/** The first box of a name between two places of the file. */
async function boxIn(file: FileHandle, name: string, { body, end }: Box): Promise<Box | undefined> {
  let at = body;
  for (let count = 0; count < MOST_BOXES && at + 8 <= end; count += 1) {
    const head = await bytesAt(file, at, HEAD);
    if (head.length < 8) return undefined;
    const short = head.readUInt32BE(0);
    const isLarge = short === 1;
    if (isLarge && head.length < HEAD) return undefined;
    const size = isLarge ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const start = at + (isLarge ? HEAD : 8);
    if (size < start - at) return undefined;
    if (head.toString('latin1', 4, 8) === name) return { body: start, end: Math.min(at + size, end) };
    at += size;
  }
  return undefined;
}

/** How long an M4A file says it is; undefined where it does not say. */
export async function m4aSeconds(file: FileHandle): Promise<number | undefined> {
  const { size } = await file.stat();
  const movie = await boxIn(file, 'moov', { body: 0, end: size });
  const header = movie && (await boxIn(file, 'mvhd', movie));
  const told = header && (await bytesAt(file, header.body, TELLS));
  if (told === undefined || told.length < TELLS) return undefined;
  const [scale, duration] =
    told.readUInt8(0) === 1
      ? [told.readUInt32BE(20), Number(told.readBigUInt64BE(24))]
      : [told.readUInt32BE(12), told.readUInt32BE(16)];
  return scale === 0 ? undefined : duration / scale;
}
