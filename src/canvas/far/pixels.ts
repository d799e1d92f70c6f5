/** A colour as a pixel of a canvas, opaque. */
export type Pixel = number;

const OPAQUE = 0xff000000;

const pixel = (red: number, green: number, blue: number): Pixel => (OPAQUE | (blue << 16) | (green << 8) | red) >>> 0;

/** One pixel over another. @param share how much of the upper one is seen, of 256 */
export function blended(under: Pixel, over: Pixel, share: number): Pixel {
  const [redBlue, green] = [under & 0xff00ff, under & 0x00ff00];
  const mixed = (redBlue + (Math.imul((over & 0xff00ff) - redBlue, share) >> 8)) & 0xff00ff;
  const mixedGreen = (green + (Math.imul((over & 0x00ff00) - green, share) >> 8)) & 0x00ff00;
  return (OPAQUE | mixed | mixedGreen) >>> 0;
}

function hexParts(digits: string): number[] {
  const wide = digits.length <= 4 ? digits.replace(/./gu, (digit) => digit + digit) : digits;
  return (wide.match(/../gu) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** A colour of a style sheet (hexadecimal, `rgb()` or `rgba()`) as a pixel; what shines through is what lies under it. */
export function pixelOf(colour: string, under: Pixel = pixel(255, 255, 255)): Pixel {
  const text = colour.trim();
  const parts = text.startsWith('#') ? hexParts(text.slice(1)) : (text.match(/[\d.]+/gu) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0, alpha] = parts;
  const share = alpha === undefined ? 1 : text.startsWith('#') ? alpha / 255 : alpha;
  const own = pixel(red, green, blue);
  return share >= 1 ? own : blended(under, own, Math.round(share * 256));
}

/** A pixel as a colour of a style sheet. */
export const colourOf = (one: Pixel): string =>
  `#${[one & 0xff, (one >> 8) & 0xff, (one >> 16) & 0xff].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * Pixels with what shines through, from the same picture over black and over white: what differs between the two is how much is seen of the
 * ground. Both have four bytes a pixel (red, green, blue, alpha); the first becomes the result.
 */
export function seeThrough(overBlack: Uint8ClampedArray, overWhite: Uint8ClampedArray): void {
  for (let at = 0; at < overBlack.length; at += 4) {
    const least = Math.min(
      overWhite[at]! - overBlack[at]!,
      overWhite[at + 1]! - overBlack[at + 1]!,
      overWhite[at + 2]! - overBlack[at + 2]!,
    );
    const alpha = 255 - Math.max(0, least);
    for (let part = at; part < at + 3; part += 1) overBlack[part] = alpha === 0 ? 0 : (overBlack[part]! * 255) / alpha;
    overBlack[at + 3] = alpha;
  }
}

/** Parts of a picture that are compared by their mean have so many pixels a side. */
const SIDE = 3;
/** By more than this, of 255, parts differ so that it is seen. */
const SEEN = 20;

/**
 * The share of two pictures that visibly differs: parts of nine pixels whose mean differs in a colour.
 * @param one four bytes a pixel, as `other`, which has the same size
 * @param width pixels in a row
 */
export function shareApart(one: Uint8ClampedArray, other: Uint8ClampedArray, width: number): number {
  const [across, down] = [Math.floor(width / SIDE), Math.floor(one.length / 4 / width / SIDE)];
  let count = 0;
  for (let part = 0; part < across * down; part += 1) {
    const corner = Math.floor(part / across) * SIDE * width + (part % across) * SIDE;
    const sums = [0, 0, 0];
    for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
      const at = 4 * (corner + Math.floor(pixel / SIDE) * width + (pixel % SIDE));
      for (let colour = 0; colour < 3; colour += 1) sums[colour]! += one[at + colour]! - other[at + colour]!;
    }
    if (sums.some((sum) => Math.abs(sum) > SEEN * SIDE * SIDE)) count += 1;
  }
  return across * down === 0 ? 0 : count / (across * down);
}
