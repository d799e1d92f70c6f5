import { shorten } from '../../graph/propertyText';
import { fitted } from './captionText';
import {
  bodyOf,
  CAPTION_APART,
  captionArea,
  type Captioned,
  isWithin,
  type PlacedCaption,
  type Placing,
  type Side,
  SIDES,
  unhindered,
  type Way,
  waysOf,
} from './captionWays';
import { NEAREST_FIT } from './insets';
import { type NodeCaption } from './nodeCaptions';
import { placedCaptions } from './placedCaptions';
import { Rectangles } from './rectangles';
import { meet, type Rectangle } from '../../../domain/coordinates/rectangle';

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
const DOT_PIXELS = 14;
const OVER_DOTS = 0.5;
const MOST_DOTS = 2;
/** The smallest are a ground that names are written on. */
const GROUND_PIXELS = 6;

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
  x: node.x * zoom,
  y: node.y * zoom,
  size: node.size * zoom,
  fontSize: pixelsOf(node, zoom),
});

/** The lines of a caption that is written where nobody looked for room. */
const shortLines = ({ caption }: Captioned): readonly string[] =>
  fitted(caption, MANY_WIDTH)?.lines ?? [shorten(caption, MANY_WIDTH)];

const asWritten = (node: Captioned | Landmark): Landmark =>
  'lines' in node ? node : { ...node, lines: shortLines(node), side: 'below' };

/** Where the caption of a node lies on the screen, but for the pan. */
const captionBox = (node: Landmark, zoom: number): Rectangle =>
  captionArea(onScreen(node, zoom), node, CAPTION_APART * zoom);

/** How many landmarks a canvas of so many pixels has room for among other nodes: the larger the screen, the more. */
export const mostLandmarks = (pixels: number): number =>
  Math.min(MOST_LANDMARKS, Math.max(FEWEST_LANDMARKS, Math.round(pixels / PIXELS_EACH)));

/** How far captions reach above the uppermost node: no farther than the view keeps free. */
const REACH_ABOVE = 38;

/** Between which places across the captions of nodes stay, and below which, on the screen but for the pan. */
function reachOf(nodes: readonly Captioned[], zoom: number, reach = REACH) {
  let [left, right, top] = [Infinity, -Infinity, Infinity];
  for (const { x, y, size } of nodes) {
    [left, right] = [Math.min(left, x * zoom), Math.max(right, x * zoom)];
    top = Math.min(top, (y - size / 2) * zoom);
  }
  return { left: left - reach, right: right + reach, top: top - REACH_ABOVE };
}

/** The captions of few nodes, the best connected first. What lies on a better connected one is read as a part of it. */
function ofFew(ranked: readonly Captioned[], zoom: number, reach?: number): Landmark[] {
  const apart = ranked.filter((node, at) =>
    ranked.slice(0, at).every(({ x, y, size }) => Math.hypot(x - node.x, y - node.y) > Math.max(size, node.size) / 2),
  );
  const wanted = apart.filter(({ isInner }) => isInner !== true);
  const rest = ranked.filter((node) => !wanted.includes(node));
  const asked = wanted.filter(({ caption }) => caption !== '').length;
  let best: Landmark[] = [];
  for (const pixels of [undefined, ...SMALLER_PIXELS]) {
    const written = pixels === undefined ? wanted : wanted.map((node) => ({ ...node, pixels }));
    const placed = withRoom(written, rest, zoom, reach);
    if (placed.length > best.length) best = placed;
    if (best.length === asked) break;
  }
  return best;
}

/** Those of some nodes that have room for a caption beside others, some of which have theirs. */
function withRoom(nodes: readonly Captioned[], others: readonly Captioned[], zoom: number, reach?: number): Landmark[] {
  const seen = (node: Captioned) => onScreen(node, zoom);
  const within = reachOf([...nodes, ...others], zoom, reach);
  const placing = { width: WIDTH, apart: CAPTION_APART * zoom, within };
  const placed = placedCaptions(nodes.map(seen), others.map(seen), placing);
  return nodes.flatMap((node) => {
    const caption = placed.get(node.id);
    return caption === undefined ? [] : [{ ...node, ...caption }];
  });
}

const VERTICAL: readonly Side[] = ['below', 'above'];

/** Of the ways to write a caption that lie over no other one, the one that covers the fewest dots; undefined where there is none. */
function leastCovering(
  node: Captioned,
  sides: readonly Side[],
  zoom: number,
  [dots, taken]: readonly [Rectangles, Rectangles],
  within: Required<Placing>['within'],
) {
  const seen = onScreen(node, zoom);
  let best: { readonly way: Way; readonly covered: number } | undefined;
  for (const way of waysOf(seen, { width: MANY_WIDTH * seen.fontSize, apart: CAPTION_APART * zoom, within })) {
    if (!sides.includes(way.side) || taken.meets(way.area, node.id)) continue;
    const covered = dots.count(way.area, node.id);
    if (best === undefined || covered < best.covered) best = { way, covered };
    if (covered === 0) break;
  }
  return best;
}

