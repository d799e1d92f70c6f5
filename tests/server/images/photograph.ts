import { Bitmap } from '../../../server/media/pictures/Bitmap.js';

/** A photograph of this size, with words in it that no picture needs: `taken-at-home`. */
export async function photograph(w: number, h: number): Promise<Buffer> {
  const jpeg = await new Bitmap({ width: w, height: h, color: 0x336699ff }).getBuffer('image/jpeg');
  const words = Buffer.from('Exif\0\0taken-at-home');
  const length = Buffer.from([(words.length + 2) >> 8, (words.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, words, jpeg.subarray(2)]);
}
