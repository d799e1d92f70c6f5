import { type Area } from '../core/areas';
import { boxOfMap } from '../map/standing';
import { type FarEdges, type FarPlaces } from './scene';

/** The coarsest level has so many cells on a side, each other twice as many as the one before: no line is wider than so many of its own. */
const COARSEST = 4;
/** Levels, at most: more would have more cells than there are items. */
const MOST_LEVELS = 8;
/** At least so many items lie in a cell of the finest level of a graph as high as it is wide, and up to four times as many. */
const ITEMS_EACH = 4;

/**
 * Lines by where they run, so that what is somewhere is found without looking at all. Each stands once, by its middle, on a level of
 * cells as fine as it is short: at a place only those can run whose middles are nearer than half their extent.
 */
export interface Grid {
  readonly left: number;
  readonly top: number;
  /** Of the square that all levels cover. */
  readonly side: number;
  readonly levels: number;
  /** Where the items of each cell begin among `items`, level by level, row by row; one more than there are cells. */
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

/** One level of a square. */
interface Level {
  readonly cells: number;
  /** Cells for one of the graph's units. */
  readonly scale: number;
  /** Where its cells begin: before them are those of all coarser levels. */
  readonly first: number;
  /** No line on it is wider. */
  readonly widest: number;
}

const levelsOf = ({ side, levels }: Pick<Grid, 'side' | 'levels'>): Level[] =>
  Array.from({ length: levels }, (_, level) => {
    const cells = COARSEST * 2 ** level;
    const first = (COARSEST * COARSEST * (4 ** level - 1)) / 3;
    return { cells, scale: cells / side, first, widest: side / 2 ** level };
  });

const within = (cell: number, cells: number): number => Math.min(cells - 1, Math.max(0, Math.floor(cell)));

/** Sorts lines into a grid. One with an end that has no place (not a number) is in none of its cells. */
export function gridOf({ count, x, y }: FarPlaces, lines: Pick<FarEdges, 'count' | 'from' | 'to'>): Grid {
  const { x1: left, y1: top, w, h } = boxOfMap({ x, y, nodeCount: count }) ?? { x1: 0, y1: 0, w: 0, h: 0 };
  const side = Math.max(w, h, 1);
  const total = lines.count;
  const wanted = Math.log2(Math.sqrt(total / ITEMS_EACH) / COARSEST);
  const levels = Math.min(MOST_LEVELS, Math.max(1, Math.ceil(wanted)));
  const all = levelsOf({ side, levels });
  const cellOf = (from: number, to: number): number => {
    const extent = Math.max(Math.abs(x[from]! - x[to]!), Math.abs(y[from]! - y[to]!));
    if (Number.isNaN(extent)) return -1;
    let level = levels - 1;
    while (level > 0 && extent > all[level]!.widest) level -= 1;
    const { cells, scale, first } = all[level]!;
    const row = within(((y[from]! + y[to]!) / 2 - top) * scale, cells);
    return first + row * cells + within(((x[from]! + x[to]!) / 2 - left) * scale, cells);
  };
  const starts = new Uint32Array(all.reduce((sum, { cells }) => sum + cells * cells, 1));
  const cells = new Int32Array(total);
  for (let item = 0; item < total; item += 1) {
    const cell = cellOf(lines.from[item]!, lines.to[item]!);
    cells[item] = cell;
    if (cell >= 0) starts[cell + 1]! += 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
  const next = starts.slice();
  const items = new Uint32Array(starts.at(-1) ?? 0);
  for (let item = 0; item < total; item += 1) if (cells[item]! >= 0) items[next[cells[item]!]!++] = item;
  return { left, top, side, levels, starts, items };
}

/** What may be in a part of the plane, a row of cells at a time: all that is, and some beside. */
export function* itemsAround({ left, top, side, levels, starts, items }: Grid, area: Area): Generator<Uint32Array> {
  for (const { cells, scale, first: begin, widest } of levelsOf({ side, levels })) {
    const reach = widest / 2;
    const [first, last] = [area.x1 - reach, area.x1 + area.w + reach].map((edge) =>
      within((edge - left) * scale, cells),
    );
    const [above, below] = [area.y1 - reach, area.y1 + area.h + reach].map((edge) =>
      within((edge - top) * scale, cells),
    );
    for (let row = above!; row <= below!; row += 1)
      yield items.subarray(starts[begin + row * cells + first!], starts[begin + row * cells + last! + 1]);
  }
}