/** The captions of the best connected of many, as many as `most`, and beyond that up to twice as many. */
function ofMany(ranked: readonly Captioned[], zoom: number, most: number, reach?: number): Landmark[] {
  const chosen: Landmark[] = [];
  const [dots, taken] = [new Rectangles(), new Rectangles()];
  ranked.forEach((node, rank) => {
    // Nobody could tell whose caption it is that lies over one of the nodes that are known best.
    const isDot = node.size * zoom < DOT_PIXELS && rank >= most;
    (isDot ? dots : taken).add(bodyOf(onScreen(node, zoom)), node.id);
  });
  const within = reachOf(ranked, zoom, reach);
  const isGround = (ranked.at(-1)?.size ?? 0) * zoom < GROUND_PIXELS;
  const mostDots = isGround ? Infinity : MOST_DOTS;
  for (const node of ranked.slice(0, CANDIDATES)) {
    // What a caption lies over is not named.
    if (node.caption === '' || node.isInner === true || taken.meets(bodyOf(onScreen(node, zoom)), node.id)) continue;
    // A long caption beside a node at the rim would be cut by the edge of the window.
    const best = leastCovering(node, chosen.length >= most ? VERTICAL : SIDES, zoom, [dots, taken], within);
    if (best === undefined || best.covered > (chosen.length < most * OVER_DOTS ? mostDots : 0)) continue;
    const { lines, side, shift = 0, area } = best.way;
    taken.add(area);
    if (chosen.push({ ...node, lines, side, shift }) >= most * 2) break;
  }
  return chosen;
}

/** Whether the ordinary captions of all nodes have room, and none reaches beyond what the view keeps free. */
function haveRoom(nodes: readonly Captioned[], zoom: number, reach?: number): boolean {
  const { left, right, top } = reachOf(nodes, zoom, reach);
  const within = { left: left / zoom, right: right / zoom, top: top / zoom };
  const [inner, beside] = [nodes.filter((node) => node.isInner), nodes.filter((node) => !node.isInner)];
  if (!beside.every((node) => isWithin(unhindered(node, {}), within))) return false;
  return placedCaptions(beside, inner).size === beside.filter(({ caption }) => caption !== '').length;
}

/**
 * The nodes whose captions are drawn at a zoom from which ordinary ones cannot be read or have no room, none over another: all of few
 * that have room, none over a node; of many the best connected, over as little as may be.
 * @param reach how far captions reach beyond the outermost nodes, in pixels
 */
export function landmarks(nodes: readonly Captioned[], zoom: number, most: number, reach?: number): Landmark[] {
  const areFew = nodes.length <= FEW_NODES;
  if (zoom >= CAPTION_ZOOM && (!areFew || zoom > NEAREST_FIT || haveRoom(nodes, zoom, reach))) return [];
  const ranked = [...nodes].sort((a, b) => b.degree - a.degree);
  return areFew ? ofFew(ranked, zoom, reach) : ofMany(ranked, zoom, most, reach);
}

/**
 * Those of the wanted captions that can be read: of several that would lie on each other the first. What is written already stays as it is,
 * and is not written a second time. What is pointed at is named whatever lies there: it was pointed at to learn its name.
 */
export function readableCaptions(
  wanted: readonly Captioned[],
  written: readonly (Captioned | Landmark)[],
  zoom: number,
  pointed: string | null = null,
): readonly string[] {
  const ids = new Set(written.map(({ id }) => id));
  const taken = written.map((node) => captionBox(asWritten(node), zoom));
  return wanted.flatMap((node) => {
    const box = captionBox(asWritten(node), zoom);
    if (ids.has(node.id)) return [];
    if (node.id !== pointed && taken.some((other) => meet(box, other))) return [];
    taken.push(box);
    ids.add(node.id);
    return [node.id];
  });
}

/** What sets the caption of a landmark off what it lies on, in pixels of the screen. */
const HALO_PIXELS = 2.5;

/** The caption of a landmark, in units of the graph that come out right on the screen. */
export const landmarkCaption = (node: Captioned | Landmark, zoom: number): NodeCaption => {
  const { lines, side: at, shift = 0 } = asWritten(node);
  return { lines, at, shift: shift / zoom, fontSize: pixelsOf(node, zoom) / zoom, halo: HALO_PIXELS / zoom };
};

/** Landmarks are chosen anew when the zoom has changed by this factor. */
const STEP = 1.15;

/** Between which steps a zoom lies. */
export const levelOf = (zoom: number) => Math.round(Math.log(zoom) / Math.log(STEP));

/** The zoom for which landmarks are chosen at a zoom. */
export const steppedZoom = (zoom: number): number => STEP ** levelOf(zoom);
