import { type Core } from 'cytoscape';

import { type Point } from '../../../domain/elements/elements';

/** So many pixels before the node that it ends at. */
const BEFORE = 16;

/** Where the two ends of a relationship are seen, in pixels from the corner of the canvas. */
export interface SeenEnds {
  readonly start: Point;
  readonly end: Point;
}

/** A place on the way from one place to another, not beyond a third of it. */
function onTheWay(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(BEFORE / length, 1 / 3);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Where a drawn relationship can be taken hold of near its ends; undefined when it is not seen. */
export function seenEnds(cy: Core, id: string): SeenEnds | undefined {
  const edge = cy.getElementById(id).edges().first();
  if (edge.empty() || !edge.visible()) return undefined;
  const [start, end] = [edge.renderedSourceEndpoint(), edge.renderedTargetEndpoint()];
  // Before it was drawn once nobody knows where it ends.
  if (![start.x, start.y, end.x, end.y].every(Number.isFinite)) return undefined;
  return { start: onTheWay(start, end), end: onTheWay(end, start) };
}

/** Where a node is seen, in pixels from the corner of the canvas, and how wide; undefined when it is not. */
export function seenNode(cy: Core, id: string): (Point & { readonly radius: number }) | undefined {
  const node = cy.getElementById(id);
  if (node.empty() || !node.visible()) return undefined;
  const { x, y } = node.renderedPosition();
  return { x, y, radius: node.renderedOuterWidth() / 2 };
}

/** How near to the middle of a small node still means it, in pixels. */
const REACH = 14;

/** The node that is seen at a place, the uppermost of several. */
export function seenAt(cy: Core, place: Point): string | null {
  const found = cy
    .nodes(':visible')
    .toArray()
    .findLast((node) => {
      const { x, y } = node.renderedPosition();
      return Math.hypot(x - place.x, y - place.y) <= Math.max(node.renderedOuterWidth() / 2, REACH);
    });
  return found?.id() ?? null;
}
