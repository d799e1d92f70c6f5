import { shorten } from '../../graph/propertyText';
import { fitted } from './captionText';
import {
  type Among,
  areaOf,
  type Body,
  bodyOf,
  CAPTION_APART,
  type Captioned,
  isWithin,
  type NodeCaption,
  type PlacedCaption,
  type Placing,
  scaled,
  scaledLine,
  type Settled,
  type Side,
  SIDES,
  unhindered,
  type Way,
  waysOf,
} from './captionWays';
import { NEAREST_FIT } from './insets';
import { placedCaptions } from './placedCaptions';
import { Rectangles } from './rectangles';

/** At this zoom the captions of ordinary nodes can be read; below it, the landmarks' are drawn larger. */
const CAPTION_ZOOM = 0.84;
/** So many pixels of the canvas for each landmark; but no fewer and no more landmarks than these. */
const PIXELS_EACH = 20_000;
const FEWEST_LANDMARKS = 24;
const MOST_LANDMARKS = 160;
/** How many nodes, best connected first, are asked whether they have room. */
const CANDIDATES = 400;
/** So many letters' heights wide is the caption of one of many. */
const MANY_WIDTH = 11;
/** How large a landmark's caption is on the screen at least. */
export const LEAST_PIXELS = 12;
/** How large letters are where there is no room for such: the smallest that can be read. */
const SMALLER_PIXELS = [10.5, 9.5];
/** Of no more nodes than these each is captioned that has room: of many, only those that are known best. */
export const FEW_NODES = 120;
/** How wide the caption of one of few is where it has room, in pixels. */
const WIDTH = 156;
/** How far captions reach beyond the middle of the outermost nodes, where it is not known what the view keeps free beside the graph. */
const REACH = 82;
/** Nodes smaller than this on the screen are dots: the names of the few that are known best are written over them, as on maps. */
export const DOT_PIXELS = 14;
const OVER_DOTS = 0.5;
const MOST_DOTS = 2;
/** The smallest are a ground that names are written on. */
export const GROUND_PIXELS = 6;
/** A node that stands farther off than so is in the way of no caption, nor is its own. */
const NEAR_PIXELS = 400;

/** A node whose caption is drawn, and how: shifted by pixels of the screen. */
export interface Landmark extends Captioned, PlacedCaption {
  /** How large its letters are on the screen, where there was room for no larger ones. */
  readonly pixels?: number;
}

const pixelsOf = ({ fontSize, pixels }: Captioned & Pick<Landmark, 'pixels'>, zoom: number): number =>
  pixels ?? Math.max(LEAST_PIXELS, fontSize * zoom);

/** A node as it is seen on the screen, but for the pan. */
const onScreen = (node: Captioned & Pick<Landmark, 'pixels'>, zoom: number): Captioned => ({
  ...node,
  ...{ x: node.x * zoom, y: node.y * zoom, size: node.size * zoom, fontSize: pixelsOf(node, zoom) },
});

/** How many landmarks a canvas of so many pixels has room for among other nodes: the larger the screen, the more. */
export const mostLandmarks = (pixels: number): number =>
  Math.min(MOST_LANDMARKS, Math.max(FEWEST_LANDMARKS, Math.round(pixels / PIXELS_EACH)));

/** How far captions reach above the uppermost node: no farther than the view keeps free. */
const REACH_ABOVE = 38;

/** Between which places across the captions of nodes stay, and below which, on the screen but for the pan. */
function reachOf(nodes: readonly Body[], zoom: number, reach = REACH) {
  let [left, right, top] = [Infinity, -Infinity, Infinity];
  for (const { x, y, size } of nodes) {
    [left, right] = [Math.min(left, x * zoom), Math.max(right, x * zoom)];
    top = Math.min(top, (y - size / 2) * zoom);
  }
  return { left: left - reach, right: right + reach, top: top - REACH_ABOVE };
}

/** What captions are placed on: from how near it is seen, what else is there, and where they may be on the screen. */
interface Sheet extends Required<Among> {
  readonly zoom: number;
  readonly within: ReturnType<typeof reachOf>;
}

