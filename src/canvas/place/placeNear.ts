import { type Point } from '../../../domain/elements/elements';
import { type Link } from '../layouts/layoutGraph';
import { Crowd } from './Crowd';

const DISTANCE = 130;
const CLEARANCE = 80;
const DIRECTIONS = 12;
const RINGS = 10;

/** The middle of places; the origin of none. */
export const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, point) => sum + point.y, 0) / Math.max(1, points.length),
});

/** The free place nearest to a point: the point itself, or somewhere on rings around it. */
export function freePlace(near: Point, others: Crowd, startRing = 0): Point {
  let best = near;
  let bestClearance = startRing === 0 ? others.clearance(near) : -1;
  for (let ring = Math.max(1, startRing); ring <= RINGS && bestClearance < CLEARANCE; ring += 1) {
    for (let i = 0; i < DIRECTIONS; i += 1) {
      const angle = (2 * Math.PI * i) / DIRECTIONS + ring * 0.37;
      const at = { x: near.x + Math.cos(angle) * DISTANCE * ring, y: near.y + Math.sin(angle) * DISTANCE * ring };
      const free = others.clearance(at);
      if (free > bestClearance) {
        best = at;
        bestClearance = free;
      }
    }
  }
  return best;
}

/**
 * Places for nodes that have none: beside their neighbours when these have one, otherwise near `fallback`. Nothing that
 * already stands moves.
 */
export function placeNear(
  ids: readonly string[],
  links: readonly Link[],
  placed: ReadonlyMap<string, Point>,
  fallback: Point,
): Map<string, Point> {
  const missing = new Set(ids);
  const neighbours = new Map<string, string[]>();
  for (const { startNodeId, endNodeId } of links) {
    if (missing.has(startNodeId)) neighbours.set(startNodeId, [...(neighbours.get(startNodeId) ?? []), endNodeId]);
    if (missing.has(endNodeId)) neighbours.set(endNodeId, [...(neighbours.get(endNodeId) ?? []), startNodeId]);
  }
  const all = new Map(placed);
  const crowd = new Crowd(placed.values());
  const result = new Map<string, Point>();
  const known = (id: string) => (neighbours.get(id) ?? []).flatMap((other) => all.get(other) ?? []);
  const settle = (id: string, at: Point) => {
    all.set(id, at);
    crowd.add(at);
    result.set(id, at);
    missing.delete(id);
  };
  for (let found = true; found;) {
    found = false;
    for (const id of [...missing]) {
      const beside = known(id);
      if (beside.length === 0) continue;
      settle(id, freePlace(meanOf(beside), crowd, beside.length === 1 ? 1 : 0));
      found = true;
    }
    if (!found && missing.size > 0) {
      const [first = ''] = missing;
      settle(first, freePlace(fallback, crowd));
      found = true;
    }
  }
  return result;
}
