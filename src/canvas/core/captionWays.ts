import { type Rectangle } from '../../../domain/coordinates/rectangle';
import { type Point } from '../../../domain/elements/elements';
import { fitted, LINE_HEIGHT, linesOf, textWidth } from './captionText';

/** A node as far as it is in the way of captions. */
export interface Body extends Point {
  readonly id: string;
  /** How wide it is. */
  readonly size: number;
}

/** A line between nodes as far as captions had better not cover it. */
export interface DrawnLine {
  readonly arrow?: string | undefined;
  readonly ends: readonly [from: Body, to: Body];
}

/** A loop is seldom where it would be looked for. */
export const isLoop = ({ ends: [from, to] }: Pick<DrawnLine, 'ends'>): boolean => from.id === to.id;

/** A node that gets no caption now, and what is written at it already. */
export interface Settled extends Body {
  readonly written?: NodeCaption | undefined;
}

/** A node as far as its caption is concerned. */
export interface Captioned extends Body {
  readonly caption: string;
  readonly degree: number;
  /** How large its caption is as a rule. */
  readonly fontSize: number;
  /** It is written in the node: it needs no room beside it. */
  readonly isInner?: boolean;
}

/** What stays free beside a caption. */
const FREE = 3;

/** How wide a caption is where it has room, in the graph's units. */
const WIDTH = 120;
/** The narrowest that is tried, in shares of the size of its letters. */
const LEAST_WIDTH = 4;
/** How far a caption stands from its node, in the graph's units: arrows end between them. */
export const CAPTION_APART = 9;

