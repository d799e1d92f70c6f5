/** A part of the window, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a message would lie over, and how much harm that does. */
export interface Obstacle {
  readonly area: Area;
  readonly harm: number;
}

/** How far a message stays from the edge of the window, and from what it keeps clear of. */
const EDGE = 8;

const meet = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const harmAt = (area: Area, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, obstacle) => sum + (meet(area, obstacle.area) ? obstacle.harm : 0), 0);

const clamped = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));

/** Corners of the window, and right above or below each obstacle. */
function placesIn(window: Size, { width, height }: Size, usual: Area, obstacles: readonly Obstacle[]): Area[] {
  const [right, bottom] = [window.width - width - EDGE, window.height - height - EDGE];
  const at = (left: number, top: number): Area => ({ left, top, right: left + width, bottom: top + height });
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
export function clearPlace(usual: Area, window: Size, obstacles: readonly Obstacle[]): Area | undefined {
  let [best, least]: [Area | undefined, number] = [undefined, harmAt(usual, obstacles)];
  const size = { width: usual.right - usual.left, height: usual.bottom - usual.top };
  for (const place of least === 0 ? [] : placesIn(window, size, usual, obstacles)) {
    const harm = harmAt(place, obstacles);
    if (harm < least) [best, least] = [place, harm];
  }
  return best;
}
