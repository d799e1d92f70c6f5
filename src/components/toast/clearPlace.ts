import { meet, type Rectangle } from '../../../domain/coordinates/rectangle';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a message would lie over, and how much harm that does. */
export interface Obstacle {
  readonly area: Rectangle;
  readonly harm: number;
}

/** How far a message stays from the edge of the window, and from what it keeps clear of. */
const EDGE = 8;

const harmAt = (area: Rectangle, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, obstacle) => sum + (meet(area, obstacle.area) ? obstacle.harm : 0), 0);

const clamped = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));

/** Corners of the window, and right above or below each obstacle. */
function placesIn(
  window: Size,
  { width, height }: Size,
  usual: Rectangle,
  obstacles: readonly Obstacle[],
): Rectangle[] {
  const [right, bottom] = [window.width - width - EDGE, window.height - height - EDGE];
  const at = (left: number, top: number): Rectangle => ({ left, top, right: left + width, bottom: top + height });
  const beside = obstacles.flatMap(({ area }) => [area.top - height - EDGE, area.bottom + EDGE]);
  return [
    at(EDGE, bottom),
    at(right, EDGE),
    at(EDGE, EDGE),
    ...beside.map((top) => at(usual.left, clamped(top, bottom))),
  ];
}

/**
 * Where a message does least harm: where it is as a rule, while it lies over nothing there.
 * @param usual where it is as a rule, in whose size it stands elsewhere
 * @returns undefined for the usual place
 */
export function clearPlace(usual: Rectangle, window: Size, obstacles: readonly Obstacle[]): Rectangle | undefined {
  let [best, least]: [Rectangle | undefined, number] = [undefined, harmAt(usual, obstacles)];
  const size = { width: usual.right - usual.left, height: usual.bottom - usual.top };
  for (const place of least === 0 ? [] : placesIn(window, size, usual, obstacles)) {
    const harm = harmAt(place, obstacles);
    if (harm < least) [best, least] = [place, harm];
  }
  return best;
}
