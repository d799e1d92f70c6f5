import { POLYGONS } from '../../picture/shapes';
import { blended, type Pixel } from '../pixels';
import { SHAPE_NUMBERS } from '../columns';
import { type Pixels } from './discs';

type Corners = readonly (readonly [x: number, y: number])[];

const SQUARE: Corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** The corners of each shape by its number; none of a circle. */
export const CORNERS: readonly (Corners | undefined)[] = SHAPE_NUMBERS.map((shape) =>
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
  pixels: Pixels,
  shape: number,
  at: readonly [x: number, y: number, radius: number],
  colour: Pixel,
  opacity: number,
): void {
  const corners = CORNERS[shape];
  if (corners !== undefined) drawCorners(pixels, corners, at, colour, opacity);
}

/** The tip of an arrow that points to the right, with how far back and to the side it reaches. */
const TIP: Corners = [
  [0, 0],
  [-1, -0.5],
  [-1, 0.5],
];

/** Draws the arrow at the end of a line. @param angle which way it points */
export function drawArrow(
  pixels: Pixels,
  at: readonly [x: number, y: number, length: number],
  angle: number,
  colour: Pixel,
  opacity: number,
): void {
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const turned = TIP.map(([x, y]) => [x * across - y * down, x * down + y * across] as const);
  drawCorners(pixels, turned, at, colour, opacity);
}

/** Fills what corners around a place enclose, in measures of a radius. */
function drawCorners(
  { width, height, of }: Pixels,
  corners: Corners,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  colour: Pixel,
  opacity: number,
): void {
  const reach = radius * 1.12;
  const [left, right] = [Math.max(0, Math.floor(x - reach)), Math.min(width - 1, Math.floor(x + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(y - reach)), Math.min(height - 1, Math.floor(y + reach))];
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
