import { type Point } from '../../../domain/elements/elements';
import { type Area } from '../core/areas';
import { type Grid, itemsAround } from './grid';
import { type FarEdges, type FarNodes, MARKS } from './scene';

/** A place is on a line alone when no more than so many lie there: of many nobody could say which is meant. */
const MOST_LINES = 3;

const isHidden = (marks: number) => (marks & MARKS.hidden) !== 0;

/** The node at a place, the nearest of several. @param reach how far from its middle a small node is still meant */
export function nodeAt(nodes: FarNodes, { x, y }: Point, reach: number): number | undefined {
  let [best, least] = [-1, Infinity];
  for (let node = 0; node < nodes.count; node += 1) {
    const around = Math.max(reach, nodes.radius[node]!);
    // Nearly all are elsewhere. What has no place is nowhere.
    if (!(Math.abs(nodes.x[node]! - x) <= around && Math.abs(nodes.y[node]! - y) <= around)) continue;
    const away = Math.hypot(nodes.x[node]! - x, nodes.y[node]! - y);
    if (!isHidden(nodes.marks[node]!) && away < least && away <= around) [best, least] = [node, away];
  }
  return best < 0 ? undefined : best;
}

/** Where whatever has a place is. */
const EVERYWHERE: Area = { x1: -1e39, y1: -1e39, w: 2e39, h: 2e39 };

/** The nodes in sight whose middles lie in a part of the plane. @param most of more than these the rest is left out @param narrowest wide at least so */
export function nodesWithin(nodes: FarNodes, { x1, y1, w, h } = EVERYWHERE, most = Infinity, narrowest = 0): number[] {
  const found: number[] = [];
  for (let node = 0; node < nodes.count && found.length <= most; node += 1) {
    const x = nodes.x[node]!;
    const y = nodes.y[node]!;
    const isIn = x >= x1 && x <= x1 + w && y >= y1 && y <= y1 + h;
    if (isIn && 2 * nodes.radius[node]! >= narrowest && !isHidden(nodes.marks[node]!)) found.push(node);
  }
  return found;
}

/** How far a place is from the way between two others. */
function awayFrom(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** The relationship at a place, where only a few run: undefined where there is none, or a throng. */
export function edgeAt(
  nodes: FarNodes,
  edges: FarEdges,
  grid: Grid,
  { x, y }: Point,
  reach: number,
): number | undefined {
  let [best, least] = [-1, Infinity];
  // Those from one node to another lie on one line.
  const met = new Set<number>();
  for (const some of itemsAround(grid, { x1: x - reach, y1: y - reach, w: 2 * reach, h: 2 * reach }))
    for (const edge of some) {
      const [from, to] = [edges.from[edge]!, edges.to[edge]!];
      const [x1, y1, x2, y2] = [nodes.x[from]!, nodes.y[from]!, nodes.x[to]!, nodes.y[to]!];
      if (Math.max(x1, x2) < x - reach || Math.min(x1, x2) > x + reach) continue;
      if (Math.max(y1, y2) < y - reach || Math.min(y1, y2) > y + reach) continue;
      if (isHidden(edges.marks[edge]! | nodes.marks[from]! | nodes.marks[to]!)) continue;
      const away = awayFrom(x, y, x1, y1, x2, y2);
      if (away > reach) continue;
      if (met.add(from * nodes.count + to).size > MOST_LINES) return undefined;
      // Of lines that lie as near, the first.
      if (away < least || (away === least && edge < best)) [best, least] = [edge, away];
    }
  return best < 0 ? undefined : best;
}
