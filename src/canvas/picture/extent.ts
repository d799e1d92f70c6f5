import { type Point } from '../../../domain/elements/elements';

/** A rectangle of the graph, in its own units. */
export interface Area extends Point {
  readonly w: number;
  readonly h: number;
}

/** Pixels that a picture may have each way, and altogether: more a browser may refuse to draw. */
const LONGEST_SIDE = 12_000;
const MOST_PIXELS = 48_000_000;
/** Beyond this many units the whole of a graph is drawn smaller, so that a picture of it can be opened. */
const LONGEST_WHOLE = 3600;
/** Around the whole of a graph, in its units: captions stand out of it. */
const MARGIN = 60;

/** A box around nodes, as Cytoscape tells it. */
interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly w: number;
  readonly h: number;
}

/** The area and the zoom at which the whole of a graph is drawn: as large as it can be read, or as large as a picture may be. */
export function wholeExtent({ x1, y1, w, h }: Box): { readonly area: Area; readonly zoom: number } {
  const area = { x: x1 - MARGIN, y: y1 - MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN };
  return { area, zoom: Math.min(1, LONGEST_WHOLE / Math.max(area.w, area.h)) };
}

/** How large a picture is at a scale, and at which scale it stays within what can be drawn. */
export function pixelsAt(width: number, height: number, scale: number) {
  const most = Math.min(
    LONGEST_SIDE / Math.max(width, height, 1),
    Math.sqrt(MOST_PIXELS / Math.max(1, width * height)),
  );
  const possible = Math.min(scale, most);
  return {
    scale: possible,
    isLimited: possible < scale,
    width: Math.round(width * possible),
    height: Math.round(height * possible),
  };
}
