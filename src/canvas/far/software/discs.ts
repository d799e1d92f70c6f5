import { blended, type Pixel } from '../pixels';
import { type FarNodes } from '../scene';

/** The pixels of a picture, row after row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly of: Uint32Array;
}

/** Below this radius each pixel is looked at; above, whole rows are filled. */
const SMALL = 6;

/** Draws a filled circle with a smooth rim. @param opacity of 1 */
export function drawDisc(pixels: Pixels, x: number, y: number, radius: number, colour: Pixel, opacity: number): void {
  const { width, height, of } = pixels;
  const reach = radius + 1;
  const [left, right] = [Math.max(0, Math.floor(x - reach)), Math.min(width - 1, Math.ceil(x + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(y - reach)), Math.min(height - 1, Math.ceil(y + reach))];
  // The middle of a pixel is half a pixel from its corner.
  const [middleX, middleY] = [x - 0.5, y - 0.5];
  for (let row = top; row <= bottom; row += 1) {
    const dy = row - middleY;
    const inner = radius > SMALL && opacity === 1 ? Math.sqrt(Math.max(0, (radius - 1) ** 2 - dy * dy)) : 0;
    const [solidFrom, solidTo] = [Math.ceil(middleX - inner), Math.floor(middleX + inner)];
    for (let column = left; column <= right; column += 1) {
      const end = Math.min(right, solidTo);
      if (inner > 0 && column === solidFrom && end > column) {
        of.fill(colour, row * width + column, row * width + end + 1);
        column = end;
        continue;
      }
      const dx = column - middleX;
      const covered = Math.min(1, radius + 0.5 - Math.sqrt(dx * dx + dy * dy));
      if (covered <= 0) continue;
      const at = row * width + column;
      of[at] = blended(of[at]!, colour, Math.round(covered * opacity * 256));
    }
  }
}

const MOST_DEGREE = 4096;

/** The nodes, the least connected first: by counting, since a hundred thousand are sorted whenever one is added. */
export function byDegree({ count, degree }: FarNodes): Uint32Array {
  const starts = new Uint32Array(MOST_DEGREE + 2);
  const rank = (node: number) => Math.min(MOST_DEGREE, degree[node]!);
  for (let node = 0; node < count; node += 1) starts[rank(node) + 1]! += 1;
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
  const order = new Uint32Array(count);
  for (let node = 0; node < count; node += 1) order[starts[rank(node)]!++] = node;
  return order;
}
