import { type DrawnNode, type HeldOutCase, type Standing } from './HeldOutCase.js';

/** Two nodes that are nearer lie upon each other. */
const NODE = 40;
/** What of two spots lies nearer to each other than this share of the whole may change places for want of room. */
const BESIDE = 0.15;

type Point = NonNullable<DrawnNode['position']>;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The points of each spot, by what the file says of it. */
function bySpot(standing: readonly Standing[], places: ReadonlyMap<string, Point>) {
  const spots = new Map<string, { readonly spot: Standing['spot']; readonly points: Point[] }>();
  for (const { name, spot } of standing) {
    const place = places.get(name);
    if (place === undefined) continue;
    const there = spots.get(spot.join()) ?? { spot, points: [] };
    spots.set(spot.join(), there);
    there.points.push(place);
  }
  return [...spots.values()];
}

/** How many pairs of numbers that lie clearly apart came in the other order. */
function turned(said: readonly number[], drawn: readonly number[]): number {
  const whole = Math.max(...said) - Math.min(...said);
  return said.flatMap((one, at) =>
    said.filter((other, beside) => other - one > whole * BESIDE && (drawn[beside] ?? 0) <= (drawn[at] ?? 0)),
  ).length;
}

/** What is wrong with where things stand that share a spot: upon each other, scattered, or the spots in another order. */
export function standingFaults({ standing, isDownwards }: HeldOutCase, nodes: readonly DrawnNode[]): string[] {
  if (standing === undefined) return [];
  const places = new Map(nodes.flatMap(({ name, position }) => (position === undefined ? [] : [[name, position]])));
  const missing = standing.filter(({ name }) => !places.has(name)).length;
  if (missing > 0) return [`${missing} of ${standing.length} have no place`];
  const points = [...places.values()];
  const upon = points.filter((one, at) => points.some((other, turn) => turn < at && apart(one, other) < NODE)).length;
  const spots = bySpot(standing, places);
  const middles = spots.map((each) => middleOf(each.points));
  const scattered = spots.filter(({ points: some }, at) =>
    some.some((point) => apart(point, middles[at] ?? point) > 2 * NODE * (1 + Math.sqrt(some.length))),
  ).length;
  const isTurned =
    turned(
      spots.map(({ spot }) => spot[0]),
      middles.map(({ x }) => x),
    ) +
    turned(
      spots.map(({ spot }) => (isDownwards === true ? spot[1] : -spot[1])),
      middles.map(({ y }) => y),
    );
  return [
    ...(upon > 0 ? [`${upon} of ${points.length} lie upon another`] : []),
    ...(scattered > 0 ? [`${scattered} of ${spots.length} spots are scattered`] : []),
    ...(isTurned > 0 ? [`${isTurned} pairs of spots have changed places`] : []),
  ];
}