/** Where a caption stands beside its node, in the order in which places are tried. */
export const SIDES = ['below', 'above', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** Where a side is, seen from the node: across and down. */
const DIRECTIONS: Readonly<Record<Side, readonly [across: number, down: number]>> = {
  below: [0, 1],
  above: [0, -1],
  right: [1, 0],
  left: [-1, 0],
};

/** How a caption is written: in lines, on one side of its node. */
export interface PlacedCaption {
  readonly lines: readonly string[];
  readonly side: Side;
  /** How far it is shifted along that side, to the right or down. */
  readonly shift?: number;
}

/** How much room some lines take. */
const roomFor = (lines: readonly string[], fontSize: number) => ({
  width: Math.max(0, ...lines.map(textWidth)) * fontSize + 2 * FREE,
  height: lines.length * LINE_HEIGHT * fontSize,
});

/** Where a caption lies. @param apart how far from its node @param room what its lines take */
export function captionArea(
  { x, y, size, fontSize }: Pick<Captioned, 'x' | 'y' | 'size' | 'fontSize'>,
  { lines, side, shift = 0 }: PlacedCaption,
  apart = CAPTION_APART,
  { width, height } = roomFor(lines, fontSize),
): Rectangle {
  const [across, down] = DIRECTIONS[side];
  const near = size / 2 + apart;
  const left = x + across * near + ((across - 1) / 2) * width + (across === 0 ? shift : 0);
  const top = y + down * near + ((down - 1) / 2) * height + (down === 0 ? shift : 0);
  return { left, right: left + width, top, bottom: top + height };
}

/** What is written at a node, in the graph's units. */
export interface NodeCaption {
  readonly lines: readonly string[];
  readonly fontSize: number;
  readonly at: 'inside' | Side;
  readonly shift?: number;
  readonly halo?: number;
}

/** What a caption covers beside its node; undefined for one that is written in it. */
export const areaOf = (
  { x, y, size }: Pick<Body, 'x' | 'y' | 'size'>,
  { lines, fontSize, at, shift = 0 }: NodeCaption,
  apart = CAPTION_APART,
): Rectangle | undefined =>
  at === 'inside' ? undefined : captionArea({ x, y, size, fontSize }, { lines, side: at, shift }, apart);

const scaledBody = ({ id, x, y, size }: Body, by: number): Body => ({ id, x: x * by, y: y * by, size: size * by });

/** A line as it is so many times as large. */
export const scaledLine = ({ arrow, ends: [from, to] }: DrawnLine, by: number): DrawnLine => ({
  arrow,
  ends: [scaledBody(from, by), scaledBody(to, by)],
});

/** A node with what is written at it as they are so many times as large. */
export const scaled = ({ written, ...node }: Settled, by: number): Settled => ({
  ...scaledBody(node, by),
  written: written && { ...written, fontSize: written.fontSize * by, shift: (written.shift ?? 0) * by },
});

/** The square that a node fills. */
export const bodyOf = ({ x, y, size }: Pick<Body, 'x' | 'y' | 'size'>): Rectangle => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

/** The head of the arrow at the end of a line, no longer than captions stand apart; undefined without one. */
export function arrowHead(line: DrawnLine, apart = CAPTION_APART): Rectangle | undefined {
  const [from, { x, y, size }] = line.ends;
  if (isLoop(line) || line.arrow === 'none') return undefined;
  const [half, angle] = [apart / 2, Math.atan2(from.y - y, from.x - x)];
  const [across, down] = [x + Math.cos(angle) * (size / 2 + half), y + Math.sin(angle) * (size / 2 + half)];
  return { left: across - half, right: across + half, top: down - half, bottom: down + half };
}

/** What captions are placed among, beside the nodes that they belong to. */
export interface Among {
  /** Nodes that are seen besides, with what is written at them. */
  readonly others?: readonly Settled[];
  readonly lines?: readonly DrawnLine[];
}

/** In what captions are placed that are not those of the canvas as it is near by. */
export interface Placing {
  readonly width?: number;
  readonly apart?: number;
  /** Between which places across captions stay, and below which: what lies beyond is cut off by the window or under the tools. */
  readonly within?: Pick<Rectangle, 'left' | 'right' | 'top'> | undefined;
}

/** One way to write a caption, and how much worse it is than the best one. */
export interface Way extends PlacedCaption {
  readonly area: Rectangle;
  readonly cost: number;
}

/** Whether a way reaches nowhere beyond. */
export const isWithin = ({ area }: Way, within: Placing['within']): boolean =>
  within === undefined || (area.left >= within.left && area.right <= within.right && area.top >= within.top);

/** A caption as it is written where nothing is in its way. */
export function unhindered(node: Captioned, { width = WIDTH, apart = CAPTION_APART }: Placing): Way {
  const caption = { lines: linesOf(node.caption, width / node.fontSize), side: 'below' } as const;
  return { ...caption, area: captionArea(node, caption, apart), cost: 0 };
}

/** Of the full width so much is tried where there is not room for all of it. */
const SHARES = [1, 0.75, 0.5];
/**
 * Along its side a caption is tried so far from the middle, in halves of its length: shifted by a whole one it begins at the middle of its
 * node. Beside a node it is low, and may be shifted as far as the corner.
 */
const SHIFTS = [0, 0.5, -0.5, 1, -1];
/** Shifted by more than a whole one it begins beside a line from the middle of its node. */
export const SHIFTS_PAST_LINES = [0, 0.5, -0.5, 1.2, -1.2];
const SHIFTS_BESIDE = [...SHIFTS, 1.6, -1.6];
/** Another place is better than a narrower caption, a narrower one than one that is cut; what is lost counts besides. */
const COSTS = { side: 0.1, shift: 0.25, narrower: 0.5, cut: 4, lost: 4 };

const letters = (text: string) => text.replace(/\s/gu, '').length;

/** How a caption may be broken into lines, the best first: all of it before a part. */
function writings({ caption, fontSize }: Captioned, width: number) {
  const widths = [...SHARES.map((share) => (share * width) / fontSize), LEAST_WIDTH * 2, LEAST_WIDTH];
  const found = new Map<string, { readonly lines: readonly string[]; readonly cost: number }>();
  const add = (lines: readonly string[], cost: number) => {
    const key = lines.join('\n');
    if (!found.has(key)) found.set(key, { lines, cost });
  };
  const fittings = widths.flatMap((wide) => fitted(caption, wide) ?? []);
  for (const { lines, isWhole } of fittings) if (isWhole) add(lines, COSTS.narrower * found.size);
  for (const { lines, isWhole } of fittings) {
    const lost = 1 - letters(lines.join('').replace('…', '')) / letters(caption);
    if (!isWhole) add(lines, COSTS.cut + COSTS.lost * lost);
  }
  return [...found.values()];
}

/** All ways to place a caption that is written in these lines. @param along how far it may be shifted above and below its node */
export function waysAround(
  node: Captioned,
  lines: readonly string[],
  { apart, within }: Placing,
  cost = 0,
  along = SHIFTS,
): Way[] {
  const room = roomFor(lines, node.fontSize);
  const ways = SIDES.flatMap((side, at) => {
    const [shares, length] = DIRECTIONS[side][0] === 0 ? [along, room.width - 2 * FREE] : [SHIFTS_BESIDE, room.height];
    return shares.map((share): Way => {
      const caption = { lines, side, shift: (share * length) / 2 };
      const more = COSTS.side * at + COSTS.shift * Math.abs(share);
      return { ...caption, area: captionArea(node, caption, apart, room), cost: cost + more };
    });
  });
  return ways.filter((way) => isWithin(way, within));
}

/** All ways to write a caption at its node. */
export const waysOf = (node: Captioned, placing: Placing): Way[] =>
  writings(node, placing.width ?? WIDTH).flatMap(({ lines, cost }) => waysAround(node, lines, placing, cost));
