import { type Point } from '../../../domain/elements/elements';
import { type Area, holds } from '../core/areas';
import { type Grid, itemsAround } from './grid';
import { type FarEdges, type FarNodes, MARKS } from './scene';

/** A place is on a line alone when no more than so many lie there: of many nobody could say which is meant. */
const MOST_LINES = 3;

const isHidden = (marks: number) => (marks & MARKS.hidden) !== 0;

const squareAround = (x: number, y: number, reach: number): Area => ({
  ...{ x1: x - reach, y1: y - reach, w: 2 * reach, h: 2 * reach },
});

/** The node at a place, the nearest of several. @param reach how far from its middle a small node is still meant */
export function nodeAt(
  nodes: FarNodes,
  grid: Grid,
  { x, y }: Point,
  reach: number,
  widest: number,
): number | undefined {
  const around = Math.max(reach, widest);
  let [best, least] = [-1, Infinity];
  for (const some of itemsAround(grid, squareAround(x, y, around)))
    for (const node of some) {
      const away = Math.hypot(nodes.x[node]! - x, nodes.y[node]! - y);
      if (isHidden(nodes.marks[node]!) || away >= least || away > Math.max(reach, nodes.radius[node]!)) continue;
      [best, least] = [node, away];
    }
  return best < 0 ? undefined : best;
}

/** The nodes in sight whose middles lie in a part of the plane. @param most of more than these the rest is left out */
export function nodesWithin(nodes: FarNodes, grid: Grid, area: Area, most = Infinity): number[] {
  const found: number[] = [];
  for (const some of itemsAround(grid, area))
    for (const node of some) {
      const isIn = holds(area, { x: nodes.x[node]!, y: nodes.y[node]! });
      if (isIn && !isHidden(nodes.marks[node]!) && found.push(node) > most) return found;
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
  for (const some of itemsAround(grid, squareAround(x, y, reach)))
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
