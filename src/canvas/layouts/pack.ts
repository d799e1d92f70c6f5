import { type Places, SPACING } from './layoutGraph';
import { Skyline } from './Skyline';
import { box } from './spread';

/** The places of one connected part, with the indexes that its nodes have in the whole graph. */
export interface Part {
  readonly members: readonly number[];
  readonly places: Places;
}

/** How much wider than high the whole is to come out: screens are so. */
const ASPECT = 1.5;
/** Widths that are tried, by that of a square of as much room; of many parts one fits as well as another. */
const WIDTHS = [1, 1.25, 1.5, 1.8, 2.2] as const;
const MANY = 400;

interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Where rectangles come to lie on a strip of a width, and how much room all of them take of a screen. */
function laid(boxes: readonly Sized[], strip: number) {
  const gap = SPACING.components;
  const skyline = new Skyline(strip);
  const corners = boxes.map(({ width, height }) => skyline.put(width + gap, height + gap));
  const right = Math.max(0, ...corners.map(({ x }, at) => x + (boxes[at]?.width ?? 0)));
  const bottom = Math.max(0, ...corners.map(({ y }, at) => y + (boxes[at]?.height ?? 0)));
  return { corners, size: Math.max(right / ASPECT, bottom) };
}

/**
 * Sets parts beside one another so that the whole comes out as large as it can on a screen: small ones fill the room beside a large one, or
 * the few would make the many small. Centres the whole on the origin, and returns the places of the whole graph.
 */
export function pack(parts: readonly Part[], size: number): Places {
  const boxed = parts.map(({ members, places }) => ({ members, places, ...box(places) }));
  // As high as they come: what is high leaves room beside it that what is lower can fill.
  const inOrder = boxed.toSorted((one, other) => other.height - one.height || other.width - one.width);
  const gap = SPACING.components;
  const side = Math.sqrt(boxed.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0));
  const widest = Math.max(0, ...boxed.map(({ width }) => width)) + gap;
  const tried = parts.length > MANY ? WIDTHS.slice(1, 2) : WIDTHS;
  const best = tried
    .map((width) => laid(inOrder, Math.max(side * width, widest)))
    .reduce((one, other) => (other.size < one.size ? other : one));
  const all = new Float64Array(size * 2);
  inOrder.forEach(({ members, places, left, top }, part) => {
    const { x = 0, y = 0 } = best.corners[part] ?? {};
    members.forEach((member, i) => {
      all[2 * member] = places[2 * i]! - left + x;
      all[2 * member + 1] = places[2 * i + 1]! - top + y;
    });
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
