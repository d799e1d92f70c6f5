import { type FarNodes, type FarView, MARKS } from './scene';

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
    y1: (-height * beyond - panY) / zoom,
    w: (width * (1 + 2 * beyond)) / zoom,
    h: (height * (1 + 2 * beyond)) / zoom,
  };
}

/** How large the picture of a view is, in pixels. */
export function sizeOf({ width, height, overscan, ratio }: FarView) {
  const side = (length: number) => Math.max(1, Math.round(length * (1 + 2 * overscan) * ratio));
  return { width: side(width), height: side(height) };
}

/** Where the picture of a view has a place of the plane: so many pixels for a unit, from its left and top. */
export const ontoPicture = ({ zoom, panX, panY, ratio, overscan, width, height }: FarView) => ({
  scale: zoom * ratio,
  left: (panX + width * overscan) * ratio,
  top: (panY + height * overscan) * ratio,
});

/** How a node is asked whether its middle is on the picture of a view. */
export function isOn({ x, y }: Pick<FarNodes, 'x' | 'y'>, view: FarView): (node: number) => boolean {
  const { scale, left, top } = ontoPicture(view);
  const { width, height } = sizeOf(view);
  return (node) => {
    const [across, down] = [x[node]! * scale + left, y[node]! * scale + top];
    return across >= 0 && down >= 0 && across < width && down < height;
  };
}

/** How many nodes that are not hidden are on the picture of a view. */
export function countInSight(nodes: FarNodes, view: FarView): number {
  const isSeen = isOn(nodes, view);
  let seen = 0;
  for (let node = 0; node < nodes.count; node += 1)
    if ((nodes.marks[node]! & MARKS.hidden) === 0 && isSeen(node)) seen += 1;
  return seen;
}
