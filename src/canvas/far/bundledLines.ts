import { BUNDLED_FROM, widthOfMany } from '../core/bundleNumbers';
import { WIDTH_PARTS } from './columns';
import { type FarEdges, MARKS } from './scene';

const NONE = -1;

/** How many relationships have each node at one end. */
function timesAt(ends: Uint32Array, count: number): Uint32Array {
  let last = 0;
  for (let edge = 0; edge < count; edge += 1) last = Math.max(last, ends[edge]!);
  const times = new Uint32Array(last + 1);
  for (let edge = 0; edge < count; edge += 1) times[ends[edge]!]! += 1;
  return times;
}

/** For each relationship the first of those of its type that run where it does; a hidden one is for itself. */
function firstAlike({ count, from, to, type, marks }: FarEdges): Int32Array {
  const firsts = new Int32Array(count);
  // Most relationships leave or reach a node that few do: they are in no bundle, and are not looked for.
  const [leaving, arriving] = [timesAt(from, count), timesAt(to, count)];
  const mask = 2 ** Math.ceil(Math.log2(count * 2 + 1)) - 1;
  const table = new Int32Array(mask + 1).fill(NONE);
  for (let edge = 0; edge < count; edge += 1) {
    firsts[edge] = edge;
    if (leaving[from[edge]!]! < BUNDLED_FROM || arriving[to[edge]!]! < BUNDLED_FROM) continue;
    if ((marks[edge]! & MARKS.hidden) !== 0) continue;
    const isAlike = (other: number) =>
      from[other] === from[edge] && to[other] === to[edge] && type[other] === type[edge];
    let slot = (Math.imul(from[edge]!, 73_856_093) ^ Math.imul(to[edge]!, 19_349_663) ^ type[edge]!) & mask;
    while (table[slot] !== NONE && !isAlike(table[slot]!)) slot = (slot + 1) & mask;
    if (table[slot] === NONE) table[slot] = edge;
    firsts[edge] = table[slot]!;
  }
  return firsts;
}

/** Lines as they are drawn: very many of one type from one node to another are one, as on the canvas, with how many it stands for. */
export interface Bundled {
  readonly edges: FarEdges;
  /** By the line that stands for the others. */
  readonly counts: ReadonlyMap<number, number>;
}

/** Bundles relationships: the first of them is as wide as befits all, and the others are out of sight. */
export function bundled(edges: FarEdges): Bundled {
  const firsts = firstAlike(edges);
  const sizes = new Uint32Array(edges.count);
  for (const first of firsts) sizes[first]! += 1;
  const [width, marks] = [edges.width.slice(), edges.marks.slice()];
  const counts = new Map<number, number>();
  for (let edge = 0; edge < edges.count; edge += 1) {
    const first = firsts[edge]!;
    const size = sizes[first]!;
    if (size < BUNDLED_FROM) continue;
    if (first === edge) {
      counts.set(edge, size);
      width[edge] = Math.round(widthOfMany(size) * WIDTH_PARTS);
    } else {
      // A line that stands for one that is drawn in full is drawn so too.
      marks[first]! &= marks[edge]! | ~MARKS.faint;
      marks[edge]! |= MARKS.hidden;
    }
  }
  return counts.size === 0 ? { edges, counts } : { edges: { ...edges, width, marks }, counts };
}
