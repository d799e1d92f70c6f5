import { type FarView } from './scene';

/** How a picture of one view is moved and scaled to lie right under another. */
export function transformFor(
  shown: FarView,
  now: Pick<FarView, 'zoom' | 'panX' | 'panY'>,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const scale = now.zoom / shown.zoom;
  return {
    x: now.panX - (shown.width * shown.overscan + shown.panX) * scale,
    y: now.panY - (shown.height * shown.overscan + shown.panY) * scale,
    scale,
  };
}

/** Whether a picture is as sharp as a view needs it, and shows so much of a window beyond each of its sides. */
export function isCovered(shown: FarView, now: FarView, beyond: number): boolean {
  if (shown.zoom !== now.zoom || shown.width !== now.width || shown.height !== now.height || shown.ratio !== now.ratio)
    return false;
  const across = Math.abs(now.panX - shown.panX) / shown.width;
  const down = Math.abs(now.panY - shown.panY) / shown.height;
  return Math.max(across, down) <= shown.overscan - beyond + 1e-9;
}

/** The part of the graph that a view shows. @param beyond what lies beyond each side too, in shares of the window */
export function extentOf({ zoom, panX, panY, width, height }: Omit<FarView, 'ratio' | 'overscan'>, beyond = 0) {
  return {
    x1: (-width * beyond - panX) / zoom,
    x2: (width * (1 + beyond) - panX) / zoom,
    y1: (-height * beyond - panY) / zoom,
    y2: (height * (1 + beyond) - panY) / zoom,
  };
}
