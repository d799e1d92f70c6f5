import { shortenMiddle } from '../../graph/propertyText';
import { fitted } from './captionText';
import { type Captioned } from './fairWidths';
import { bodyOf, captionArea, type PlacedCaption, placedCaptions, type Side, SIDES } from './placedCaptions';
import { Rectangles } from './rectangles';
import { meet, type Rectangle } from '../../../domain/coordinates/rectangle';

/** Below this zoom the captions of ordinary nodes are too small to be read, so the landmarks' are drawn larger. */
const CAPTION_ZOOM = 0.84;
/** So many pixels of the canvas for each landmark; but no fewer and no more landmarks than these. */
const PIXELS_EACH = 20_000;
const FEWEST_LANDMARKS = 24;
const MOST_LANDMARKS = 160;
/** How many nodes, best connected first, are asked whether they have room. */
const CANDIDATES = 400;
/** So many lines and letters' heights wide is the caption of one of many. */
const MOST_LINES = 2;
const MANY_WIDTH = 11;
/** How large a landmark's caption is on the screen at least. */
const LEAST_PIXELS = 12;
/** Of no more nodes than these each is captioned, cut where it has to be: of many, fewer captions say more than cut ones. */
const FEW_NODES = 100;
/** So much of a caption stands where there is no room for more. */
const SHORTEST = 14;
/** How wide the caption of one of few is where it has room, in pixels. */
const WIDTH = 156;

/** How far a caption stands from its node, in the graph's units. */
const CAPTION_APART = 5;

/** A node whose caption is drawn, and how. */
export interface Landmark extends Captioned, PlacedCaption {}

const pixelsOf = ({ fontSize }: Captioned, zoom: number): number => Math.max(LEAST_PIXELS, fontSize * zoom);

/** A node as it is seen on the screen, but for the pan. */
const onScreen = (node: Captioned, zoom: number): Captioned => ({
  ...node,
  x: node.x * zoom,
  y: node.y * zoom,
  size: node.size * zoom,
  fontSize: pixelsOf(node, zoom),
});

/** The lines of a caption on a screen of many nodes. */
const shortLines = ({ caption }: Captioned): readonly string[] =>
  fitted(caption, MANY_WIDTH, MOST_LINES)?.lines ?? [shortenMiddle(caption, MANY_WIDTH)];

const asWritten = (node: Captioned | Landmark): Landmark =>
  'lines' in node ? node : { ...node, lines: shortLines(node), side: 'below' };

/** Where the caption of a node lies on the screen, but for the pan. */
const captionBox = (node: Landmark, zoom: number): Rectangle =>
  captionArea(onScreen(node, zoom), node, CAPTION_APART * zoom);

/** How many landmarks a canvas of so many pixels has room for among other nodes: the larger the screen, the more. */
export const mostLandmarks = (pixels: number): number =>
  Math.min(MOST_LANDMARKS, Math.max(FEWEST_LANDMARKS, Math.round(pixels / PIXELS_EACH)));

/** How a caption is written for which there is no room: it lies over another rather than leave its node without a name. */
const shortestOf = ({ caption }: Captioned): PlacedCaption => ({
  lines: [shortenMiddle(caption, SHORTEST)],
  side: 'below',
});

/** The captions of few nodes, the best connected first. What touches a better connected one is read as a part of it. */
function ofFew(ranked: readonly Captioned[], zoom: number): Landmark[] {
  const apart = ranked.filter((node, at) =>
    ranked.slice(0, at).every(({ x, y, size }) => Math.hypot(x - node.x, y - node.y) > (size + node.size) / 2),
  );
  const seen = (node: Captioned) => onScreen(node, zoom);
  const others = ranked.filter((node) => !apart.includes(node)).map(seen);
  const placed = placedCaptions(apart.map(seen), others, {
    width: WIDTH,
    apart: CAPTION_APART * zoom,
  });
  return apart
    .filter(({ caption }) => caption !== '')
    .map((node) => ({ ...node, ...(placed.get(node.id) ?? shortestOf(node)) }));
}

const VERTICAL = ['below', 'above'] as const;

/** A landmark on the side where its caption covers the fewest nodes; undefined where it would lie over another caption everywhere. */
function leastCovering(
  node: Captioned,
  sides: readonly Side[],
  zoom: number,
  [bodies, taken]: readonly [Rectangles, Rectangles],
) {
  const lines = shortLines(node);
  let best: { readonly landmark: Landmark; readonly box: Rectangle; readonly covered: number } | undefined;
  for (const side of sides) {
    const landmark = { ...node, lines, side };
    const box = captionBox(landmark, zoom);
    if (taken.meets(box, node.id)) continue;
    const covered = bodies.count(box, node.id);
    if (best === undefined || covered < best.covered) best = { landmark, box, covered };
    if (covered === 0) break;
  }
  return best;
}

/**
 * The nodes whose captions are drawn at a zoom from which ordinary ones cannot be read, none over another: all of few; of many the best
 * connected, as many as `most`, each where it covers the fewest nodes, and beyond that up to twice as many that cover none.
 */
export function landmarks(nodes: readonly Captioned[], zoom: number, most: number): Landmark[] {
  if (zoom >= CAPTION_ZOOM) return [];
  const ranked = [...nodes].sort((a, b) => b.degree - a.degree);
  if (nodes.length <= FEW_NODES) return ofFew(ranked, zoom);
  const chosen: Landmark[] = [];
  const [bodies, taken] = [new Rectangles(), new Rectangles()];
  for (const node of nodes) bodies.add(bodyOf(onScreen(node, zoom)), node.id);
  // Nobody could tell whose caption it is that lies over one of the nodes that are known best.
  for (const node of ranked.slice(0, most)) taken.add(bodyOf(onScreen(node, zoom)), node.id);
  for (const node of ranked.slice(0, CANDIDATES)) {
    const isFurther = chosen.length >= most;
    // A long caption beside a node at the rim would be cut by the edge of the window.
    const sides = isFurther ? VERTICAL : SIDES;
    const best = node.caption === '' ? undefined : leastCovering(node, sides, zoom, [bodies, taken]);
    if (best === undefined || (isFurther && best.covered > 0)) continue;
    taken.add(best.box);
    if (chosen.push(best.landmark) >= most * 2) break;
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
    const box = captionBox(asWritten(node), zoom);
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
  landmarkSide: asWritten(node).side,
  landmarkSize: Math.max(node.fontSize, LEAST_PIXELS / zoom),
  landmarkOutline: 2.5 / zoom,
});
