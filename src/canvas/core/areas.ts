import { type Position } from 'cytoscape';

import { boxOfMap } from '../map/standing';

/** A part of the graph's plane. */
export interface Area {
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
}

/** The rectangle around nodes, or around their middles; undefined where there are none. */
export const boxAround = (nodes: readonly (Position & { readonly radius?: number })[]) =>
  boxOfMap({
    x: nodes.map(({ x }) => x),
    y: nodes.map(({ y }) => y),
    radius: nodes.map(({ radius = 0 }) => radius),
    nodeCount: nodes.length,
  });

/** Whether a place is in an area. */
export const holds = (area: Area, { x, y }: Position): boolean =>
  x >= area.x1 && x <= area.x2 && y >= area.y1 && y <= area.y2;

/** Whether an area is in another. */
export const covers = (area: Area, { x1, x2, y1, y2 }: Area): boolean =>
  x1 >= area.x1 && x2 <= area.x2 && y1 >= area.y1 && y2 <= area.y2;

/** Whether a line may cross an area: as good as is needed, and cheap. */
export function mayCross(area: Area, from: Position, to: Position): boolean {
  const isBeside = Math.max(from.x, to.x) < area.x1 || Math.min(from.x, to.x) > area.x2;
  const isAbove = Math.max(from.y, to.y) < area.y1 || Math.min(from.y, to.y) > area.y2;
  return !isBeside && !isAbove;
}
