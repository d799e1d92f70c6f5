/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BMP_INFO_HEADER = 40;

const png = (file: Buffer): PictureSize => ({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) });
const gif = (file: Buffer): PictureSize => ({ width: file.readUInt16LE(6), height: file.readUInt16LE(8) });
const bmp = (file: Buffer): PictureSize | null =>
  file.readUInt32LE(14) < BMP_INFO_HEADER
    ? null
    : { width: Math.abs(file.readInt32LE(18)), height: Math.abs(file.readInt32LE(22)) };

/** Markers that begin a frame: C0 to CF but for the tables DHT (C4) and DAC (CC), and the reserved C8. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment (ITU T.81, annex B) to the first frame. */
function jpeg(file: Buffer): PictureSize | null {
  let at = 2;
  while (file.readUInt8(at) === 0xff) {
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    else at += 2 + file.readUInt16BE(at + 2);
  }
  return null;
}

const FORMATS: readonly (readonly [isIt: (file: Buffer) => boolean, size: (file: Buffer) => PictureSize | null])[] = [
  [(file) => file.subarray(0, 8).equals(PNG), png],
  [(file) => /^GIF8[79]a$/.test(file.toString('latin1', 0, 6)), gif],
  [(file) => file.toString('latin1', 0, 2) === 'BM', bmp],
  [(file) => file.readUIntBE(0, 3) === 0xffd8ff, jpeg],
];

/** The size of a PNG, GIF, BMP or JPEG as its head says it, read before anything is unpacked; null when it is none. */
export function pictureSize(file: Buffer): PictureSize | null {
  try {
    return FORMATS.find(([isIt]) => isIt(file))?.[1](file) ?? null;
  } catch (error) {
    // The file ends before its head does.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
