import { boxOfMap } from '../map/standing';
import { type FarEdges, type FarPlaces } from './scene';

/** The coarsest level has so many cells on a side, each other twice as many as the one before: no line is wider than so many of its own. */
const COARSEST = 4;
/** Levels, at most: more would have more cells than there are lines. */
const MOST_LEVELS = 8;
/** So many lines lie in a cell of the finest level as a rule. */
const LINES_EACH = 4;

/**
 * Lines by where they run, so that those at a place are found without looking at all. Each stands once, on a level of cells as fine as it is
 * short: at a place only those can run whose middles are nearer than half their extent.
 */
export interface LineGrid {
  readonly left: number;
  readonly top: number;
  /** Of the square that all levels cover. */
  readonly side: number;
  readonly levels: number;
  /** Where the lines of each cell begin among `lines`, level by level, row by row; one more than there are cells. */
  readonly starts: Uint32Array;
  readonly lines: Uint32Array;
}

const cellsOn = (level: number): number => COARSEST * 2 ** level;
/** Where the cells of a level begin: before them are those of all coarser levels. */
const firstOn = (level: number): number => (COARSEST * COARSEST * (4 ** level - 1)) / 3;
const within = (cell: number, cells: number): number => Math.min(cells - 1, Math.max(0, Math.floor(cell)));

/** The finest level on which a line is no wider than it may be. @param times as wide as the line all is */
const levelFor = (times: number, levels: number): number => {
  let level = 0;
  while (level + 1 < levels && times >= 2 ** (level + 1)) level += 1;
  return level;
};

/** Sorts lines into a grid. One with an end that has no place (not a number) is in none of its cells. */
export function lineGridOf({ count, x, y }: FarPlaces, edges: Pick<FarEdges, 'count' | 'from' | 'to'>): LineGrid {
  const { x1: left, y1: top, w, h } = boxOfMap({ x, y, nodeCount: count }) ?? { x1: 0, y1: 0, w: 0, h: 0 };
  const side = Math.max(w, h, 1);
  const wanted = Math.log2(Math.sqrt(edges.count / LINES_EACH) / COARSEST);
  const levels = Math.min(MOST_LEVELS, Math.max(1, Math.ceil(wanted)));
  const cellOf = (edge: number): number => {
    const [from, to] = [edges.from[edge]!, edges.to[edge]!];
    const [x1, y1, x2, y2] = [x[from]!, y[from]!, x[to]!, y[to]!];
    const extent = Math.max(Math.abs(x1 - x2), Math.abs(y1 - y2));
    if (Number.isNaN(extent)) return -1;
    const level = levelFor(side / extent, levels);
    const [cells, scale] = [cellsOn(level), cellsOn(level) / side];
    const [column, row] = [within(((x1 + x2) / 2 - left) * scale, cells), within(((y1 + y2) / 2 - top) * scale, cells)];
    return firstOn(level) + row * cells + column;
  };
  const starts = new Uint32Array(firstOn(levels) + 1);
  const cells = new Int32Array(edges.count);
  for (let edge = 0; edge < edges.count; edge += 1) {
    const cell = (cells[edge] = cellOf(edge));
    if (cell >= 0) starts[cell + 1]! += 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
  const next = starts.slice();
  const lines = new Uint32Array(starts.at(-1) ?? 0);
  for (let edge = 0; edge < edges.count; edge += 1) if (cells[edge]! >= 0) lines[next[cells[edge]!]!++] = edge;
  return { left, top, side, levels, starts, lines };
}

/** Lines that may pass a place within reach, a row of cells at a time: all that do, and some beside. */
export function* linesAround(
  { left, top, side, levels, starts, lines }: LineGrid,
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
): Generator<Uint32Array> {
  for (let level = 0; level < levels; level += 1) {
    const [cells, scale] = [cellsOn(level), cellsOn(level) / side];
    // What is longer lies on a coarser level, but for the coarsest.
    const around = reach + side / 2 ** (level + 1);
    const [first, last] = [x - around, x + around].map((edge) => within((edge - left) * scale, cells));
    const [above, below] = [y - around, y + around].map((edge) => within((edge - top) * scale, cells));
    for (let row = above!; row <= below!; row += 1) {
      const begin = firstOn(level) + row * cells;
      yield lines.subarray(starts[begin + first!], starts[begin + last! + 1]);
    }
  }
}
