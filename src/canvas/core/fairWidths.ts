import { type Point } from '../../../domain/elements/elements';
import { LINE_HEIGHT, MOST_LINES } from './captionText';

/** A node as far as its caption is concerned. */
export interface Captioned extends Point {
  readonly id: string;
  readonly caption: string;
  readonly degree: number;
  /** How wide the node is, and how large its caption as a rule. */
  readonly size: number;
  readonly fontSize: number;
}

/** What stays free beside a caption. */
export const FREE = 3;

/**
 * How wide the caption of each may be if it shares the room between with those beside it, in the graph's units.
 * @param most how wide each is that has room
 * @param least how narrow one may be, in shares of the size of its letters: those that stand closer share nothing
 */
export function fairWidths(nodes: readonly Captioned[], most: number, least: number): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  const narrow = (id: string, width: number) => widths.set(id, Math.min(widths.get(id) ?? most, width));
  const across = [...nodes].sort((a, b) => a.x - b.x);
  const band = (node: Captioned) => MOST_LINES * LINE_HEIGHT * node.fontSize;
  across.forEach((one, at) => {
    for (let next = at + 1; next < across.length; next += 1) {
      const other = across[next] as Captioned;
      const apart = other.x - one.x;
      if (apart >= most + 2 * FREE) return;
      const [top, otherTop] = [one.y + one.size / 2, other.y + other.size / 2];
      // Those that stand one above the other cannot share a width.
      if (top >= otherTop + band(other) || otherTop >= top + band(one)) continue;
      if (apart - 2 * FREE < Math.min(one.fontSize, other.fontSize) * least) continue;
      narrow(one.id, apart - 2 * FREE);
      narrow(other.id, apart - 2 * FREE);
    }
  });
  return widths;
}
