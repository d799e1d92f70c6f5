import { fitted, LINE_HEIGHT, linesOf, textWidth } from './captionText';
import { type Captioned, fairWidths, FREE } from './fairWidths';
import { type Rectangle } from '../../../domain/coordinates/rectangle';
import { Rectangles } from './rectangles';

/** How wide a caption is where it has room, in the graph's units. */
const WIDTH = 120;
/** The narrowest that is tried, in shares of the size of its letters. */
const LEAST_WIDTH = 4;
/** How far a caption stands from its node. */
export const APART = 5;

/** Where a caption stands beside its node, in the order in which places are tried. */
export const SIDES = ['below', 'above', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** The side that the data of an element name. */
export const sideOf = (told: unknown): Side => SIDES.find((side) => side === told) ?? 'below';

/** How a caption is written: in lines, on one side of its node. */
export interface PlacedCaption {
  readonly lines: readonly string[];
  readonly side: Side;
}

/** Where a caption lies. @param apart how far from its node */
export function captionArea(
  { x, y, size, fontSize }: Pick<Captioned, 'x' | 'y' | 'size' | 'fontSize'>,
  { lines, side }: PlacedCaption,
  apart = APART,
): Rectangle {
  const width = Math.max(0, ...lines.map(textWidth)) * fontSize + 2 * FREE;
  const height = lines.length * LINE_HEIGHT * fontSize;
  const near = size / 2 + apart;
  const left = { below: x - width / 2, above: x - width / 2, right: x + near, left: x - near - width }[side];
  const top = { below: y + near, above: y - near - height, right: y - height / 2, left: y - height / 2 }[side];
  return { left, right: left + width, top, bottom: top + height };
}

/** The square that a node fills. */
export const bodyOf = ({ x, y, size }: Captioned): Rectangle => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

/** A caption as it is written where nothing is in its way. */
const unhindered = ({ caption, fontSize }: Captioned, width: number): PlacedCaption => ({
  lines: linesOf(caption, width / fontSize),
  side: 'below',
});

/** Of the full width so much is tried where there is not room for all of it. */
const NARROWER = [0.75, 0.5];

/** How a caption may be written, the best first: all of it before a part, below its node before elsewhere. */
function* ways({ caption, fontSize }: Captioned, full: number, fair: number): Generator<PlacedCaption> {
  const widths = [fair, full, ...NARROWER.map((share) => share * full)].map((width) => width / fontSize);
  const tried = (mostLines?: number) =>
    [...widths, LEAST_WIDTH * 2, LEAST_WIDTH].flatMap((width) => fitted(caption, width, mostLines) ?? []);
  const whole = tried().filter(({ isWhole }) => isWhole);
  for (const side of SIDES) for (const { lines } of whole) yield { lines, side };
  const cut = [...tried(), ...tried(2), ...tried(1)].filter(({ isWhole }) => !isWhole);
  for (const { lines } of cut) for (const side of SIDES) yield { lines, side };
}

/** In what captions are placed that are not those of the canvas as it is near by. */
interface Placing {
  readonly width?: number;
  readonly apart?: number;
}

/** How much harm it does to lie where another caption has its share, to lie over a node, to be cut at all and to lose all. */
const HARM = { onFree: 2, onNode: 8, cut: 0.6, lost: 2 };

/** How much harm is done by what is left out of a caption. */
function cutOf(caption: string, { lines }: PlacedCaption): number {
  const letters = (text: string) => text.replace(/\s/gu, '').length;
  const lost = letters(caption) - letters(lines.join('').replace('…', ''));
  return lost === 0 ? 0 : HARM.cut + (HARM.lost * lost) / letters(caption);
}

/** The first way that does no harm, else the one that does least; undefined where all would lie over what is written. */
function bestOf<T extends { readonly harm: number }>(tried: Iterable<T>): T | undefined {
  let best: T | undefined;
  for (const one of tried) {
    if (one.harm === 0) return one;
    if (best === undefined || one.harm < best.harm) best = one;
  }
  return best;
}

/** What is kept free beneath a node while its caption is not written yet: its share of the room. */
function shareOf(node: Captioned, width: number, apart: number): Rectangle | undefined {
  const lines = fitted(node.caption, width / node.fontSize)?.lines;
  return lines && captionArea(node, { lines, side: 'below' }, apart);
}

/**
 * How the captions of nodes are written so that none lies over another or over another node, where that can
 * be: as they are where they have room, otherwise in narrower lines, on another side of their nodes, or cut, the best connected first. A node for whose caption there is no room at all is
 * not in it.
 * @param others nodes that are captioned otherwise, and where that is written
 * @param width how wide one is that has room, `apart` how far captions stand from their nodes
 */
export function placedCaptions(
  nodes: readonly Captioned[],
  others: readonly (Captioned & { readonly written?: Rectangle })[] = [],
  { width = WIDTH, apart = APART }: Placing = {},
): ReadonlyMap<string, PlacedCaption> {
  const placed = new Map<string, PlacedCaption>();
  const [taken, bodies, wished] = [new Rectangles(), new Rectangles(), new Rectangles()];
  for (const { written } of others) if (written !== undefined) taken.add(written);
  const named = nodes.filter(({ caption }) => caption !== '');
  for (const node of [...nodes, ...others]) bodies.add(bodyOf(node), node.id);
  for (const node of named) wished.add(captionArea(node, unhindered(node, width), apart), node.id);
  const crowded = named.filter((node) => {
    const caption = unhindered(node, width);
    const area = captionArea(node, caption, apart);
    if (taken.meets(area) || wished.meets(area, node.id) || bodies.meets(area, node.id)) return true;
    placed.set(node.id, caption);
    return false;
  });
  for (const node of named) if (placed.has(node.id)) taken.add(captionArea(node, unhindered(node, width), apart));
  const fair = fairWidths(named, width, LEAST_WIDTH);
  const wide = ({ id }: Captioned) => fair.get(id) ?? width;
  const kept = new Map(crowded.map((node) => [node.id, shareOf(node, wide(node), apart)]));
  const free = new Rectangles();
  for (const [id, area] of kept) if (area !== undefined) free.add(area, id);
  for (const node of [...crowded].sort((a, b) => b.degree - a.degree)) {
    const own = kept.get(node.id);
    if (own !== undefined) free.remove(own, node.id);
    const tried = function* () {
      for (const way of ways(node, width, wide(node))) {
        const area = captionArea(node, way, apart);
        if (taken.meets(area)) continue;
        const lies = (free.meets(area) ? HARM.onFree : 0) + (bodies.meets(area, node.id) ? HARM.onNode : 0);
        yield { way, area, harm: lies + cutOf(node.caption, way) };
      }
    };
    const best = bestOf(tried());
    if (best === undefined) continue;
    taken.add(best.area);
    placed.set(node.id, best.way);
  }
  return placed;
}
