import { type Position } from 'cytoscape';

import { boxOfMap } from '../map/standing';

/** A rectangle of the graph's plane, or of a picture of it. */
export interface Area {
  readonly x1: number;
  readonly y1: number;
  readonly w: number;
  readonly h: number;
}

/** The rectangle around nodes, or around their middles; undefined where there are none. */
export const boxAround = (nodes: readonly (Position & { readonly radius?: number })[]): Area | undefined =>
  boxOfMap({
    x: nodes.map(({ x }) => x),
    y: nodes.map(({ y }) => y),
    radius: nodes.map(({ radius = 0 }) => radius),
    nodeCount: nodes.length,
  });

/** Whether a place is in an area. */
export const holds = ({ x1, y1, w, h }: Area, { x, y }: Position): boolean =>
  x >= x1 && x <= x1 + w && y >= y1 && y <= y1 + h;

/** Whether an area is in another. */
export const covers = (area: Area, { x1, y1, w, h }: Area): boolean =>
  holds(area, { x: x1, y: y1 }) && holds(area, { x: x1 + w, y: y1 + h });

/** An area with so much more on each side. */
export const widened = ({ x1, y1, w, h }: Area, across: number, down = across): Area => ({
  ...{ x1: x1 - across, y1: y1 - down, w: w + 2 * across, h: h + 2 * down },
});

/** Whether a line may cross an area: as good as is needed, and cheap. */
export function mayCross({ x1, y1, w, h }: Area, from: Position, to: Position): boolean {
  const isBeside = Math.max(from.x, to.x) < x1 || Math.min(from.x, to.x) > x1 + w;
  const isAbove = Math.max(from.y, to.y) < y1 || Math.min(from.y, to.y) > y1 + h;
  return !isBeside && !isAbove;
}
