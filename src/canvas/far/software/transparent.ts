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
