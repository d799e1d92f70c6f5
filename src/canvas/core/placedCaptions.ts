import { fitted, LINE_HEIGHT, linesOf, textWidth } from './captionText';
import { type Captioned, fairWidths, FREE } from './fairWidths';
import { type Rectangle, Rectangles } from './rectangles';

/** How wide a caption is where it has room, in the graph's units. */
const WIDTH = 120;
/** The narrowest that is tried, in shares of the size of its letters. */
const LEAST_WIDTH = 4;
/** How far a caption stands from its node. */
const APART = 5;

/** How a caption is written: in lines, beneath its node or above it. */
export interface PlacedCaption {
  readonly lines: readonly string[];
  readonly isAbove: boolean;
}

/** Where a caption lies. */
export function captionArea({ x, y, size, fontSize }: Captioned, { lines, isAbove }: PlacedCaption): Rectangle {
  const half = (Math.max(0, ...lines.map(textWidth)) * fontSize) / 2 + FREE;
  const height = lines.length * LINE_HEIGHT * fontSize;
  const near = size / 2 + APART;
  const top = isAbove ? y - near - height : y + near;
  return { left: x - half, right: x + half, top, bottom: top + height };
}

const bodyOf = ({ x, y, size }: Captioned): Rectangle => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

/** A caption as it is written where nothing is in its way. */
const unhindered = ({ caption, fontSize }: Captioned, width: number): PlacedCaption => ({
  lines: linesOf(caption, width / fontSize),
  isAbove: false,
});

/** How a caption may be written, the best first: all of it before a part, beneath its node before above it. */
function* ways(node: Captioned, full: number, fair: number): Generator<PlacedCaption> {
  const { caption, fontSize } = node;
  const whole = fitted(caption, full / fontSize);
  const shared = fitted(caption, fair / fontSize);
  const sides = [false, true];
  if (shared?.isWhole) yield { lines: shared.lines, isAbove: false };
  for (const isAbove of sides) if (whole !== undefined) yield { lines: whole.lines, isAbove };
  if (shared?.isWhole) yield { lines: shared.lines, isAbove: true };
  for (const letters of [fair / fontSize, LEAST_WIDTH * 2, LEAST_WIDTH]) {
    const cut = fitted(caption, letters);
    for (const isAbove of sides) if (cut !== undefined) yield { lines: cut.lines, isAbove };
  }
}

/** What is kept free beneath a node while its caption is not written yet: its share of the room. */
function shareOf(node: Captioned, width: number): Rectangle | undefined {
  const lines = fitted(node.caption, width / node.fontSize)?.lines;
  return lines && captionArea(node, { lines, isAbove: false });
}

/**
 * How the captions of nodes are written so that none lies over another: as they are where they have room, otherwise in narrower lines, above
 * their nodes, or cut in the middle, the best connected first; and over no other node, where that can be. A node for whose caption there
 * is no room at all is not in it.
 * @param others nodes that are captioned otherwise, and where that is written
 * @param width how wide one is that has room
 */
export function placedCaptions(
  nodes: readonly Captioned[],
  others: readonly (Captioned & { readonly written?: Rectangle })[] = [],
  width = WIDTH,
): ReadonlyMap<string, PlacedCaption> {
  const placed = new Map<string, PlacedCaption>();
  const [taken, bodies, wished] = [new Rectangles(), new Rectangles(), new Rectangles()];
  for (const { written } of others) if (written !== undefined) taken.add(written);
  const named = nodes.filter(({ caption }) => caption !== '');
  for (const node of [...nodes, ...others]) bodies.add(bodyOf(node), node.id);
  for (const node of named) wished.add(captionArea(node, unhindered(node, width)), node.id);
  const crowded = named.filter((node) => {
    const caption = unhindered(node, width);
    const area = captionArea(node, caption);
    if (taken.meets(area) || wished.meets(area, node.id) || bodies.meets(area, node.id)) return true;
    placed.set(node.id, caption);
    return false;
  });
  for (const node of named) if (placed.has(node.id)) taken.add(captionArea(node, unhindered(node, width)));
  const fair = fairWidths(named, width, LEAST_WIDTH);
  const wide = ({ id }: Captioned) => fair.get(id) ?? width;
  const kept = new Map(crowded.map((node) => [node.id, shareOf(node, wide(node))]));
  const free = new Rectangles();
  for (const [id, area] of kept) if (area !== undefined) free.add(area, id);
  for (const node of [...crowded].sort((a, b) => b.degree - a.degree)) {
    const own = kept.get(node.id);
    if (own !== undefined) free.remove(own, node.id);
    const tried = [...ways(node, width, wide(node))].flatMap((way) => {
      const area = captionArea(node, way);
      if (taken.meets(area)) return [];
      return [{ way, area, harm: (free.meets(area) ? 2 : 0) + (bodies.meets(area, node.id) ? 1 : 0) }];
    });
    const [best] = tried.sort((a, b) => a.harm - b.harm);
    if (best === undefined) continue;
    taken.add(best.area);
    placed.set(node.id, best.way);
  }
  return placed;
}
