import { type Block, type Boxed, boxedPart, byHeight, inDisc, inRings, type Part, type Sized } from './discs';
import { type Places, SPACING } from './layoutGraph';
import { Skyline } from './Skyline';
import { box } from './spread';

/** How much wider than high the whole is to come out: screens are so. */
const ASPECT = 1.5;
/** Widths that are tried, by that of a square of as much room; of many parts one fits as well as another. */
const WIDTHS = [1, 1.25, 1.5, 1.8, 2.2] as const;
/** Of more parts than these the lowest are one block: each is looked at against all others. */
const MANY = 400;
/** Parts of no more nodes are small. So many of them are one block, and so many lone nodes a disc: fewer fill gaps between others. */
const SMALL = 3;
const MANY_SMALL = 30;
const MANY_LONE = 8;

const blockOf = (part: Boxed): Block => ({ width: part.width, height: part.height, parts: [{ part, x: 0, y: 0 }] });

const roomOf = (boxes: readonly Sized[]): number =>
  boxes.reduce((sum, { width, height }) => sum + (width + SPACING.components) * (height + SPACING.components), 0);

const widestOf = (boxes: readonly Sized[]): number => boxes.reduce((most, { width }) => Math.max(most, width), 0);

/** Sets parts in rows from left to right, the highest first, none of them turned. */
export function inRows(parts: readonly Boxed[]): Block {
  const gap = SPACING.components;
  const limit = Math.max(Math.sqrt(roomOf(parts)), widestOf(parts));
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  const placed = parts.map((part) => {
    if (x > 0 && x + part.width > limit) [x, y, rowHeight] = [0, y + rowHeight + gap, 0];
    const here = { part, x, y };
    x += part.width + gap;
    width = Math.max(width, x - gap);
    rowHeight = Math.max(rowHeight, part.height);
    return here;
  });
  return { width, height: y + rowHeight, parts: placed };
}

/** The parts as blocks: the highest alone, of very many the others together, and what is no more than a few nodes with others like it. */
function blocksOf(inOrder: readonly Boxed[], together: (parts: readonly Boxed[]) => Block): Block[] {
  const lone = inOrder.filter(({ members }) => members.length === 1);
  const small = inOrder.filter(({ members }) => members.length > 1 && members.length <= SMALL);
  const large = inOrder.filter(({ members }) => members.length > SMALL);
  const alone = large.length > MANY ? large.slice(0, MANY / 2) : large;
  const others = large.slice(alone.length);
  return [
    ...alone.map(blockOf),
    ...(others.length > 0 ? [together(others)] : []),
    ...(small.length < MANY_SMALL ? small.map(blockOf) : [together(small)]),
    ...(lone.length < MANY_LONE ? lone.map(blockOf) : [inDisc(lone)]),
  ];
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
 * @param together how small parts are set in a block: in rings they would be a disc, and each turned
 */
export function pack(parts: readonly Part[], size: number, together = inRings): Places {
  const boxed = parts.map(boxedPart);
  // As high as they come: what is high leaves room beside it that what is lower can fill.
  const blocks = blocksOf(boxed.toSorted(byHeight), together).toSorted(byHeight);
  const side = Math.sqrt(roomOf(blocks));
  const widest = widestOf(blocks) + SPACING.components;
  const tried = blocks.length > MANY / 2 ? WIDTHS.slice(1, 2) : WIDTHS;
  const best = tried
    .map((width) => laid(blocks, Math.max(side * width, widest)))
    .reduce((one, other) => (other.size < one.size ? other : one));
  const all = new Float64Array(size * 2);
  for (const [at, block] of blocks.entries()) {
    const corner = best.corners[at] ?? { x: 0, y: 0 };
    for (const { part, x, y } of block.parts)
      part.members.forEach((member, i) => {
        all[2 * member] = part.places[2 * i]! - part.left + corner.x + x;
        all[2 * member + 1] = part.places[2 * i + 1]! - part.top + corner.y + y;
      });
  }
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
