import { blended, type Pixel } from '../pixels';
import { type Pixels } from './discs';
import { sharesSeen } from './exposure';
import { type Density } from './lines';

/** Lays the lines of one colour over a picture. @param strength how strongly one line is seen, of 1 */
export function layOver(pixels: Pixels, { of }: Density, colour: Pixel, strength: number): void {
  const shares = sharesSeen(strength);
  for (let at = 0; at < of.length; at += 1) {
    const lines = of[at]!;
    if (lines > 0) pixels.of[at] = blended(pixels.of[at]!, colour, shares[lines]!);
  }
}