/** The captions of few nodes, the best connected first. What lies on a better connected one is read as a part of it. */
function ofFew(ranked: readonly Captioned[], { zoom, others, lines, within }: Sheet): Landmark[] {
  const apart = ranked.filter((node, at) =>
    ranked.slice(0, at).every(({ x, y, size }) => Math.hypot(x - node.x, y - node.y) > Math.max(size, node.size) / 2),
  );
  const wanted = apart.filter(({ isInner }) => isInner !== true);
  const rest = [...ranked.filter((node) => !wanted.includes(node)), ...others].map((node) => scaled(node, zoom));
  const among = { others: rest, lines: lines.map((line) => scaledLine(line, zoom)) };
  const asked = wanted.filter(({ caption }) => caption !== '').length;
  const placing = { width: WIDTH, apart: CAPTION_APART * zoom, within };
  let best: Landmark[] = [];
  for (const pixels of [undefined, ...SMALLER_PIXELS]) {
    const sized = pixels === undefined ? wanted : wanted.map((node) => ({ ...node, pixels }));
    const seen = sized.map((node) => onScreen(node, zoom));
    const placed = placedCaptions(seen, among, placing);
    if (placed.size > best.length) best = sized.flatMap((node) => landmarkOf(node, placed.get(node.id)));
    if (best.length === asked) break;
  }
  return best;
}

const landmarkOf = (node: Captioned, caption: PlacedCaption | undefined): Landmark[] =>
  caption === undefined ? [] : [{ ...node, ...caption }];

/** What a caption may lie on, and where. */
interface Allowed {
  readonly sides?: readonly Side[];
  readonly within?: Placing['within'];
  /** It may lie on other nodes. */
  readonly isOverNodes?: boolean;
}

/** What lies on the screen among many nodes: dots, which a caption had better not cover, other nodes, and captions. */
class Room {
  readonly #dots = new Rectangles();
  readonly #bodies = new Rectangles();
  readonly #written = new Rectangles();

  constructor(
    private readonly zoom: number,
    others: readonly Settled[],
  ) {
    for (const other of others) this.add(other);
  }

