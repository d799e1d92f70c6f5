import { type Point } from '../../../domain/elements/elements';
import { type Area } from '../core/areas';

/** Free room around what is drawn, in pixels. */
const MARGIN = 6;

/** How places of a graph lie on a small picture of it. */
export interface Miniature {
  readonly scale: number;
  /** Where the graph's origin lies. */
  readonly origin: Point;
}

/** The largest picture of what a box of the graph holds that fits a room of this size; undefined where there is no box. */
export function miniatureOf(box: Area | undefined, width: number, height: number): Miniature | undefined {
  if (box === undefined) return undefined;
  const { x1, y1, w, h } = box;
  const scale = Math.min((width - 2 * MARGIN) / Math.max(w, 1), (height - 2 * MARGIN) / Math.max(h, 1));
  return { scale, origin: { x: width / 2 - (x1 + w / 2) * scale, y: height / 2 - (y1 + h / 2) * scale } };
}

/** Where on the picture a place of the graph lies. */
export const onMiniature = ({ scale, origin }: Miniature, { x, y }: Point): Point => ({
  x: origin.x + x * scale,
  y: origin.y + y * scale,
});

/** Which place of the graph lies there on the picture. */
export const placeOn = ({ scale, origin }: Miniature, { x, y }: Point): Point => ({
  x: (x - origin.x) / scale,
  y: (y - origin.y) / scale,
});

/** What is seen of the graph, on the picture, not beyond its edge. */
export function frameOn(miniature: Miniature, { x1, y1, w, h }: Area, width: number, height: number): Area {
  const from = onMiniature(miniature, { x: x1, y: y1 });
  const to = onMiniature(miniature, { x: x1 + w, y: y1 + h });
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const [left, top] = [within(from.x, width), within(from.y, height)];
  return { x1: left, y1: top, w: within(to.x, width) - left, h: within(to.y, height) - top };
}
