import { inflateSync } from 'node:zlib';

import { pngChunks } from './frames.js';

/** Bytes that a pixel takes at most, and those beside the pixels: a filter for each row of each of seven passes. */
const PIXEL_BYTES = 8;
const ROW_BYTES = 7;

/** Whether a PNG unpacks to more than its size allows. Decoders bound that themselves, but not where its rows are interlaced. */
export function unpacksTooLarge(file: Buffer): boolean {
  const chunks = [...pngChunks(file)];
  const head = chunks.findLast(({ name }) => name === 'IHDR')?.data;
  if (!file.toString('latin1', 0, 4).endsWith('PNG') || head === undefined || head[12] === 0) return false;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  try {
    inflateSync(packed, { maxOutputLength: width * height * PIXEL_BYTES + (height + 8) * ROW_BYTES * 2 });
    return false;
  } catch (error) {
    // What is broken in another way, the decoder says.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}
