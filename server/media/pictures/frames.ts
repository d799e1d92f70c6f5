import { type PictureSize, pictureSize } from './pictureSize.js';

/** Bytes of a block of GIF that follow each other in pieces, each with its length before it. */
function afterPieces(file: Buffer, at: number): number {
  let next = at;
  for (let length = file.readUInt8(next); length > 0; length = file.readUInt8(next)) next += 1 + length;
  return next + 1;
}

/** Bytes of a table of colours, as the flags before it say. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Sizes of the frames of a GIF: they may be larger than its canvas. */
function* gifFrames(file: Buffer): Generator<PictureSize> {
  const [EXTENSION, FRAME] = [0x21, 0x2c];
  let at = 13 + tableBytes(file.readUInt8(10));
  for (;;) {
    const block = file.readUInt8(at);
    if (block === EXTENSION) at = afterPieces(file, at + 2);
    else if (block === FRAME) {
      yield { width: file.readUInt16LE(at + 5), height: file.readUInt16LE(at + 7) };
      at = afterPieces(file, at + 11 + tableBytes(file.readUInt8(at + 9)));
    } else return;
  }
}

/** A part of a PNG. */
interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** The parts of a PNG, as far as it is whole. */
export function* pngChunks(file: Buffer): Generator<Chunk> {
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    yield { name: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

/** Sizes that the heads of a PNG say: a decoder may believe the last. */
function* pngHeads(file: Buffer): Generator<PictureSize> {
  for (const { name, data } of pngChunks(file))
    if (name === 'IHDR') yield { width: data.readUInt32BE(0), height: data.readUInt32BE(4) };
}

function framesOf(file: Buffer): Generator<PictureSize> | readonly PictureSize[] {
  const start = file.toString('latin1', 0, 4);
  if (start === 'GIF8') return gifFrames(file);
  return start.endsWith('PNG') ? pngHeads(file) : [];
}

/** Every size that a picture tells of, its frames included; none where it is no picture that we know. */
export function declaredSizes(file: Buffer): PictureSize[] {
  const whole = pictureSize(file);
  if (whole === null) return [];
  const sizes = [whole];
  try {
    for (const size of framesOf(file)) sizes.push(size);
  } catch (error) {
    // The file ends before a frame does: what decodes it says so.
    if (!(error instanceof RangeError)) throw error;
  }
  return sizes;
}
