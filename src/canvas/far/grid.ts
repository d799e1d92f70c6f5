import { type Area } from '../core/areas';
import { boxOfMap } from '../map/standing';

/** So many nodes lie in a cell of the grid as a rule. */
const NODES_EACH = 3;

/** Places by the cells of a grid, so that what lies somewhere is found without looking at all. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** Where the nodes of each cell begin among `nodes`; one more than there are cells. */
  readonly starts: Uint32Array;
  readonly nodes: Uint32Array;
}

/** Sorts places into a grid. What has no place (not a number) is in none of its cells. */
export function gridOf(count: number, x: Float32Array, y: Float32Array): Grid {
  const { x1: left, y1: top, w, h } = boxOfMap({ x, y, nodeCount: count }) ?? { x1: 0, y1: 0, w: 0, h: 0 };
  const cell = Math.max(1, Math.sqrt(((w + 1) * (h + 1) * NODES_EACH) / Math.max(1, count)));
  const [columns, rows] = [Math.floor(w / cell) + 1, Math.floor(h / cell) + 1];
  const cellOf = (node: number) => Math.floor((y[node]! - top) / cell) * columns + Math.floor((x[node]! - left) / cell);
  const starts = new Uint32Array(columns * rows + 1);
  for (let node = 0; node < count; node += 1) if (!Number.isNaN(x[node]!)) starts[cellOf(node) + 1]! += 1;
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
  const next = starts.slice();
  const nodes = new Uint32Array(starts.at(-1) ?? 0);
  for (let node = 0; node < count; node += 1) if (!Number.isNaN(x[node]!)) nodes[next[cellOf(node)]!++] = node;
  return { left, top, cell, columns, rows, starts, nodes };
}

/** The nodes in the cells that a part of the plane touches: all that lie in it, and some beside. */
export function* nodesAround({ left, top, cell, columns, rows, starts, nodes }: Grid, around: Area): Generator<number> {
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / cell)));
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - top) / cell)));
  const [first, last] = [column(around.x1), column(around.x1 + around.w)];
  for (let at = row(around.y1); at <= row(around.y1 + around.h); at += 1)
    for (let index = starts[at * columns + first]!; index < starts[at * columns + last + 1]!; index += 1)
      yield nodes[index]!;
}
