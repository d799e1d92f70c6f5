import { type Point } from '../../../domain/elements/elements';
import { MOST_LINE } from '../style/scale';
import { textWidth } from './captionText';
import { type Body } from './captionWays';
import { type Rectangles } from './rectangles';

/** So many relationships of one type from one node to another are one line; fewer run side by side. */
export const BUNDLED_FROM = 5;
const WIDTH_OF_ONE = 1.5;

/** How wide a line is that stands for so many: by their root, as areas are compared. */
export const widthOfMany = (count: number): number => Math.min(MOST_LINE, WIDTH_OF_ONE * Math.sqrt(count));

/** How large the number of a bundle is written, in pixels of the screen. */
export const NUMBER_PIXELS = 11;
/** What sets it off its line, in pixels on each side. */
export const NUMBER_HALO = 2.5;
/** A line has so many times the room that its number takes, or it would be hidden by it. */
const ROOM = 2;

/** How wide and how high a number is with what sets it off. */
export function sizeOfNumber(count: number, fontSize: number) {
  const halo = (fontSize * NUMBER_HALO) / NUMBER_PIXELS;
  return { across: textWidth(String(count)) * fontSize + 2 * halo, down: fontSize + 2 * halo };
}

type End = Pick<Body, 'x' | 'y' | 'size'>;

/** A line that stands for several relationships. */
export interface Bundle {
  readonly id: string;
  readonly count: number;
  readonly ends: readonly [from: End, to: End];
}

/**
 * Where the numbers of bundles stand that have room at the middle of their lines, the largest first: none over what is taken, to which each is
 * added.
 */
export function placedNumbers(
  bundles: readonly Bundle[],
  taken: Rectangles,
  fontSize = NUMBER_PIXELS,
): ReadonlyMap<string, Point> {
  const placed = new Map<string, Point>();
  for (const { id, count, ends } of [...bundles].sort((one, other) => other.count - one.count)) {
    const [from, to] = ends;
    const { across, down } = sizeOfNumber(count, fontSize);
    const length = Math.hypot(to.x - from.x, to.y - from.y) - (from.size + to.size) / 2;
    if (length < ROOM * across) continue;
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    const area = { left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 };
    if (taken.meets(area)) continue;
    taken.add(area);
    placed.set(id, { x, y });
  }
  return placed;
}
