import { type Point } from '../../../domain/elements/elements';

/** Whether the line from one corner to the next passes to the right of a place at its height. */
function passesRight({ x, y }: Point, a: Point, b: Point): boolean {
  if (a.y > y === b.y > y) return false;
  return x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
}

/** Whether a place lies inside a closed line, however that crosses itself: the rule of odd and even. */
export function isInside(place: Point, line: readonly Point[]): boolean {
  let inside = false;
  line.forEach((corner, index) => {
    const before = line.at(index - 1);
    if (before !== undefined && passesRight(place, before, corner)) inside = !inside;
  });
  return inside;
}
