import { blended, type Pixel } from '../pixels';
import { type Density, LINE } from './lines';

/** Every so manieth pixel tells how dense a picture is. */
export const SAMPLED = 13;
/** Where so much of what is covered is no denser, lines together are seen as {@link FULL}. */
const USUAL = 0.93;
const FULL = 0.62;
/** How strongly one line is seen at most, and at least. */
const STRONGEST = 0.5;
const FAINTEST = 0.045;
const VALUES = 65_536;

/**
 * How strongly one line is seen, so that many over one another do not become one field: few lines strongly, many faintly.
 *
 * @param every how many pixels one number that is looked at stands for
 */
export function strengthFor({ of }: Pick<Density, 'of'>, every = SAMPLED): number {
  const counts = new Uint32Array(1024);
  let covered = 0;
  for (let at = 0; at < of.length; at += every) {
    const lines = of[at]! / LINE;
    if (lines === 0) continue;
    covered += 1;
    counts[Math.min(counts.length - 1, Math.round(lines))]! += 1;
  }
  let [below, usual] = [0, 0];
  while (usual < counts.length - 1 && below + counts[usual]! < covered * USUAL) below += counts[usual++]!;
  const strength = 1 - (1 - FULL) ** (1 / Math.max(1, usual));
  return Math.min(STRONGEST, Math.max(FAINTEST, strength));
}

/** How much of lines is seen at each density, of 256: lines that lie over one another, each of that strength. */
export function sharesSeen(strength: number): Uint16Array {
  const shares = new Uint16Array(VALUES);
  const through = (1 - strength) ** (1 / LINE);
  let hidden = 1;
  for (let value = 0; value < VALUES; value += 1) {
    shares[value] = Math.round((1 - hidden) * 256);
    hidden *= through;
  }
  return shares;
}

/** The pixel that each density is seen as on a background. */
export const toned = (background: Pixel, line: Pixel, strength: number): Uint32Array =>
  Uint32Array.from(sharesSeen(strength), (share) => blended(background, line, share));
