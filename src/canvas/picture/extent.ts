import { type Area, widened } from '../core/areas';

/** Pixels that a picture may have each way, and altogether: more a browser may refuse to draw. */
const LONGEST_SIDE = 12_000;
const MOST_PIXELS = 48_000_000;
/** What a far layer draws takes several times the memory of its pixels. */
const MOST_PIXELS_FROM_AFAR = 24_000_000;
/** Beyond this many units the whole of a graph is drawn smaller, so that a picture of it can be opened. */
const LONGEST_WHOLE = 3600;
/** Around the whole of a graph, in its units: captions stand out of it. */
const MARGIN = 60;

/**
 * The area and the zoom at which the whole of a graph is drawn: as large as it can be read, or as large as a picture may be.
 * @param beside what stays free around that besides, in pixels of the picture
 */
export function wholeExtent(box: Area, beside = 0): { readonly area: Area; readonly zoom: number } {
  const area = widened(box, MARGIN);
  const zoom = Math.min(1, LONGEST_WHOLE / Math.max(area.w, area.h));
  return { area: widened(area, beside / zoom), zoom };
}

/** How large a picture is at a scale, and at which scale it stays within what can be drawn. @param isFromAfar whether a far layer draws it */
export function pixelsAt(width: number, height: number, scale: number, isFromAfar = false) {
  const mostPixels = isFromAfar ? MOST_PIXELS_FROM_AFAR : MOST_PIXELS;
  const most = Math.min(LONGEST_SIDE / Math.max(width, height, 1), Math.sqrt(mostPixels / Math.max(1, width * height)));
  const possible = Math.min(scale, most);
  return {
    scale: possible,
    isLimited: possible < scale,
    width: Math.round(width * possible),
    height: Math.round(height * possible),
  };
}
