import { type Point } from '../../../domain/elements/elements';

/** The arrow keys, as directions on the screen. */
export const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

interface Placed extends Point {
  readonly nodeId: string;
}

/**
 * The node that one comes to from another in a direction: the nearest within the quarter that the direction points into,
 * where sideways counts double.
 */
export function nextInDirection(from: Point, direction: Point, nodes: readonly Placed[]): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const node of nodes) {
    const ahead = (node.x - from.x) * direction.x + (node.y - from.y) * direction.y;
    const aside = Math.abs((node.x - from.x) * direction.y - (node.y - from.y) * direction.x);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = node.nodeId;
    }
  }
  return best;
}
