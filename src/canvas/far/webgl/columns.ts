import { type Pixel } from '../pixels';
import { type FarEdges, type FarNodes, MARKS } from '../scene';
import { linesByColour } from '../software/linesByColour';

/** Columns of a texture of nodes: a row has as many, and each node takes one. */
export const ROW = 2048;
/** How many numbers a node takes in the texture, and a relationship in the buffer. */
export const PARTS = 4;

const rowsFor = (count: number): number => Math.max(1, Math.ceil(count / ROW));

/**
 * Nodes as texels of four numbers: x, y and radius as the bits of floats, and the colour with marks and shape above it. A node without a place
 * is hidden, since not every graphics card knows what is not a number.
 */
export function nodeTexels({ count, x, y, radius, colour, shape, marks }: FarNodes): Uint32Array {
  const texels = new Uint32Array(rowsFor(count) * ROW * PARTS);
  const floats = new Float32Array(texels.buffer);
  for (let node = 0; node < count; node += 1) {
    const at = node * PARTS;
    [floats[at], floats[at + 1], floats[at + 2]] = [x[node]!, y[node]!, radius[node]!];
    const mark = marks[node]! | (Number.isNaN(x[node]! + y[node]!) ? MARKS.hidden : 0);
    texels[at + 3] = ((colour[node]! & 0xff_ff_ff) | (mark << 24) | (shape[node]! << 28)) >>> 0;
  }
  return texels;
}

/** Relationships of one colour, which stand one after the other. */
export interface LineGroup {
  readonly colour: Pixel;
  readonly first: number;
  readonly count: number;
}

/** Relationships as four numbers each (from, to, own colour, width with arrow and marks), those that are drawn in one colour together. */
export function lineColumns(edges: FarEdges): { readonly columns: Uint32Array; readonly groups: readonly LineGroup[] } {
  const { count, from, to, colour, width, arrow, marks } = edges;
  const columns = new Uint32Array(count * PARTS);
  const groups: LineGroup[] = [];
  let next = 0;
  for (const [own, isOf] of linesByColour(edges)) {
    const first = next;
    for (let edge = 0; edge < count; edge += 1) {
      if (!isOf(colour[edge]!)) continue;
      const dress = width[edge]! | (arrow[edge]! << 8) | (marks[edge]! << 16);
      columns.set([from[edge]!, to[edge]!, colour[edge]!, dress], next * PARTS);
      next += 1;
    }
    groups.push({ colour: own, first, count: next - first });
  }
  return { columns, groups };
}

/** The parts of a pixel, of one. */
export const partsOf = (pixel: Pixel): readonly [red: number, green: number, blue: number] => [
  (pixel & 0xff) / 255,
  ((pixel >> 8) & 0xff) / 255,
  ((pixel >> 16) & 0xff) / 255,
];
