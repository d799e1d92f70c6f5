import { POLYGONS } from '../../picture/shapes';
import { blended, type Pixel } from '../pixels';
import { SHAPE_NUMBERS } from '../scene';
import { type Pixels } from './discs';

type Corners = readonly (readonly [x: number, y: number])[];

const SQUARE: Corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** The corners of each shape by its number; none of a circle. */
const CORNERS: readonly (Corners | undefined)[] = SHAPE_NUMBERS.map((shape) =>
  shape === 'square' ? SQUARE : POLYGONS[shape],
);

/** A pixel is asked at so many places, so that rims are smooth. */
const PLACES = [0.25, 0.75] as const;

function isIn(corners: Corners, x: number, y: number): boolean {
  let isInside = false;
  let [beforeX, beforeY] = corners.at(-1) ?? [0, 0];
  for (const [cornerX, cornerY] of corners) {
    if (cornerY > y !== beforeY > y && x < ((beforeX - cornerX) * (y - cornerY)) / (beforeY - cornerY) + cornerX)
      isInside = !isInside;
    [beforeX, beforeY] = [cornerX, cornerY];
  }
  return isInside;
}

/** Whether a shape has corners. */
export const hasCorners = (shape: number): boolean => CORNERS[shape] !== undefined;

/** Draws a shape with corners as large as a circle of this radius. @param opacity of 1 */
export function drawPolygon(
  { width, height, of }: Pixels,
  shape: number,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  colour: Pixel,
  opacity: number,
): void {
  const corners = CORNERS[shape];
  if (corners === undefined) return;
  const [left, right] = [Math.max(0, Math.floor(x - radius)), Math.min(width - 1, Math.floor(x + radius))];
  const [top, bottom] = [Math.max(0, Math.floor(y - radius)), Math.min(height - 1, Math.floor(y + radius))];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      let covered = 0;
      for (const down of PLACES)
        for (const right of PLACES)
          if (isIn(corners, (column + right - x) / radius, (row + down - y) / radius)) covered += 1 / 4;
      const at = row * width + column;
      if (covered > 0) of[at] = blended(of[at]!, colour, Math.round(covered * opacity * 256));
    }
  }
}
