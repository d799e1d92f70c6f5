import { shortenMiddle } from '../../graph/propertyText';
import { LINE_HEIGHT, textWidth } from './captionText';
import { type Captioned, FREE } from './fairWidths';
import { type PlacedCaption, placedCaptions } from './placedCaptions';
import { meet, type Rectangle } from '../../../domain/coordinates/rectangle';

/** Below this zoom the captions of ordinary nodes are too small to be read, so the landmarks' are drawn larger. */
const CAPTION_ZOOM = 0.84;
/** So many pixels of the canvas for each landmark; but no fewer and no more landmarks than these. */
const PIXELS_EACH = 20_000;
const FEWEST_LANDMARKS = 24;
const MOST_LANDMARKS = 160;
/** How many nodes, best connected first, are asked whether they have room. */
const CANDIDATES = 400;
/** How high the last line is of the size of its letters, with what stays free below it. */
const LAST_LINE_HEIGHT = 1.6;
const CAPTION_LENGTH = 22;
/** How large a landmark's caption is on the screen at least. */
const LEAST_PIXELS = 12;
/** Of no more nodes than these each is captioned, cut where it has to be: of many, fewer captions say more than cut ones. */
const FEW_NODES = 100;
/** So much of a caption stands where there is no room for more. */
const SHORTEST = 8;
/** How wide the caption of one of few is where it has room, in pixels. */
const WIDTH = 156;

/** How far a caption stands from its node, in the graph's units. */
const CAPTION_APART = 5;

/** A node whose caption is drawn, and how. */
export interface Landmark extends Captioned, PlacedCaption {}

const pixelsOf = ({ fontSize }: Captioned, zoom: number): number => Math.max(LEAST_PIXELS, fontSize * zoom);

const inOneLine = (node: Captioned): Landmark => ({
  ...node,
  lines: [shortenMiddle(node.caption, CAPTION_LENGTH)],
  isAbove: false,
});

const asWritten = (node: Captioned | Landmark): Landmark => ('lines' in node ? node : inOneLine(node));

/** Where the caption of a node lies on the screen, but for the pan. */
function captionBox(node: Landmark, zoom: number): Rectangle {
  const pixels = pixelsOf(node, zoom);
  const half = (Math.max(...node.lines.map(textWidth)) * pixels) / 2 + FREE;
  const height = (LAST_LINE_HEIGHT + (node.lines.length - 1) * LINE_HEIGHT) * pixels;
  const top = node.isAbove ? (node.y - node.size / 2) * zoom - height : (node.y + node.size / 2) * zoom;
  return { left: node.x * zoom - half, right: node.x * zoom + half, top, bottom: top + height };
}

/** Whether what is drawn there would cover a node. */
function coversNode({ left, right, top, bottom }: Rectangle, { x, y, size }: Captioned, zoom: number): boolean {
  const half = size / 2;
  return left < (x + half) * zoom && right > (x - half) * zoom && top < (y + half) * zoom && bottom > (y - half) * zoom;
}

/** How many landmarks a canvas of so many pixels has room for among other nodes: the larger the screen, the more. */
export const mostLandmarks = (pixels: number): number =>
  Math.min(MOST_LANDMARKS, Math.max(FEWEST_LANDMARKS, Math.round(pixels / PIXELS_EACH)));

/** How a caption is written for which there is no room: it lies over another rather than leave its node without a name. */
const shortestOf = ({ caption }: Captioned): PlacedCaption => ({
  lines: [shortenMiddle(caption, SHORTEST)],
  isAbove: false,
});

/** The captions of few nodes, the best connected first. What touches a better connected one is read as a part of it. */
function ofFew(ranked: readonly Captioned[], zoom: number): Landmark[] {
  const apart = ranked.filter((node, at) =>
    ranked.slice(0, at).every(({ x, y, size }) => Math.hypot(x - node.x, y - node.y) > (size + node.size) / 2),
  );
  const seen = (node: Captioned): Captioned => ({
    ...node,
    x: node.x * zoom,
    y: node.y * zoom,
    size: node.size * zoom,
    fontSize: pixelsOf(node, zoom),
  });
  const others = ranked.filter((node) => !apart.includes(node)).map(seen);
  const placed = placedCaptions(apart.map(seen), others, {
    width: WIDTH,
    apart: CAPTION_APART * zoom,
  });
  return apart
    .filter(({ caption }) => caption !== '')
    .map((node) => ({ ...node, ...(placed.get(node.id) ?? shortestOf(node)) }));
}

/**
 * The nodes whose captions are drawn at a zoom from which ordinary ones cannot be read: the best connected, as many as fit
 * without one covering another, or all of few; beyond `most`, those that have nothing but free canvas below them, up to twice as many.
 */
export function landmarks(nodes: readonly Captioned[], zoom: number, most: number): Landmark[] {
  if (zoom >= CAPTION_ZOOM) return [];
  const ranked = [...nodes].sort((a, b) => b.degree - a.degree);
  if (nodes.length <= FEW_NODES) return ofFew(ranked, zoom);
  const chosen: Landmark[] = [];
  const taken: Rectangle[] = [];
  for (const candidate of ranked.slice(0, CANDIDATES)) {
    const node = inOneLine(candidate);
    const box = captionBox(node, zoom);
    if (taken.some((other) => meet(box, other))) continue;
    const isCrowded =
      chosen.length >= most && nodes.some((other) => other.id !== node.id && coversNode(box, other, zoom));
    if (isCrowded) continue;
    taken.push(box);
    if (chosen.push(node) >= most * 2) break;
  }
  return chosen;
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
    const box = captionBox(inOneLine(node), zoom);
    if (ids.has(node.id)) return [];
    if (node.id !== pointed && taken.some((other) => meet(box, other))) return [];
    taken.push(box);
    ids.add(node.id);
    return [node.id];
  });
}

/** What the style of a landmark reads: sizes in the graph's units that come out right on the screen. */
export const landmarkData = (node: Captioned | Landmark, zoom: number) => ({
  landmarkCaption: asWritten(node).lines.join('\n'),
  landmarkSize: Math.max(node.fontSize, LEAST_PIXELS / zoom),
  landmarkOutline: 2.5 / zoom,
});
