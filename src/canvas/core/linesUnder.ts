import { type Rectangle } from '../../../domain/coordinates/rectangle';
import { type DrawnLine } from './captionWays';

/** How much of a line lies in a rectangle: of one that bends, of the straight way between its nodes. */
function lengthIn({ left, right, top, bottom }: Rectangle, { ends: [from, to] }: DrawnLine): number {
  if (Math.max(from.x, to.x) <= left || Math.min(from.x, to.x) >= right) return 0;
  if (Math.max(from.y, to.y) <= top || Math.min(from.y, to.y) >= bottom) return 0;
  const across = to.x - from.x;
  const down = to.y - from.y;
  let first = 0;
  let last = 1;
  if (across !== 0) {
    first = Math.max(first, ((across > 0 ? left : right) - from.x) / across);
    last = Math.min(last, ((across > 0 ? right : left) - from.x) / across);
  }
  if (down !== 0) {
    first = Math.max(first, ((down > 0 ? top : bottom) - from.y) / down);
    last = Math.min(last, ((down > 0 ? bottom : top) - from.y) / down);
  }
  return last <= first ? 0 : (last - first) * Math.hypot(across, down);
}

/** The lines of which a part lies in a rectangle. */
export const linesThrough = (lines: readonly DrawnLine[], area: Rectangle): readonly DrawnLine[] =>
  lines.filter((line) => lengthIn(area, line) > 0);

/** How much of lines lies in a rectangle, all of them together. */
export const lengthUnder = (lines: readonly DrawnLine[], area: Rectangle): number =>
  lines.reduce((sum, line) => sum + lengthIn(area, line), 0);
