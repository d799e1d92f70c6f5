import { type Point } from '../../../domain/elements/elements';
import { meanOf } from '../place/placeNear';
import { isLoop } from '../core/captionWays';
import { type Line, pairOf } from '../core/typePlaces';

/** How far apart those between the same two nodes bend, in the graph's units, as Cytoscape draws them. */
const STEP = 44;
/** How wide a loop opens, where it leaves its node, and how far from there it bends. */
const LOOP = { opening: (70 * Math.PI) / 180, angle: (-135 * Math.PI) / 180, reach: 1.4 };
/** What stays free between an arrow and its node. */
const BEFORE = 2;

/** A point of the way from one to another, so far from its end. */
export function shortOf(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length <= by ? 0 : (length - by) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The points by which a relationship bends. @param rank which of so many between its two nodes it is */
function bendsOf(line: Line, rank: number, count: number): Point[] {
  const [from, to] = line.ends;
  if (isLoop(line)) {
    const reach = LOOP.reach * STEP * (1 + rank / 3);
    return [-0.5, 0.5].map((share) => {
      const angle = LOOP.angle + share * LOOP.opening;
      return { x: from.x + Math.cos(angle) * reach, y: from.y + Math.sin(angle) * reach };
    });
  }
  const aside = STEP * (rank - (count - 1) / 2);
  if (aside === 0) return [];
  // Those that run back bend to the same side by their own turn: all are seen from the same node.
  const [start, end] = from.id < to.id ? [from, to] : [to, from];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  return [{ x: (from.x + to.x) / 2 - (dy / length) * aside, y: (from.y + to.y) / 2 + (dx / length) * aside }];
}

/** Where relationships run, by their ids: straight, but for those that bend around others of the same two nodes, and loops. */
export function waysOf(lines: readonly Line[]): ReadonlyMap<string, readonly Point[]> {
  const alike = new Map<string, Line[]>();
  for (const line of lines) {
    const pair = alike.get(pairOf(line));
    if (pair === undefined) alike.set(pairOf(line), [line]);
    else pair.push(line);
  }
  const ways = new Map<string, readonly Point[]>();
  for (const pair of alike.values())
    pair.forEach((line, rank) => {
      const [from, to] = line.ends;
      const bends = bendsOf(line, rank, pair.length);
      const start = shortOf(bends[0] ?? to, from, from.size / 2);
      ways.set(line.id, [start, ...bends, shortOf(bends.at(-1) ?? from, to, to.size / 2 + BEFORE)]);
    });
  return ways;
}

/** The middle of a way, and at which angle what stands along it is read. */
export function middleOf(points: readonly Point[]): Point & { readonly angle: number } {
  const [from, to] = [points[0] ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 }];
  const bends = points.slice(1, -1);
  const straight = meanOf([from, to]);
  const at = bends.length === 0 ? straight : meanOf([straight, meanOf(bends)]);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { ...at, angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle };
}
