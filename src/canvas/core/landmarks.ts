import { shortenMiddle } from '../../graph/propertyText';
import { type Point } from '../../../domain/elements/elements';

/** Below this zoom the captions of ordinary nodes are too small to be read, so the landmarks' are drawn larger. */
const CAPTION_ZOOM = 0.84;
/** So many pixels of the canvas for each landmark; but no fewer and no more landmarks than these. */
const PIXELS_EACH = 20_000;
const FEWEST_LANDMARKS = 24;
const MOST_LANDMARKS = 160;
/** How many nodes, best connected first, are asked whether they have room. */
const CANDIDATES = 400;
/** Of the size of the letters. */
const LETTER_WIDTH = 0.58;
const LINE_HEIGHT = 1.6;
const CAPTION_LENGTH = 22;
/** How large a landmark's caption is on the screen at least. */
const LEAST_PIXELS = 12;

/** A node as far as its caption is concerned. */
export interface Captioned extends Point {
  readonly id: string;
  readonly caption: string;
  readonly degree: number;
  /** How wide the node is, and how large its caption as a rule. */
  readonly size: number;
  readonly fontSize: number;
}

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the caption of a node lies on the screen, but for the pan. */
function captionBox({ x, y, size, fontSize, caption }: Captioned, zoom: number): Rectangle {
  const pixels = Math.max(LEAST_PIXELS, fontSize * zoom);
  const half = (Math.min(caption.length, CAPTION_LENGTH) * LETTER_WIDTH * pixels) / 2 + 4;
  const top = (y + size / 2) * zoom;
  return {
    left: x * zoom - half,
    right: x * zoom + half,
    top,
    bottom: top + LINE_HEIGHT * pixels,
  };
}

const meet = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether what is drawn there would cover a node. */
function coversNode({ left, right, top, bottom }: Rectangle, { x, y, size }: Captioned, zoom: number): boolean {
  const half = size / 2;
  return left < (x + half) * zoom && right > (x - half) * zoom && top < (y + half) * zoom && bottom > (y - half) * zoom;
}

/** How many landmarks a canvas of so many pixels has room for among other nodes: the larger the screen, the more. */
export const mostLandmarks = (pixels: number): number =>
  Math.min(MOST_LANDMARKS, Math.max(FEWEST_LANDMARKS, Math.round(pixels / PIXELS_EACH)));

/**
 * The nodes whose captions are drawn at a zoom from which ordinary ones cannot be read: the best connected, as many as fit
 * without one covering another; beyond `most`, those that have nothing but free canvas below them, up to twice as many.
 */
export function landmarks(nodes: readonly Captioned[], zoom: number, most: number): Captioned[] {
  if (zoom >= CAPTION_ZOOM) return [];
  const chosen: Captioned[] = [];
  const taken: Rectangle[] = [];
  const ranked = [...nodes].sort((a, b) => b.degree - a.degree);
  for (const node of ranked.slice(0, CANDIDATES)) {
    const box = captionBox(node, zoom);
    if (taken.some((other) => meet(box, other))) continue;
    const isCrowded = chosen.length >= most && nodes.some((other) => other !== node && coversNode(box, other, zoom));
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
  written: readonly Captioned[],
  zoom: number,
  pointed: string | null = null,
): readonly string[] {
  const ids = new Set(written.map(({ id }) => id));
  const taken = written.map((node) => captionBox(node, zoom));
  return wanted.flatMap((node) => {
    const box = captionBox(node, zoom);
    if (ids.has(node.id)) return [];
    if (node.id !== pointed && taken.some((other) => meet(box, other))) return [];
    taken.push(box);
    ids.add(node.id);
    return [node.id];
  });
}

/** What the style of a landmark reads: sizes in the graph's units that come out right on the screen. */
export const landmarkData = ({ caption, fontSize }: Captioned, zoom: number) => ({
  landmarkCaption: shortenMiddle(caption, CAPTION_LENGTH),
  landmarkSize: Math.max(fontSize, LEAST_PIXELS / zoom),
  landmarkOutline: 2.5 / zoom,
});