  /** @param isFirst nobody could tell whose caption it is that lies over one of the nodes that are known best */
  add(node: Settled, isFirst = false): void {
    const seen = scaled(node, this.zoom);
    (seen.size < DOT_PIXELS && !isFirst ? this.#dots : this.#bodies).add(bodyOf(seen), node.id);
    const written = seen.written && areaOf(seen, seen.written, CAPTION_APART * this.zoom);
    if (written !== undefined) this.#written.add(written);
  }

  /** Whether a caption, or what captions may not cover, lies over a node. */
  hides(node: Captioned): boolean {
    const body = bodyOf(scaled(node, this.zoom));
    return [this.#bodies, this.#written].some((taken) => taken.meets(body, node.id));
  }

  /**
   * Of the ways to write a caption over nothing but dots, the one that covers the fewest; undefined where it covers more than so many. Over
   * nodes the whole of it counts as well: of a few letters that cover nothing nobody learns a name.
   */
  place(node: Captioned, mostDots: number, { sides = SIDES, within, isOverNodes = false }: Allowed = {}) {
    const seen = onScreen(node, this.zoom);
    const placing = { width: MANY_WIDTH * seen.fontSize, apart: CAPTION_APART * this.zoom, within };
    let [best, least]: [Way | undefined, number] = [undefined, mostDots + 1];
    for (const way of waysOf(seen, placing)) {
      if (!sides.includes(way.side) || this.#written.meets(way.area)) continue;
      if (!isOverNodes && this.#bodies.meets(way.area, node.id)) continue;
      const dots = this.#dots.count(way.area, node.id);
      const covered = isOverNodes ? dots + this.#bodies.count(way.area, node.id) + way.cost : dots;
      if (covered < least) [best, least] = [way, covered];
      if (least === 0) break;
    }
    if (best === undefined) return undefined;
    const { lines, side, shift = 0, area } = best;
    this.#written.add(area);
    return { ...node, lines, side, shift };
  }
}

const VERTICAL: readonly Side[] = ['below', 'above'];

/** The captions of the best connected of many, as many as `most`, and beyond that up to twice as many. */
function ofMany(ranked: readonly Captioned[], { zoom, others, within }: Sheet, most: number): Landmark[] {
  const chosen: Landmark[] = [];
  const room = new Room(zoom, others);
  for (const [rank, node] of ranked.entries()) room.add(node, rank < most);
  const isGround = (ranked.at(-1)?.size ?? 0) * zoom < GROUND_PIXELS;
  const mostDots = isGround ? Infinity : MOST_DOTS;
  for (const node of ranked.slice(0, CANDIDATES)) {
    // What a caption lies over is not named.
    if (node.caption === '' || node.isInner === true || room.hides(node)) continue;
    // A long caption beside a node at the rim would be cut by the edge of the window.
    const sides = chosen.length >= most ? VERTICAL : SIDES;
    const placed = room.place(node, chosen.length < most * OVER_DOTS ? mostDots : 0, { sides, within });
    if (placed !== undefined && chosen.push(placed) >= most * 2) break;
  }
  return chosen;
}

/** Whether the ordinary captions of all nodes have room, and none reaches beyond what the view keeps free. */
function haveRoom(nodes: readonly Captioned[], { zoom, others, within: { left, right, top } }: Sheet): boolean {
  const within = { left: left / zoom, right: right / zoom, top: top / zoom };
  const [inner, beside] = [nodes.filter((node) => node.isInner), nodes.filter((node) => !node.isInner)];
  if (!beside.every((node) => isWithin(unhindered(node, {}), within))) return false;
  const placed = placedCaptions(beside, { others: [...inner, ...others] });
  return placed.size === beside.filter(({ caption }) => caption !== '').length;
}

export interface LandmarksAmong extends Among {
  /** How far captions reach beyond the outermost nodes, in pixels. */
  readonly reach?: number | undefined;
}

/**
 * The nodes whose captions are drawn at a zoom from which ordinary ones cannot be read or have no room, none over another: all of few
 * that have room, none over a node; of many the best connected, over as little as may be.
 */
export function landmarks(
  nodes: readonly Captioned[],
  zoom: number,
  most: number,
  { others = [], lines = [], reach }: LandmarksAmong = {},
): Landmark[] {
  const sheet = { zoom, others, lines, within: reachOf([...nodes, ...others], zoom, reach) };
  const areFew = nodes.length + others.filter(({ written }) => written === undefined).length <= FEW_NODES;
  if (zoom >= CAPTION_ZOOM && (!areFew || zoom > NEAREST_FIT || haveRoom(nodes, sheet))) return [];
  const ranked = [...nodes].sort((a, b) => b.degree - a.degree);
  return areFew ? ofFew(ranked, sheet) : ofMany(ranked, sheet, most);
}

/**
 * The captions of nodes that are to be named beside what is written already, the first before the others: over nothing but dots, where there
 * is room.
 * @param pointed those that are named whatever lies there, over nodes rather than over another name: they were pressed or pointed at to learn
 * their names
 */
export function furtherCaptions(
  wanted: readonly Captioned[],
  others: readonly Settled[],
  zoom: number,
  pointed: ReadonlySet<string> = new Set(),
): Landmark[] {
  const isNear = ({ x, y, size }: Body) =>
    wanted.some((node) => Math.max(Math.abs(node.x - x), Math.abs(node.y - y)) - size / 2 < NEAR_PIXELS / zoom);
  const room = new Room(zoom, others.filter(isNear));
  return wanted.flatMap((node) => {
    const isPointed = pointed.has(node.id);
    const placed =
      room.place(node, Infinity) ?? (isPointed ? room.place(node, Infinity, { isOverNodes: true }) : undefined);
    if (placed !== undefined || !isPointed) return placed ?? [];
    const lines = fitted(node.caption, MANY_WIDTH)?.lines ?? [shorten(node.caption, MANY_WIDTH)];
    const below: Landmark = { ...node, lines, side: 'below' };
    room.add(landmarkAt(below, zoom));
    return below;
  });
}

/** What sets the caption of a landmark off what it lies on, in pixels of the screen. */
const HALO_PIXELS = 2.5;

/** The caption of a landmark, in units of the graph that come out right on the screen. */
export const landmarkCaption = (node: Landmark, zoom: number): NodeCaption => {
  const { lines, side: at, shift = 0 } = node;
  return { lines, at, shift: shift / zoom, fontSize: pixelsOf(node, zoom) / zoom, halo: HALO_PIXELS / zoom };
};

/** A landmark with its caption. */
export const landmarkAt = (node: Landmark, zoom: number): Settled => {
  const { id, x, y, size } = node;
  return { id, x, y, size, written: landmarkCaption(node, zoom) };
};

/** Landmarks are chosen anew when the zoom has changed by this factor. */
const STEP = 1.15;

/** Between which steps a zoom lies. */
export const levelOf = (zoom: number) => Math.round(Math.log(zoom) / Math.log(STEP));

/** The zoom for which landmarks are chosen at a zoom. */
export const steppedZoom = (zoom: number): number => STEP ** levelOf(zoom);
