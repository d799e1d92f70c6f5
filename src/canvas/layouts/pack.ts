import { type Places, SPACING } from './layoutGraph';
import { box } from './spread';

/** The places of one connected part, with the indexes that its nodes have in the whole graph. */
export interface Part {
  readonly members: readonly number[];
  readonly places: Places;
}

/**
 * Sets parts beside one another, largest first, in rows that come out about as wide as high, and centres the whole on
 * the origin. Returns the places of the whole graph.
 */
export function pack(parts: readonly Part[], size: number): Places {
  const boxes = parts.map((part) => box(part.places));
  const gap = SPACING.components;
  const area = boxes.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const rowWidth = Math.max(Math.sqrt(area) * 1.25, (boxes[0]?.width ?? 0) + gap);
  const all = new Float64Array(size * 2);
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  parts.forEach((part, p) => {
    const { left, top, width, height } = boxes[p]!;
    if (x > 0 && x + width > rowWidth) {
      x = 0;
      y += rowHeight + gap;
      rowHeight = 0;
    }
    part.members.forEach((member, i) => {
      all[2 * member] = part.places[2 * i]! - left + x;
      all[2 * member + 1] = part.places[2 * i + 1]! - top + y;
    });
    x += width + gap;
    rowHeight = Math.max(rowHeight, height);
  });
  return centre(all);
}

/** Moves places so that their rectangle is centred on the origin; changed in place. */
export function centre(places: Places): Places {
  if (places.length === 0) return places;
  const { left, top, width, height } = box(places);
  for (let i = 0; i < places.length; i += 2) {
    places[i]! -= left + width / 2;
    places[i + 1]! -= top + height / 2;
  }
  return places;
}
